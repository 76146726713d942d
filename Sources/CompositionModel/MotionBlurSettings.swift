/// How motion blur is drawn where layers have it.
public struct MotionBlurSettings: Hashable, Sendable {
  /// How long the shutter is open, in degrees: 360 is a whole frame.
  public var shutterAngle: Double
  /// When the shutter opens after the frame's own time, in degrees.
  public var shutterPhase: Double
  /// How many pictures make up a frame.
  public var samplesPerFrame: Double
  /// How many pictures make up a frame of fast movement, at most.
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
