import CommandLineParsing
import Foundation

/// Which frames to draw.
enum FrameSelection {
  /// Every frame.
  case all
  /// Every n-th frame, from 0 on.
  case every(Int)
  /// Some frames, by number.
  case numbers([ClosedRange<Int>])
  /// The frames at some times, in seconds.
  case times([Double])

  /// How many frames are drawn at once; more are rather a mistake.
  private static let countLimit = 1_000_000
  /// By how much of a frame a time may fall short of a frame that it still shows: a bit more than rounding.
  private static let timeTolerance = 1e-6

  /// What the options ask for; frame 0 without any.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["frames", "time", "every"])
    if let every = command.integer("every") {
      self = .every(every)
    } else if command.isGiven("time") {
      self = .times(command.strings("time").compactMap { Double($0) })
    } else if let text = command.string("frames") {
      self = try text == "all" ? .all : .numbers(FrameSelection.ranges(text))
    } else {
      self = .numbers([0...0])
    }
  }

  private static func ranges(_ text: String) throws(CommandFailure) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.components(separatedBy: "..")
        .map { Int($0.trimmingCharacters(in: .whitespaces)) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 0
      else {
        throw CommandFailure(
          .usage, "--frames: '\(part)' is neither a frame (15), a range (10..40), nor all.")
      }
      guard first <= last else {
        throw CommandFailure(.usage, "--frames: '\(part)' ends before it begins.")
      }
      result.append(first...last)
    }
    return result
  }

  /// The frames of an animation, by rising number.
  ///
  /// - Parameters:
  ///   - count: How many frames it has.
  ///   - reachable: How many frames can be asked for by number or time; as many, if it goes on as it began.
  ///   - frameRate: In frames a second.
  func frames(
    count: Int, reachable: Int, frameRate: Double
  ) throws(CommandFailure) -> [Int] {
    switch self {
    case .all:
      return try FrameSelection.numbers([0...count - 1])
        .frames(count: count, reachable: count, frameRate: frameRate)
    case .every(let step):
      try checkCount((count - 1) / step + 1)
      return Array(stride(from: 0, to: count, by: step))
    case .times(let times):
      return Set(
        try times.map { time throws(CommandFailure) in
          try frame(at: time, count: reachable, frameRate: frameRate)
        }
      ).sorted()
    case .numbers(let ranges):
      if let beyond = ranges.map(\.upperBound).max(), beyond >= reachable {
        throw CommandFailure(
          .usage, "there is no frame \(beyond); the last one is \(reachable - 1).")
      }
      try checkCount(ranges.map(\.count).max() ?? 0)
      var frames: Set<Int> = []
      for range in ranges { frames.formUnion(range) }
      return frames.sorted()
    }
  }

  private func frame(
    at time: Double, count: Int, frameRate: Double
  ) throws(CommandFailure) -> Int {
    let frame = time * frameRate + FrameSelection.timeTolerance
    guard frame < Double(count) else {
      throw CommandFailure(
        .usage,
        "--time: nothing is shown at \(time) s; the last frame is \(count - 1), "
          + "at \(Double(count - 1) / frameRate) s.")
    }
    return Int(frame)
  }

  private func checkCount(_ count: Int) throws(CommandFailure) {
    guard count <= FrameSelection.countLimit else {
      throw CommandFailure(
        .usage, "\(count) frames are too many at once; \(FrameSelection.countLimit) is the limit.")
    }
  }
}
