import Diagnostics
import JSONTree
import SceneModel
import Testing

@testable import TimelineModel

/// A change to a valid file, and the expected finding.
struct Mistake: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let pointer: String
  /// The texts that the message must contain.
  let words: [String]

  init(_ old: String, _ new: String, _ pointer: String, _ words: String...) {
    (self.old, self.new, self.pointer, self.words) = (old, new, pointer, words)
  }

  var testDescription: String { new.isEmpty ? "without \(old)" : new }
}

@Suite struct TimelineReadErrorTests {
  static let good = """
    {"xsheet": 1, "name": "x", "size": [390, 844], "frameRate": 60,
     "clock": {"interval": 1, "ticks": 8, "repeats": true, "atEnd": "reset"},
     "constants": {"durations": {"turn": 2}, "curves": {"swing": [0.2, 0, 0.2, 1]}},
     "markers": [{"name": "intro", "time": 0, "duration": 1.5}],
     "views": [{"id": "circle", "kind": "group", "position": [195, 422], "blendMode": "normal",
       "children": [{"id": "disc", "kind": "shape", "children": [
         {"id": "oval", "kind": "ellipse", "size": [20, 20]},
         {"id": "free", "kind": "path", "path": "M 0,0 L 1,1"},
         {"id": "paint", "kind": "fill", "color": "#FF0000", "rule": "evenOdd"},
         {"id": "sky", "kind": "stroke", "gradient": "linear", "colorStops": 1,
          "gradientStops": [0, 1, 1, 1], "dashes": []}]}]},
      {"id": "card", "kind": "group", "effect": "shake", "amplitude": [5, 0], "insertion": 0,
       "transition": {"insertion": ["opacity", {"scale": 0.5}], "removal": {"move": "bottom"}}},
      {"id": "small", "kind": "group", "matched": "hero", "frame": [10, 20]},
      {"id": "large", "kind": "group", "matched": "hero", "clip": [100, 200],
       "insertion": 0},
      {"id": "digits", "kind": "frames", "sources": ["1.png", "2.png"], "size": [20, 30]}],
     "events": [
       {"event": 0, "actions": [{"set": "paint.color", "to": "#FFFFFF", "after": 0.5}]},
       {"event": 3, "actions": [
         {"animate": "circle.rotation", "to": -225, "curve": "easeInOut", "duration": 2,
          "delay": 0.1, "within": 0.05},
         {"animate": "circle.scale.x", "from": 0, "to": 1, "duration": 1, "curve": [0.3, 0, 0.1, 1]},
         {"animate": "circle.position", "to": [1, 2], "along": [[1, 1], [2, 2]], "duration": 1}]},
       {"event": 5, "actions": [{"play": "digits", "interval": 0.5, "repeat": "forever"}],
        "keyframes": [{"tracks": {"circle.skew": [{"move": 0},
          {"cubic": 20, "duration": 1, "endVelocity": 3}, {"linear": 5, "duration": 0.5},
          {"spring": 0, "curve": "bouncy", "startVelocity": 1}]}, "repeat": 2},
          {"views": ["small", "large"], "tracks": {"rotation": [{"linear": 7, "duration": 1}]},
           "step": 0.2}],
        "phases": [{"states": [{"name": "rest", "curve": "smooth"},
          {"values": {"circle.opacity": 0.25}, "duration": 0.2}], "after": 1}]},
       {"event": 7, "actions": [{"stop": "digits"}, {"insert": "card", "curve": "smooth"},
         {"remove": "large", "duration": 0.25},
         {"set": ["circle.skewAxis", "circle.rotationX"], "to": 0.5, "step": 0.1},
         {"animate": "circle.rotationY", "to": 9, "duration": "turn", "curve": "swing",
          "within": "0.05 degrees"}]}]}
    """

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

