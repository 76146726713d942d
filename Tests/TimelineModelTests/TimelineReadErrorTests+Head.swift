extension TimelineReadErrorTests {
  /// Mistakes in the head: version, canvas, clock, constants and markers.
  static let headMistakes = [
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
    Mistake(#""turn": 2"#, #""turn": -2"#, "/constants/durations/turn", "number from 0"),
    Mistake(#""turn": 2"#, #""2": 2"#, "/constants/durations/2", "Swift identifier", "“2”"),
    Mistake(#""turn": 2"#, #""linear": 2"#, "/constants/durations/linear", "no curve's name"),
    Mistake(#""swing": ["#, #""turn": ["#, "/constants/curves/turn", "another constant"),
    Mistake(#""curves""#, #""curve""#, "/constants/curve", "no member", "“curves”?"),
    Mistake(#""time": 0"#, #""time": -1"#, "/markers/0/time", "number from 0"),
    Mistake(#""name": "intro", "#, "", "/markers/0", "“name” is missing"),
    Mistake(#""turn": 2"#, #""turn": "2s""#, "/constants/durations/turn", "write 2, without"),
    Mistake(
      #""turn": 2"#, #""quick-turn": 2"#, "/constants/durations/quick-turn", "“quickTurn”?"),
    Mistake("[390, 844]", "390", "/size", "number 390", "write [390, 390]"),
    Mistake("[390, 844]", #"{"x": 390, "y": 844}"#, "/size", "write [390, 844]"),
  ]
}
