package import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Lowers the layers of a composition to views; see `LoweredComposition`.
struct LayerLowering {
  let composition: Composition
  let glyphs: GlyphTable
  /// The time scopes, each after its parent.
  var timeScopes: [TimeScope] = [.root]
  /// The indices of the time scopes.
  var scopeIndices: [TimeScope: Int] = [:]
  /// The frames that each time scope can show; `nil` where time remapping makes them unknown.
  var ranges: [ClosedRange<Double>?]
  /// The number of views so far.
  var viewCount = 0
  /// The number of visited layers, including those that are not drawn.
  var layerCount = 0
  /// The number of layers with motion blur around the present layer.
  var blurDepth = 0
  /// The time scopes of motion blur samples, by the scope of the layer.
  var sampleScopes: [Int: [Int]] = [:]
  /// The lowered precompositions, oldest first.
  var precompositions: [ShownComposition: [LoweredPrecomposition]] = [:]
  /// The dependencies of the precomposition that is being lowered.
  var dependencies = LoweringDependencies()

  /// Prepares the lowering of a composition.
  ///
  /// - Parameter frames: The frames that are drawn, counted from 0; layers that none of them shows are left out. `nil` for all.
  init(_ composition: Composition, drawing frames: ClosedRange<Int>? = nil) {
    self.composition = composition
    glyphs = GlyphTable(composition)
    let start = composition.inPoint
    // Motion blur looks between the neighbors of a frame.
    let drawn = frames.map { start + Double($0.lowerBound) - 1...start + Double($0.upperBound) + 1 }
    ranges = [drawn?.clamped(to: composition.frames) ?? composition.frames]
  }

  /// The group of all views.
  mutating func root() -> ViewDraft {
    let root = ViewDraft(name: composition.name, kind: .group(GroupView()))
    root.children = drafts(of: ShownComposition(size: composition.size), scope: 0)
    return root
  }

