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
