public import Geometry
public import SceneModel
public import ViewTree

/// An entry in a list of shapes: a path, a paint, a modifier or a group.
public struct ShapeItem: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The JSON pointer to it.
  public var pointer: String

  /// What an entry is.
  public enum Kind: Hashable, Sendable {
    /// Entries with a transform of their own, topmost first.
    case group([ShapeItem], LayerTransform, BlendMode)
    /// A rectangle.
    case rectangle(RectangleShape)
    /// An ellipse.
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
    /// Repeats what stands above it.
    case repeater(RepeaterModifier)
    /// Joins the paths above it.
    case merge(MergeMode)
    /// Pulls vertices towards the middle and the lines between them outwards, by a factor; negative the other way.
    case pucker(amount: AnimatedValue<Double>)
    /// Twists the paths above it.
    case twist(TwistModifier)
    /// Makes the paths above it jagged.
    case zigZag(ZigZagModifier)
    /// Moves the paths above it outwards.
    case offset(OffsetModifier)
    /// Something of an unknown kind, by the type that the file names.
    case unsupported(String)
  }

  /// Makes an entry of its parts.
  public init(name: String = "", kind: Kind, pointer: String = "") {
    self.name = name
    self.kind = kind
    self.pointer = pointer
  }
}
