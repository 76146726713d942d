import Geometry

/// A lowered precomposition, which layers that show it share.
struct LoweredPrecomposition {
  /// The settings that determine the views of a precomposition, except their time.
  struct Key: Hashable {
    var precomposition: Int
    var depth: Int
    var size: Vector2
    var isCollapsed: Bool
    var blendsOutward: Bool
    var blurDepth: Int
  }

  /// The views, which do not change any more.
  var drafts: [ViewDraft]
  /// The time scope of the views.
  var scope: Int
  /// The number of views, including nested precompositions.
  var viewCount: Int
  /// The number of layers that were visited.
  var layerCount: Int
  var dependencies: LoweringDependencies

  /// The largest number of lowered precompositions with one key; further ones are not kept.
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

extension TimeScope {
  /// The time scope inside of another parent.
  func replacingParent(_ scopes: [Int: Int]) -> TimeScope {
    switch self {
    case .root: .root
    case .shifted(let parent, let start, let stretch):
      .shifted(parent: scopes[parent] ?? parent, start: start, stretch: stretch)
    case .remapped(let parent, let value, let end):
      .remapped(parent: scopes[parent] ?? parent, value, end: end)
    }
  }
}
