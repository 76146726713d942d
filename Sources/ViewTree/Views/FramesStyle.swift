public import Geometry

/// What never changes about a sequence of pictures, of which one is shown at a time.
public struct FramesStyle: Hashable, Sendable {
  /// The names of the pictures in a `PictureStore`, in order; in files, paths or data URLs.
  public var sources: [String]
  /// Width and height of the rectangle that each fills, in points.
  public var size: Vector2
  /// Why pictures stand for what a design does; `nil` for a sequence that was meant to be one.
  public var baked: String?

  /// Makes the style of a sequence.
  public init(sources: [String], size: Vector2, baked: String? = nil) {
    self.sources = sources
    self.size = size
    self.baked = baked
  }

  /// The position in `sources` that a value of `frameIndex` chooses; `nil` if there are no pictures.
  ///
  /// It is the next lower whole number; below and beyond the sequence its first and last picture stay.
  public func position(of frameIndex: Double) -> Int? {
    guard !sources.isEmpty else { return nil }
    guard frameIndex > 0 else { return 0 }
    let step = (frameIndex + FramesStyle.stepTolerance).rounded(.down)
    return Int(Swift.min(step, Double(sources.count - 1)))
  }

  /// By how much a number may fall short of a picture's position and still choose it: more than rounding
  /// of times, less than can be seen.
  static let stepTolerance = 1e-4
}
