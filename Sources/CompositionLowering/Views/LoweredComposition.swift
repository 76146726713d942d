package import CompositionModel
package import SceneModel
package import ViewTree

/// A composition as a view tree, with an animation for each animated property.
///
/// Precompositions become groups, one for each layer that shows them; parents become groups around their children; shape
/// lists become shapes with geometry and paints.
package struct LoweredComposition: Sendable {
  /// The views.
  package var canvas: ViewCanvas
  /// The animations, in preorder of their views; the visibility of a view precedes its other properties.
  package var animations: [ViewAnimation]
  /// The time scopes of the animations, each after its parent.
  package var timeScopes: [TimeScope]
  /// The origins of the views, by preorder index.
  package var origins: [ViewOrigin]
  /// The pictures of image views.
  package var pictures: PictureStore
  /// The first frame.
  package var inPoint: Double
}

/// The animation of a property of a view.
package struct ViewAnimation: Hashable, Sendable {
  /// The source of an animation's values.
  package enum Source: Hashable, Sendable {
    /// The values of the keyframes.
    case value
    /// The direction of movement along the keyframes, in degrees, for views that auto-orient.
    case pathAngle
  }

  /// The animated property.
  package var target: PropertyTarget
  /// The values, at frames of the time scope.
  package var value: AnimatedValue<PropertyValue>
  /// The time scope: an index into `LoweredComposition.timeScopes`.
  package var scope: Int
  /// The source of the values.
  package var source: Source

  /// Makes an animation of its parts.
  package init(
    target: PropertyTarget, value: AnimatedValue<PropertyValue>, scope: Int, source: Source = .value
  ) {
    self.target = target
    self.value = value
    self.scope = scope
    self.source = source
  }
}

/// The origin of a view in the file.
package struct ViewOrigin: Sendable {
  /// The JSON pointer; empty for views without a counterpart in the file.
  package var pointer: String
  /// The name of the innermost composition, layer or group around it.
  private let innermost: LayerName?

  /// Makes an origin by the innermost name of its path.
  init(_ innermost: LayerName?, pointer: String) {
    self.innermost = innermost
    self.pointer = pointer
  }

  /// The names of the compositions, layers and groups around it, outermost first.
  package var layerPath: [String] {
    var names: [String] = []
    var next = innermost
    while let name = next {
      names.append(name.text)
      next = name.outer
    }
    return names.reversed()
  }
}

/// A name with the names around it, which several origins share.
final class LayerName: Sendable {
  let text: String
  /// The name around it.
  let outer: LayerName?

  init(_ text: String, in outer: LayerName?) {
    (self.text, self.outer) = (text, outer)
  }
}

/// Makes the view tree of a lowered composition: numbers drafts in preorder, gives them identifiers and collects their
/// animations.
struct ViewTreeAssembler {
  /// The identifiers of all views, in preorder.
  private let identifiers: [String]
  private var animations: AnimationList
  private var origins: [ViewOrigin] = []
  /// The slots of the composition.
  private let slots: [Slot]

  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> LoweredComposition {
    NestingReducer.reduce(root, frames: composition.frames)
    var assembler = ViewTreeAssembler(
      identifiers: IdentifierPlanner.identifiers(of: root),
      animations: AnimationList(timeScopes: timeScopes, frames: composition.frames),
      slots: composition.slots)
    let view = assembler.view(root, path: nil, [:])
    return LoweredComposition(
      canvas: ViewCanvas(size: composition.size, root: view), animations: assembler.animations.list,
      timeScopes: timeScopes, origins: assembler.origins, pictures: composition.pictures,
      inPoint: composition.inPoint)
  }

  /// The view of a draft; `path` belongs to the nearest named view around it, `outer` are the time scopes there.
  private mutating func view(
    _ draft: ViewDraft, path: LayerName?, _ outer: [Int: Int]
  ) -> ViewNode {
    let index = origins.count
    let path = draft.name.isEmpty ? path : LayerName(draft.name, in: path)
    origins.append(ViewOrigin(path, pointer: draft.pointer))
    let scopes = draft.scopes(in: outer)
    var properties = draft.properties
    if animations.add(draft, view: index, scopes) { properties[.isVisible] = .flag(false) }
    let children = draft.children.map { view($0, path: path, scopes) }
    return ViewNode(
      id: identifiers[index], name: index == 0 ? "" : draft.name, kind: draft.kind,
      properties: properties, slots: draft.slots.mapValues { slots[Int($0.index)].id },
      children: children)
  }
}

/// The animations of views in the order that sessions expect, for lowered compositions and for sessions.
struct AnimationList {
  private(set) var list: [ViewAnimation] = []
  /// The time scopes of the animations.
  let timeScopes: [TimeScope]
  /// The first frame and the frame after the last one.
  let frames: ClosedRange<Double>

  /// Adds the animations of a draft, its visibility first.
  ///
  /// - Parameters:
  ///   - view: The preorder index of its view.
  ///   - scopes: The replacements of its time scopes.
  /// - Returns: Whether the view is hidden at first.
  mutating func add(_ draft: ViewDraft, view: Int, _ scopes: [Int: Int]) -> Bool {
    let animations = draft.animations
    func moved(_ index: Int) -> ViewAnimation {
      var animation = animations[index]
      animation.target.view = view
      if !scopes.isEmpty { animation.scope = scopes[animation.scope] ?? animation.scope }
      return animation
    }
    var isHidden = false
    // By index, as copies of animations are expensive.
    for index in animations.indices where animations[index].target.key == .isVisible {
      var animation = moved(index)
      animation.value = visibleWithinFrames(animation)
      isHidden = isHidden || !animation.value.initial.flagValue
      if animation.value.isAnimated { list.append(animation) }
    }
    for index in animations.indices
    where animations[index].target.key != .isVisible && animations[index].value.isAnimated {
      list.append(moved(index))
    }
    return isHidden
  }

  /// Omits changes of visibility outside the composition's frames.
  private func visibleWithinFrames(_ animation: ViewAnimation) -> AnimatedValue<PropertyValue> {
    guard case .root = timeScopes[animation.scope] else { return animation.value }
    var kept = animation.value.keyframes[...]
    while kept.count > 1, kept[kept.startIndex + 1].time <= frames.lowerBound { kept.removeFirst() }
    while kept.count > 1, kept[kept.endIndex - 1].time >= frames.upperBound { kept.removeLast() }
    guard kept.count < animation.value.keyframes.count else { return animation.value }
    return AnimatedValue(keyframes: Array(kept), fallback: .flag(true))
  }
}

extension Composition {
  /// The first frame and the frame after the last one.
  package var frames: ClosedRange<Double> { inPoint...max(inPoint, outPoint) }
}
