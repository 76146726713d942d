package import Animation

/// The settings of a camera.
package struct CameraContent: Hashable, Sendable {
  /// The zoom: the distance from the camera at which layers keep their size, in points; 0 is without perspective.
  package var zoom: AnimatedValue<Double>
  /// Whether it is a two-node camera, oriented toward its point of interest: the anchor of its transform.
  package var isAimed: Bool

  /// Makes a camera of its parts.
  package init(zoom: AnimatedValue<Double>, isAimed: Bool = true) {
    self.zoom = zoom
    self.isAimed = isAimed
  }
}
