/// Small Lottie files.
enum Sample {
  /// A square that moves to the right, on a canvas of 60 by 40 points, for ten frames.
  ///
  /// - Parameters:
  ///   - first: The first frame.
  ///   - layers: Further layers, each followed by a comma.
  static func square(first: Int = 0, layers: String = "") -> String {
    """
    {"v": "5.7.0", "nm": "Square", "fr": 10, "ip": \(first), "op": \(first + 10), "w": 60, "h": 40,
     "assets": [],
     "layers": [\(layers){"ind": 1, "ty": 4, "nm": "Box", "ip": \(first), "op": \(first + 10), "st": 0,
      "ks": {"p": {"a": 1, "k": [
        {"t": \(first), "s": [10, 20, 0], "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}},
        {"t": \(first + 10), "s": [50, 20, 0]}]}},
      "shapes": [
        {"ty": "gr", "nm": "Square", "it": [
          {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]},
           "r": {"a": 0, "k": 0}},
          {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}},
          {"ty": "tr", "p": {"a": 0, "k": [0, 0]}}]}]}]}
    """
  }

  /// A timeline of a disc whose opacity changes at each second.
  static let blinking = """
    {"xsheet": 1, "size": [60, 40], "clock": {"interval": 1, "ticks": 2},
     "views": [{"id": "disc", "kind": "shape", "children": [
       {"id": "circle", "kind": "ellipse", "size": [16, 16]},
       {"id": "paint", "kind": "fill", "color": "#FF0000"}]}],
     "events": [{"event": 1, "actions": [{"animate": "disc.opacity", "to": 0, "duration": 0.5}]}]}
    """

  /// The square with layers of a type that is not drawn.
  static func unknown(layers count: Int) -> String {
    let layer = #"{"ty": 77, "nm": "Words", "ip": 0, "op": 10, "st": 0, "ks": {}},"#
    return square(layers: String(repeating: layer, count: count))
  }
}
