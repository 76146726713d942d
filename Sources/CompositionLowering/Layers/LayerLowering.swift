public import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension Composition {
  /// The most views that a composition unfolds to; layers beyond are left out.
  public static let maximumViews = 500_000

  /// The deepest nesting of precompositions that is unfolded.
  public static let maximumPrecompositionDepth = 64

  /// The longest row of mattes, each of which cuts the one before, that is unfolded.
  public static let maximumMatteDepth = 64

  /// Unfolds the composition to views with animations.
  public func lowered() -> LoweredComposition {
    var lowering = LayerLowering(self)
    let root = lowering.root()
    return ViewTreeAssembler.assemble(root, timeScopes: lowering.timeScopes, of: self)
  }
}

/// Unfolds a composition; see `LoweredComposition`.
struct LayerLowering {
  let composition: Composition
  private let glyphs: GlyphTable
  private let outlines = GlyphOutlines()
  var timeScopes: [TimeScope] = [.root]
  /// The frames that each scope can show; `nil` where a time remap makes it unknown.
  var ranges: [ClosedRange<Double>?]
  /// How many views there are so far.
  var viewCount = 0
  /// How many layers were looked at so far, whether they are drawn or not.
  var layerCount = 0
  /// How many layers with motion blur hold what is looked at.
  var blurDepth = 0
  /// The times of the moments of motion blur, by the time around.
  var momentScopes: [Int: [Int]] = [:]
  /// The scopes so far by what they are.
  var scopes: [TimeScope: Int] = [:]
  /// The precompositions that were unfolded so far.
  private var unfolded: [UnfoldedKey: [Unfolded]] = [:]
  /// What unfolding depended on so far, besides the layers.
  var log = UnfoldingLog()

  /// What the views of a precomposition depend on, besides their time.
  private struct UnfoldedKey: Hashable {
    var precomposition: Int
    var depth: Int
    var size: Vector2
    var isCollapsed: Bool
    var isOpen: Bool
    var blurDepth: Int
  }

  /// The views of a precomposition, which nobody changes any more.
  private struct Unfolded {
    var drafts: [ViewDraft]
    /// The time that they follow.
    var scope: Int
    var viewCount: Int
    var layerCount: Int
    var log: UnfoldingLog
  }

  /// The most times at which one precomposition is unfolded anew before it is so at each.
  private static let variants = 8

  init(_ composition: Composition) {
    self.composition = composition
    glyphs = GlyphTable(composition)
    let end = max(composition.inPoint, composition.outPoint)
    ranges = [composition.inPoint...end]
  }

  /// The group of all views.
  mutating func root() -> ViewDraft {
    let root = ViewDraft(name: composition.name, kind: .group(GroupStyle()))
    root.children = drafts(of: composition.layers, scope: 0, depth: 0, size: composition.size)
    return root
  }

  /// The views of a composition's layers, lowest first.
  ///
  /// - Parameters:
  ///   - layers: The layers, topmost first.
  ///   - scope: The time that they follow.
  ///   - depth: How many precompositions lead to them.
  ///   - size: The size of their composition, in points.
  ///   - isCollapsed: Whether they stand in the space of the layer that shows them.
  ///   - isOpen: Whether they mix with what is around that layer.
  mutating func drafts(
    of layers: [Layer], scope: Int, depth: Int, size: Vector2, isCollapsed: Bool = false,
    isOpen: Bool = false
  ) -> [ViewDraft] {
    guard depth <= Composition.maximumPrecompositionDepth else { return [] }
    let list = LayerList(
      layers: layers, scope: scope, depth: depth, size: size, shown: ranges[scope],
      runsForward: runsForward(scope), isCollapsed: isCollapsed, isOpen: isOpen)
    if list.hasCamera || layers.contains(where: \.content.isAdjustment) { log.isFixed = true }
    var entries: [ChainEntry] = []
    var adjustedGroups = 0
    for index in layers.indices.reversed() where !layers[index].isMatteSource {
      guard max(viewCount, layerCount) < Composition.maximumViews else { break }
      if adjustedGroups < LayerLowering.maximumAdjustedGroups,
        let group = adjusted(entries, by: index, in: list)
      {
        entries = [group]
        adjustedGroups += 1
      } else if let entry = entry(for: index, of: list) {
        entries.append(entry)
      }
    }
    return views(of: entries, in: list)
  }

