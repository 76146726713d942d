package import Animation
package import Geometry
package import SceneModel

/// A layer of a composition.
package struct Layer: Hashable, Sendable {
  /// The name in the file, or one made from its type and index.
  package var name: String
  /// Whether the file has the name.
  package var isNamed = true
  package var content: Content
  /// Its parent: an index into the layers of the same composition; never part of a cycle.
  package var parent: Int?
  /// The first frame on which it is shown, in frames of the containing composition.
  package var inPoint: Double
  /// The frame after the last one on which it is shown.
  package var outPoint: Double
  /// The start time of the precomposition that it shows, in frames.
  package var startTime = 0.0
  /// The time stretch of the precomposition that it shows; 2 plays at half speed.
  package var stretch = 1.0
  private var boxedTransform = Boxed(LayerTransform())
  /// Whether it auto-orients: rotates along its motion path.
  package var autoOrients = false
  /// Whether it is hidden at all times.
  package var isHidden = false
  /// The masks, in order; in the layer's own coordinates.
  package var masks: [Mask] = []
  /// The paths of all masks, including mode None, by their index in the file; empty where no effect uses them.
  package var maskPaths: [Int: AnimatedValue<BezierPath>] = [:]
  /// The track matte.
  package var matte: Matte?
  /// Whether it is only used as a matte and not drawn itself.
  package var isMatteSource = false
  package var blendMode = BlendMode.normal
  /// The effects, in the order in which they are applied.
  package var effects: [Effect] = []
  package var styles: [LayerStyle] = []
  /// Whether it is a 3D layer, which cameras apply to.
  package var isThreeDimensional = false
  /// Whether it has motion blur.
  package var hasMotionBlur = false
  /// Whether transformations are collapsed: the layers of a precomposition are drawn in the containing composition.
  package var collapsesTransform = false
  /// Where a precomposition with collapsed transformations ends.
  package var collapse = CollapseMode.cut
  /// The index in references from effects and layers of the same composition; `nil` without one.
  package var index: Double?
  /// The attributes of the layer's element in a web page.
  package var webNames = LayerWebNames()
  /// The expressions on its properties, as text.
  package var expressions: [PropertyExpression] = []
  /// The JSON pointer to it.
  package var pointer = ""

  /// The content of a layer.
  package enum Content: Hashable, Sendable {
    /// A null layer, which is used as a parent.
    case null
    /// Vector shapes, topmost first.
    case shapes([ShapeItem])
    /// A solid: a rectangle with its top left corner at the origin.
    case solid(Color, size: Vector2)
    /// A precomposition: an index into `Composition.precompositions`, clipped to a size.
    ///
    /// With time remapping, the shown frame of the precomposition replaces start time and stretch.
    case precomposition(Int, size: Vector2, timeRemap: AnimatedValue<Double>?)
    /// A picture: an index into `Composition.images`.
    case image(Int)
    indirect case text(TextContent)
    /// A sound: an index into `Composition.sounds`, `nil` where it is missing, and the audio levels of the left (x) and
    /// right (y) channel, in decibels; z is ignored.
    indirect case audio(sound: Int?, levels: AnimatedValue<Vector3>)
    /// A camera: the position of the layer's transform is its position, the anchor its point of interest.
    ///
    /// The zoom is the distance from the camera at which layers keep their size, in points; 0 is without perspective. A
    /// two-node camera is aimed: oriented toward its point of interest.
    indirect case camera(zoom: AnimatedValue<Double>, isAimed: Bool)
    /// Data for expressions: an index into `Composition.dataSources`; `nil` where the data is missing.
    case data(Int?)
    /// An adjustment layer: its effects change the layers below it, within a rectangle at the origin; `nil` for no
    /// bounds.
    case adjustment(size: Vector2?)
    /// A layer of another type, by its name; only its transform and time are read.
    case unsupported(String)
  }

  /// Makes a layer without masks, effects and parent.
  package init(name: String, content: Content, inPoint: Double, outPoint: Double) {
    self.name = name
    self.content = content
    self.inPoint = inPoint
    self.outPoint = outPoint
  }
}

extension Layer {
  package var transform: LayerTransform {
    _read { yield boxedTransform.value }
    _modify { yield &boxedTransform.value }
  }
}

extension Layer.Content {
  /// The index of the precomposition; `nil` for other contents.
  package var precomposition: Int? {
    if case .precomposition(let index, _, _) = self { index } else { nil }
  }

  package var isCamera: Bool {
    if case .camera = self { true } else { false }
  }

  /// Whether the layer changes the layers below it.
  package var isAdjustment: Bool {
    if case .adjustment = self { true } else { false }
  }
}
