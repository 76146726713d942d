public import Geometry
public import SceneModel

/// An animation in After Effects' terms, with all defaults filled in.
///
/// Times are frames of the composition; lengths points; angles degrees, clockwise on screen; opacities, scales and
/// trims factors with 1 for 100 %; colors gamma-encoded sRGB in 0...1.
public struct Composition: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// The canvas, in points.
  public var size: Vector2
  /// Frames a second.
  public var frameRate: Double
  /// The first frame.
  public var inPoint: Double
  /// The frame after the last one.
  public var outPoint: Double
  /// The layers, topmost first.
  public var layers: [Layer]
  /// The compositions that precomposition layers show.
  public var precompositions: [Precomposition]
  /// The pictures that image layers show.
  public var images: [ImageAsset]
  /// The sounds that audio layers play.
  public var sounds: [SoundAsset]
  /// The data that expressions read.
  public var dataSources: [DataAsset]
  /// The fonts that text documents name.
  public var fonts: [FontAsset]
  /// The outlines of characters in the file.
  public var glyphs: [Glyph]
  /// Named times.
  public var markers: [Marker]
  /// The slots: properties whose values an application may replace.
  public var slots: [Slot]
  /// The motion blur settings; `nil` where the file has none.
  public var motionBlur: MotionBlurSettings?
  /// The metadata of the file.
  public var metadata: CompositionMetadata
  /// The version of the exporter, as written in the file; empty where the file has none.
  public var exporterVersion: String

  /// Makes a composition without layers.
  public init(
    name: String = "", size: Vector2, frameRate: Double, inPoint: Double = 0, outPoint: Double
  ) {
    self.name = name
    self.size = size
    self.frameRate = frameRate
    self.inPoint = inPoint
    self.outPoint = outPoint
    layers = []
    precompositions = []
    images = []
    sounds = []
    dataSources = []
    fonts = []
    glyphs = []
    markers = []
    slots = []
    metadata = CompositionMetadata()
    exporterVersion = ""
  }

  /// The decoded pictures.
  public var pictures: PictureStore {
    var store = PictureStore()
    for image in images { store[image.sourceName] = image.picture ?? store[image.sourceName] }
    return store
  }

  /// The duration, in frames.
  public var frameCount: Double { outPoint - inPoint }

  /// The number of whole frames, counted from the first one; at least one.
  public var wholeFrameCount: Int {
    // Exporters write out points such as 581.00002: such a small excess over a whole frame is a rounding error.
    let count = (frameCount - 1e-3).rounded(.up)
    return count.isFinite ? Int(Swift.max(1, Swift.min(count, 1e9))) : 1
  }

  /// The duration, in seconds.
  public var duration: Double { frameCount / frameRate }
}
