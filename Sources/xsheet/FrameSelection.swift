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

  /// What the options ask for; frame 0 without any.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    let given = ["frames", "time", "every"].filter { command.isGiven($0) }
    guard given.count <= 1 else {
      throw CommandFailure(
        status: .usage, message: "Only one of --\(given.joined(separator: ", --")) can be given.")
    }
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
      let ends = part.components(separatedBy: "..").map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 0, first <= last
      else {
        throw CommandFailure(
          status: .usage,
          message: "--frames: '\(part)' is neither a frame (15), a range (10..40), nor all.")
      }
      result.append(first...last)
    }
    return result
  }

  /// The frames of an animation, in order.
  ///
  /// - Parameters:
  ///   - count: How many frames it has.
  ///   - frameRate: In frames a second.
  func frames(count: Int, frameRate: Double) throws(CommandFailure) -> [Int] {
    switch self {
    case .all: return Array(0..<count)
    case .every(let step): return Array(stride(from: 0, to: count, by: step))
    case .times(let times):
      let frames = times.map { Int(min($0 * frameRate + 1e-6, 1e9)) }
      return try checked(frames, count: count)
    case .numbers(let ranges):
      guard let last = ranges.map(\.upperBound).max(), last < count else {
        return try checked(ranges.map(\.upperBound), count: count)
      }
      return ranges.flatMap { Array($0) }
    }
  }

  private func checked(_ frames: [Int], count: Int) throws(CommandFailure) -> [Int] {
    guard let beyond = frames.first(where: { $0 >= count }) else { return frames }
    throw CommandFailure(
      status: .usage, message: "There is no frame \(beyond); the last one is \(count - 1).")
  }
}