  /// What a layer's group holds: its drawn views and its masks; `nil` if nothing.
  mutating func content(
    of index: Int, in list: LayerList, evenHidden: Bool = false
  ) -> [ViewDraft]? {
    let layer = list.layers[index]
    layerCount += 1
    guard layerCount <= Composition.maximumViews else { return nil }
    guard evenHidden || !layer.isHidden, canShow(layer, scope: list.shownScope) else { return nil }
    let drawn = drawnViews(of: layer, in: list)
    guard !drawn.isEmpty || layer.content.isAdjustment else { return nil }
    let masks = layer.masks.enumerated().map { number, mask in
      ViewDraft(mask, number: number, of: layer, scope: list.scope)
    }
    viewCount += drawn.count + masks.count + layer.effects.count + layer.styles.count
    let lowering = effectLowering(for: layer, in: list, maps: maps(of: layer, in: list))
    return layer.content.isAdjustment
      ? lowering.adjustment(layer)?.around(masks)
      : lowering.drafts(drawn: drawn, masks: masks, layer: layer)
  }

  func effectLowering(
    for layer: Layer, in list: LayerList, maps: [Int: ViewDraft]
  ) -> EffectLowering {
    EffectLowering(
      scope: list.scope, frame: effectFrame(of: layer, in: list), frameRate: composition.frameRate,
      maps: maps)
  }

  /// The size of the rectangle at the origin that a layer's effects work on, in points.
  func effectFrame(of layer: Layer, in list: LayerList) -> Vector2 {
    switch layer.content {
    case .solid(_, let size), .precomposition(_, let size, _): size
    case .adjustment(let size): size ?? list.size
    case .image(let index) where composition.images.indices.contains(index):
      composition.images[index].size
    default: list.size
    }
  }

  /// A layer's entry with the effects around it that know places in its composition.
  mutating func placed(_ entry: ChainEntry, blends: Bool, in list: LayerList) -> ChainEntry {
    let layer = list.layers[entry.layer]
    guard !layer.placedEffects.isEmpty else { return entry }
    let lowering = effectLowering(for: layer, in: list, maps: maps(of: layer, in: list))
    let content = lowering.placed(layer, on: view(of: entry, in: list))
    let style = GroupStyle(blendMode: blends ? layer.blendMode : .normal)
    let group = ViewDraft(
      name: "\(layer.name) effects", kind: .group(style), children: content,
      pointer: layer.pointer)
    return ChainEntry(chain: [], layer: entry.layer, content: [group], isWhole: true)
  }

  /// Whether a layer is in its time range at any frame that its scope shows.
  mutating func canShow(_ layer: Layer, scope: Int) -> Bool {
    guard layer.inPoint < layer.outPoint else { return false }
    let isShown = canShow(from: layer.inPoint, to: layer.outPoint, scope: scope)
    log.questions.append(
      UnfoldingLog.Question(
        scope: scope, begin: layer.inPoint, end: layer.outPoint, isShown: isShown))
    return isShown
  }

  /// Whether a scope shows some frame between two others.
  private func canShow(from begin: Double, to end: Double, scope: Int) -> Bool {
    guard let range = ranges[scope] else { return true }
    return begin <= range.upperBound && end > range.lowerBound
  }

  /// What a layer shows by itself.
  mutating func drawnViews(of layer: Layer, in list: LayerList) -> [ViewDraft] {
    switch layer.content {
    case .text(let content):
      return TextLowering(
        glyphs: glyphs, outlines: outlines, scope: list.scope,
        compositions: compositions(of: content, layer, in: list)
      ).drafts(of: content, in: layer)
    case .null, .audio, .camera, .data, .adjustment, .unsupported:
      return []
    case .image(let index):
      guard composition.images.indices.contains(index) else { return [] }
      let image = composition.images[index]
      guard image.size.x > 0, image.size.y > 0 else { return [] }
      let style = ImageStyle(source: image.sourceName, size: image.size, fit: image.fit)
      return [ViewDraft(name: layer.name, kind: .image(style))]
    case .solid(let color, let size):
      return [solid(color, size: size, name: layer.name)]
    case .shapes(let items):
      var lowering = ShapeLowering(scope: list.scope)
      defer { viewCount += lowering.viewCount }
      return lowering.drafts(of: items)
    case .precomposition(let index, let size, let timeRemap):
      guard composition.precompositions.indices.contains(index) else { return [] }
      let scope = scope(for: layer, timeRemap: timeRemap, in: list.shownScope)
      return drafts(
        UnfoldedKey(
          precomposition: index, depth: list.depth + 1, size: size, isCollapsed: layer.joinsSpace,
          isOpen: layer.collapsesTransform, blurDepth: blurDepth), scope: scope)
    }
  }

