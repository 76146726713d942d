import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// How long the motion paths of views are, so that progress along them can be told in points.
///
/// They are measured when somebody asks, as few properties have to be resampled.
struct MotionPathLengths {
  /// The paths of each view that has some, as soon as they were asked for.
  private var paths: [Int: [BezierPath]]?
  /// The longest path of each view that was asked for, in points; 0 without any.
  private var lengths: [Int: Double] = [:]

  private static func paths(_ lowered: LoweredComposition) -> [Int: [BezierPath]] {
    var paths: [Int: [BezierPath]] = [:]
    var index = 0
    lowered.canvas.root.visit { view in
      if let path = view.properties[.motionPath] { paths[index] = [path.pathValue] }
      index += 1
    }
    for animation in lowered.animations where animation.target.key == .motionPath {
      paths[animation.target.view, default: []] += animation.value.keyframes.map(\.value.pathValue)
    }
    return paths
  }

  private mutating func length(of view: Int, in lowered: LoweredComposition) -> Double {
    if let known = lengths[view] { return known }
    let paths = self.paths ?? MotionPathLengths.paths(lowered)
    self.paths = paths
    let all = (paths[view] ?? []).compactMap { MotionRoute($0)?.length }
    let length = all.filter(\.isFinite).max() ?? 0
    lengths[view] = length
    return length
  }

  /// How far a resampled property of a composition may be from the design, in its own unit.
  mutating func tolerance(
    of target: PropertyTarget, _ tolerance: ConversionTolerance, in lowered: LoweredComposition
  ) -> Double {
    guard target.key == .progress else { return tolerance.tolerance(of: target.key) }
    let length = length(of: target.view, in: lowered)
    return length > 0 ? tolerance.length / length : tolerance.tolerance(of: target.key)
  }
}
