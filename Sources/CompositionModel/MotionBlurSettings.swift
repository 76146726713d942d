/// The motion blur settings of a composition, for layers that have motion blur.
public struct MotionBlurSettings: Hashable, Sendable {
  /// The shutter angle, in degrees: 360 is a whole frame.
  public var shutterAngle: Double
  /// The shutter phase: the delay from the frame's time until the shutter opens, in degrees.
  public var shutterPhase: Double
  /// The number of samples per frame.
  public var samplesPerFrame: Double
  /// The largest number of samples per frame, for fast movement.
  public var adaptiveSampleLimit: Double

  /// Makes settings; the defaults are After Effects'.
  public init(
    shutterAngle: Double = 180, shutterPhase: Double = -90, samplesPerFrame: Double = 16,
    adaptiveSampleLimit: Double = 128
  ) {
    self.shutterAngle = shutterAngle
    self.shutterPhase = shutterPhase
    self.samplesPerFrame = samplesPerFrame
    self.adaptiveSampleLimit = adaptiveSampleLimit
  }
}
