extension TimelineReadErrorTests {
  /// Mistakes in views.
  static let viewMistakes = [
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
      ##""#FF0000""##, ##""#FF000""##, "/views/0/children/0/children/2/color", "#RRGGBB", "“#FF000”"
    ),
    Mistake(##""#FF0000""##, ##""#GG0000""##, "/views/0/children/0/children/2/color", "#RRGGBB"),
    Mistake(
      ##""#FF0000""##, #""Red""#, "/views/0/children/0/children/2/color", "a name of CSS",
      "did you mean “red”?"),
    Mistake(#""colorStops": 1,"#, "", "/views/0/children/0/children/3", "“colorStops” is missing"),
    Mistake(#""linear""#, #""conic""#, "/views/0/children/0/children/3/gradient", "“radial”"),
    Mistake(
      "M 0,0 L 1,1", "M 0,0 L 1", "/views/0/children/0/children/1/path", "path data",
      "at character 10"),
    Mistake(#""M 0,0 L 1,1""#, "[]", "/views/0/children/0/children/1/path", "SVG path data"),
    Mistake(
      #""sources": ["1.png", "2.png"]"#, #""sources": []"#, "/views/4/sources",
      "1 to 100000 strings"),
    Mistake(#""1.png""#, "1", "/views/4/sources/0", "expected a string"),
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
    Mistake(#""id": "circle""#, #""id": "my-group""#, "/views/0/id", "“my-group”", "“myGroup”?"),
    Mistake(#""id": "circle""#, #""id": "2 dots""#, "/views/0/id", "“view2Dots”?"),
    Mistake(#""id": "circle""#, #""id": "class""#, "/views/0/id", "“classView”?"),
    Mistake(
      #""kind": "ellipse""#, #""kind": "Circle""#, "/views/0/children/0/children/0/kind",
      "in a shape, found", "“star”", "; use “ellipse”"),
    Mistake(
      #""kind": "shape""#, #""kind": "label""#, "/views/0/children/0/kind",
      "or an effect such as “gaussianBlur” in a group", "use “text”"),
    Mistake(
      #""kind": "shape""#, #""kind": "rect""#, "/views/0/children/0/kind",
      "use “rectangle”, in a “shape”"),
    Mistake(
      #""kind": "shape""#, #""kind": "elipse""#, "/views/0/children/0/kind",
      "did you mean “ellipse”, in a “shape”?"),
    Mistake(
      #""kind": "shape""#, #""kind": "ellipse""#, "/views/0/children/0",
      "an ellipse is not allowed in a group, only in a “shape”"),
    Mistake(
      #""position": [195, 422]"#, #""scale": 0.92"#, "/views/0/scale", "number 0.92",
      "write [0.92, 0.92]"),
    Mistake(
      #""position": [195, 422]"#, #""opacity": "50%""#, "/views/0/opacity", "write 0.5"),
  ]
}
