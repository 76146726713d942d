import CompositionLowering
import SceneModel
import ViewTree

/// A feature of a view that has no counterpart in SwiftUI.
struct UnsupportedFeature: Sendable {
  /// The replacement of an unsupported feature.
  enum Remedy: Hashable, Sendable {
    /// Pictures of the group or shape around the view.
    case bakeParent
    /// Pictures of the view.
    case bakeView
    /// None, because pictures would have to contain everything behind the view.
    case none
  }

  /// The preorder index of the view.
  var view: Int
  /// The name of the feature, such as `The effect Tritone`.
  var name: String
  /// The replacement.
  var remedy: Remedy
  /// The edits that remove the feature where no pictures replace it, by the preorder indices of views.
  var fallback: [Int: ViewEdit] = [:]
}

extension LoweredComposition {
  /// The features without a counterpart in SwiftUI, by the preorder of their views.
  ///
  /// Kinds of views and effects declare their settings without a counterpart. Features of several views are found here:
  /// motion blur, and effects with a map.
  var unsupportedFeatures: [UnsupportedFeature] {
    var animated: [PropertyTarget: [ViewAnimation]] = [:]
    for animation in animations {
      let target = PropertyTarget(view: animation.target.view, key: animation.target.key)
      animated[target, default: []].append(animation)
    }
    return canvas.root.preorder.compactMap { view in
      view.featureOfSeveralViews
        ?? view.declaredFeature { key in
          guard let initial = view.node.initialValue(key) else { return [] }
          let animations = animated[PropertyTarget(view: view.index, key: key)] ?? []
          return [initial] + animations.flatMap { $0.values(from: initial) }
        }
    }
  }
}

extension ViewAnimation {
  /// The values at keyframes; an animation of one dimension has the initial values of the others.
  fileprivate func values(from initial: PropertyValue) -> [PropertyValue] {
    value.keyframes.map { keyframe in
      guard let component = target.component else { return keyframe.value }
      var whole = initial
      whole.setComponent(component, keyframe.value.numberValue)
      return whole
    }
  }
}

extension ViewPreorder.Element {
  /// The feature that the kind of the view declares, by the initial values of properties and those at keyframes.
  fileprivate func declaredFeature(
    _ values: (PropertyKey) -> [PropertyValue]
  ) -> UnsupportedFeature? {
    // An effect with a map is found at the group that holds the map.
    guard node.kind.effectWithMap == nil, let gap = node.kind.nativeGap(values) else { return nil }
    let edit: ViewEdit =
      switch gap.fallback {
      case .removed: .removed
      case .without(let keys): .without(Set(keys))
      case .replaced(let kind): .kind(kind)
      }
    return UnsupportedFeature(
      view: index, name: gap.feature, remedy: gap.canBake ? .bakeParent : .none,
      fallback: [index: edit])
  }

  /// The motion blur of a group, or the effect with a map in it.
  fileprivate var featureOfSeveralViews: UnsupportedFeature? {
    guard case .group(var group) = node.kind, !group.adjustsBelow else { return nil }
    guard group.averagesChildren else {
      let effects = node.children.lazy.compactMap(\.kind.effectWithMap)
      guard group.matte == nil, let effect = effects.first else { return nil }
      return feature(type(of: effect.value).featureName, removed: mapViews)
    }
    group.averagesChildren = false
    var moments = children
    if !moments.isEmpty { moments.remove(at: moments.count / 2) }
    var feature = feature("Motion blur", removed: moments.map(\.index))
    feature.fallback[index] = .kind(.group(group))
    return feature
  }

  /// A feature that pictures of the view replace, or else the removal of some descendants.
  private func feature(_ name: String, removed: [Int]) -> UnsupportedFeature {
    UnsupportedFeature(
      view: index, name: name, remedy: .bakeView,
      fallback: Dictionary(uniqueKeysWithValues: removed.map { ($0, .removed) }))
  }

  /// The preorder indices of a group's displacement map and of the effects that use it.
  private var mapViews: [Int] {
    let map = children.first { $0.kind.role.isDrawn }
    let effects = children.filter { $0.kind.effectWithMap != nil }
    return ((map.map { [$0] } ?? []) + effects).map(\.index)
  }

  /// The children with their preorder indices.
  private var children: [(index: Int, kind: ViewKind)] {
    node.preorder.filter { $0.depth == 1 }.map { (index + $0.index, $0.node.kind) }
  }
}

extension ViewKind {
  /// The effect that reads the map of its group; `nil` for other kinds.
  fileprivate var effectWithMap: SceneEffect? {
    if case .effect(let effect) = self, effect.needsMap { effect } else { nil }
  }
}
