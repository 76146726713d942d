import CommandLineParsing
import Xsheet

extension FrameArrangement {
  /// The number of frames over each other without a choice of frames.
  private static let onionCount = 8
  /// The most columns and rows.
  private static let mostCells = 100

  /// The arrangement that --sheet or --onion chooses; `nil` without them.
  init?(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["sheet", "onion"])
    if command.isGiven("at"), !command.isGiven("sheet"), !command.flag("onion") {
      throw CommandFailure(.usage, "--at goes with --sheet or --onion only.")
    }
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
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...mostCells).contains(columns), (1...mostCells).contains(rows)
    else {
      throw CommandFailure(.usage, "--sheet: '\(text)' is neither 4x3 nor auto.")
    }
    return SheetLayout(columns: columns, rows: rows)
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
