import ImageCoding

/// A dotLottie archive of a design with slots of all kinds, and of a theme for them.
package enum ThemedBadge {
  /// A design with slots of all kinds, with the values of its properties or of its slots.
  package static func design(slots: String = "", color: String = "[1, 0, 0]") -> String {
    #"""
    {"v": "5.9.0", "fr": 10, "ip": 0, "op": 10, "w": 100, "h": 100, "nm": "Badge",
     "slots": {\#(slots)},
     "assets": [{"id": "i", "w": 2, "h": 2, "u": "", "p": "a.png", "sid": "picture"}],
     "layers": [
      {"ty": 4, "nm": "Box", "ip": 0, "op": 10, "st": 0,
       "ks": {"p": {"a": 0, "k": [50, 50], "sid": "place"}, "o": {"a": 0, "k": 100, "sid": "fade"}},
       "shapes": [{"ty": "gr", "it": [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [40, 20], "sid": "size"},
         "r": {"a": 0, "k": 0}},
        {"ty": "fl", "c": {"a": 0, "k": \#(color), "sid": "brand"}, "o": {"a": 0, "k": 100}},
        {"ty": "tr"}]},
       {"ty": "gr", "it": [
        {"ty": "el", "p": {"a": 0, "k": [0, 30]}, "s": {"a": 0, "k": [20, 20]}},
        {"ty": "gf", "t": 1, "s": {"a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [20, 0]},
         "o": {"a": 0, "k": 100}, "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 1, 1, 1, 0, 0, 0]},
         "sid": "sky"}},
        {"ty": "tr"}]}]},
      {"ty": 2, "nm": "Picture", "refId": "i", "ip": 0, "op": 10, "st": 0, "ks": {}}
     ]}
    """#
  }

  /// The rules of a theme for all slots.
  package static let rules = [
    #"{"id": "brand", "type": "Color", "value": [0, 0.5, 1, 0.2]}"#,
    #"{"id": "fade", "type": "Scalar", "value": 40}"#,
    #"{"id": "size", "type": "Vector", "value": [30, 60]}"#,
    #"{"id": "place", "type": "Position", "value": [20, 30]}"#,
    #"{"id": "sky", "type": "Gradient", "value": [{"offset": 0, "color": [0, 1, 0, 1]}, {"offset": 1, "color": [0, 0, 1, 0.5]}]}"#,
    #"{"id": "picture", "type": "Image", "value": {"src": "b.png"}}"#,
  ]

  /// The rules of a theme for the same slots, most of which move.
  package static let movingRules = [
    moving("brand", "Color", (0, "[0, 0.5, 1]"), (8, "[0, 1, 0]")),
    moving("fade", "Scalar", (2, "100"), (6, "20")),
    moving("size", "Vector", (0, "[30, 60]"), (9, "[60, 30]")),
    moving("place", "Position", (0, "[20, 30]"), (4, "[80, 60]"), (9, "[50, 50]")),
    rules[4],
  ]

  private static func moving(
    _ slot: String, _ type: String, _ keyframes: (frame: Int, value: String)...
  ) -> String {
    let tangents = #""outTangent": {"x": 0.3, "y": 0}, "inTangent": {"x": 0.6, "y": 1}"#
    let list = keyframes.map {
      #"{"frame": \#($0.frame), "value": \#($0.value), \#(tangents)}"#
    }
    let keyframes = list.joined(separator: ", ")
    return #"{"id": "\#(slot)", "type": "\#(type)", "keyframes": [\#(keyframes)]}"#
  }

  /// An archive of a design with the theme `dark`, which has rules, and the theme `other` of other designs.
  package static func archive(
    of design: String = design(), rules: [String] = rules
  ) throws -> [UInt8] {
    let manifest =
      #"{"version": "2", "animations": [{"id": "badge", "themes": ["dark"]}], "themes": [{"id": "dark"}, {"id": "other"}]}"#
    let texts = [
      ("manifest.json", manifest), ("a/badge.json", design),
      ("t/dark.json", #"{"rules": [\#(rules.joined(separator: ", "))]}"#), ("t/other.json", "{}"),
    ].map { ZipWriter.Entry(name: $0.0, data: Array($0.1.utf8)) }
    let pictures = try [("a", 0), ("b", 200)].map { name, gray in
      let pixels = [[UInt8]](repeating: [UInt8(gray), 0, 0, 255], count: 4).flatMap { $0 }
      let file = try pixels.withUnsafeBytes {
        try PNGEncoder.encode(rgba: $0, width: 2, height: 2, rowBytes: 8)
      }
      return ZipWriter.Entry(name: "i/\(name).png", data: file)
    }
    return ZipWriter.archive(texts + pictures)
  }
}
