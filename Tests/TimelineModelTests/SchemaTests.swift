import Foundation
import Geometry
import JSONTree
import SceneModel
import Testing
import ViewTree

@testable import TimelineModel

/// Keeps the JSON Schema in step with what is read.
@Suite struct SchemaTests {
  private let schema: JSONValue

  init() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = package.appending(path: "Sources/TimelineModel/Schema/timeline.schema.json")
    schema = try JSONDocument(parsing: Array(try Data(contentsOf: file))).root
  }

  private func definition(_ name: String) throws -> JSONValue {
    try #require(schema["$defs"]?.member(name), "no definition \(name)")
  }

  private func properties(_ value: JSONValue) -> Set<String> {
    Set((value["properties"]?.members).map { $0.map(\.name) } ?? [])
  }

  private func words(_ value: JSONValue?) -> [String] {
    value?["enum"]?.elements.compactMap(\.string) ?? []
  }

  /// The members that reading asks for.
  private func known(_ name: ViewKindName) throws -> Set<String> {
    var names: Set<String> = []
    for members in [
      #"{}"#, #"{"gradient": "linear", "colorStops": 1, "effect": "shake", "transition": "slide"}"#,
      #"{"space": "camera"}"#,
    ] {
      let root = try JSONDocument(parsing: Array(members.utf8)).root
      var reader = TimelineReader()
      var object = MemberReader(ReadPlace(value: root, pointer: .root))
      let kind = reader.viewKind(name, &object)
      names.formUnion(object.asked)
      names.formUnion(kind.schema.map(\.key.rawValue))
    }
    if name.placeOfChildren(in: .group) != nil { names.insert(ViewName.children) }
    return names
  }

  @Test(arguments: ViewKindName.allCases)
  func kindsHaveTheirMembers(name: ViewKindName) throws {
    #expect(try properties(definition(name.rawValue)) == known(name))
  }

  @Test(arguments: ViewKindName.allCases)
  func childrenAreTheAllowedKinds(name: ViewKindName) throws {
    let items = try definition(name.rawValue)["properties"]?["children"]?["items"]
    var allowed: Set<ViewKindName> = []
    for place in [ViewKindName.Place.group, .geometry]
    where name.isAllowed(in: place) || name == .shape {
      guard let inside = name.placeOfChildren(in: place) else { continue }
      allowed.formUnion(ViewKindName.allCases.filter { $0.isAllowed(in: inside) })
    }
    #expect(Set(words(items?["properties"]?["kind"])) == Set(allowed.map(\.rawValue)))
  }

  @Test func wordsAreComplete() throws {
    #expect(words(try definition("blendMode")) == BlendMode.allCases.map(\.rawValue))
    let expected: [(String, String, [String])] = [
      ("view", "kind", ViewKindName.allCases.map(\.rawValue)),
      ("group", "matte", MatteMode.allCases.map(\.rawValue)),
      ("trim", "mode", TrimMode.allCases.map(\.rawValue)),
      ("mask", "mode", MaskMode.allCases.map(\.rawValue)),
      ("fill", "rule", FillRule.allCases.map(\.rawValue)),
      ("fill", "gradient", Gradient.Kind.allCases.map(\.rawValue)),
      ("stroke", "cap", LineCap.allCases.map(\.rawValue)),
      ("stroke", "join", LineJoin.allCases.map(\.rawValue)),
      ("gaussianBlur", "axes", BlurAxes.allCases.map(\.rawValue)),
      ("radialWipe", "sense", RadialWipe.Direction.allCases.map(\.rawValue)),
      ("gradientOverlay", "gradient", GradientOverlay.Kind.allCases.map(\.rawValue)),
      ("outline", "side", Outline.Side.allCases.map(\.rawValue)),
      ("bevel", "slopes", Bevel.Kind.allCases.map(\.rawValue)),
      ("invert", "channel", ColorChannel.allCases.map(\.rawValue)),
      ("ramp", "gradient", Gradient.Kind.allCases.map(\.rawValue)),
      ("waveWarp", "wave", WaveWarp.Shape.allCases.map(\.rawValue)),
      ("group", "effect", DrivenEffect.allCases.map(\.rawValue)),
      ("clock", "atEnd", Clock.End.allCases.map(\.rawValue)),
    ]
    for (name, member, words) in expected {
      #expect(self.words(try definition(name)["properties"]?.member(member)) == words)
    }
    #expect(words(try definition("curve")["anyOf"]?[0]) == AnimationCurve.named.map(\.name))
  }

  /// The schema accepts what is written: a view of every kind, an action of every kind.
  @Test func whatIsWrittenIsValid() throws {
    let document = try JSONDocument(parsing: Samples.everything.jsonBytes())
    #expect(SchemaValidator(root: schema).problems(document.root).prefix(5) == [])
  }

  @Test func theTimelinesOfThisProjectAreValid() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Compositions").standardized
    var count = 0
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    where file.lastPathComponent.hasSuffix(".xsheet.json") {
      let document = try JSONDocument(parsing: Array(try Data(contentsOf: file)))
      let problems = SchemaValidator(root: schema).problems(document.root)
      #expect(problems.prefix(5) == [], "\(file.lastPathComponent)")
      count += 1
    }
    #expect(count >= 5)
  }

  /// What reading refuses for its form, the schema refuses too.
  @Test(arguments: [
    ("\"ticks\": 8", "\"ticks\": 0"), ("\"turn\": 2", "\"turn\": -2"),
    ("\"time\": 0", "\"time\": -1"),
    ("0.05 degrees", "0.05 miles"), ("\"durations\"", "\"duration\""),
    ("\"name\": \"x\"", "\"nmae\": \"x\""),
    ("\"event\": 3", "\"event\": -1"), ("\"set\"", "\"sett\""), ("[390, 844]", "[390]"),
    ("\"kind\": \"ellipse\"", "\"kind\": \"elipse\""), ("\"size\": [20, 20]", "\"opacity\": 1"),
    ("\"easeInOut\"", "\"ease in out\""), ("\"to\": -225, ", ""), ("circle.rotation", "circle"),
    ("\"id\": \"circle\"", "\"id\": \"2d\""), ("\"colorStops\": 1,", ""),
    ("\"cubic\": 20", "\"cubik\": 20"), ("\"move\": 0", "\"move\": 0, \"duration\": 1"),
    ("\"circle.skew\"", "\"skew\""), ("\"states\"", "\"phases\""),
    ("\"duration\": 0.2}", "\"curve\": \"smooth\", \"duration\": 0.2}"),
    ("\"interval\": 0.5", "\"interval\": 0"), ("\"stop\": \"digits\"", "\"stop\": 1"),
  ])
  func mistakesAreInvalid(old: String, new: String) throws {
    let validator = SchemaValidator(root: schema)
    let good = try JSONDocument(parsing: Array(TimelineReadErrorTests.good.utf8))
    #expect(validator.problems(good.root) == [])
    let text = TimelineReadErrorTests.good.replacing(old, with: new, maxReplacements: 1)
    #expect(text != TimelineReadErrorTests.good)
    let bad = try JSONDocument(parsing: Array(text.utf8))
    #expect(!validator.problems(bad.root).isEmpty)
    #expect(!TimelineReadErrorTests.diagnostics(text).isEmpty)
  }

  @Test func limitsAreTheSame() throws {
    func range(_ value: JSONValue?) -> ClosedRange<Double>? {
      guard let low = value?["minimum"]?.double, let high = value?["maximum"]?.double else {
        return nil
      }
      return low...high
    }
    let clock = try definition("clock")["properties"]
    #expect(range(clock?["interval"]) == TimelineLimits.interval)
    #expect(range(clock?["ticks"]) == 1...Double(TimelineLimits.ticks.upperBound))
    #expect(range(try definition("side")) == TimelineLimits.canvasSide)
    #expect(range(schema["properties"]?["frameRate"]) == TimelineLimits.frameRate)
    #expect(range(try definition("number"))?.upperBound == TimelineLimits.magnitude)
    #expect(range(try definition("within")["anyOf"]?[0]) == TimelineLimits.accuracy)
    #expect(schema["properties"]?["markers"]?["maxItems"]?.int == TimelineLimits.markers)
    #expect(range(try definition("seconds")) == TimelineLimits.seconds)
    #expect(
      range(try definition("play")["properties"]?["interval"]) == TimelineLimits.frameInterval)
    #expect(try definition("track")["maxItems"]?.int == TimelineLimits.keyframes.upperBound)
    let states = try definition("phaseRun")["properties"]?["states"]
    #expect(states?["maxItems"]?.int == TimelineLimits.phases.upperBound)
    let sources = try definition("frames")["properties"]?["sources"]
    #expect(sources?["maxItems"]?.int == TimelineLimits.frames.upperBound)
  }
}
