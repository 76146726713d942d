import Geometry
import SceneModel
import ViewTree

// Groups that share frames.
extension ViewTranslator {
  /// The name of the space of identities that matched views share.
  static let namespace = "namespace"

  /// The content of a group with its frame, which a matched group shares.
  mutating func matched(_ content: SwiftExpression, _ index: Int) -> SwiftExpression {
    guard let group = tree.group(index), let matched = group.matched, let size = group.frameSize,
      sharesFrame(index)
    else { return content }
    support.insert(.stretchedContent)
    // The origin of a group without a clip is its center, not the corner of its frame.
    let corner = group.clipSize == nil ? size / 2 : .zero
    let own = corner == .zero ? [] : [SwiftModifier.place("offset", -corner)]
    let back = corner == .zero ? [] : [SwiftModifier.place("offset", corner)]
    let effect = SwiftModifier(
      "matchedGeometryEffect",
      ["id": .string(matched.id), "in": .text(ViewTranslator.namespace)])
    return content.modified(
      own + [.modifier("StretchedContent", [ValueLiteral.size(size)]), effect, .frame(size)] + back)
  }

  /// Whether a group shares its frame by SwiftUI's modifier, which functions of the time have no use for.
  func sharesFrame(_ index: Int) -> Bool {
    keyframes == nil && plan.matched.members.contains(index)
  }

  /// The arguments of a unit with groups that share frames.
  func matchedArguments(ofUnit index: Int) -> SwiftArguments {
    guard keyframes == nil, plan.matched.branches.contains(index) else { return [] }
    return [ViewTranslator.namespace: .text(ViewTranslator.namespace)]
  }

  /// The property of a unit with the space of identities; the root owns it.
  func namespace(ofUnit index: Int) -> [SwiftDeclaration] {
    guard keyframes == nil, plan.matched.branches.contains(index) else { return [] }
    return index == 0
      ? [.property("@Namespace private var", ViewTranslator.namespace)]
      : [.property("let", ViewTranslator.namespace, type: "Namespace.ID")]
  }
}
