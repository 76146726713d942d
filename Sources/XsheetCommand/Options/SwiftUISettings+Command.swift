import CommandLineParsing
import SwiftUIExport
import Xsheet

extension SwiftUISettings {
  /// Makes settings from the options for SwiftUI source; those are refused for other formats.
  init(_ command: ParsedCommand, for format: TimelineFormat) throws(CommandFailure) {
    self.init()
    guard format.name == TimelineFormat.swiftUI.name else {
      try SwiftUISettings.refuseOptions(of: command)
      return
    }
    style = command.choice("style") ?? style
    access = command.choice("access") ?? access
    includesTests = command.flag("with-tests")
    still = command.number("still")
    minimumSystem = try SwiftUISettings.minimumSystem(command)
    indentation = command.integer("indent") ?? indentation
  }

  /// The names of --name, by those of the files.
  static func viewNames(_ command: ParsedCommand) throws(CommandFailure) -> [String: String] {
    let (names, files) = (command.strings("name"), command.arguments("file"))
    guard !names.isEmpty else { return [:] }
    guard names.count == files.count else {
      throw CommandFailure(
        .usage, "--name: \(names.count) names are given for \(files.count) files.")
    }
    for name in names {
      guard let problem = problem(ofViewName: name) else { continue }
      throw CommandFailure(.usage, "--name: “\(name)” \(problem).")
    }
    return Dictionary(zip(files, names), uniquingKeysWith: { first, _ in first })
  }

  private static func minimumSystem(
    _ command: ParsedCommand
  ) throws(CommandFailure) -> MinimumSystem? {
    guard let text = command.string("min-os") else { return nil }
    guard let system = MinimumSystem(text) else {
      throw CommandFailure(
        .usage, "--min-os: expected a system such as “iOS 17” or “macOS 14”; found “\(text)”.")
    }
    return system
  }

  private static func refuseOptions(of command: ParsedCommand) throws(CommandFailure) {
    guard let option = CommandTree.swiftUI.first(where: { command.isGiven($0.name) }) else {
      return
    }
    throw CommandFailure(
      .usage, "--\(option.name) is for --format \(TimelineFormat.swiftUI.name) only.")
  }
}
