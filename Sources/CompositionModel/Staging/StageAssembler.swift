import Geometry
import StageModel

/// Numbers drafts in preorder, names them and gathers their animations.
struct StageAssembler {
  private let timeScopes: [TimeScope]
  private let frames: ClosedRange<Double>
  private let isNamed: Bool
  private var identifiers = IdentifierMaker()
  private var count = 0
  private var animations: [StageAnimation] = []
  private var origins: [ViewOrigin] = []

  static func assemble(
    _ root: ViewDraft, timeScopes: [TimeScope], of composition: Composition, isNamed: Bool
  ) -> StagedComposition {
    let end = max(composition.inPoint, composition.outPoint)
    var assembler = StageAssembler(
      timeScopes: timeScopes, frames: composition.inPoint...end, isNamed: isNamed)
    let view = assembler.view(root, path: [], context: "")
    return StagedComposition(
      stage: Stage(size: composition.size, root: view), animations: assembler.animations,
      timeScopes: timeScopes, origins: assembler.origins, pictures: composition.pictures,
      frameRate: composition.frameRate, inPoint: composition.inPoint, outPoint: composition.outPoint
    )
  }

  private init(timeScopes: [TimeScope], frames: ClosedRange<Double>, isNamed: Bool) {
    self.timeScopes = timeScopes
    self.frames = frames
    self.isNamed = isNamed
  }

  /// The view of a draft; `context` is the name of the nearest named view around it.
  private mutating func view(_ draft: ViewDraft, path: [String], context: String) -> StageView {
    let index = count
    count += 1
    let name = draft.name.isEmpty ? context : draft.name
    let path = isNamed && !draft.name.isEmpty ? path + [draft.name] : path
    var view = StageView(
      id: "", name: index == 0 ? "" : draft.name, kind: draft.kind, properties: draft.properties)
    if isNamed {
      origins.append(ViewOrigin(layerPath: path, pointer: draft.pointer))
      view.id = identifiers.identifier(
        for: index == 0 ? "root" : draft.identifierSuggestion(context: context))
    }
    addAnimations(of: draft, view: &view, index: index)
    view.children = draft.children.map { self.view($0, path: path, context: name) }
    return view
  }

  private mutating func addAnimations(of draft: ViewDraft, view: inout StageView, index: Int) {
    let ordered =
      draft.animations.filter { $0.key == .isVisible }
      + draft.animations.filter { $0.key != .isVisible }
    for animation in ordered {
      var animation = animation
      if animation.key == .isVisible {
        animation.value = visibleWithinFrames(animation.value, scope: animation.scope)
        if animation.value.initial == .flag(false) { view.properties[.isVisible] = .flag(false) }
      }
      guard animation.value.isAnimated else { continue }
      animations.append(
        StageAnimation(
          target: PropertyTarget(view: index, key: animation.key, component: animation.component),
          value: animation.value, scope: animation.scope, source: animation.source))
    }
  }

  /// Leaves out changes of visibility that no frame can show.
  private func visibleWithinFrames(
    _ value: AnimatedValue<PropertyValue>, scope: Int
  ) -> AnimatedValue<PropertyValue> {
    guard case .root = timeScopes[scope] else { return value }
    var keyframes = value.keyframes
    while keyframes.count > 1, keyframes[1].time <= frames.lowerBound { keyframes.removeFirst() }
    while keyframes.count > 1, keyframes[keyframes.count - 1].time >= frames.upperBound {
      keyframes.removeLast()
    }
    return AnimatedValue(keyframes: keyframes, fallback: .flag(true))
  }
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
