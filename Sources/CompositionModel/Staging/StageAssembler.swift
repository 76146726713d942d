import Geometry
import StageModel

/// Numbers drafts in preorder, names them and gathers their animations.
struct StageAssembler {
  private var identifiers = IdentifierMaker()
  private var animations: AnimationList
  private var origins: [ViewOrigin] = []

  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> StagedComposition {
    var assembler = StageAssembler(
      animations: AnimationList(timeScopes: timeScopes, frames: composition.frames))
    let view = assembler.view(root, path: [], context: "")
    return StagedComposition(
      stage: Stage(size: composition.size, root: view), animations: assembler.animations.list,
      timeScopes: timeScopes, origins: assembler.origins, pictures: composition.pictures,
      frameRate: composition.frameRate, inPoint: composition.inPoint, outPoint: composition.outPoint
    )
  }

  private init(animations: AnimationList) {
    self.animations = animations
  }

  /// The view of a draft; `context` is the name of the nearest named view around it.
  private mutating func view(_ draft: ViewDraft, path: [String], context: String) -> StageView {
    let index = origins.count
    let name = draft.name.isEmpty ? context : draft.name
    let path = draft.name.isEmpty ? path : path + [draft.name]
    origins.append(ViewOrigin(layerPath: path, pointer: draft.pointer))
    let identifier = identifiers.identifier(
      for: index == 0 ? "root" : draft.identifierSuggestion(context: context))
    var view = StageView(
      id: identifier, name: index == 0 ? "" : draft.name, kind: draft.kind,
      properties: draft.properties)
    if animations.add(draft, view: index) { view.properties[.isVisible] = .flag(false) }
    view.children = draft.children.map { self.view($0, path: path, context: name) }
    return view
  }
}

/// Drafts as a runtime needs them: without names and origins.
struct RuntimeAssembler {
  private var views: RuntimeViewList
  private var animations: AnimationList
  private var count = 0

  private init(_ animations: AnimationList, _ size: (views: Int, values: Int)) {
    self.animations = animations
    views = RuntimeViewList(views: size.views, values: size.values)
  }

  /// The views of a draft and all in it, and what moves.
  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition
  ) -> (views: RuntimeViewList, animations: [StageAnimation]) {
    var assembler = RuntimeAssembler(
      AnimationList(timeScopes: timeScopes, frames: composition.frames), root.size)
    assembler.add(root)
    return (assembler.views, assembler.animations.list)
  }

  private mutating func add(_ draft: ViewDraft) {
    views.open(draft.kind)
    for (place, value) in draft.values { views.set(place, value) }
    if animations.add(draft, view: count), let place = draft.kind.schema.index(of: .isVisible) {
      views.set(place, .flag(false))
    }
    count += 1
    for child in draft.children { add(child) }
    views.close()
  }
}

/// The animations of views, in the order in which sessions expect them.
struct AnimationList {
  private(set) var list: [StageAnimation] = []
  private let timeScopes: [TimeScope]
  /// The first frame and the frame after the last one.
  private let frames: ClosedRange<Double>

  init(timeScopes: [TimeScope], frames: ClosedRange<Double>) {
    self.timeScopes = timeScopes
    self.frames = frames
  }

  /// Adds the animations of a draft, its visibility first, and tells whether it begins hidden.
  mutating func add(_ draft: ViewDraft, view: Int) -> Bool {
    guard !draft.animations.isEmpty else { return false }
    var isHidden = false
    for animation in draft.animations where animation.key == .isVisible {
      var animation = animation
      animation.value = visibleWithinFrames(animation.value, scope: animation.scope)
      isHidden = isHidden || animation.value.initial == .flag(false)
      add(animation, view)
    }
    for animation in draft.animations where animation.key != .isVisible { add(animation, view) }
    return isHidden
  }

  private mutating func add(_ animation: ViewDraft.Animation, _ view: Int) {
    guard animation.value.isAnimated else { return }
    list.append(
      StageAnimation(
        target: PropertyTarget(view: view, key: animation.key, component: animation.component),
        value: animation.value, scope: animation.scope, source: animation.source))
  }

  /// Leaves out changes of visibility that no frame can show.
  private func visibleWithinFrames(
    _ value: AnimatedValue<PropertyValue>, scope: Int
  ) -> AnimatedValue<PropertyValue> {
    guard case .root = timeScopes[scope] else { return value }
    var kept = value.keyframes[...]
    while kept.count > 1, kept[kept.startIndex + 1].time <= frames.lowerBound { kept.removeFirst() }
    while kept.count > 1, kept[kept.endIndex - 1].time >= frames.upperBound { kept.removeLast() }
    guard kept.count < value.keyframes.count else { return value }
    return AnimatedValue(keyframes: Array(kept), fallback: .flag(true))
  }
}

extension Composition {
  /// The first frame and the frame after the last one.
  fileprivate var frames: ClosedRange<Double> { inPoint...max(inPoint, outPoint) }
}

extension ViewDraft {
  /// What its identifier is made from: its own name, or that of the view around it and what it is.
  fileprivate func identifierSuggestion(context: String) -> String {
    switch kind {
    case .group:
      // Names of single letters say little: those of glyphs, and of dimensions.
      name.isEmpty ? "group" : name.count < 3 ? "\(context) \(name)" : name
    case .image: name.isEmpty ? "\(context) image" : name
    case .frames: name.isEmpty ? "\(context) frames" : name
    case .shape: name.isEmpty ? "\(context) shape" : name
    case .repeater: "\(context) repeater"
    case .path: "\(context) path"
    case .rectangle: "\(context) rectangle"
    case .ellipse: "\(context) ellipse"
    case .star(let isPolygon, _): "\(context) \(isPolygon ? "polygon" : "star")"
    case .transformed: "\(context) \(name.isEmpty ? "paths" : name)"
    case .trim: "\(context) trim"
    case .roundCorners: "\(context) corners"
    case .puckerBloat: "\(context) pucker"
    case .twist: "\(context) twist"
    case .zigZag: "\(context) zig zag"
    case .offsetPath: "\(context) offset"
    case .measured: "\(context) measured"
    case .combine(let combination):
      "\(context) \(combination == .symmetricDifference ? "difference" : combination.rawValue)"
    case .fill: "\(context) fill"
    case .stroke: "\(context) stroke"
    case .mask: "\(context) \(name.isEmpty ? "mask" : name)"
    case .effect: "\(context) \(name.isEmpty ? "effect" : name)"
    }
  }
}
