public import Geometry
public import SceneModel
public import ViewTree

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
  /// The outlines of its masks by their places in the file, those that do not cut included; empty where no effect
  /// follows one.
  public var maskPaths: [Int: AnimatedValue<BezierPath>]
  /// The layer that cuts it.
  public var matte: Matte?
  /// Whether it only serves as a matte and is not drawn itself.
  public var isMatteSource: Bool
  /// How it mixes with the layers below.
  public var blendMode: BlendMode
  /// The effects on it, in the order in which they are applied.
  public var effects: [Effect]
  /// The styles on it.
  public var styles: [LayerStyle]
  /// Whether it and its parents stand in space, before a camera.
  public var isThreeDimensional: Bool
  /// Whether it is blurred where it moves.
  public var hasMotionBlur: Bool
  /// Whether a precomposition's layers are drawn as if they were on this one's place, or vectors scaled sharply.
  public var collapsesTransform: Bool
  /// The number by which effects and other layers of its composition name it; `nil` without one.
  public var index: Double?
  /// What the layer is called in the web page that shows it.
  public var webNames: LayerWebNames
  /// The expressions on its properties, which are kept as text beside the properties' values.
  public var expressions: [PropertyExpression]
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
    /// Text.
    indirect case text(TextContent)
    /// A sound.
    indirect case audio(AudioContent)
    /// The camera, which the layer's transform places: its position is the eye, its anchor the point of interest.
    indirect case camera(CameraContent)
    /// Data for expressions: an index into `Composition.dataSources`, `nil` where it is missing.
    case data(Int?)
    /// Nothing; its effects change the layers below it, within a size at the origin, `nil` for everywhere.
    case adjustment(size: Vector2?)
    /// Something of which only place and time are known, by the name of its kind.
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
    maskPaths = [:]
    isMatteSource = false
    blendMode = .normal
    effects = []
    styles = []
    isThreeDimensional = false
    hasMotionBlur = false
    collapsesTransform = false
    webNames = LayerWebNames()
    expressions = []
    pointer = ""
  }
}
