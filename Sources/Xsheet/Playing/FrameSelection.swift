/// The frames of an animation to draw.
public enum FrameSelection: Hashable, Sendable {
  /// All frames.
  case all
  /// Every n-th frame, from 0 on; n is at least 1.
  case every(Int)
  /// Frames by number, counted from 0.
  case numbers([ClosedRange<Int>])
  /// The frames that are shown at times, in seconds from the beginning.
  case times([Double])
  /// All frames at another rate, in frames a second: those that are nearest, some perhaps several times.
  case rate(Double)
  /// Some frames at even distances, the first and the last one among them.
  case spread(Int)

  /// The largest number of frames drawn by one command; more are probably an error.
  private static let countLimit = 1_000_000

  /// The numbers of the frames, in ascending order.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` for frames that the animation does not have, and for too many.
  package func frames(of playback: Playback) throws(XsheetError) -> [Int] {
    let count = playback.frameCount
    switch self {
    case .all:
      try FrameSelection.checkCount(count)
      return Array(0..<count)
    case .every(let step):
      let step = max(1, step)
      try FrameSelection.checkCount((count - 1) / step + 1)
      return Array(stride(from: 0, to: count, by: step))
    case .times(let times):
      return Set(
        try times.map { time throws(XsheetError) in
          try FrameSelection.frame(at: time, of: playback)
        }
      ).sorted()
    case .rate(let rate):
      let shown = (Double(count) / playback.frameRate * rate).rounded()
      try FrameSelection.checkCount(Int(min(shown, 1e9)))
      return (0..<max(1, Int(shown))).map { index in
        min(count - 1, Int((Double(index) / rate * playback.frameRate).rounded()))
      }
    case .spread(let number):
      let number = min(max(1, number), count)
      let step = number > 1 ? Double(count - 1) / Double(number - 1) : 0
      return (0..<number).map { Int((Double($0) * step).rounded()) }
    case .numbers(let ranges):
      return try FrameSelection.frames(in: ranges, of: playback)
    }
  }

  private static func frames(
    in ranges: [ClosedRange<Int>], of playback: Playback
  ) throws(XsheetError) -> [Int] {
    let last = playback.reachableFrameCount - 1
    if let first = ranges.map(\.lowerBound).min(), first < 0 {
      throw XsheetError(.invalidRequest, "there is no frame \(first); the first one is 0.")
    }
    if let beyond = ranges.map(\.upperBound).max(), beyond > last {
      throw XsheetError(.invalidRequest, "there is no frame \(beyond); the last one is \(last).")
    }
    try checkCount(ranges.map(\.count).max() ?? 0)
    var frames: Set<Int> = []
    for range in ranges { frames.formUnion(range) }
    return frames.sorted()
  }

  private static func frame(at time: Double, of playback: Playback) throws(XsheetError) -> Int {
    let frame = time * playback.frameRate + Playback.frameTolerance
    let count = playback.reachableFrameCount
    guard frame >= 0, frame < Double(count) else {
      throw XsheetError(
        .invalidRequest,
        "no frame is shown at \(time) s; the last frame is \(count - 1), "
          + "at \(Double(count - 1) / playback.frameRate) s.")
    }
    return Int(frame)
  }

  private static func checkCount(_ count: Int) throws(XsheetError) {
    guard count <= countLimit else {
      throw XsheetError(
        .invalidRequest, "\(count) frames are too many at once; \(countLimit) is the limit.")
    }
  }
}
