import CompositionLowering
import Geometry
import SceneModel
import ViewTree

/// The lengths of the motion paths of views, which convert distances in points to progress along a path.
///
/// A path is measured at the first use, because few properties are resampled.
struct MotionPathLengths {
  /// The motion paths of each view that has some, the values of keyframes included.
  private(set) var paths: [Int: [BezierPath]] = [:]
  /// The longest motion path of each measured view, in points; 0 without any.
  private var lengths: [Int: Double] = [:]

  init(_ lowered: borrowing LoweredComposition) {
    for view in lowered.canvas.root.preorder {
      if let path = view.node.properties[.motionPath] { paths[view.index] = [path.pathValue] }
    }
    for animation in lowered.animations where animation.target.key == .motionPath {
      paths[animation.target.view, default: []] += animation.value.keyframes.map(\.value.pathValue)
    }
  }

  private mutating func length(of view: Int) -> Double {
    if let known = lengths[view] { return known }
    let all = (paths[view] ?? []).compactMap { MotionRoute($0)?.length }
    let length = all.filter(\.isFinite).max() ?? 0
    lengths[view] = length
    return length
  }

  /// The largest distance of a resampled property of a composition from the design, in the property's unit.
  mutating func tolerance(of target: PropertyTarget, _ tolerance: ConversionTolerance) -> Double {
    guard target.key == .progress else { return tolerance.tolerance(of: target.key) }
    let length = length(of: target.view)
    return length > 0 ? tolerance.length / length : tolerance.tolerance(of: target.key)
  }
}
