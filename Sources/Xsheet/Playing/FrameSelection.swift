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

/// The size of the images of an animation.
public enum FrameSize: Hashable, Sendable {
  /// A number of pixels for a point of the canvas; sides are rounded, halves up, and at least 1 pixel.
  case scale(Double)
  /// The number of pixels of the longer side, in the proportions of the canvas.
  case fitting(Int)
  /// A width and a height in pixels; the canvas is fitted in, in the middle.
  case exactly(width: Int, height: Int)

  /// A size in pixels.
  struct Pixels: Hashable {
    var width: Int
    var height: Int
  }

  /// The size in pixels of an animation's images.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` if it exceeds `ImageLimits`.
  func pixels(of playback: Playback) throws(XsheetError) -> Pixels {
    let size: Pixels
    switch self {
    case .scale(let scale):
      size = FrameSize.scaled(playback, by: scale)
    case .fitting(let side):
      size = FrameSize.scaled(playback, by: Double(side) / max(playback.width, playback.height))
    case .exactly(let width, let height):
      size = Pixels(width: width, height: height)
    }
    guard ImageLimits.accept(width: size.width, height: size.height) else {
      throw XsheetError(
        .invalidRequest,
        "images of \(size.width)x\(size.height) pixels are not possible; \(ImageLimits.side) pixels a "
          + "side and \(ImageLimits.area) in all are the limit.")
    }
    return size
  }

  private static func scaled(_ playback: Playback, by scale: Double) -> Pixels {
    func pixels(_ length: Double) -> Int {
      Int(min(max(1, (length * scale + 0.5).rounded(.down)), 1e9))
    }
    return Pixels(width: pixels(playback.width), height: pixels(playback.height))
  }
}
