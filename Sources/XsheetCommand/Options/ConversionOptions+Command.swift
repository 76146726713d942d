import CommandLineParsing
import Foundation
import Reporting
import TimelineConversion

extension ConversionOptions {
  /// Makes options from --tolerance and --interval, and from a configuration without --tolerance.
  init(_ command: ParsedCommand, _ configuration: Configuration) throws(CommandFailure) {
    self.init(tolerance: configuration.tolerance ?? ConversionTolerance())
    interval = command.number("interval")
    guard let given = try ConversionTolerance(command) else { return }
    tolerance = given
  }
}

extension ConversionTolerance {
  /// The tolerance of --tolerance; `nil` if it is not given.
  fileprivate init?(_ command: ParsedCommand) throws(CommandFailure) {
    guard command.isGiven("tolerance"), let text = command.string("tolerance") else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, let tolerance = ConversionTolerance(numbers: numbers) else {
      throw CommandFailure(
        .usage,
        "--tolerance: expected px, or px,degrees, or px,degrees,n/255 from 0.000001 on, such as "
          + "0.1,0.1,0.5; found “\(text.printable)”.")
    }
    self = tolerance
  }
}
