/// Small designs.
enum Samples {
  /// A red square of 20 points that moves to the right for a second, on a canvas of 60 by 40 points.
  static let square = """
    {
      "v": "5.7.0", "nm": "Square", "fr": 10, "ip": 0, "op": 10, "w": 60, "h": 40, "assets": [],
      "layers": [{
        "ind": 1, "ty": 4, "nm": "Box", "ip": 0, "op": 10, "st": 0,
        "ks": {"p": {"a": 1, "k": [
          {"t": 0, "s": [10, 20, 0], "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}},
          {"t": 10, "s": [50, 20, 0]}
        ]}},
        "shapes": [{"ty": "gr", "nm": "Square", "it": [
          {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]},
           "r": {"a": 0, "k": 0}},
          {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}},
          {"ty": "tr", "p": {"a": 0, "k": [0, 0]}}
        ]}]
      }]
    }
    """

  /// The square with a layer of an unknown type.
  static let withFinding = square.replacing(
    #""layers": ["#,
    with: #""layers": [{"ty": 77, "nm": "Odd", "ip": 0, "op": 10, "st": 0, "ks": {}}, "#)

  /// The square with a data URL of a PNG picture on a second layer.
  static func withPicture(_ source: String, isEmbedded: Bool) -> String {
    square.replacing(
      #""assets": [],"#,
      with: """
        "assets": [{"id": "photo", "w": 8, "h": 8, "u": "", "p": "\(source)", \
        "e": \(isEmbedded ? 1 : 0)}],
        """
    ).replacing(
      #""layers": ["#,
      with: """
        "layers": [{"ty": 2, "nm": "Photo", "refId": "photo", "ip": 0, "op": 10, "st": 0, "ks": {}},
        """)
  }
}
