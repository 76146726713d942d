import Geometry
import SceneModel
import StageModel

extension Composition {
  /// The most views that a composition unfolds to; layers beyond are left out.
  public static let maximumViews = 500_000

  /// The deepest nesting of precompositions that is unfolded.
  public static let maximumPrecompositionDepth = 64

  /// The longest row of mattes, each of which cuts the one before, that is unfolded.
  public static let maximumMatteDepth = 64

  /// Unfolds the composition to views with animations.
  ///
  /// - Parameter isNamed: Whether views get identifiers and origins; drawing alone needs neither.
  public func staged(isNamed: Bool = true) -> StagedComposition {
    var stager = CompositionStager(self)
    return stager.stage(isNamed: isNamed)
  }
}

/// Unfolds a composition; see `StagedComposition`.
struct CompositionStager {
  let composition: Composition
  private let glyphs: GlyphTable
  var timeScopes: [TimeScope] = [.root]
  /// The frames that each scope can show; `nil` where a time remap makes it unknown.
  var ranges: [ClosedRange<Double>?]
  /// How many views there are so far.
  var viewCount = 0
  /// How many layers were looked at so far, whether they are drawn or not.
  private var layerCount = 0

  init(_ composition: Composition) {
    self.composition = composition
    glyphs = GlyphTable(composition)
    let end = max(composition.inPoint, composition.outPoint)
    ranges = [composition.inPoint...end]
  }

  mutating func stage(isNamed: Bool) -> StagedComposition {
    let root = ViewDraft(name: composition.name, kind: .group(GroupStyle()))
    root.children = drafts(of: composition.layers, scope: 0, depth: 0)
    return StageAssembler.assemble(
      root, timeScopes: timeScopes, of: composition, isNamed: isNamed)
  }

  /// The views of a composition's layers, lowest first.
  mutating func drafts(of layers: [Layer], scope: Int, depth: Int) -> [ViewDraft] {
    guard depth <= Composition.maximumPrecompositionDepth else { return [] }
    let list = LayerList(layers: layers, scope: scope, depth: depth)
    var entries: [ChainEntry] = []
    for index in layers.indices.reversed() where !layers[index].isMatteSource {
      guard max(viewCount, layerCount) < Composition.maximumViews else { break }
      if let entry = entry(for: index, of: list) { entries.append(entry) }
    }
    return ParentChains(list).merge(entries)
  }

  /// The entry of a layer, with its matte around it; `nil` if nothing of it is ever drawn.
  ///
  /// - Parameter matteDepth: How many layers it is the matte of, each of the one before; mattes do not blend.
  private mutating func entry(
    for index: Int, of list: LayerList, matteDepth: Int = 0
  ) -> ChainEntry? {
    let layer = list.layers[index]
    guard let content = content(of: index, in: list) else { return nil }
    let own = ChainEntry(
      chain: list.chain(to: index), layer: index, content: content, blends: matteDepth == 0)
    guard let matte = layer.matte, matteDepth < Composition.maximumMatteDepth else { return own }
    let source = list.layers[matte.layer]
    let sourceEntry =
      entry(for: matte.layer, of: list, matteDepth: matteDepth + 1)
      ?? ChainEntry(chain: list.chain(to: matte.layer), layer: matte.layer, content: [])
    let chains = ParentChains(list)
    let blendMode = matteDepth == 0 ? layer.blendMode : .normal
    let group = ViewDraft(
      name: "\(layer.name) with \(source.name)",
      kind: .group(GroupStyle(blendMode: blendMode, matte: matte.mode)), pointer: layer.pointer)
    group.children = chains.merge([sourceEntry]) + chains.merge([own.withoutBlendMode])
    return ChainEntry(chain: [], layer: index, content: [group], isWhole: true)
  }

