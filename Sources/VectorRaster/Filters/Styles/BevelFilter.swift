package import Geometry
package import SceneModel

/// A bevel or emboss along a layer's edges, with lengths in pixels.
package struct BevelFilter {
  /// The position of the slopes relative to the edges.
  package var kind: Bevel.Kind
  /// Whether the slopes are planar instead of rounded.
  package var isChiseled: Bool
  /// The width of the slopes.
  package var size: Double
  /// The ratio of the slopes' height to their width; negative for slopes that descend inwards.
  package var depth: Double
  /// The standard deviation of the blur of highlight and shadow.
  package var smoothing: Double
  /// The unit vector to the light: x and y in the picture, z toward the viewer.
  package var light: Vector3
  /// The paint of slopes that face the light.
  package var highlight: StylePaint
  /// The paint of slopes that face away from the light.
  package var shadow: StylePaint

  /// Creates a filter from its properties.
  package init(
    kind: Bevel.Kind, isChiseled: Bool, size: Double, depth: Double, smoothing: Double,
    light: Vector3, highlight: StylePaint, shadow: StylePaint
  ) {
    self.kind = kind
    self.isChiseled = isChiseled
    self.size = size
    self.depth = depth
    self.smoothing = smoothing
    self.light = light
    self.highlight = highlight
    self.shadow = shadow
  }
}
