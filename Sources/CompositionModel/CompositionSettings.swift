/// The metadata of a file; members are empty where the file has none.
package struct CompositionMetadata: Hashable, Sendable {
  /// The program that wrote the file.
  package var generator = ""
  /// The author.
  package var author = ""
  /// The description.
  package var description = ""
  /// The keywords.
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
  /// The name.
  package var name: String
  /// The frame.
  package var time: Double
  /// The duration in frames; 0 for an instant.
  package var duration: Double

  /// Makes a marker of its parts.
  package init(name: String, time: Double, duration: Double = 0) {
    self.name = name
    self.time = time
    self.duration = duration
  }
}
