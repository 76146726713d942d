import Geometry
import SceneModel

/// What animators make of a letter at one instant.
struct LetterState: Hashable {
  /// What moves it along its line, in points.
  var shift = 0.0
  var anchor = Vector3.zero
  var position = Vector3.zero
  var scale = Vector3(1, 1, 1)
  var rotation = 0.0
  var rotationX = 0.0
  var rotationY = 0.0
  var skew = 0.0
  var skewAxis = 0.0
  var opacity = 1.0
  var fill: Color?
  var stroke: Color?
  var strokeWidth = 0.0
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// Where it stands on the path that the text follows, in points in the layer's coordinates.
  var place = Vector2.zero
  /// How the path turns it, in degrees.
  var turn = 0.0
}

extension LetterState {
  /// Parts of a state that animators change together, or not at all.
  struct Parts: OptionSet {
    let rawValue: Int

    static let anchor = Parts(rawValue: 1)
    /// Its position and its shift.
    static let position = Parts(rawValue: 1 << 1)
    static let scale = Parts(rawValue: 1 << 2)
    /// All three turns.
    static let rotation = Parts(rawValue: 1 << 3)
    static let skew = Parts(rawValue: 1 << 4)
    static let opacity = Parts(rawValue: 1 << 5)
    /// Fill and stroke with their opacities, and the width of the stroke.
    static let paint = Parts(rawValue: 1 << 6)
    /// The place on a path, and the turn there.
    static let place = Parts(rawValue: 1 << 7)
  }
}
