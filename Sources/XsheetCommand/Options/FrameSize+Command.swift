import CommandLineParsing
import Xsheet

extension FrameSize {
  /// Makes a size from --size, --max-dim or --scale; one pixel per point without any.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["max-dim", "size", "scale"])
    if let text = command.string("size") {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
      else {
        throw CommandFailure(.usage, "--size: '\(text)' is not a size such as 640x480.")
      }
      self = .exactly(width: width, height: height)
    } else if let side = command.integer("max-dim") {
      self = .fitting(side)
    } else {
      self = .scale(command.number("scale") ?? 1)
    }
  }
}
