package import Animation
package import Geometry
package import SceneModel

/// An entry in a list of shapes: a path, a paint, a modifier or a group.
package struct ShapeItem: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name: String
  /// The kind, with its properties.
  package var kind: Kind
  /// The JSON pointer to it.
  package var pointer: String

  /// The kind of an entry.
  package indirect enum Kind: Hashable, Sendable {
    /// Entries with a transform of their own, topmost first.
    case group([ShapeItem], LayerTransform, BlendMode)
    case rectangle(RectangleShape)
    case ellipse(EllipseShape)
    /// A star or polygon.
    case star(StarShape)
    /// A free path.
    case path(AnimatedValue<BezierPath>)
    /// Fills the paths above it.
    case fill(FillPaint)
    /// Strokes the paths above it.
    case stroke(StrokePaint)
    /// Shortens the paths above it.
    case trim(TrimModifier)
    /// Rounds the corners of the paths above it, by a radius in points.
    case roundCorners(radius: AnimatedValue<Double>)
    /// Repeats the entries above it.
    case repeater(RepeaterModifier)
    /// Merges the paths above it.
    case merge(MergeMode)
    /// Puckers the paths above it by a factor; negative bloats.
    case pucker(amount: AnimatedValue<Double>)
    /// Twists the paths above it.
    case twist(TwistModifier)
    /// Adds ridges to the paths above it.
    case zigZag(ZigZagModifier)
    /// Offsets the paths above it outward.
    case offset(OffsetModifier)
    /// An entry of an unknown type, by its name in the file.
    case unsupported(String)
  }

  package init(name: String = "", kind: Kind, pointer: String = "") {
    self.name = name
    self.kind = kind
    self.pointer = pointer
  }
}

extension ShapeItem.Kind {
  /// Visits the properties; entries of a group are not visited.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    switch self {
    case .group(let items, var transform, let blendMode):
      self = .unsupported("")
      transform.visitProperties(isPlanar: true, &visitor)
      self = .group(items, transform, blendMode)
    case .rectangle(var shape):
      shape.visitProperties(&visitor)
      self = .rectangle(shape)
    case .ellipse(var shape):
      shape.visitProperties(&visitor)
      self = .ellipse(shape)
    case .star(var shape):
      shape.visitProperties(&visitor)
      self = .star(shape)
    case .path(var path):
      visitor.visit(&path, ModelProperty("path", .path))
      self = .path(path)
    case .fill(var fill):
      fill.visitProperties(&visitor)
      self = .fill(fill)
    case .stroke(var stroke):
      stroke.visitProperties(&visitor)
      self = .stroke(stroke)
    case .trim(var trim):
      trim.visitProperties(&visitor)
      self = .trim(trim)
    case .roundCorners(var radius):
      visitor.visit(&radius, ModelProperty("r", "radius", .cornerRadius))
      self = .roundCorners(radius: radius)
    case .repeater(var repeater):
      repeater.visitProperties(&visitor)
      self = .repeater(repeater)
    case .pucker(var amount):
      visitor.visit(&amount, ModelProperty("a", "amount", .amount, .percent))
      self = .pucker(amount: amount)
    case .twist(var twist):
      twist.visitProperties(&visitor)
      self = .twist(twist)
    case .zigZag(var zigZag):
      zigZag.visitProperties(&visitor)
      self = .zigZag(zigZag)
    case .offset(var offset):
      offset.visitProperties(&visitor)
      self = .offset(offset)
    case .merge(let mode): visitor.visit(setting: "mode", mode)
    case .unsupported: break
    }
  }
}

/// A rectangle about its center.
package struct RectangleShape: Hashable, Sendable {
  /// The center, in points; z is ignored.
  package var position = AnimatedValue(Vector3.zero)
  /// Width and height, in points; z is ignored.
  package var size: AnimatedValue<Vector3>
  /// The radius of the corners, in points.
  package var cornerRadius = AnimatedValue(0.0)
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes a rectangle with sharp corners about the origin.
  package init(size: AnimatedValue<Vector3> = AnimatedValue(.zero), isReversed: Bool = false) {
    self.size = size
    self.isReversed = isReversed
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&position, ModelProperty("p", "position", .position, .point))
    visitor.visit(&size, ModelProperty("s", "size", .size, .planar))
    visitor.visit(
      &cornerRadius, ModelProperty("r", "roundness", .cornerRadius, title: "corner radius"))
    visitor.visit(setting: "reversed path direction", isReversed)
  }
}

/// An ellipse about its center.
package struct EllipseShape: Hashable, Sendable {
  /// The center, in points; z is ignored.
  package var position = AnimatedValue(Vector3.zero)
  /// Width and height, in points; z is ignored.
  package var size = AnimatedValue(Vector3.zero)
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes an ellipse without a size.
  package init(isReversed: Bool = false) {
    self.isReversed = isReversed
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&position, ModelProperty("p", "position", .position, .point))
    visitor.visit(&size, ModelProperty("s", "size", .size, .planar))
    visitor.visit(setting: "reversed path direction", isReversed)
  }
}

/// A star or a regular polygon about its center.
package struct StarShape: Hashable, Sendable {
  /// Whether it is a polygon, which ignores inner radius and inner roundness.
  package var isPolygon: Bool
  /// The center, in points; z is ignored.
  package var position = AnimatedValue(Vector3.zero)
  /// The number of points.
  package var points = AnimatedValue(5.0)
  /// The rotation, in degrees clockwise.
  package var rotation = AnimatedValue(0.0)
  /// The distance of the points from the center, in points.
  package var outerRadius = AnimatedValue(0.0)
  /// The distance of the inner corners from the center, in points.
  package var innerRadius = AnimatedValue(0.0)
  /// The roundness of the points; 1 is After Effects' 100 %.
  package var outerRoundness = AnimatedValue(0.0)
  /// The roundness of the inner corners; 1 is After Effects' 100 %.
  package var innerRoundness = AnimatedValue(0.0)
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes a star of five points without size.
  package init(isPolygon: Bool, isReversed: Bool = false) {
    self.isPolygon = isPolygon
    self.isReversed = isReversed
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&position, ModelProperty("p", "position", .position, .point))
    visitor.visit(&points, ModelProperty("pt", "points", .points))
    visitor.visit(&rotation, ModelProperty("r", "rotation", .rotation))
    visitor.visit(&outerRadius, ModelProperty("or", "outerRadius", .outerRadius, title: "radius"))
    visitor.visit(&innerRadius, ModelProperty("ir", "innerRadius", .innerRadius, title: "radius"))
    visitor.visit(
      &outerRoundness,
      ModelProperty("os", "outerRoundness", .outerRoundness, .percent, title: "roundness"))
    visitor.visit(
      &innerRoundness,
      ModelProperty("is", "innerRoundness", .innerRoundness, .percent, title: "roundness"))
    visitor.visit(setting: "reversed path direction", isReversed)
  }
}
