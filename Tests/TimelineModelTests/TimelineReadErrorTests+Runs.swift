extension TimelineReadErrorTests {
  /// Mistakes in keyframes and phases.
  static let runMistakes = [
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
    Mistake(#""states""#, #""phases""#, "/events/2/phases/0", "“states” is missing"),
    Mistake(
      #""curve": "bouncy""#, #""curve": {"response": 0.5, "dampingFraction": -1}"#,
      "/events/2/keyframes/0/tracks/circle.skew/3/curve/dampingFraction", "from 0 to 100"),
    Mistake(
      #""circle.opacity""#, #""circle.opasity""#,
      "/events/2/phases/0/states/1/values/circle.opasity", "“opacity”?"),
    Mistake(
      #""circle.opacity": 0.25"#, #""circle.opacity": "25%""#,
      "/events/2/phases/0/states/1/values/circle.opacity", "write 0.25, without quotes"),
    Mistake(
      #""circle.opacity": 0.25"#, #""circle.opacity": true"#,
      "/events/2/phases/0/states/1/values/circle.opacity", "expected a number, found true"),
    Mistake(#", "duration": 0.2"#, "", "/events/2/phases/0/states/1", "“duration” is missing"),
    Mistake(#""after": 1"#, #""affter": 1"#, "/events/2/phases/0/affter", "“after”?"),
  ]
}
