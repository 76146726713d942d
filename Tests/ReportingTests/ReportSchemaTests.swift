import CompositionModel
import Diagnostics
import Foundation
import Geometry
import Inventory
import JSONTree
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import Reporting

/// Checks that the JSON Schema of reports matches the reports.
@Suite struct ReportSchemaTests {
  private let schema: JSONNode

  init() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = package.appending(path: "Sources/Reporting/Schema/report.schema.json")
    schema = try JSONNode(parsing: [UInt8](Data(contentsOf: file)))
  }

  private func names(_ node: JSONNode?) -> Set<String> {
    switch node {
    case .object(let fields)?: Set(fields.map(\.name))
    case .array(let elements)?:
      Set(elements.compactMap { if case .string(let name) = $0 { name } else { nil } })
    default: []
    }
  }

  private func first(_ node: JSONNode?) -> JSONNode? {
    if case .array(let elements)? = node { elements.first } else { nil }
  }

  /// Compares members of a definition: a plain object has the required ones only, a full one all.
  private func check(_ name: String, plain: JSONNode?, full: JSONNode?) throws {
    let definition = try #require(schema.member("$defs")?.member(name), "no definition \(name)")
    #expect(names(definition.member("required")) == names(plain), "\(name)")
    #expect(names(definition.member("properties")) == names(full), "\(name)")
    #expect(definition.member("additionalProperties") == false)
  }

  private func report(
    _ diagnostic: Diagnostic, locator: JSONLocator? = nil, forecast: Forecast? = nil,
    inventory: FeatureInventory? = nil
  ) -> JSONNode {
    var report = FindingsReport(
      file: "a.json", findings: [diagnostic], locator: locator,
      layers: inventory == nil ? LayerNumbers() : LayerNumbers(composition), forecast: forecast)
    report.inventory = inventory
    if inventory != nil {
      var baseline = Baseline()
      baseline.compare(&report, path: "a.json")
      report.failedForecasts = 1
    }
    return report.json
  }

  /// A composition with a layer that moves too fast for players.
  private var composition: Composition {
    var composition = Composition(size: Vector2(1, 1), frameRate: 1, outPoint: 1)
    var layer = Layer(name: "a", content: .null, inPoint: 0, outPoint: 1)
    layer.pointer = "/layers/0"
    layer.hasMotionBlur = true
    composition.layers = [layer]
    return composition
  }

  /// A timeline with a change that is not exact.
  private var timeline: Timeline {
    let action = TimelineAction(
      target: TimelineAction.Target(view: "root", key: .opacity), change: .set(.number(0)),
      accuracy: .within(0.1))
    return Timeline(
      canvas: ViewCanvas(
        size: Vector2(1, 1), root: ViewNode(id: "root", kind: .group(GroupView()))),
      clock: Clock(duration: 1), frameRate: 1, events: [TimelineEvent(number: 0, actions: [action])]
    )
  }

  @Test func membersAreThoseThatAreWritten() throws {
    let plain = report(Diagnostic(.unsupportedLayer, message: "m"))
    let full = report(
      Diagnostic(
        .unsupportedLayer, message: "m", pointer: "/layers/0", layerPath: ["Main", "a"],
        frames: 1..<50, count: 2),
      locator: JSONLocator(Array("{}".utf8)), forecast: Forecast(of: composition, for: .rlottie),
      inventory: FeatureInventory(
        of: composition, timeline: timeline, diagnostics: DiagnosticList()))
    try check("file", plain: plain, full: full)
    try check("totals", plain: plain.member("totals"), full: plain.member("totals"))
    try check(
      "finding", plain: first(plain.member("findings")), full: first(full.member("findings")))
    let forecast = try #require(full.member("forecast"))
    try check("forecast", plain: forecast, full: forecast)
    let item = try #require(first(forecast.member("items")))
    try check("forecastItem", plain: item, full: item)
    let inventory = try #require(full.member("inventory"))
    try check("inventory", plain: inventory, full: inventory)
    try check("places", plain: inventory.member("totals"), full: inventory.member("totals"))
    guard case .array(let features)? = inventory.member("features") else {
      Issue.record("no features")
      return
    }
    try check("inventoryItem", plain: features.first, full: features.last)
  }

  @Test func totalsAreThoseThatAreWritten() throws {
    let finding = Diagnostic(.unsupportedLayer, message: "m")
    let plain = ReportTotals([FindingsReport(file: "a.json", findings: [finding])])
    var full = plain
    full.goneCount = 1
    try check("allTotals", plain: plain.json, full: full.json)
    let baseline = full.json.member("baseline")
    try check("baseline", plain: baseline, full: baseline)
    let code = first(plain.json.member("codes"))
    try check("codeTotal", plain: code, full: code)
    let verdicts = schema.member("$defs")?.member("allTotals")?.member("properties")?
      .member("verdicts")
    #expect(names(verdicts?.member("required")) == names(plain.json.member("verdicts")))
    #expect(
      names(schema.member("$defs")?.member("verdict")?.member("enum"))
        == Set(FileVerdict.allCases.map(\.rawValue)))
  }

  @Test func wordsAreComplete() {
    let finding = schema.member("$defs")?.member("finding")?.member("properties")
    #expect(
      names(finding?.member("severity")?.member("enum")) == Set(Severity.allCases.map(\.rawValue)))
    let feature = schema.member("$defs")?.member("inventoryItem")?.member("properties")
    #expect(
      names(feature?.member("outcome")?.member("enum"))
        == Set(FeatureOutcome.allCases.map(\.rawValue)))
    let target = schema.member("$defs")?.member("forecast")?.member("properties")?.member("target")
    #expect(names(target?.member("enum")) == Set(ForecastTarget.allCases.map(\.rawValue)))
    let supports: [ForecastSupport] = [.partly, .missing, .fallback]
    let item = schema.member("$defs")?.member("forecastItem")?.member("properties")
    #expect(names(item?.member("support")?.member("enum")) == Set(supports.map(\.rawValue)))
  }
}
