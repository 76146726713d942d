import CompositionModel
import Geometry
import SceneModel

/// What animators make of a letter at one instant.
struct LetterState: Hashable {
  /// What moves it along its line, in points.
  var shift = 0.0
  /// What moves its line from where it stands, in points.
  var lineShift = Vector2.zero
  /// What is added to the distance of its line from the one above, in points.
  var spacing = Vector2.zero
  /// How much it is blurred along x and y.
  var blur = Vector2.zero
  /// Where the point about which it turns lies from the middle of its piece on the baseline, as factors of the size.
  var alignment = Vector2.zero
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

    /// Its anchor and its alignment.
    static let anchor = Parts(rawValue: 1)
    /// Its position, its alignment and its shifts.
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
    static let blur = Parts(rawValue: 1 << 8)
  }
}
