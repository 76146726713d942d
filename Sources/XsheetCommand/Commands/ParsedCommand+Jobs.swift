import CommandLineParsing
import Foundation

extension ParsedCommand {
  /// How many threads are to draw.
  var jobs: Int { integer("jobs") ?? ProcessInfo.processInfo.activeProcessorCount }
}
