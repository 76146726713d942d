import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Numbers drafts in preorder, names them and gathers their animations.
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

  /// The family of a draft's identifier; copies of precompositions ask for the same ones.
  private mutating func family(of draft: ViewDraft, _ context: String) -> Int {
    if let known = draft.identifierFamily, known.context == context { return known.number }
    let number = identifiers.family(of: draft.identifierSuggestion(context: context))
    draft.identifierFamily = (context, number)
    return number
  }
}

/// Drafts as a runtime needs them: without names and origins.
struct RuntimeAssembler {
  private var views: RuntimeViewList
  private var animations: AnimationList
  private var count = 0

  private init(_ animations: AnimationList, valueCount: Int) {
    self.animations = animations
    views = RuntimeViewList(valueCount: valueCount)
  }

  /// The views of a draft and all in it, and what moves.
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
    for (place, value) in draft.values { views.set(place, value) }
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

/// The animations of views, in the order in which sessions expect them.
struct AnimationList {
  private(set) var list: [ViewAnimation] = []
  private let timeScopes: [TimeScope]
  /// The times that stand for those of drafts now.
  private var scopes: [Int: Int] = [:]
  /// The time that was asked for last, and what stands for it.
  private var lastScope = (asked: -1, found: -1)
  /// The first frame and the frame after the last one.
  private let frames: ClosedRange<Double>

  /// - Parameters:
  ///   - timeScopes: The times that animations refer to.
  ///   - frames: The first frame and the frame after the last one.
  ///   - count: How many animations there may be.
  init(timeScopes: [TimeScope], frames: ClosedRange<Double>, count: Int) {
    list.reserveCapacity(count)
    self.timeScopes = timeScopes
    self.frames = frames
  }

  /// Lets the times of a draft stand for those of all in it, until it is left with what is returned.
  mutating func enter(_ draft: ViewDraft) -> [Int: Int] {
    let outer = scopes
    guard !draft.scopes.isEmpty else { return outer }
    scopes = outer.isEmpty ? draft.scopes : draft.scopes.mapValues { outer[$0] ?? $0 }
    lastScope = (-1, -1)
    return outer
  }

  mutating func leave(_ draft: ViewDraft, to outer: [Int: Int]) {
    guard !draft.scopes.isEmpty else { return }
    scopes = outer
    lastScope = (-1, -1)
  }

  /// Adds the animations of a draft that was entered, its visibility first, and tells whether it begins hidden.
  mutating func add(_ draft: ViewDraft, view: Int) -> Bool {
    guard !draft.animations.isEmpty else { return false }
    let animations = draft.animations
    var isHidden = false
    // By index, as most are looked at only.
    for index in animations.indices where animations[index].key == .isVisible {
      let scope = scope(animations[index].scope)
      let value = visibleWithinFrames(animations[index].value, scope: scope)
      isHidden = isHidden || !value.initial.flagValue
      guard value.isAnimated else { continue }
      list.append(ViewAnimation(animations[index], value, scope: scope, view: view))
    }
    for index in animations.indices where animations[index].key != .isVisible {
      guard animations[index].value.isAnimated else { continue }
      list.append(
        ViewAnimation(
          animations[index], animations[index].value, scope: scope(animations[index].scope),
          view: view))
    }
    return isHidden
  }

  /// The time that stands for one of the composition's now.
  private mutating func scope(_ scope: Int) -> Int {
    guard !scopes.isEmpty else { return scope }
    if lastScope.asked != scope { lastScope = (scope, scopes[scope] ?? scope) }
    return lastScope.found
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

extension ViewAnimation {
  /// A draft's animation, with other values and at another time.
  fileprivate init(
    _ animation: borrowing ViewDraft.Animation, _ value: AnimatedValue<PropertyValue>, scope: Int,
    view: Int
  ) {
    self.init(
      target: PropertyTarget(view: view, key: animation.key, component: animation.component),
      value: value, scope: scope, source: animation.source)
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
