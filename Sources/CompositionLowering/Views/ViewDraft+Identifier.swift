import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// The text that its identifier is made from: its own name, or that of the view around it and the word of its kind.
  func identifierSuggestion(context: String) -> String {
    let word = kind.identifierWord
    if case .group = kind {
      // Names of one or two letters, such as those of glyphs, need a context.
      return name.isEmpty ? word : name.prefix(3).count < 3 ? "\(context) \(name)" : name
    }
    return switch kind.role {
    case .drawn: name.isEmpty ? "\(context) \(word)" : name
    case .mask, .effect: "\(context) \(name.isEmpty ? word : name)"
    // Geometry under a transform is a group of paths, which is named as such.
    case .geometry where kind == .transformed: "\(context) \(name.isEmpty ? word : name)"
    case .repeater, .geometry, .paint: "\(context) \(word)"
    }
  }
}
