import CompositionModel
import Geometry

// Precompositions: layers that show the same one share its views.
extension LayerLowering {
  /// The views of the precomposition that a layer shows.
  mutating func precomposition(
    _ index: Int, size: Vector2, of layer: Layer, in list: LayerList
  ) -> [ViewDraft] {
    guard composition.precompositions.indices.contains(index) else { return [] }
    let scope = addDependency(on: TimeScope(inside: layer, parent: list.visibilityScope))
    return drafts(
      ShownComposition(
        precomposition: index, depth: list.shown.depth + 1, size: size,
        isCollapsed: layer.joinsSpace,
        blendsOutward: layer.collapsesTransform, blurDepth: blurDepth), scope: scope)
  }

  /// The views of the compositions that a text shows for characters, which run from its layer's start.
  mutating func compositions(
    of content: TextContent, _ layer: Layer, in list: LayerList
  ) -> [Int: [ViewDraft]] {
    let used = content.documents.reduce(into: Set<Int>()) { used, keyframe in
      used.formUnion(glyphs.compositions(in: keyframe.document))
    }
    var views: [Int: [ViewDraft]] = [:]
    for index in used.sorted() where composition.precompositions.indices.contains(index) {
      let scope = addDependency(
        on: .shifted(parent: list.visibilityScope, start: layer.startTime, stretch: 1))
      views[index] = drafts(
        ShownComposition(
          precomposition: index, depth: list.shown.depth + 1, size: composition.size,
          blendsOutward: true, blurDepth: blurDepth), scope: scope)
    }
    return views
  }

  /// The views of a precomposition in a time scope.
  private mutating func drafts(_ shown: ShownComposition, scope: Int) -> [ViewDraft] {
    for cached in precompositions[shown] ?? []
    where max(viewCount + cached.viewCount, layerCount + cached.layerCount)
      < Composition.maximumViews
    {
      guard let drafts = drafts(of: cached, scope: scope) else { continue }
      viewCount += cached.viewCount
      layerCount += cached.layerCount
      return drafts
    }
    var outer = LoweringDependencies()
    swap(&outer, &dependencies)
    let (views, layers) = (viewCount, layerCount)
    let drafts = drafts(of: shown, scope: scope)
    if precompositions[shown, default: []].count < LoweredPrecomposition.limit {
      precompositions[shown, default: []].append(
        LoweredPrecomposition(
          drafts: drafts, scope: scope, viewCount: viewCount - views,
          layerCount: layerCount - layers, dependencies: dependencies))
    }
    outer += dependencies
    dependencies = outer
    return drafts
  }

  /// The views of a lowered precomposition in another time scope; `nil` where they differ in that scope.
  private mutating func drafts(
    of cached: LoweredPrecomposition, scope: Int
  ) -> [ViewDraft]? {
    guard cached.scope != scope else {
      dependencies += cached.dependencies
      return cached.drafts
    }
    guard !cached.dependencies.isBoundToTime else { return nil }
    var scopes = [cached.scope: scope]
    for inner in cached.dependencies.scopes {
      scopes[inner] = index(of: timeScopes[inner].replacingParent(scopes))
    }
    let moved = cached.dependencies.replacingScopes(scopes)
    let isSame = moved.visibilities.allSatisfy {
      overlapsRange(of: $0.scope, from: $0.begin, to: $0.end) == $0.isShown
    }
    guard isSame else { return nil }
    dependencies += moved
    return cached.drafts.map { ViewDraft($0, scopes: scopes) }
  }
}

/// A lowered precomposition, which layers that show it share.
struct LoweredPrecomposition {
  /// The views, which do not change any more.
  var drafts: [ViewDraft]
  /// The time scope of the views.
  var scope: Int
  /// The number of views, including nested precompositions.
  var viewCount: Int
  /// The number of layers that were visited.
  var layerCount: Int
  var dependencies: LoweringDependencies

  /// The largest number of lowered precompositions of one composition; further ones are not kept.
  static let limit = 8
}

/// The inputs for the views of a precomposition other than its layers.
///
/// In another time scope the views are the same if all visibilities are.
struct LoweringDependencies {
  /// Whether a time scope shows any frame of a layer.
  struct Visibility {
    var scope: Int
    /// The layer's first frame.
    var begin: Double
    /// The frame after the layer's last one.
    var end: Double
    var isShown: Bool
  }

  /// The visibilities of layers.
  var visibilities: [Visibility] = []
  /// The time scopes inside of the precomposition's own, outer ones first.
  var scopes: [Int] = []
  /// Whether there are further dependencies, so that the views are valid in one time scope only.
  var isBoundToTime = false

  /// The dependencies in other time scopes.
  func replacingScopes(_ scopes: [Int: Int]) -> LoweringDependencies {
    var result = self
    for index in visibilities.indices {
      let scope = visibilities[index].scope
      result.visibilities[index].scope = scopes[scope] ?? scope
    }
    result.scopes = self.scopes.map { scopes[$0] ?? $0 }
    return result
  }

  static func += (left: inout LoweringDependencies, right: LoweringDependencies) {
    left.visibilities += right.visibilities
    left.scopes += right.scopes
    left.isBoundToTime = left.isBoundToTime || right.isBoundToTime
  }
}
