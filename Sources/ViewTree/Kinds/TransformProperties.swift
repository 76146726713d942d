import Geometry
import SceneModel

/// The places of the properties of a transform.
struct TransformProperties: Sendable {
  let anchor: PropertySlot<Vector3>
  let position: PropertySlot<Vector3>
  let scale: PropertySlot<Vector3>
  let rotation: PropertySlot<Double>
  let rotationX: PropertySlot<Double>
  let rotationY: PropertySlot<Double>
  let orientation: PropertySlot<Vector3>
  let skew: PropertySlot<Double>
  let skewAxis: PropertySlot<Double>
  let pathAngle: PropertySlot<Double>
  let motionPath: PropertySlot<BezierPath>
  let progress: PropertySlot<Double>
  let autoOrient: PropertySlot<Bool>

  /// The object that a transform applies to.
  enum Subject: Sendable {
    /// A view.
    case view
    /// Each copy of a repeater, relative to the one before.
    case copies
  }

  init(_ list: inout PropertyList) { self.init(&list, of: .view) }

  /// Declares the properties of a transform, with summaries for its subject.
  init(_ list: inout PropertyList, of subject: Subject) {
    let isView = subject == .view
    anchor = list.vector(
      .anchor, .zero, .points,
      isView
        ? "The point of the view that is placed at the position."
        : "The point about which each copy is scaled and rotated.")
    position = list.vector(
      .position, .zero, .points,
      isView ? "The position of the anchor." : "The step from one copy to the next.")
    scale = list.vector(
      .scale, Vector3(1, 1, 1), .factor,
      isView
        ? "The factors along x and y." : "The factors from one copy to the next, along x and y.")
    rotation = list.number(
      .rotation, 0, .degrees,
      isView
        ? "The rotation about z, clockwise."
        : "The rotation from one copy to the next, about z, clockwise.")
    rotationX = list.number(
      .rotationX, 0, .degrees, "The rotation about x; the lower edge moves away from the viewer.")
    rotationY = list.number(
      .rotationY, 0, .degrees, "The rotation about y; the left edge moves away from the viewer.")
    orientation = list.vector(
      .orientation, .zero, .degrees, "An additional rotation about x, y and z.")
    skew = list.number(.skew, 0, .degrees, "The skew.")
    skewAxis = list.number(.skewAxis, 0, .degrees, "The direction of the skew.")
    pathAngle = list.number(
      .pathAngle, 0, .degrees, "An additional rotation about z of a view oriented along its path.")
    motionPath = list.path(
      .motionPath, "A path that displaces the view from its position by the point at progress.")
    progress = list.number(
      .progress, 0, .factor,
      "The distance along the motion path, as a share of its length.")
    autoOrient = list.flag(
      .autoOrient, false, "Whether the view is oriented along its motion path.")
  }

  /// The properties of kinds that have a transform alone.
  static let layout = PropertyLayout(TransformProperties.init)
}
