package import CompositionModel
import SceneModel
import ViewTree

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

extension Composition {
  /// The first frame and the frame after the last one.
  package var frames: ClosedRange<Double> { inPoint...max(inPoint, outPoint) }
}

/// Makes the views of a runtime, which have no names and origins.
struct RuntimeAssembler {
  private var views: RuntimeViewList
  private var animations: AnimationList
  private var count = 0

  /// The views of a draft and its descendants, and their animations.
  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> (views: RuntimeViewList, animations: [ViewAnimation]) {
    var assembler = RuntimeAssembler(
      views: RuntimeViewList(count: count(of: root)),
      animations: AnimationList(timeScopes: timeScopes, frames: composition.frames))
    assembler.add(root, [:])
    return (assembler.views, assembler.animations.list)
  }

  /// The number of views of a draft and its descendants.
  private static func count(of draft: ViewDraft) -> Int {
    draft.children.reduce(1) { $0 + count(of: $1) }
  }

  private mutating func add(_ draft: ViewDraft, _ outer: [Int: Int]) {
    views.open(draft.kind, draft.declarations)
    for (index, value) in draft.values { views.set(index, value) }
    let scopes = draft.scopes(in: outer)
    if animations.add(draft, view: count, scopes),
      let place = draft.declarations.index(of: .isVisible)
    {
      views.set(place, .flag(false))
    }
    count += 1
    for child in draft.children { add(child, scopes) }
    views.close()
  }
}

/// The animations of views, in the order in which sessions expect them.
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
