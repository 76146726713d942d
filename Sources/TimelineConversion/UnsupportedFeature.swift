package import CompositionLowering
import SceneModel
import ViewTree

/// A feature of a view that has no counterpart in SwiftUI.
package struct UnsupportedFeature: Sendable {
  /// The replacement of an unsupported feature.
  package enum Remedy: Hashable, Sendable {
    /// Pictures of the group or shape around the view.
    case bakeParent
    /// Pictures of the view.
    case bakeView
    /// None, because pictures would have to contain everything behind the view.
    case none
  }

  /// The preorder index of the view.
  package var view: Int
  /// The name of the feature, such as `The effect Tritone`.
  package var name: String
  /// The replacement.
  package var remedy: Remedy
  /// The edits that remove the feature where no pictures replace it, by the preorder indices of views.
  package var fallback: [Int: ViewEdit] = [:]
}

extension LoweredComposition {
  /// The features without a counterpart in SwiftUI, by the preorder of their views.
  package var unsupportedFeatures: [UnsupportedFeature] {
    var animated: [PropertyTarget: [ViewAnimation]] = [:]
    for animation in animations {
      let target = PropertyTarget(view: animation.target.view, key: animation.target.key)
      animated[target, default: []].append(animation)
    }
    return canvas.root.preorder.compactMap { view in
      let finder = UnsupportedFeatureFinder(view: view.node, index: view.index) { key in
        guard let initial = view.node.initialValue(key) else { return [] }
        let animations = animated[PropertyTarget(view: view.index, key: key)] ?? []
        return [initial] + animations.flatMap { $0.values(from: initial) }
      }
      return finder.feature
    }
  }
}

extension ViewAnimation {
  /// The values at keyframes; those of one dimension have the initial values of the others.
  fileprivate func values(from initial: PropertyValue) -> [PropertyValue] {
    value.keyframes.map { keyframe in
      guard let component = target.component else { return keyframe.value }
      var whole = initial
      whole.setComponent(component, keyframe.value.numberValue)
      return whole
    }
  }
}
