/// The moments of whole frames, as seconds in files.
///
/// Seconds of whole frames seldom are short decimals: a frame of 30 in a second lasts 0.0333… s. They are rounded to
/// nanoseconds, in one way everywhere, so that times of equal frames are equal.
package struct FrameTimes: Hashable, Sendable {
  /// In frames a second.
  package let frameRate: Double

  /// Makes the times of a frame rate, in frames a second.
  package init(frameRate: Double) {
    self.frameRate = frameRate
  }

  /// The seconds of a number of frames, to the nanosecond.
  package func seconds(_ frames: Double) -> Double {
    FrameTimes.rounded(frames / frameRate, 1e9)
  }

  /// The number of whole frames that last exactly these seconds; `nil` for other times.
  package func frames(_ seconds: Double) -> Int? {
    let frames = (seconds * frameRate).rounded()
    guard frames >= 1, frames < FrameTimes.largestCount, self.seconds(frames) == seconds else {
      return nil
    }
    return Int(frames)
  }

  /// Seconds as files hold them: the time of a whole frame that is near, otherwise rounded to the microsecond, or
  /// to the nanosecond for times that add up.
  package func snapped(_ seconds: Double, isFine: Bool = false) -> Double {
    guard seconds.magnitude < FrameTimes.largestCount else { return seconds }
    let whole = self.seconds((seconds * frameRate).rounded())
    if abs(whole - seconds) <= Clock.timeTolerance { return whole }
    return FrameTimes.rounded(seconds, isFine ? 1e9 : 1e6)
  }

  /// Whether seconds are readable as a decimal: milliseconds.
  package static func isShort(_ seconds: Double) -> Bool { rounded(seconds, 1e3) == seconds }

  private static let largestCount = 1e6

  private static func rounded(_ seconds: Double, _ factor: Double) -> Double {
    let scaled = seconds * factor
    return scaled.magnitude < 1e15 ? scaled.rounded() / factor : seconds
  }
}
