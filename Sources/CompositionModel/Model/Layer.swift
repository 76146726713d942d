public import Geometry
public import SceneModel
public import StageModel

/// A layer of a composition.
public struct Layer: Hashable, Sendable {
  /// The name that the designer gave it, or one made from its kind and place.
  public var name: String
  /// What it shows.
  public var content: Content
  /// Its parent: an index into the layers of the same composition; never part of a cycle.
  public var parent: Int?
  /// The first frame on which it shows, in frames of the composition that holds it.
  public var inPoint: Double
  /// The frame after the last one on which it shows.
  public var outPoint: Double
  /// When the time of a precomposition that it shows begins, in frames.
  public var startTime: Double
  /// By how much the time of a precomposition is stretched; 2 plays at half speed.
  public var stretch: Double
  /// Where and how it stands.
  public var transform: LayerTransform
  /// Whether it turns along the path of its position.
  public var autoOrients: Bool
  /// Whether it is never drawn.
  public var isHidden: Bool
  /// What cuts it, in order; in the layer's own coordinates.
  public var masks: [Mask]
  /// The layer that cuts it.
  public var matte: Matte?
  /// Whether it only serves as a matte and is not drawn itself.
  public var isMatteSource: Bool
  /// How it mixes with the layers below.
  public var blendMode: BlendMode
  /// The JSON pointer to it.
  public var pointer: String

  /// What a layer shows.
  public enum Content: Hashable, Sendable {
    /// Nothing; it serves as a parent.
    case null
    /// Vector shapes, topmost first.
    case shapes([ShapeItem])
    /// A rectangle from the origin.
    case solid(Color, size: Vector2)
    /// Another composition: an index into `Composition.precompositions`, cut to a size.
    ///
    /// With a time remap, the shown time in frames of the precomposition replaces start time and stretch.
    case precomposition(Int, size: Vector2, timeRemap: AnimatedValue<Double>?)
    /// A picture: an index into `Composition.images`.
    case image(Int)
    /// Something that is not drawn, by the name of its kind.
    case unsupported(String)
  }

  /// Makes a layer that is drawn plainly.
  public init(name: String, content: Content, inPoint: Double, outPoint: Double) {
    self.name = name
    self.content = content
    self.inPoint = inPoint
    self.outPoint = outPoint
    startTime = 0
    stretch = 1
    transform = LayerTransform()
    autoOrients = false
    isHidden = false
    masks = []
    isMatteSource = false
    blendMode = .normal
    pointer = ""
  }
}

/// The layer that cuts another one, and how.
public struct Matte: Hashable, Sendable {
  /// The matte: an index into the layers of the same composition.
  public var layer: Int
  /// What of its pixels lets through.
  public var mode: MatteMode

  /// Makes a matte of its parts.
  public init(layer: Int, mode: MatteMode) {
    self.layer = layer
    self.mode = mode
  }
}

/// A mask of a layer.
public struct Mask: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// How it joins the masks before it.
  public var mode: MaskMode
  /// Whether inside and outside change places.
  public var isInverted: Bool
  /// The outline, in the layer's coordinates.
  public var path: AnimatedValue<BezierPath>
  /// 0...1: how much of the inside lets through.
  public var opacity: AnimatedValue<Double>
  /// By how much the outline grows, in points.
  public var expansion: AnimatedValue<Double>
  /// The width of the soft edge, in points; z does not count.
  public var feather: AnimatedValue<Vector3>

  /// Makes a hard mask.
  public init(name: String = "", mode: MaskMode, path: AnimatedValue<BezierPath>) {
    self.name = name
    self.mode = mode
    self.path = path
    isInverted = false
    opacity = AnimatedValue(1)
    expansion = AnimatedValue(0)
    feather = AnimatedValue(.zero)
  }
}
