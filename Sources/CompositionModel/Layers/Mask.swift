package import Animation
package import Geometry
package import SceneModel

/// A mask of a layer.
package struct Mask: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name: String
  /// How it combines with the masks before it.
  package var mode: MaskMode
  /// Whether it keeps the outside of its path.
  package var isInverted = false
  /// The path, in the layer's coordinates.
  package var path: AnimatedValue<BezierPath>
  /// The opacity, 0...1.
  package var opacity = AnimatedValue(1.0)
  /// The expansion of the path, in points.
  package var expansion = AnimatedValue(0.0)
  /// The feather: the width of the soft edge, in points; z is ignored.
  package var feather = AnimatedValue(Vector3.zero)

  /// Makes a mask without expansion and feather.
  package init(name: String = "", mode: MaskMode, path: AnimatedValue<BezierPath>) {
    self.name = name
    self.mode = mode
    self.path = path
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(setting: "mode", mode)
    visitor.visit(setting: "inverted", isInverted)
    visitor.visit(&path, ModelProperty("maskPath", .path))
    visitor.visit(&opacity, ModelProperty("o", "maskOpacity", .opacity, .percent))
    visitor.visit(&expansion, ModelProperty("x", "maskExpansion", .expansion))
    visitor.visit(&feather, ModelProperty("f", "maskFeather", .feather, .planar))
  }
}