  /// The views of the compositions that stand for characters of a text, which run from its layer's start.
  private mutating func compositions(
    of content: TextContent, _ layer: Layer, in list: LayerList
  ) -> [Int: [ViewDraft]] {
    let used = content.documents.reduce(into: Set<Int>()) { used, keyframe in
      used.formUnion(glyphs.compositions(in: keyframe.document))
    }
    var views: [Int: [ViewDraft]] = [:]
    for index in used.sorted() where composition.precompositions.indices.contains(index) {
      let scope = shiftedScope(start: layer.startTime, stretch: 1, in: list.shownScope)
      views[index] = drafts(
        UnfoldedKey(
          precomposition: index, depth: list.depth + 1, size: composition.size, isCollapsed: false,
          isOpen: true, blurDepth: blurDepth), scope: scope)
    }
    return views
  }

  /// The views of a precomposition, which are the same wherever it shows the same layers.
  private mutating func drafts(_ key: UnfoldedKey, scope: Int) -> [ViewDraft] {
    for known in unfolded[key] ?? []
    where max(viewCount + known.viewCount, layerCount + known.layerCount)
      < Composition.maximumViews
    {
      guard let drafts = drafts(of: known, scope: scope) else { continue }
      viewCount += known.viewCount
      layerCount += known.layerCount
      return drafts
    }
    var outer = UnfoldingLog()
    swap(&outer, &log)
    let (views, layers) = (viewCount, layerCount)
    let drafts = drafts(
      of: composition.precompositions[key.precomposition].layers, scope: scope,
      depth: key.depth, size: key.size, isCollapsed: key.isCollapsed, isOpen: key.isOpen)
    if unfolded[key, default: []].count < LayerLowering.variants {
      unfolded[key, default: []].append(
        Unfolded(
          drafts: drafts, scope: scope, viewCount: viewCount - views,
          layerCount: layerCount - layers, log: log))
    }
    outer += log
    log = outer
    return drafts
  }

  /// The views of an unfolded precomposition at another time; `nil` if they are others then.
  private mutating func drafts(of known: Unfolded, scope: Int) -> [ViewDraft]? {
    guard known.scope != scope else {
      log += known.log
      return known.drafts
    }
    guard !known.log.isFixed else { return nil }
    var scopes = [known.scope: scope]
    for inner in known.log.scopes { scopes[inner] = add(timeScopes[inner].moved(scopes)) }
    let moved = known.log.moved(scopes)
    let isSame = moved.questions.allSatisfy {
      canShow(from: $0.begin, to: $0.end, scope: $0.scope) == $0.isShown
    }
    guard isSame else { return nil }
    log += moved
    return known.drafts.map { ViewDraft($0, scopes: scopes) }
  }

  /// A rectangle from the origin.
  private func solid(_ color: Color, size: Vector2, name: String) -> ViewDraft {
    let rectangle = ViewDraft(name: "", kind: .rectangle(isReversed: false))
    rectangle.set(.position, AnimatedValue(.vector(Vector3(size / 2))), scope: 0)
    rectangle.set(.size, AnimatedValue(.vector(Vector3(size))), scope: 0)
    let fill = ViewDraft(name: "", kind: .fill(.nonZero, PaintStyle()))
    fill.set(.color, AnimatedValue(.color(color)), scope: 0)
    return ViewDraft(name: name, kind: .shape, children: [rectangle, fill])
  }
}

extension Layer.Content {
  /// Whether the layer changes those below it.
  var isAdjustment: Bool {
    if case .adjustment = self { true } else { false }
  }
}
