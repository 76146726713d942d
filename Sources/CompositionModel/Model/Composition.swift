public import Geometry
public import SceneModel

/// What the designer made, in After Effects' own terms, complete and normalised.
///
/// Times are frames of the composition; lengths points; angles degrees, clockwise on screen; opacities, scales and
/// trims factors with 1 for 100 %; colours gamma-encoded sRGB in 0...1.
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
  /// Named times.
  public var markers: [Marker]
  /// The version of the exporter, as written in the file; empty when it is not there.
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
    markers = []
    exporterVersion = ""
  }

  /// The decoded pictures.
  public var pictures: PictureStore {
    var store = PictureStore()
    for image in images { store[image.sourceName] = image.picture ?? store[image.sourceName] }
    return store
  }

  /// How long it plays, in frames.
  public var frameCount: Double { outPoint - inPoint }

  /// How many whole frames a preview has, counted from the first one; at least one.
  public var wholeFrameCount: Int {
    // Exporters write out points such as 581.00002; what lies beyond a whole frame by less is rounding.
    let count = (frameCount - 1e-3).rounded(.up)
    return count.isFinite ? Int(Swift.max(1, Swift.min(count, 1e9))) : 1
  }

  /// How long it plays, in seconds.
  public var duration: Double { frameCount / frameRate }
}

/// A composition that others show as a layer.
public struct Precomposition: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The name; empty when the file has none.
  public var name: String
  /// The layers, topmost first.
  public var layers: [Layer]
  /// The JSON pointer to it.
  public var pointer: String

  /// Makes a precomposition of its parts.
  public init(id: String, name: String = "", layers: [Layer] = [], pointer: String = "") {
    self.id = id
    self.name = name
    self.layers = layers
    self.pointer = pointer
  }
}

/// A picture.
public struct ImageAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The size in which it is shown, in points.
  public var size: Vector2
  /// Where its bytes are.
  public var source: Source
  /// The decoded picture; `nil` until someone decodes it, and when that is not possible.
  public var picture: Picture?

  /// Where the bytes of a picture are.
  public enum Source: Hashable, Sendable {
    /// In the file: the encoded bytes of a PNG, JPEG or WebP picture.
    case embedded([UInt8])
    /// Beside the file, by relative path.
    case external(path: String)
  }

  /// The name by which views ask for the picture: its path, or `#` and its identifier if its bytes are in the file.
  public var sourceName: String {
    switch source {
    case .embedded: "#\(id)"
    case .external(let path): path
    }
  }

  /// Makes a picture of its parts.
  public init(id: String, size: Vector2, source: Source) {
    self.id = id
    self.size = size
    self.source = source
  }
}

/// A named time.
public struct Marker: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The frame.
  public var time: Double
  /// How many frames it spans; 0 for a moment.
  public var duration: Double

  /// Makes a marker of its parts.
  public init(name: String, time: Double, duration: Double = 0) {
    self.name = name
    self.time = time
    self.duration = duration
  }
}
