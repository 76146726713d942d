import CommandLineParsing
import Foundation
import Xsheet

extension FrameSelection {
  /// The frames that --frames, --time, --every or --fps select, or --at without a number; without any, the standard ones.
  ///
  /// - Parameter standard: The frames without a choice; `nil` for frame 0.
  init(_ command: ParsedCommand, standard: FrameSelection?) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["frames", "time", "every", "fps", "at"])
    if let rate = command.number("fps") {
      self = .rate(rate)
    } else if let every = command.integer("every") {
      self = .every(every)
    } else if command.isGiven("time") {
      self = .times(command.strings("time").compactMap { Double($0) })
    } else if let text = command.string("frames") {
      self = try text == "all" ? .all : .numbers(FrameSelection.ranges(text))
    } else {
      self = standard ?? .numbers([0...0])
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
}
