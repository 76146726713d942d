import Animation
import CompositionModel
import Diagnostics
import JSONTree
import TextLayout

/// The state that all readers of a file share: the present place, the findings, and settings of the header.
///
/// Runtime checks of exclusive access to the members that change with every value took 5 % of the time of loading.
/// Accesses never overlap: one thread reads a file, and no method keeps a reference to a member.
final class ImportContext {
  /// The document, which object readers do not retain.
  var document: JSONDocument?
  /// The path to the value that is being read.
  @exclusivity(unchecked) var path = PlacePath()
  /// The names of the compositions, layers and groups around it.
  var layerPath: [String] = []
  /// The addresses of the members that were read, beyond the first ones of their objects.
  @exclusivity(unchecked) var readMembers: Set<UInt> = []
  /// The dialect.
  var version = ExporterVersion(text: nil)
  /// The frame rate, in frames a second.
  var frameRate = 60.0
  /// Whether the composition draws the motion blur of its layers.
  var hasMotionBlur = false
  /// The values of slots; `nil` without any.
  @exclusivity(unchecked) var slots: JSONValue?
  /// The values of slots in a theme; `nil` without one.
  var themeSlots: JSONValue?
  /// The name of the theme.
  var themeName = ""
  /// The slots that were used so far, in the order of their first use.
  var usedSlots: [Slot] = []
  /// The places of used slots by identifier.
  private var slotPlaces: [String: Int] = [:]
  /// The indices of the assets.
  var assets = AssetIndex()
  /// The names of the fonts that the file lists.
  var fontNames: Set<String> = []
  /// The expressions of the layer that is being read.
  var expressions: [PropertyExpression] = []
  /// How collapsed precompositions end.
  var collapse = CollapseMode.cut
  /// The layout rules of text in fonts.
  var textRules = TextRules.afterEffects
  /// Whether the outline of a character is being read.
  var isInGlyph = false
  /// The mark of a file that was saved out of a player's memory; `nil` for others.
  var completion: CompletionMark?
  /// Whether the tangents of paths are points rather than distances from their vertex.
  var hasAbsoluteTangents = false
  /// Whether any layer has expressions.
  var hasExpressions = false
  /// The time range of the layer that is being read, in frames of its composition.
  var frames: Range<Double>?
  /// The reason to refuse the file; readers stop when it is set.
  @exclusivity(unchecked) private(set) var failure: ImportFailure?
  /// The counts of layers, keyframes, shapes, controls and bytes of text so far.
  @exclusivity(unchecked) private var counts: [Counted: Int] = [:]
  @exclusivity(unchecked) private var findings: [Diagnostic] = []
  private var aggregates: [String: Int] = [:]
  /// The indices of the findings about dialects; -1 for none.
  @exclusivity(unchecked) private var dialectFindings = [Int](
    repeating: -1, count: Dialect.allCases.count)
  private var unlisted = 0

  /// The objects that are counted over the whole file.
  enum Counted: String {
    /// Layers of all compositions.
    case layers
    /// Keyframes of all properties.
    case keyframes
    /// Entries of lists of shapes.
    case shapes
    /// Controls of effects and of layer styles.
    case controls
    /// Bytes of expressions and texts.
    case textBytes = "bytes of text and expressions"
    /// Inputs, states, transitions, guards, interactions and actions of a state machine.
    case machineParts = "parts of a state machine"
  }

  /// The findings so far.
  var diagnostics: DiagnosticList {
    var list = DiagnosticList()
    for finding in findings { list.report(finding) }
    if unlisted > 0 { list.report(.further(unlisted)) }
    return list
  }

  /// Whether the file was refused.
  var isRefused: Bool { failure != nil }

  // MARK: Places

