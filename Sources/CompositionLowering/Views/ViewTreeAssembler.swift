import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Makes the view tree of a lowered composition: numbers drafts in preorder, gives them identifiers and collects their
/// animations.
struct ViewTreeAssembler {
  private var identifiers = IdentifierMaker()
  private var animations: AnimationList
  private var origins: [ViewOrigin] = []

  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> LoweredComposition {
    var assembler = ViewTreeAssembler(
      animations: AnimationList(
        timeScopes: timeScopes, frames: composition.frames, count: root.animationCount))
    let view = assembler.view(root, path: nil, context: "")
    return LoweredComposition(
      canvas: ViewCanvas(size: composition.size, root: view), animations: assembler.animations.list,
      timeScopes: timeScopes, origins: assembler.origins, pictures: composition.pictures,
      frameRate: composition.frameRate, inPoint: composition.inPoint, outPoint: composition.outPoint
    )
  }

  private init(animations: AnimationList) {
    self.animations = animations
  }

  /// The view of a draft; `context` is the name of the nearest named view around it.
  private mutating func view(
    _ draft: ViewDraft, path: LayerName?, context: String
  ) -> ViewNode {
    let index = origins.count
    let isNamed = !draft.name.isEmpty
    let name = isNamed ? draft.name : context
    let path = isNamed ? LayerName(draft.name, in: path) : path
    origins.append(ViewOrigin(path, pointer: draft.pointer))
    let identifier = identifiers.identifier(
      of: index == 0 ? rootFamily : family(of: draft, context))
    let scopes = animations.enter(draft)
    let isHidden = animations.add(draft, view: index)
    let properties = isHidden ? draft.hiddenProperties : draft.properties
    var children: [ViewNode] = []
    if !draft.children.isEmpty {
      children.reserveCapacity(draft.children.count)
      for child in draft.children { children.append(view(child, path: path, context: name)) }
    }
    animations.leave(draft, to: scopes)
    return ViewNode(
      id: identifier, name: index == 0 ? "" : draft.name, kind: draft.kind, properties: properties,
      children: children)
  }

  private var rootFamily: Int { mutating get { identifiers.family(of: "root") } }

  /// The family of a draft's identifier, cached for drafts that several copies of a precomposition share.
  private mutating func family(of draft: ViewDraft, _ context: String) -> Int {
    if let cached = draft.identifierFamily, cached.context == context { return cached.number }
    let number = identifiers.family(of: draft.identifierSuggestion(context: context))
    draft.identifierFamily = (context, number)
    return number
  }
}

extension Composition {
  /// The first frame and the frame after the last one.
  var frames: ClosedRange<Double> { inPoint...max(inPoint, outPoint) }
}
