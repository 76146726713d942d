import CompositionModel
import Geometry
import StageModel

/// How long the motion paths of views are, so that progress along them can be told in points.
struct MotionPathLengths {
  /// The longest path of each view that has one, in points.
  private var lengths: [Int: Double] = [:]

  init(_ staged: StagedComposition) {
    var index = 0
    staged.stage.root.visit { view in
      if let path = view.properties[.motionPath] { add(path, view: index) }
      index += 1
    }
    for animation in staged.animations where animation.target.key == .motionPath {
      for keyframe in animation.value.keyframes {
        add(keyframe.value, view: animation.target.view)
      }
    }
  }

  private mutating func add(_ value: PropertyValue, view: Int) {
    guard let length = MotionRoute(value.pathValue)?.length, length.isFinite else { return }
    lengths[view] = Swift.max(lengths[view] ?? 0, length)
  }

  /// How far a resampled property may be from the design, in its own unit.
  func tolerance(of target: PropertyTarget, _ tolerance: ConversionTolerance) -> Double {
    guard target.key == .progress, let length = lengths[target.view], length > 0 else {
      return tolerance.tolerance(of: target.key)
    }
    return tolerance.length / length
  }
}
