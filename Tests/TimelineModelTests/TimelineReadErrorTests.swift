import Diagnostics
import JSONTree
import SceneModel
import Testing

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct TimelineReadErrorTests {
  static func diagnostics(_ text: String) -> [Diagnostic] {
    do {
      _ = try Timeline.read(from: Array(text.utf8))
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test func theFileIsGood() {
    #expect(Self.diagnostics(Self.good).isEmpty)
  }

  static let mistakes = headMistakes + viewMistakes + actionMistakes + runMistakes

  @Test(arguments: mistakes)
  func mistakesAreExplained(mistake: Mistake) throws {
    let text = try #require(Self.good.replacingFirst(mistake.old, with: mistake.new))
    let found = Self.diagnostics(text)
    let codes: [DiagnosticCode] = [.malformedTimeline, .unknownName, .repeatedName, .unfitValue]
    #expect(found.allSatisfy { codes.contains($0.code) && $0.severity == .error })
    let finding = try #require(
      found.first { $0.pointer == mistake.pointer }, "found only \(found.map(\.pointer))")
    for word in mistake.words { #expect(finding.message.contains(word)) }
    // A missing member has the position of its object, so that each finding has a line.
    #expect(
      JSONLocator(Array(text.utf8)).nearestPlace(of: try #require(JSONPointer(finding.pointer)))
        != nil)
  }

  /// Some messages come with the way to correct the file.
  @Test(arguments: [
    Mistake(#""duration": 2,"#, "", "`\"duration\": 0.3`"),
    Mistake(#""linear": 5, "duration": 0.5"#, #""linear": 5"#, "from the keyframe before"),
    Mistake(#""event": 3"#, #""event": 9"#, "more `ticks`"),
    Mistake(#""xsheet": 1, "#, "", "Begin the file with `\"xsheet\": 1`"),
    Mistake(#""id": "circle""#, #""id": "a b""#, "letters, digits and underscores"),
    Mistake(#""kind": "shape""#, #""kind": "ellipse""#, "Use one of “group”, “shape”"),
    Mistake(#""name": "x""#, #""name": 5"#, "`xsheet schema`"),
    Mistake("-225", "null", "the form that the message names"),
  ])
  func advice(mistake: Mistake) throws {
    let text = try #require(Self.good.replacingFirst(mistake.old, with: mistake.new))
    let found = try #require(Self.diagnostics(text).first)
    #expect(found.advice.contains(mistake.pointer), "\(found)")
  }

  /// One error causes one finding, without follow-up findings.
  @Test(arguments: [
    Mistake(
      #""curve": "easeInOut", "duration": 2"#, #""curve": "elastic""#,
      "/events/1/actions/0/curve"),
    Mistake(
      #""name": "rest", "curve": "smooth""#, #""curve": "smoth""#,
      "/events/2/phases/0/states/0/curve"),
    Mistake(#""effect": "shake""#, #""effect": "quake""#, "/views/1/effect"),
    Mistake(
      #"{"insertion": ["opacity", {"scale": 0.5}], "removal": {"move": "bottom"}}"#,
      #""fade""#, "/views/1/transition"),
  ])
  func oneMistakeIsOneFinding(mistake: Mistake) throws {
    let text = try #require(Self.good.replacingFirst(mistake.old, with: mistake.new))
    #expect(Self.diagnostics(text).map(\.pointer) == [mistake.pointer])
  }

  @Test func severalMistakesAreFoundAtOnce() throws {
    var text = Self.good
    for (old, new) in [(#""ticks": 8"#, #""ticks": 0"#), ("[20, 20]", "5"), ("-225", "null")] {
      text = try #require(text.replacingFirst(old, with: new))
    }
    #expect(
      Self.diagnostics(text).map(\.pointer) == [
        "/clock/ticks", "/views/0/children/0/children/0/size", "/events/1/actions/0/to",
      ])
  }

  @Test func aBrokenViewIsNotMissedByItsActions() throws {
    let text = try #require(Self.good.replacingFirst(#""kind": "group""#, with: #""kind": 1"#))
    #expect(Self.diagnostics(text).map(\.pointer) == ["/views/0/kind"])
  }

  @Test func listsEnd() {
    let views = (0..<500).map { _ in "{}" }.joined(separator: ",")
    let text = #"{"xsheet": 1, "size": [1, 1], "clock": {"ticks": 1}, "views": [\#(views)]}"#
    #expect(Self.diagnostics(text).count == TimelineLimits.findings)
  }

  @Test(arguments: [
    ("", DiagnosticCode.emptyFile), (#"{"xsheet": 1,,}"#, .malformedJSON),
    (String(repeating: "[", count: 100_000), .limitExceeded), ("[]", .malformedTimeline),
    ("null", .malformedTimeline), ("{}", .malformedTimeline),
  ])
  func otherFilesAreRefused(text: String, code: DiagnosticCode) {
    #expect(Self.diagnostics(text).map(\.code) == [code])
  }

  @Test func depthIsLimited() {
    func nested(_ depth: Int) -> String {
      let open = (0..<depth).map { #"{"id": "v\#($0)", "kind": "group", "children": ["# }.joined()
      return #"{"xsheet": 1, "size": [1, 1], "clock": {"ticks": 1}, "views": ["#
        + open + String(repeating: "]}", count: depth) + "]}"
    }
    #expect(Self.diagnostics(nested(TimelineLimits.viewDepth - 1)).isEmpty)
    let found = Self.diagnostics(nested(TimelineLimits.viewDepth + 1))
    #expect(found.count == 1)
    #expect(found.first?.message.contains("inside each other") == true)
    #expect(found.first?.code == .limitExceeded)
    #expect(Self.diagnostics(nested(5000)).map(\.code) == [.limitExceeded])
  }

  /// Reading any file ends with a timeline that plays, or with findings.
  @Test func damagedFilesNeverTrap() {
    let replacements = [
      "null", "-1", "1e308", "9223372036854775807", "[]", "{}", #""""#, "true", "0", #""M 0 0 Z""#,
      "[1,2,3]", #""circle.scale.x""#, #""repeater""#, "0.0001",
    ]
    let tokens = Self.good.split(omittingEmptySubsequences: false) { ",:[]{} \n".contains($0) }
    for token in Set(tokens.map(String.init)) where !token.isEmpty {
      for replacement in replacements {
        guard let text = Self.good.replacingFirst(token, with: replacement),
          let timeline = try? Timeline.read(from: Array(text.utf8))
        else { continue }
        #expect(timeline.at(time: 3.3).nodes.count > 0)
      }
    }
  }
}
