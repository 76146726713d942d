import CommandLineParsing
import Platform
import Xsheet

extension FrameArrangement {
  /// The number of frames over each other without a choice of frames.
  private static let onionCount = 8
  /// The numbers of columns and rows.
  private static let cells = 1...100

  /// The arrangement that --sheet or --onion chooses; `nil` without them.
  init?(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["sheet", "onion"])
    try CommandFailure.refuse(
      if: command.isGiven("at") && !command.isGiven("sheet") && !command.flag("onion"),
      "--at goes with --sheet or --onion only.")
    if command.flag("onion") {
      self = .onion
    } else if let text = command.string("sheet") {
      self = .sheet(try FrameArrangement.layout(text))
    } else {
      return nil
    }
  }

  private static func layout(_ text: String) throws(CommandFailure) -> SheetLayout {
    if text == "auto" { return SheetLayout(columns: nil, rows: nil) }
    let numbers = ParsedCommand.numbers(text)
    guard let numbers, cells.contains(numbers.0), cells.contains(numbers.1) else {
      throw CommandFailure(.usage, "--sheet: '\(text)' is neither 4x3 nor auto.")
    }
    return SheetLayout(columns: numbers.0, rows: numbers.1)
  }

  /// The name of the option.
  var option: String {
    switch self {
    case .sheet: "--sheet"
    case .onion: "--onion"
    }
  }

  /// The frames without a choice.
  var standardFrames: FrameSelection {
    switch self {
    case .sheet(let layout): .spread(layout.count)
    case .onion: .spread(FrameArrangement.onionCount)
    }
  }
}

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
      let ends = part.split(separator: "..", omittingEmptySubsequences: false)
        .map { Int($0.withoutOuterSpaces) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 0
      else {
        throw CommandFailure(
          .usage, "--frames: '\(part)' is neither a frame (15), a range (10..40), nor all.")
      }
      try CommandFailure.refuse(if: first > last, "--frames: '\(part)' ends before it begins.")
      result.append(first...last)
    }
    return result
  }
}

extension FrameSize {
  /// Makes a size from --size, --max-dim or --scale; one pixel per point without any.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["max-dim", "size", "scale"])
    if let text = command.string("size") {
      guard let sides = ParsedCommand.numbers(text), sides.0 > 0, sides.1 > 0 else {
        throw CommandFailure(.usage, "--size: '\(text)' is not a size such as 640x480.")
      }
      self = .exactly(width: sides.0, height: sides.1)
    } else if let side = command.integer("max-dim") {
      self = .fitting(side)
    } else {
      self = .scale(command.number("scale") ?? 1)
    }
  }
}

extension ParsedCommand {
  /// Two numbers such as `4x3`; `nil` for other text.
  fileprivate static func numbers(_ text: String) -> (Int, Int)? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }
}
