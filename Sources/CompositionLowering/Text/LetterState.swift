import CompositionModel
import Geometry
import SceneModel

/// The state of a letter at one instant.
struct LetterState: Hashable {
  /// The movement along its line, in points.
  var shift = 0.0
  /// The movement of its line, in points.
  var lineShift = Vector2.zero
  /// The line spacing that is added above its line, in points.
  var spacing = Vector2.zero
  /// The blurriness along x and y, in points.
  var blur = Vector2.zero
  /// The grouping alignment: the offset of its anchor from the center of its unit on the baseline, as factors of the
  /// size.
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
  /// The position on the path of the text, in points in the layer's coordinates.
  var place = Vector2.zero
  /// The rotation by the path, in degrees.
  var turn = 0.0
}

extension LetterState {
  /// Parts of a state that change together.
  struct Parts: OptionSet {
    let rawValue: Int

    /// The anchor and the alignment.
    static let anchor = Parts(rawValue: 1)
    /// The position, the alignment and the shifts.
    static let position = Parts(rawValue: 1 << 1)
    static let scale = Parts(rawValue: 1 << 2)
    /// The three rotations.
    static let rotation = Parts(rawValue: 1 << 3)
    static let skew = Parts(rawValue: 1 << 4)
    static let opacity = Parts(rawValue: 1 << 5)
    /// Fill and stroke with their opacities, and the stroke width.
    static let paint = Parts(rawValue: 1 << 6)
    /// The position on a path, and the rotation there.
    static let place = Parts(rawValue: 1 << 7)
    static let blur = Parts(rawValue: 1 << 8)
  }
}
