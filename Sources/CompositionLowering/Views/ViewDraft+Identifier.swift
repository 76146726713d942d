import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// The text that its identifier is made from: its own name, or that of the view around it and the name of its kind.
  func identifierSuggestion(context: String) -> String {
    switch kind {
    case .group:
      // Names of one or two letters, such as those of glyphs, need a context.
      name.isEmpty ? "group" : name.prefix(3).count < 3 ? "\(context) \(name)" : name
    case .image: name.isEmpty ? "\(context) image" : name
    case .frames: name.isEmpty ? "\(context) frames" : name
    case .shape: name.isEmpty ? "\(context) shape" : name
    case .repeater: "\(context) repeater"
    case .path: "\(context) path"
    case .rectangle: "\(context) rectangle"
    case .ellipse: "\(context) ellipse"
    case .star: "\(context) star"
    case .polygon: "\(context) polygon"
    case .transformed: "\(context) \(name.isEmpty ? "paths" : name)"
    case .trim: "\(context) trim"
    case .roundCorners: "\(context) corners"
    case .puckerBloat: "\(context) pucker"
    case .twist: "\(context) twist"
    case .zigZag: "\(context) zig zag"
    case .offsetPath: "\(context) offset"
    case .measured: "\(context) measured"
    case .combine(let view):
      "\(context) \(view.mode == .symmetricDifference ? "difference" : view.mode.rawValue)"
    case .fill: "\(context) fill"
    case .stroke: "\(context) stroke"
    case .mask: "\(context) \(name.isEmpty ? "mask" : name)"
    case .effect: "\(context) \(name.isEmpty ? "effect" : name)"
    }
  }
}
