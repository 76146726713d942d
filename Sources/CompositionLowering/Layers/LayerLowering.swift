package import CompositionModel
import Geometry
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
    let all = start...max(start, composition.outPoint)
    // Motion blur looks between the neighbors of a frame.
    let drawn = frames.map { start + Double($0.lowerBound) - 1...start + Double($0.upperBound) + 1 }
    ranges = [drawn?.clamped(to: all) ?? all]
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

// Time scopes, and the frames that they show.
extension LayerLowering {
  /// The index of a time scope, on which the views of a precomposition depend; its parent's if it changes nothing.
  mutating func scope(_ inner: TimeScope) -> Int {
    if case .shifted(let parent, 0, 1) = inner { return parent }
    let scope = add(inner)
    dependencies.scopes.append(scope)
    return scope
  }

  /// Adds a time scope, unless there is an equal one; returns its index.
  mutating func add(_ scope: TimeScope) -> Int {
    if let cached = scopeIndices[scope] { return cached }
    timeScopes.append(scope)
    ranges.append(range(of: scope))
    scopeIndices[scope] = timeScopes.count - 1
    return timeScopes.count - 1
  }

  /// The frames that a time scope can show; `nil` if unknown.
  private func range(of scope: TimeScope) -> ClosedRange<Double>? {
    guard case .shifted(let parent, let start, let stretch) = scope else { return nil }
    return ranges[parent].map { range in
      let ends = [range.lowerBound, range.upperBound].map { ($0 - start) / stretch }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
  }

  /// Whether time never runs backward, so that the upper bound of the shown frames is not shown itself.
  func runsForward(_ scope: Int) -> Bool {
    switch timeScopes[scope] {
    case .root: true
    case .shifted(let parent, _, let stretch): stretch > 0 && runsForward(parent)
    case .remapped: false
    }
  }

  /// Whether a time scope shows any frame of a layer, which becomes a dependency.
  mutating func canShow(_ layer: Layer, scope: Int) -> Bool {
    guard layer.inPoint < layer.outPoint else { return false }
    let isShown = canShow(from: layer.inPoint, to: layer.outPoint, scope: scope)
    dependencies.visibilities.append(
      LoweringDependencies.Visibility(
        scope: scope, begin: layer.inPoint, end: layer.outPoint, isShown: isShown))
    return isShown
  }

  /// Whether a time scope shows any frame of a range; `true` if unknown.
  func canShow(from begin: Double, to end: Double, scope: Int) -> Bool {
    guard let range = ranges[scope] else { return true }
    return begin <= range.upperBound && end > range.lowerBound
  }
}
