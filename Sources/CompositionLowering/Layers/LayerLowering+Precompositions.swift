import CompositionModel
import Geometry

// Precompositions: layers that show the same one share its views.
extension LayerLowering {
  /// The views of the precomposition that a layer shows.
  mutating func precomposition(
    _ index: Int, size: Vector2, of layer: Layer, in list: LayerList
  ) -> [ViewDraft] {
    guard composition.precompositions.indices.contains(index) else { return [] }
    let scope = scope(TimeScope(inside: layer, parent: list.visibilityScope))
    return drafts(
      LoweredPrecomposition.Key(
        precomposition: index, depth: list.depth + 1, size: size, isCollapsed: layer.joinsSpace,
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
      let scope = scope(
        .shifted(parent: list.visibilityScope, start: layer.startTime, stretch: 1))
      views[index] = drafts(
        LoweredPrecomposition.Key(
          precomposition: index, depth: list.depth + 1, size: composition.size, isCollapsed: false,
          blendsOutward: true, blurDepth: blurDepth), scope: scope)
    }
    return views
  }

  /// The views of a precomposition in a time scope.
  private mutating func drafts(_ key: LoweredPrecomposition.Key, scope: Int) -> [ViewDraft] {
    for cached in precompositions[key] ?? []
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
    let drafts = drafts(
      of: composition.precompositions[key.precomposition].layers, scope: scope,
      depth: key.depth, size: key.size, isCollapsed: key.isCollapsed,
      blendsOutward: key.blendsOutward)
    if precompositions[key, default: []].count < LoweredPrecomposition.limit {
      precompositions[key, default: []].append(
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
      scopes[inner] = add(timeScopes[inner].replacingParent(scopes))
    }
    let moved = cached.dependencies.replacingScopes(scopes)
    let isSame = moved.visibilities.allSatisfy {
      canShow(from: $0.begin, to: $0.end, scope: $0.scope) == $0.isShown
    }
    guard isSame else { return nil }
    dependencies += moved
    return cached.drafts.map { ViewDraft($0, scopes: scopes) }
  }
}
