package import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Lowers the layers of a composition to views; see `LoweredComposition`.
struct LayerLowering {
  let composition: Composition
  let glyphs: GlyphTable
  let outlines = GlyphOutlines()
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
  /// The lowered precompositions.
  var precompositions = PrecompositionCache()
  /// The dependencies of the precomposition that is being lowered.
  var dependencies = LoweringDependencies()

  init(_ composition: Composition) {
    self.composition = composition
    glyphs = GlyphTable(composition)
    let end = max(composition.inPoint, composition.outPoint)
    ranges = [composition.inPoint...end]
  }

  /// The group of all views.
  mutating func root() -> ViewDraft {
    let root = ViewDraft(name: composition.name, kind: .group(GroupView()))
    root.children = drafts(of: composition.layers, scope: 0, depth: 0, size: composition.size)
    return root
  }

  /// The views of a composition's layers, lowest first.
  ///
  /// - Parameters:
  ///   - layers: The layers, topmost first.
  ///   - scope: The time scope of their keyframes.
  ///   - depth: The number of precompositions around them.
  ///   - size: The size of their composition, in points.
  ///   - isCollapsed: Whether they are in the 3D space of the layer that shows them.
  ///   - blendsOutward: Whether they blend with the layers around that layer.
  mutating func drafts(
    of layers: [Layer], scope: Int, depth: Int, size: Vector2, isCollapsed: Bool = false,
    blendsOutward: Bool = false
  ) -> [ViewDraft] {
    guard depth <= Composition.maximumPrecompositionDepth else { return [] }
    let list = LayerList(
      layers: layers, scope: scope, depth: depth, size: size, shownFrames: ranges[scope],
      runsForward: runsForward(scope), isCollapsed: isCollapsed, blendsOutward: blendsOutward)
    if list.hasCamera || layers.contains(where: \.content.isAdjustment) {
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
