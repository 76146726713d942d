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
    viewName = command.string("name")
    if let viewName, let problem = SwiftUISettings.problem(ofViewName: viewName) {
      throw CommandFailure(.usage, "--name: “\(viewName)” \(problem).")
    }
    access = command.choice("access") ?? access
    includesTests = command.flag("with-tests")
    still = command.number("still")
    minimumSystem = try SwiftUISettings.minimumSystem(command)
    indentation = command.integer("indent") ?? indentation
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
