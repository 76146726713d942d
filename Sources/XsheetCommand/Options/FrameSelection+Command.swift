import CommandLineParsing
import Foundation
import Xsheet

extension FrameSelection {
  /// The frames that --frames, --time or --every select; frame 0 without any.
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
}