  static let mistakes = [
    Mistake(#""xsheet": 1"#, #""xsheet": 2"#, "/xsheet", "version 1", "number 2"),
    Mistake(#""xsheet": 1, "#, "", "", "xsheet", "missing"),
    Mistake(#""name": "x""#, #""name": 5"#, "/name", "expected a string", "number 5"),
    Mistake(#""frameRate""#, #""framerate""#, "/framerate", "no member", "“frameRate”?"),
    Mistake(#""frameRate": 60"#, #""frameRate": 0"#, "/frameRate", "0.01", "number 0"),
    Mistake("[390, 844]", "[390]", "/size", "width and height", "1 element"),
    Mistake("[390, 844]", "[390, 0]", "/size/1", "from 1", "number 0"),
    Mistake("[390, 844]", "[390, 1e300]", "/size/1", "65536"),
    Mistake(#""size": [390, 844], "#, "", "", "“size” is missing"),
    Mistake(#""interval": 1"#, #""interval": 0"#, "/clock/interval", "number 0"),
    Mistake(#""interval": 1"#, #""interval": -1"#, "/clock/interval", "number -1"),
    Mistake(#""ticks": 8"#, #""ticks": 0"#, "/clock/ticks", "whole number from 1"),
    Mistake(#""ticks": 8"#, #""ticks": 2.5"#, "/clock/ticks", "whole number"),
    Mistake(#""ticks": 8"#, #""ticks": 1e300"#, "/clock/ticks", "whole number"),
    Mistake(#""repeats": true"#, #""repeats": 1"#, "/clock/repeats", "true or false"),
    Mistake(
      #""reset""#, #""rest""#, "/clock/atEnd", "“reset”, “continue”", "did you mean “reset”?"),
    Mistake(#""atEnd""#, #""atend""#, "/clock/atend", "a clock has no member", "“atEnd”?"),
    Mistake(#""id": "circle""#, #""id": "2d""#, "/views/0/id", "Swift identifier", "“2d”"),
    Mistake(#""id": "circle""#, #""id": "class""#, "/views/0/id", "reserved word"),
    Mistake(#""id": "circle""#, #""id": "a b""#, "/views/0/id", "Swift identifier"),
    Mistake(#""id": "circle""#, #""id": """#, "/views/0/id", "Swift identifier"),
    Mistake(
      #""id": "oval""#, #""id": "circle""#, "/views/0/children/0/children/0/id", "another view"),
    Mistake(
      #""id": "oval""#, #""id": "root""#, "/views/0/children/0/children/0/id", "another view"),
    Mistake(#""id": "oval", "#, "", "/views/0/children/0/children/0", "“id” is missing"),
    Mistake(
      #""kind": "ellipse""#, #""kind": "elipse""#, "/views/0/children/0/children/0/kind",
      "“ellipse”?"),
    Mistake(#""kind": "ellipse", "#, "", "/views/0/children/0/children/0", "“kind” is missing"),
    Mistake(
      #""kind": "ellipse""#, #""kind": "shape""#, "/views/0/children/0/children/0",
      "a shape is not allowed in a shape"),
    Mistake(
      #""size": [20, 20]"#, #""sise": [20, 20]"#, "/views/0/children/0/children/0/sise",
      "an ellipse has no member", "“size”?"),
    Mistake(
      #""size": [20, 20]"#, #""opacity": 1"#, "/views/0/children/0/children/0/opacity",
      "an ellipse has no member “opacity”"),
    Mistake(
      #""size": [20, 20]"#, #""children": []"#, "/views/0/children/0/children/0/children",
      "no member"),
    Mistake(
      "[20, 20]", #"[20, "a"]"#, "/views/0/children/0/children/0/size/1", "expected a number",
      "string “a”"),
    Mistake(
      "[20, 20]", "[1, 2, 3, 4]", "/views/0/children/0/children/0/size", "two or three",
      "4 elements"),
    Mistake("[20, 20]", "[1e13, 2]", "/views/0/children/0/children/0/size/0", "1000000000000"),
    Mistake(#""normal""#, #""Normal""#, "/views/0/blendMode", "“normal”?"),
    Mistake(
      #""evenOdd""#, "null", "/views/0/children/0/children/2/rule", "“nonZero”, “evenOdd”", "null"),
    Mistake(
      ##""#FF0000""##, ##""#FF00""##, "/views/0/children/0/children/2/color", "#RRGGBB", "“#FF00”"),
    Mistake(##""#FF0000""##, ##""#GG0000""##, "/views/0/children/0/children/2/color", "#RRGGBB"),
    Mistake(#""colorStops": 1,"#, "", "/views/0/children/0/children/3", "“colorStops” is missing"),
    Mistake(#""linear""#, #""conic""#, "/views/0/children/0/children/3/gradient", "“radial”"),
    Mistake(
      "M 0,0 L 1,1", "M 0,0 L 1", "/views/0/children/0/children/1/path", "path data",
      "at character 10"),
    Mistake(#""M 0,0 L 1,1""#, "[]", "/views/0/children/0/children/1/path", "SVG path data"),
    Mistake(#""turn": 2"#, #""turn": -2"#, "/constants/durations/turn", "number from 0"),
    Mistake(#""turn": 2"#, #""2": 2"#, "/constants/durations/2", "Swift identifier", "“2”"),
    Mistake(#""turn": 2"#, #""linear": 2"#, "/constants/durations/linear", "no curve's name"),
    Mistake(#""swing": ["#, #""turn": ["#, "/constants/curves/turn", "another constant"),
    Mistake(#""curves""#, #""curve""#, "/constants/curve", "no member", "“curves”?"),
    Mistake(
      #""duration": "turn""#, #""duration": "tern""#, "/events/3/actions/4/duration",
      "no constant “tern”", "“turn”?"),
    Mistake(
      #""curve": "swing""#, #""curve": "turn""#, "/events/3/actions/4/curve", "“linear”",
      "“turn”"),
    Mistake(#""time": 0"#, #""time": -1"#, "/markers/0/time", "number from 0"),
    Mistake(#""name": "intro", "#, "", "/markers/0", "“name” is missing"),
    Mistake(
      "0.05 degrees", "0.05 px", "/events/3/actions/4/within", "a distance such as “0.1 degrees”"),
    Mistake(#""step": 0.1"#, #""step": 1e9"#, "/events/3/actions/3", "wait too long"),
    Mistake(
      #""circle.rotationX"]"#, #""circle.anchor"]"#, "/events/3/actions/3/set/1",
      "takes other values than"),
    Mistake(
      #"["circle.skewAxis", "circle.rotationX"]"#, "[]", "/events/3/actions/3/set", "a target"),
    Mistake(#""event": 0"#, #""event": -1"#, "/events/0/event", "from 0 to 8"),
    Mistake(#""event": 3"#, #""event": 9"#, "/events/1/event", "from 0 to 8", "number 9"),
    Mistake(#""event": 3"#, #""event": 0"#, "/events/1/event", "another event"),
    Mistake(#""event": 0"#, #""event": 4"#, "/events/1/event", "event 3 comes after event 4"),
    Mistake(#""event": 0, "#, "", "/events/0", "“event” is missing"),
    Mistake(#""set""#, #""sett""#, "/events/0/actions/0", "“set”, “animate”, “insert”"),
    Mistake(
      #""set""#, #""animate": "circle.scale", "set""#, "/events/0/actions/0", "one of them"),
    Mistake(
      #""paint.color""#, #""pain.color""#, "/events/0/actions/0/set", "no view “pain”", "“paint”?"),
    Mistake(
      #""paint.color""#, #""paint.colour""#, "/events/0/actions/0/set",
      "“paint”, a fill, has no property “colour”", "“color”?"),
    Mistake(#""paint.color""#, #""paint""#, "/events/0/actions/0/set", "circle.position"),
    Mistake(#""paint.color""#, #""paint.color.x""#, "/events/0/actions/0/set", "no components"),
    Mistake(#""paint.color""#, #""sky.gradientStops.4""#, "/events/0/actions/0/set", "4 numbers"),
    Mistake(#""paint.color""#, #""sky.gradientStops.-1""#, "/events/0/actions/0/set", "none at"),
    Mistake(##""to": "#FFFFFF""##, #""to": 5"#, "/events/0/actions/0/to", "a color", "number 5"),
    Mistake(##""to": "#FFFFFF", "##, "", "/events/0/actions/0", "“to” is missing"),
    Mistake(#""after": 0.5"#, #""after": -0.5"#, "/events/0/actions/0/after", "from 0"),
    Mistake(
      #""after": 0.5"#, #""duration": 1"#, "/events/0/actions/0/duration",
      "the action “set” has no member"),
    Mistake(#""after": 0.5"#, #""afetr": 1"#, "/events/0/actions/0/afetr", "“after”?"),
    Mistake(
      #""to": -225"#, #""to": [1]"#, "/events/1/actions/0/to", "expected a number", "1 element"),
    Mistake(#""easeInOut""#, #""easeInout""#, "/events/1/actions/0/curve", "“easeInOut”?"),
    Mistake(#""duration": 2"#, #""duration": -2"#, "/events/1/actions/0/duration", "from 0"),
    Mistake(#""delay": 0.1"#, #""delay": -0.1"#, "/events/1/actions/0/delay", "from 0"),
    Mistake(#""within": 0.05"#, #""within": -1"#, "/events/1/actions/0/within", "from 0"),
    Mistake(
      "circle.rotation", "circle.isVisible", "/events/1/actions/0/animate", "can only be set"),
    Mistake("circle.scale.x", "circle.scale.w", "/events/1/actions/1/animate", "x, y and z"),
    Mistake("circle.scale.x", "circle.scale", "/events/1/actions/1/from", "two or three numbers"),
    Mistake("[0.3, 0, 0.1, 1]", "[0.3, 0, 1.1, 1]", "/events/1/actions/1/curve/2", "from 0 to 1"),
    Mistake("[0.3, 0, 0.1, 1]", "[0.3, 0]", "/events/1/actions/1/curve", "four numbers"),
    Mistake("circle.position", "circle.position.x", "/events/1/actions/2/along", "only a point"),
    Mistake("[[1, 1], [2, 2]]", "[[1, 1]]", "/events/1/actions/2/along", "two tangents"),
    Mistake(
      #""sources": ["1.png", "2.png"]"#, #""sources": []"#, "/views/4/sources",
      "1 to 100000 strings"),
    Mistake(#""1.png""#, "1", "/views/4/sources/0", "expected a string"),
    Mistake(#""play": "digits""#, #""play": "digit""#, "/events/2/actions/0/play", "“digits”?"),
    Mistake(
      #""play": "digits""#, #""play": "circle""#, "/events/2/actions/0/play",
      "“circle” is a group", "only frames can play"),
    Mistake(#""interval": 0.5"#, #""interval": 0"#, "/events/2/actions/0/interval", "0.001"),
    Mistake(#""interval": 0.5, "#, "", "/events/2/actions/0", "“interval” is missing"),
    Mistake(#""forever""#, #""for ever""#, "/events/2/actions/0/repeat", "whole number from 1"),
    Mistake(
      #""stop": "digits""#, #""stop": "circle""#, "/events/3/actions/0/stop", "only frames"),
    Mistake(
      #""stop": "digits""#, #""stop": "circle.size""#, "/events/3/actions/0/stop",
      "no property “size”"),
    Mistake(
      #"{"circle.skew": [{"move": 0},"#, #"{"circle.skwe": [{"move": 0},"#,
      "/events/2/keyframes/0/tracks/circle.skwe", "no property “skwe”", "“skew”?"),
    Mistake(#""tracks""#, #""track""#, "/events/2/keyframes/0", "“tracks” is missing"),
    Mistake(
      #""cubic": 20"#, #""cubik": 20"#, "/events/2/keyframes/0/tracks/circle.skew/1",
      "“linear”, “cubic”, “spring”, “move”"),
    Mistake(
      #""cubic": 20"#, #""cubic": [1]"#, "/events/2/keyframes/0/tracks/circle.skew/1/cubic",
      "expected a number"),
    Mistake(
      #""endVelocity": 3"#, #""endVelocity": "a""#,
      "/events/2/keyframes/0/tracks/circle.skew/1/endVelocity", "expected a number"),
    Mistake(
      #""linear": 5, "duration": 0.5"#, #""linear": 5"#,
      "/events/2/keyframes/0/tracks/circle.skew/2", "“duration” is missing"),
    Mistake(
      #""linear": 5,"#, #""linear": 5, "curve": "bouncy","#,
      "/events/2/keyframes/0/tracks/circle.skew/2/curve", "a curve that is no spring"),
    Mistake(
      #""curve": "bouncy""#, #""curve": "easeIn""#,
      "/events/2/keyframes/0/tracks/circle.skew/3/curve", "a spring"),
    Mistake(
      #""repeat": 2"#, #""repeat": 0"#, "/events/2/keyframes/0/repeat", "whole number from 1"),
    Mistake(
      #"["small", "large"]"#, #"["small", "larg"]"#, "/events/2/keyframes/1/views/1",
      "no view “larg”", "“large”?"),
    Mistake(
      #"["small", "large"]"#, #""small""#, "/events/2/keyframes/1/views",
      "expected an array of views"),
    Mistake(
      #"["small", "large"]"#, "[]", "/events/2/keyframes/1/views", "expected an array of views"),
    Mistake(
      #"["small", "large"]"#, #"["small", "oval"]"#,
      "/events/2/keyframes/1/tracks/rotation", "no property “rotation”"),
    Mistake(
      #"{"rotation": [{"linear": 7"#, #"{"large.rotation": [{"linear": 7"#,
      "/events/2/keyframes/1/tracks/large.rotation", "no property “large”"),
    Mistake(
      #"["small", "large"], "#, "null, ", "/events/2/keyframes/1/views", "array of views"),
    Mistake(
      #""views": ["small", "large"], "#, "", "/events/2/keyframes/1/step",
      "no member “step”"),
    Mistake(#""effect": "shake""#, #""effect": "shaky""#, "/views/1/effect", "“shake”?"),
    Mistake(
      #""effect": "shake", "#, "", "/views/1/amplitude", "a group has no member “amplitude”"),
    Mistake(
      #"["opacity", {"scale": 0.5}]"#, #""opacty""#, "/views/1/transition/insertion", "“opacity”?"
    ),
    Mistake(
      #"{"scale": 0.5}"#, #"{"skale": 0.5}"#, "/views/1/transition/insertion/1",
      "“insertion” and “removal”", "“scale”"),
    Mistake(#"{"scale": 0.5}"#, #"{"blur": -1}"#, "/views/1/transition/insertion/1/blur", "from 0"),
    Mistake(#"{"scale": 0.5}"#, "5", "/views/1/transition/insertion/1", "a transition such as"),
    Mistake(#""bottom""#, #""botom""#, "/views/1/transition/removal/move", "“bottom”?"),
    Mistake(
      #""removal": {"move": "bottom"}"#, #""other": 1"#, "/views/1/transition", "“removal”"),
    Mistake(
      #""insert": "card""#, #""insert": "circle""#, "/events/3/actions/1/insert",
      "“circle” has no “transition”"),
    Mistake(
      #""remove": "large""#, #""remove": "larg""#, "/events/3/actions/2/remove", "“large”?"),
    Mistake(#", "duration": 0.25"#, "", "/events/3/actions/2", "“duration” is missing"),
    Mistake(
      #""card", "curve": "smooth""#, #""card", "curve": "smooth", "duration": 1"#,
      "/events/3/actions/1/duration", "as long as it needs", "“bounce”"),
    Mistake(
      #""insert": "card""#, #""insert": ["card", "circle"]"#, "/events/3/actions/1/insert/1",
      "“circle” has no “transition”"),
    Mistake(
      #""curve": "easeInOut", "duration": 2,"#,
      #""curve": "easeInOut", "duration": 2, "autoreverses": false,"#,
      "/events/1/actions/0/autoreverses", "no effect without “repeat”"),
    Mistake(#""states""#, #""phases""#, "/events/2/phases/0", "“states” is missing"),
    Mistake(
      #""curve": "bouncy""#, #""curve": {"response": 0.5, "dampingFraction": -1}"#,
      "/events/2/keyframes/0/tracks/circle.skew/3/curve/dampingFraction", "from 0 to 100"),
    Mistake(
      #""circle.opacity""#, #""circle.opasity""#,
      "/events/2/phases/0/states/1/values/circle.opasity", "“opacity”?"),
    Mistake(
      #""circle.opacity": 0.25"#, #""circle.opacity": true"#,
      "/events/2/phases/0/states/1/values/circle.opacity", "expected a number, found true"),
    Mistake(#", "duration": 0.2"#, "", "/events/2/phases/0/states/1", "“duration” is missing"),
    Mistake(#""after": 1"#, #""affter": 1"#, "/events/2/phases/0/affter", "“after”?"),
    Mistake(
      "circle.scale.x", "circle.position.x", "/events/1/actions/2/animate",
      "as a whole and by component"),
  ]

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
      JSONLocator(Array(text.utf8)).nearestPosition(of: try #require(JSONPointer(finding.pointer)))
        != nil)
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

extension String {
  /// The string with the first occurrence of a text replaced; `nil` if there is none.
  func replacingFirst(_ old: String, with new: String) -> String? {
    guard let range = firstRange(of: old) else { return nil }
    return replacingCharacters(in: range, with: new)
  }

  private func firstRange(of text: String) -> Range<Index>? {
    let (whole, part) = (Array(utf8), Array(text.utf8))
    guard !part.isEmpty, whole.count >= part.count else { return nil }
    for start in 0...whole.count - part.count
    where whole[start..<start + part.count].elementsEqual(part) {
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: part.count)
    }
    return nil
  }

  private func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
