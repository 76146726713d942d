import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Makes the views of a runtime, which have no names and origins.
struct RuntimeAssembler {
  private var views: RuntimeViewList
  private var animations: AnimationList
  private var count = 0

  private init(_ animations: AnimationList, valueCount: Int) {
    self.animations = animations
    views = RuntimeViewList(valueCount: valueCount)
  }

  /// The views of a draft and its descendants, and their animations.
  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> (views: RuntimeViewList, animations: [ViewAnimation]) {
    var assembler = RuntimeAssembler(
      AnimationList(
        timeScopes: timeScopes, frames: composition.frames, count: root.animationCount),
      valueCount: root.valueCount)
    assembler.add(root)
    return (assembler.views, assembler.animations.list)
  }

  private mutating func add(_ draft: ViewDraft) {
    views.open(draft.kind)
    for (index, value) in draft.values { views.set(index, value) }
    let scopes = animations.enter(draft)
    if animations.add(draft, view: count), let place = draft.kind.properties.index(of: .isVisible) {
      views.set(place, .flag(false))
    }
    count += 1
    for child in draft.children { add(child) }
    animations.leave(draft, to: scopes)
    views.close()
  }
}