  /// The views of a composition's layers, lowest first; `scope` is the time scope of their keyframes.
  mutating func drafts(of shown: ShownComposition, scope: Int) -> [ViewDraft] {
    guard shown.depth <= Composition.maximumPrecompositionDepth else { return [] }
    let layers =
      shown.precomposition.map { composition.precompositions[$0].layers } ?? composition.layers
    let list = LayerList(
      shown, layers, scope: scope, frames: ranges[scope], runsForward: runsForward(scope))
    if list.hasCamera || layers.indices.contains(where: { layers[$0].content.isAdjustment }) {
      dependencies.isBoundToTime = true
    }
    var entries: [LayerViews] = []
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

  /// The views of a layer with its mattes; `nil` if it is never drawn.
  ///
  /// - Parameter matteDepth: The length of the chain of mattes of mattes; mattes do not blend.
  mutating func entry(
    for index: Int, of list: LayerList, matteDepth: Int = 0
  ) -> LayerViews? {
    guard let content = content(of: index, in: list) else { return nil }
    let mattes = mattes(of: list.layers[index], in: list, matteDepth: matteDepth)
    let sharp = LayerViews(
      chain: list.chain(to: index), layer: index, content: content,
      blends: matteDepth == 0 && mattes.isEmpty)
    let inner = list.layers[index].placedEffects.isEmpty ? sharp : sharp.withoutBlendMode
    let own = placed(blurred(inner, in: list) ?? inner, blends: sharp.blends, in: list)
    guard !mattes.isEmpty else { return own }
    return matted(own, by: mattes, in: list, matteDepth: matteDepth)
  }

  /// The content of a layer's group: its drawn views with effects and masks; `nil` for nothing.
  mutating func content(
    of index: Int, in list: LayerList, evenHidden: Bool = false
  ) -> [ViewDraft]? {
    let layer = list.layers[index]
    layerCount += 1
    guard layerCount <= Composition.maximumViews else { return nil }
    guard evenHidden || !layer.isHidden, isShown(layer, in: list) else { return nil }
    let drawn = drawnViews(of: layer, in: list)
    guard !drawn.isEmpty || layer.content.isAdjustment || layer.drawsMasksOnly else { return nil }
    let masks = layer.masks.enumerated().map { number, mask in
      ViewDraft(mask, number: number, of: layer, scope: list.scope)
    }
    viewCount += drawn.count + masks.count + layer.effects.count + layer.styles.count
    let lowering = effectLowering(for: layer, in: list)
    return layer.content.isAdjustment
      ? lowering.adjustment(layer)?.around(masks)
      : lowering.drafts(drawn: drawn, masks: masks, layer: layer)
  }

  /// The views that draw a layer, without masks and effects.
  mutating func drawnViews(of layer: Layer, in list: LayerList) -> [ViewDraft] {
    switch layer.content {
    case .text(let content):
      return TextLowering(
        glyphs: glyphs, scope: list.scope, compositions: compositions(of: content, layer, in: list)
      ).drafts(of: content, in: layer)
    case .null, .audio, .camera, .data, .adjustment, .unsupported:
      return []
    case .image(let index):
      guard composition.images.indices.contains(index) else { return [] }
      let image = composition.images[index]
      guard image.size.x > 0, image.size.y > 0 else { return [] }
      let style = ImageView(source: image.sourceName, size: image.size, fit: image.fit)
      return [ViewDraft(name: layer.name, kind: .image(style))]
    case .solid(let color, let size):
      return [solid(color, size: size, name: layer.name)]
    case .shapes(let items):
      var lowering = ShapeLowering(scope: list.scope)
      defer { viewCount += lowering.viewCount }
      return lowering.drafts(of: items[...])
    case .precomposition(let index, let size, _):
      return precomposition(index, size: size, of: layer, in: list)
    }
  }

  /// A filled rectangle with its top left corner at the origin.
  private func solid(_ color: Color, size: Vector2, name: String) -> ViewDraft {
    let rectangle = ViewDraft(name: "", kind: .rectangle(RectangleView()))
    rectangle.set(.position, to: .vector(Vector3(size / 2)))
    rectangle.set(.size, to: .vector(Vector3(size)))
    let fill = ViewDraft(name: "", kind: .fill(.nonZero, PaintStyle()))
    fill.set(.color, to: .color(color))
    return ViewDraft(name: name, kind: .shape, children: [rectangle, fill])
  }

  /// The views of layers in drawing order, below the views of their parents.
  func views(of entries: [LayerViews], in list: LayerList) -> [ViewDraft] {
    let chains = ParentChains(list: list)
    if list.shown.isCollapsed {
      return entries.flatMap { $0.isComplete ? chains.merge([$0][...]) : chains.spatialViews($0) }
    }
    guard list.hasCamera else { return chains.merge(entries[...]) }
    let cameras = CameraViews(list)
    guard !cameras.isEmpty else { return chains.merge(entries[...]) }
    return projected(entries, by: cameras, chains, in: list)
  }

  /// The views of a layer as a single one.
  func view(of entry: LayerViews, in list: LayerList) -> ViewDraft {
    let views = entry.isComplete ? entry.content : views(of: [entry], in: list)
    guard views.count != 1 else { return views[0] }
    let group = ViewDraft(of: entry.layer, in: list, as: .around("group"), children: views)
    group.pointer = ""
    return group
  }
}

extension Layer {
  /// Whether effects draw on a layer without painted content: those that follow its masks.
  ///
  /// All others change or keep the transparency of the content, such as Fill and Gradient Ramp.
  fileprivate var drawsMasksOnly: Bool {
    switch content {
    case .shapes, .text, .precomposition, .image, .solid:
      effects.contains { $0.paintsStroke }
    case .null, .audio, .camera, .data, .adjustment, .unsupported: false
    }
  }
}

extension Composition {
  /// The largest number of views that a composition is lowered to; further layers are omitted.
  package static let maximumViews = 500_000

  /// The deepest nesting of precompositions that is lowered.
  package static let maximumPrecompositionDepth = 64

  /// The longest chain of mattes of mattes that is lowered.
  package static let maximumMatteDepth = 64

  /// Lowers the composition to views with animations.
  package func lowered() -> LoweredComposition {
    var lowering = LayerLowering(self)
    let root = lowering.root()
    return ViewTreeAssembler.assemble(root, timeScopes: lowering.timeScopes, of: self)
  }
}