  /// What a layer's group holds: its drawn views and its masks; `nil` if nothing.
  private mutating func content(of index: Int, in list: LayerList) -> [ViewDraft]? {
    let layer = list.layers[index]
    layerCount += 1
    guard layerCount <= Composition.maximumViews else { return nil }
    guard !layer.isHidden, canShow(layer, scope: list.scope) else { return nil }
    let drawn = drawnViews(of: layer, in: list)
    guard !drawn.isEmpty else { return nil }
    let masks = layer.masks.enumerated().map { number, mask in
      draft(of: mask, number: number, layer: layer, scope: list.scope)
    }
    viewCount += drawn.count + masks.count + layer.effects.count + layer.styles.count
    return EffectStager(scope: list.scope).drafts(drawn: drawn, masks: masks, layer: layer)
  }

  /// Whether a layer is in its time range at any frame that its scope shows.
  private func canShow(_ layer: Layer, scope: Int) -> Bool {
    guard layer.inPoint < layer.outPoint else { return false }
    guard let range = ranges[scope] else { return true }
    return layer.inPoint <= range.upperBound && layer.outPoint > range.lowerBound
  }

  private mutating func drawnViews(of layer: Layer, in list: LayerList) -> [ViewDraft] {
    switch layer.content {
    case .text(let content):
      return TextStager(glyphs: glyphs, scope: list.scope).drafts(of: content, in: layer)
    case .null, .audio, .camera, .data, .unsupported:
      return []
    case .image(let index):
      guard composition.images.indices.contains(index) else { return [] }
      let image = composition.images[index]
      guard image.size.x > 0, image.size.y > 0 else { return [] }
      let style = ImageStyle(source: image.sourceName, size: image.size)
      return [ViewDraft(name: layer.name, kind: .image(style))]
    case .solid(let color, let size):
      return [solid(color, size: size, name: layer.name)]
    case .shapes(let items):
      var stager = ShapeStager(scope: list.scope)
      defer { viewCount += stager.viewCount }
      return stager.drafts(of: items)
    case .precomposition(let index, _, let timeRemap):
      guard composition.precompositions.indices.contains(index) else { return [] }
      let scope = addScope(for: layer, timeRemap: timeRemap, in: list.scope)
      return drafts(
        of: composition.precompositions[index].layers, scope: scope, depth: list.depth + 1)
    }
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

  private func draft(of mask: Mask, number: Int, layer: Layer, scope: Int) -> ViewDraft {
    let draft = ViewDraft(
      name: mask.name.isEmpty ? "Mask \(number + 1)" : mask.name,
      kind: .mask(mask.mode, isInverted: mask.isInverted && !mask.isOpen),
      pointer: "\(layer.pointer)/masksProperties/\(number)")
    // lottie-web lets nothing through an open path, whether inverted or not.
    let path = mask.isOpen ? AnimatedValue(BezierPath()) : mask.path
    draft.set(.path, path, scope: scope) { .path($0) }
    draft.set(.opacity, mask.opacity, scope: scope) { .number($0) }
    draft.set(.expansion, mask.expansion, scope: scope) { .number($0) }
    draft.set(.feather, mask.feather, scope: scope) { .vector($0) }
    return draft
  }

  /// The time inside of a precomposition layer.
  private mutating func addScope(
    for layer: Layer, timeRemap: AnimatedValue<Double>?, in parent: Int
  ) -> Int {
    if let timeRemap {
      timeScopes.append(.remapped(parent: parent, timeRemap, end: layer.outPoint))
      ranges.append(nil)
      return timeScopes.count - 1
    }
    let stretch = layer.stretch.isFinite && layer.stretch != 0 ? layer.stretch : 1
    guard layer.startTime != 0 || stretch != 1 else { return parent }
    timeScopes.append(.shifted(parent: parent, start: layer.startTime, stretch: stretch))
    let range = ranges[parent].map { range in
      let ends = [range.lowerBound, range.upperBound].map { ($0 - layer.startTime) / stretch }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
    ranges.append(range)
    return timeScopes.count - 1
  }
}

extension Mask {
  /// Whether the path is never closed.
  fileprivate var isOpen: Bool {
    let paths = path.isAnimated ? path.keyframes.map(\.value) : [path.initial]
    return paths.allSatisfy { path in
      !path.isEmpty && path.contours.allSatisfy { !$0.isClosed }
    }
  }
}