  /// Reads a member.
  func at<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    path.steps.append(.member(name))
    defer { path.steps.removeLast() }
    return body()
  }

  /// Reads an element.
  func at<Result>(_ index: Int, _ body: () -> Result) -> Result {
    path.steps.append(.element(index))
    defer { path.steps.removeLast() }
    return body()
  }

  /// Reads a member whose name is determined at run time.
  func at<Result>(named name: String, _ body: () -> Result) -> Result {
    path.steps.append(path.step(named: name))
    defer { path.steps.removeLast() }
    return body()
  }

  /// Reads at another place of the file.
  func at<Result>(steps: [PlacePath.Step], _ body: () -> Result) -> Result {
    let outer = path
    path.steps = steps
    defer { path = outer }
    return body()
  }

  /// Reads inside a composition, layer or group.
  func inside<Result>(_ name: String, _ body: () -> Result) -> Result {
    layerPath.append(name)
    defer { layerPath.removeLast() }
    return body()
  }

  // MARK: Findings

  /// Adds a finding at the current place, or at a member of it.
  func report(
    _ code: DiagnosticCode, severity: Severity? = nil, member: StaticString? = nil,
    _ message: String
  ) {
    let pointer = path.pointer + (member.map { "/\($0)" } ?? "")
    add(finding(code, severity, message, pointer))
  }

  /// Adds a finding at a given place.
  func report(
    _ code: DiagnosticCode, severity: Severity? = nil, pointer: String, _ message: String
  ) {
    add(finding(code, severity, message, pointer))
  }

  /// Adds a finding, or counts it if there is an equal one at another place; the first place is kept.
  func reportOnce(
    _ code: DiagnosticCode, kind: String, member: String? = nil, message: @autoclosure () -> String
  ) {
    let key = code.rawValue + kind
    if let index = aggregates[key] {
      findings[index].count += 1
      return
    }
    let count = findings.count
    let pointer = path.pointer + (member.map { "/" + PlacePath.escaped($0) } ?? "")
    add(finding(code, nil, message(), pointer))
    if findings.count > count { aggregates[key] = count }
  }

  /// Reports a dialect once for a file.
  ///
  /// Old files use it in many places, so counting must be cheap.
  func reportDialect(_ dialect: Dialect) {
    let place = dialectFindings[dialect.rawValue]
    if place >= 0 {
      findings[place].count += 1
      return
    }
    let count = findings.count
    report(.oldDialect, dialect.message)
    if findings.count > count { dialectFindings[dialect.rawValue] = count }
  }

  /// Adds findings from elsewhere.
  func report(_ findings: [Diagnostic]) {
    for finding in findings { add(finding) }
  }

  private func add(_ finding: Diagnostic) {
    if findings.count < ImportLimits.findings {
      findings.append(finding)
    } else {
      unlisted += 1
    }
  }

  private func finding(
    _ code: DiagnosticCode, _ severity: Severity?, _ message: String, _ pointer: String
  ) -> Diagnostic {
    Diagnostic(
      code, severity: severity, message: message, pointer: pointer, layerPath: layerPath,
      frames: frames)
  }

  // MARK: Slots

  /// Notes that the property at the present place uses a slot.
  func useSlot(_ id: String) -> SlotNumber {
    let place = slotPlaces[id] ?? usedSlots.count
    if place == usedSlots.count {
      slotPlaces[id] = place
      usedSlots.append(Slot(id: id))
    }
    usedSlots[place].uses.append(path.pointer)
    return SlotNumber(place)
  }

  /// Whether a property uses a slot.
  func usesSlot(_ id: String) -> Bool { slotPlaces[id] != nil }

  /// Reads the value of a slot, which overrides the value next to the reference; `nil` without one.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - members: The members of the slot that lead to the value.
  ///   - read: Reads the value.
  func slotValue<Result>(
    _ slot: SlotNumber, _ members: [StaticString], _ read: (JSONValue) -> Result?
  ) -> Result? {
    let id = usedSlots[Int(slot.index)].id
    let themed = themeSlots?.member(id)
    let value = members.reduce(themed ?? slots?.member(id)) { $0?.member("\($1)") }
    guard let value, !value.isNull else {
      report(.emptySlot, "The slot \"\(id)\" has no value in the file.")
      return nil
    }
    let place = themed == nil ? "the file" : "the theme “\(themeName)”"
    report(.unsupportedSlot, "The value of the slot \"\(id)\" in \(place) is used.")
    let steps =
      [.member("slots"), path.step(named: id)] + members.map { PlacePath.Step.member($0) }
    return at(steps: steps) { read(value) }
  }

  // MARK: Refusal

  /// Refuses the file; the first reason counts.
  func refuse(_ code: DiagnosticCode, member: StaticString? = nil, _ message: String) {
    guard failure == nil else { return }
    let pointer = path.pointer + (member.map { "/\($0)" } ?? "")
    failure = ImportFailure(diagnostic: finding(code, .error, message, pointer))
  }

  /// Counts objects of a limited number, and refuses the file beyond the limit.
  func count(_ kind: Counted, _ number: Int, limit: Int) {
    let total = counts[kind, default: 0] + number
    counts[kind] = total
    if total > limit {
      refuse(.limitExceeded, "The file has more than \(limit) \(kind.rawValue).")
    }
  }
}
