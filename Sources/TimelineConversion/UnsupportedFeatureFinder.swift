import CompositionLowering
import SceneModel
import ViewTree

/// Finds the feature of a view that has no counterpart in SwiftUI.
///
/// Kinds of views and effects declare their settings without a counterpart. Features that depend on several views are
/// decided here: motion blur, and effects with a map.
struct UnsupportedFeatureFinder {
  let view: ViewNode
  /// The preorder index of the view.
  let index: Int
  /// Returns the initial value of a property and its values at keyframes.
  let values: (PropertyKey) -> [PropertyValue]

  /// The feature; `nil` if all have a counterpart.
  var feature: UnsupportedFeature? { featureOfSeveralViews ?? declaredFeature }

  /// Makes a feature.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - remedy: The replacement.
  ///   - edit: The change of the view where no pictures replace it.
  ///   - removed: The descendants that are removed then.
  private func make(
    _ name: String, _ remedy: UnsupportedFeature.Remedy, _ edit: ViewEdit, removed: [Int] = []
  ) -> UnsupportedFeature {
    var feature = UnsupportedFeature(view: index, name: name, remedy: remedy)
    var removal = ViewEdit()
    removal.isRemoved = true
    for view in removed { feature.fallback[view] = removal }
    feature.fallback[index] = edit
    return feature
  }
}

// MARK: Features of one view

extension UnsupportedFeatureFinder {
  private var declaredFeature: UnsupportedFeature? {
    // An effect with a map is found at the group that holds the map.
    guard view.kind.effectWithMap == nil, let gap = view.kind.nativeGap(values) else { return nil }
    var edit = ViewEdit()
    switch gap.fallback {
    case .removed: edit.isRemoved = true
    case .without(let keys): edit.removedKeys = Set(keys)
    case .replaced(let kind): edit.kind = kind
    }
    return make(gap.feature, gap.canBake ? .bakeParent : .none, edit)
  }
}

// MARK: Features of several views

extension UnsupportedFeatureFinder {
  private var featureOfSeveralViews: UnsupportedFeature? {
    guard case .group(var group) = view.kind, !group.adjustsBelow else { return nil }
    var edit = ViewEdit()
    if group.averagesChildren {
      group.averagesChildren = false
      edit.kind = .group(group)
      return make("Motion blur", .bakeView, edit, removed: otherMoments)
    }
    edit.kind = view.kind
    guard group.matte == nil, let effect = view.children.lazy.compactMap(\.kind.effectWithMap).first
    else { return nil }
    return make(type(of: effect.value).featureName, .bakeView, edit, removed: mapViews)
  }

  /// The preorder indices of all children but the middle one.
  private var otherMoments: [Int] {
    var positions = childPositions
    if !positions.isEmpty { positions.remove(at: positions.count / 2) }
    return positions
  }

  /// The preorder indices of a group's displacement map and of the effects that use it.
  private var mapViews: [Int] {
    let children = zip(view.children, childPositions)
    let map = children.first { $0.0.kind.role.isDrawn }.map(\.1)
    let effects = children.filter { $0.0.kind.effectWithMap != nil }.map(\.1)
    return (map.map { [$0] } ?? []) + effects
  }

  /// The preorder indices of the children.
  private var childPositions: [Int] {
    view.preorder.filter { $0.depth == 1 }.map { index + $0.index }
  }
}

extension ViewKind {
  /// The effect that reads the map of its group; `nil` for other kinds.
  fileprivate var effectWithMap: SceneEffect? {
    if case .effect(let effect) = self, effect.needsMap { effect } else { nil }
  }
}
