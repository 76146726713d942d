import CompositionModel
import DesignChecks
import LottieImport

@testable import Comparing

/// A small design with one of each thing that designers change, and edits of its text.
enum DesignSample {
  /// The Lottie text.
  static let text = """
    {"v": "5.7.0", "nm": "Main", "fr": 10, "ip": 0, "op": 40, "w": 100, "h": 80,
     "markers": [{"cm": "loop", "tm": 10, "dr": 5}],
     "assets": [
      {"id": "image_0", "w": 2, "h": 2, "u": "", "p": "data:image/png;base64,AAAA", "e": 1},
      {"id": "comp_0", "nm": "Wheel", "layers": [
       {"ty": 4, "ind": 1, "nm": "Spoke", "ip": 0, "op": 40, "st": 0, "ks": {"r": {"a": 0, "k": 30}}, "shapes": [
        {"ty": "rc", "nm": "Bar", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [40, 4]}, "r": {"a": 0, "k": 0}},
        {"ty": "fl", "nm": "Paint", "c": {"a": 0, "k": [0, 0, 1]}, "o": {"a": 0, "k": 100}}]}]}],
     "layers": [
      {"ty": 5, "ind": 1, "nm": "Title", "ip": 0, "op": 40, "st": 0, "ks": {}, "t": {"d": {"k": [
       {"t": 0, "s": {"s": 12, "f": "Sans", "t": "Hello", "j": 0, "tr": 0, "lh": 14, "fc": [0, 0, 0]}}]},
       "p": {}, "m": {"g": 1, "a": {"a": 0, "k": [0, 0]}}, "a": []}},
      {"ty": 4, "ind": 2, "nm": "Dot", "parent": 5, "ip": 0, "op": 40, "st": 0, "ks": {
        "o": {"a": 0, "k": 80, "x": "var $bm_rt = 50;"},
        "p": {"a": 1, "k": [
         {"t": 0, "s": [10, 10, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
         {"t": 10, "s": [40, 20, 0], "o": {"x": 0.2, "y": 0}, "i": {"x": 0.7, "y": 1}},
         {"t": 30, "s": [60, 20, 0]}]},
        "r": {"a": 1, "k": [
         {"t": 5, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 15, "s": [90]}]}},
       "shapes": [{"ty": "gr", "nm": "Ring", "it": [
        {"ty": "el", "nm": "Circle", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}},
        {"ty": "sh", "nm": "Arc", "ks": {"a": 0, "k": {"v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
         "o": [[0, 0], [0, 0], [0, 0]], "c": true}}},
        {"ty": "st", "nm": "Line", "c": {"a": 0, "k": [0, 0, 0]}, "o": {"a": 0, "k": 100}, "w": {"a": 0, "k": 2}},
        {"ty": "fl", "nm": "Color", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}},
        {"ty": "tr", "p": {"a": 0, "k": [0, 0]}}]}]},
      {"ty": 1, "ind": 3, "nm": "Panel", "ip": 0, "op": 40, "st": 0, "sc": "#336699", "sw": 50, "sh": 40, "ks": {},
       "hasMask": true, "masksProperties": [{"nm": "Cut", "mode": "a", "o": {"a": 0, "k": 100}, "x": {"a": 0, "k": 0},
        "pt": {"a": 0, "k": {"v": [[0, 0], [30, 0], [30, 30]], "i": [[0, 0], [0, 0], [0, 0]],
         "o": [[0, 0], [0, 0], [0, 0]], "c": true}}}],
       "ef": [{"ty": 29, "mn": "ADBE Gaussian Blur 2", "nm": "Soft", "en": 1, "ef": [
        {"ty": 0, "nm": "Blurriness", "v": {"a": 0, "k": 4}}, {"ty": 7, "nm": "Blur Dimensions", "v": {"a": 0, "k": 1}},
        {"ty": 7, "nm": "Repeat Edge Pixels", "v": {"a": 0, "k": 0}}]}]},
      {"ty": 0, "ind": 4, "nm": "Left wheel", "refId": "comp_0", "w": 100, "h": 80, "ip": 0, "op": 40, "st": 5, "ks": {}},
      {"ty": 3, "ind": 5, "nm": "Anchor", "ip": 0, "op": 40, "st": 0, "ks": {}},
      {"ty": 0, "ind": 6, "nm": "Right wheel", "refId": "comp_0", "w": 100, "h": 80, "ip": 0, "op": 40, "st": 0,
       "ks": {}},
      {"ty": 2, "ind": 7, "nm": "Photo", "refId": "image_0", "ip": 0, "op": 40, "st": 0, "ks": {}},
      {"ty": 1, "ind": 8, "nm": "Back", "ip": 0, "op": 40, "st": 0, "sc": "#ffffff", "sw": 100, "sh": 80, "ks": {}}]}
    """

  /// The text with the only place of a part replaced; `nil` if the part is not there once.
  static func edited(_ part: String, _ replacement: String, in text: String = text) -> String? {
    guard text.ranges(of: part).count == 1 else { return nil }
    return text.replacing(part, with: replacement)
  }

  /// Imports a text; expressions are kept.
  static func composition(_ text: String) throws -> Composition {
    var options = ImportOptions()
    options.evaluatedFrames = .none
    return try DesignImporter.importComposition(from: Array(text.utf8), options: options)
      .composition
  }

  /// The changes from the sample to another text.
  static func changes(to text: String) throws -> [AnimationChange] {
    AnimationChange.changes(from: try composition(DesignSample.text), to: try composition(text))
  }
}
