extension TimelineReadErrorTests {
  /// Mistakes in events and actions.
  static let actionMistakes = [
    Mistake(
      #""duration": "turn""#, #""duration": "tern""#, "/events/3/actions/4/duration",
      "no constant “tern”", "“turn”?"),
    Mistake(
      #""curve": "swing""#, #""curve": "turn""#, "/events/3/actions/4/curve", "“linear”",
      "“turn”"),
    Mistake(
      "0.05 degrees", "0.05 px", "/events/3/actions/4/within", "a distance such as “0.1 degrees”"),
    Mistake(#""step": 0.1"#, #""step": 1e9"#, "/events/3/actions/3", "wait too long"),
    Mistake(
      #""circle.rotationX"]"#, #""circle.anchor"]"#, "/events/3/actions/3/set/1",
      "takes other values than"),
    Mistake(
      #"["circle.skewAxis", "circle.rotationX"]"#, "[]", "/events/3/actions/3/set", "a target"),
    Mistake(#""event": 0"#, #""event": -1"#, "/events/0/event", "from 0 to 8"),
    Mistake(
      #""event": 3"#, #""event": 9"#, "/events/1/event", "there is no event 9",
      "8 ticks, one each 1 s",
      "from 0 to 8"),
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
    Mistake(
      "circle.scale.x", "circle.position.x", "/events/1/actions/2/animate",
      "as a whole and by component"),
    Mistake(
      #""repeat": "forever""#, #""repeat": true"#, "/events/2/actions/0/repeat",
      "expected “forever” or a whole number", "found true"),
    Mistake(
      #""duration": "turn""#, #""duration": "300 ms""#, "/events/3/actions/4/duration",
      "write 0.3, without quotes"),
    Mistake(
      #""duration": "turn""#, #""duration": "50%""#, "/events/3/actions/4/duration",
      "a share is not possible here"),
    Mistake(
      #""to": -225"#, #""to": "50%""#, "/events/1/actions/0/to", "write the number of degrees"),
    Mistake(
      #""duration": 2"#, #""duration": "0.3s""#, "/events/1/actions/0/duration", "write 0.3"),
  ]
}
