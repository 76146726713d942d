package import Animation
package import Geometry
package import SceneModel

/// A track matte.
package struct Matte: Hashable, Sendable {
  /// The matte: an index into the layers of the same composition.
  package var layer: Int
  /// The channel of the matte layer that becomes alpha.
  package var mode: MatteMode

  package init(layer: Int, mode: MatteMode) {
    self.layer = layer
    self.mode = mode
  }
}

/// The attributes of a layer's element in a web page; members are empty where the file has none.
package struct LayerWebNames: Hashable, Sendable {
  /// The element's identifier.
  package var id = ""
  /// The element's classes, separated by spaces.
  package var classes = ""
  /// The kind of element.
  package var tag = ""

  /// Makes empty names.
  package init() {}
}

/// The text of an expression on a property, which refers to it by its index in `Layer.expressions`.
package struct PropertyExpression: Hashable, Sendable {
  /// The JSON pointer to the property.
  package var pointer: String
  /// The expression, in JavaScript.
  package var source: String

  package init(pointer: String, source: String) {
    self.pointer = pointer
    self.source = source
  }
}

/// How a precomposition with collapsed transformations ends.
package enum CollapseMode: String, Hashable, Sendable, CaseIterable {
  /// At its frame, as in players.
  case cut
  /// Not at all, as in After Effects.
  case show
}

extension Layer.Content {
  /// After Effects' name, as in “Shape layer”.
  package var title: String {
    switch self {
    case .null: "Null"
    case .shapes: "Shape"
    case .solid: "Solid"
    case .precomposition: "Precomposition"
    case .image: "Image"
    case .text: "Text"
    case .audio: "Audio"
    case .camera: "Camera"
    case .data: "Data"
    case .adjustment: "Adjustment"
    case .unsupported(let name): name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

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

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(setting: "mode", mode)
    visitor.visit(setting: "inverted", isInverted)
    visitor.visit(&path, ModelProperty("maskPath", .path))
    visitor.visit(&opacity, ModelProperty("o", "maskOpacity", .opacity, .percent))
    visitor.visit(&expansion, ModelProperty("x", "maskExpansion", .expansion))
    visitor.visit(&feather, ModelProperty("f", "maskFeather", .feather, .planar))
  }
}

/// The properties of a position.
package enum PositionValue: Hashable, Sendable {
  /// One property, which may follow a curved motion path.
  case unified(AnimatedValue<Vector3>)
  /// Separated dimensions: a property for each.
  case split(x: AnimatedValue<Double>, y: AnimatedValue<Double>, z: AnimatedValue<Double>)
}

/// The transform of a layer or of a group of shapes.
///
/// A point is moved by −anchor, scaled, skewed, rotated (about z, y and x, then by the orientation), and moved to the
/// position.
package struct LayerTransform: Hashable, Sendable {
  /// The point that is placed at the position, in points.
  package var anchor = AnimatedValue(Vector3.zero)
  /// The position of the anchor in the parent, in points.
  package var position: PositionValue = .unified(AnimatedValue(.zero))
  /// Factors; 1 is no change.
  package var scale = AnimatedValue(Vector3(1, 1, 1))
  /// The rotation about z, in degrees clockwise on screen.
  package var rotation = AnimatedValue(0.0)
  /// The rotation about x, in degrees; positive values move the upper edge away from the viewer.
  package var rotationX = AnimatedValue(0.0)
  /// The rotation about y, in degrees.
  package var rotationY = AnimatedValue(0.0)
  /// The orientation: a further rotation about x, y and z, in degrees.
  package var orientation = AnimatedValue(Vector3.zero)
  /// The skew, in degrees.
  package var skew = AnimatedValue(0.0)
  /// The skew axis, in degrees.
  package var skewAxis = AnimatedValue(0.0)
  /// The opacity, 0...1.
  package var opacity = AnimatedValue(1.0)

  /// Makes the transform that changes nothing.
  package init() {}

  /// Visits the properties of a layer's transform, or of a group's, which is planar.
  package mutating func visitProperties(
    isPlanar: Bool, hasOpacity: Bool = true, _ visitor: inout some PropertyVisitor
  ) {
    let unit: ModelUnit = isPlanar ? .planar : .plain
    visitor.visit(&anchor, ModelProperty("anchorPoint", nil, unit, title: "anchor"))
    switch position {
    case .unified(var value):
      visitor.visit(&value, ModelProperty("position", nil, unit))
      position = .unified(value)
    case .split(var x, var y, var z):
      visitor.visit(&x, ModelProperty("xPosition", title: "position"))
      visitor.visit(&y, ModelProperty("yPosition", title: "position"))
      visitor.visit(&z, ModelProperty("zPosition", title: "position"))
      position = .split(x: x, y: y, z: z)
    }
    visitor.visit(&scale, ModelProperty("scale", nil, isPlanar ? .planarPercent : .percent))
    visitor.visit(&rotation, ModelProperty("rotation", nil, .angle))
    if !isPlanar {
      visitor.visit(&rotationX, ModelProperty("xRotation", nil, .angle, title: "rotation x"))
      visitor.visit(&rotationY, ModelProperty("yRotation", nil, .angle, title: "rotation y"))
      visitor.visit(&orientation, ModelProperty("orientation", nil, .angle))
    }
    visitor.visit(&skew, ModelProperty("skew", nil, .angle))
    visitor.visit(&skewAxis, ModelProperty("skewAxis", nil, .angle, title: "skew axis"))
    if hasOpacity { visitor.visit(&opacity, ModelProperty("opacity", nil, .percent)) }
  }
}
