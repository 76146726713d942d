package import Geometry
package import SceneModel
package import StateMachines
package import TextLayout

/// An animation in After Effects' terms, with all defaults filled in.
///
/// Times are frames of the composition; lengths points; angles degrees, clockwise on screen; opacities, scales and
/// trims factors with 1 for 100 %; colors gamma-encoded sRGB in 0...1.
package struct Composition: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name: String
  /// The canvas, in points.
  package var size: Vector2
  /// Frames a second.
  package var frameRate: Double
  /// The first frame.
  package var inPoint: Double
  /// The frame after the last one.
  package var outPoint: Double
  /// The layers, topmost first.
  package var layers: [Layer] = []
  /// The compositions that precomposition layers show.
  package var precompositions: [Precomposition] = []
  /// The pictures that image layers show.
  package var images: [ImageAsset] = []
  /// The sounds that audio layers play.
  package var sounds: [FileAsset] = []
  /// The data that expressions read.
  package var dataSources: [FileAsset] = []
  /// The fonts that text documents name.
  package var fonts: [FontAsset] = []
  /// The outlines of characters in the file.
  package var glyphs: [Glyph] = []
  /// The layout rules of text in fonts.
  package var textRules = TextRules.afterEffects
  /// Whether texts become outlines, also where they could stay text.
  package var outlinesText = false
  /// Whether texts in fonts of the design itself may stay text.
  package var keepsOwnFonts = false
  /// Named times.
  package var markers: [Marker] = []
  /// The state machine that plays the composition; `nil` for none.
  package var machine: StateMachine?
  /// The slots: properties whose values an application may replace.
  package var slots: [Slot] = []
  /// The motion blur settings; `nil` where the file has none.
  package var motionBlur: MotionBlurSettings?
  /// The metadata of the file.
  package var metadata = CompositionMetadata()
  /// The version of the exporter, as written in the file; empty where the file has none.
  package var exporterVersion = ""

  /// Makes a composition without layers.
  package init(
    name: String = "", size: Vector2, frameRate: Double, inPoint: Double = 0, outPoint: Double
  ) {
    self.name = name
    self.size = size
    self.frameRate = frameRate
    self.inPoint = inPoint
    self.outPoint = outPoint
  }

  /// The name in findings.
  package var title: String { name.isEmpty ? "Composition" : name }

  /// The layers of the composition and of its precompositions.
  package var allLayers: [Layer] { layers + precompositions.flatMap(\.layers) }

  /// The decoded pictures.
  package var pictures: PictureStore {
    var store = PictureStore()
    for image in images { store[image.sourceName] = image.picture ?? store[image.sourceName] }
    return store
  }

  /// The duration, in frames.
  package var frameCount: Double { outPoint - inPoint }

  /// The number of whole frames, counted from the first one; at least one.
  package var wholeFrameCount: Int {
    // Exporters write out points such as 581.00002: such a small excess over a whole frame is a rounding error.
    let count = (frameCount - 1e-3).rounded(.up)
    return count.isFinite ? Int(Swift.max(1, Swift.min(count, 1e9))) : 1
  }

  /// The duration, in seconds.
  package var duration: Double { frameCount / frameRate }
}

/// The metadata of a file; members are empty where the file has none.
package struct CompositionMetadata: Hashable, Sendable {
  /// The program that wrote the file.
  package var generator = ""
  package var author = ""
  package var description = ""
  package var keywords: [String] = []
  /// The theme color, as written in the file: `#rrggbb`.
  package var themeColor = ""

  /// Makes empty metadata.
  package init() {}
}

/// The motion blur settings of a composition, for layers that have motion blur.
package struct MotionBlurSettings: Hashable, Sendable {
  /// The shutter angle, in degrees: 360 is a whole frame.
  package var shutterAngle: Double
  /// The shutter phase: the delay from the frame's time until the shutter opens, in degrees.
  package var shutterPhase: Double
  /// The number of samples per frame.
  package var samplesPerFrame: Double
  /// The largest number of samples per frame, for fast movement.
  package var adaptiveSampleLimit: Double

  /// Makes settings; the defaults are After Effects'.
  package init(
    shutterAngle: Double = 180, shutterPhase: Double = -90, samplesPerFrame: Double = 16,
    adaptiveSampleLimit: Double = 128
  ) {
    self.shutterAngle = shutterAngle
    self.shutterPhase = shutterPhase
    self.samplesPerFrame = samplesPerFrame
    self.adaptiveSampleLimit = adaptiveSampleLimit
  }
}

/// A named time.
package struct Marker: Hashable, Sendable {
  package var name: String
  /// The frame.
  package var time: Double
  /// The duration in frames; 0 for an instant.
  package var duration: Double

  package init(name: String, time: Double, duration: Double = 0) {
    self.name = name
    self.time = time
    self.duration = duration
  }
}
