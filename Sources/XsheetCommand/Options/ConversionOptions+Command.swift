import CommandLineParsing
import Foundation
import Xsheet

extension ConversionOptions {
  /// The option for the tolerance.
  static func tolerance(help: String) -> Option {
    .value(
      "tolerance", placeholder: "px,degrees,n/255", defaultValue: "0.1,0.1,0.5", help: help)
  }

  /// The option for the interval.
  static func interval(help: String) -> Option {
    .value("interval", placeholder: "seconds", kind: .number(0.0001...1e6), help: help)
  }

  /// The option against baked parts.
  static let noBake = Option.flag(
    "no-bake",
    help: "Leave out parts that SwiftUI cannot show, instead of baking them to pictures.")

  /// Makes options from --tolerance and --interval, and from a configuration without --tolerance.
  init(_ command: ParsedCommand, _ configuration: Configuration) throws(CommandFailure) {
    self.init(tolerance: configuration.tolerance ?? ConversionTolerance())
    interval = command.number("interval")
    guard command.isGiven("tolerance"), let text = command.string("tolerance") else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, let given = ConversionTolerance(numbers: numbers) else {
      throw CommandFailure(
        .usage,
        "--tolerance: expected px, or px,degrees, or px,degrees,n/255 from 0.000001 on, such as "
          + "0.1,0.1,0.5; found “\(text.printable)”.")
    }
    tolerance = given
  }
}

extension ConversionTolerance {
  /// Makes a tolerance of one to three numbers: lengths, angles and colors; `nil` for other counts or values.
  init?(numbers: [Double]) {
    guard (1...3).contains(numbers.count), numbers.allSatisfy(ConversionTolerance.isValid) else {
      return nil
    }
    self.init()
    length = numbers[0]
    if numbers.count > 1 { angle = numbers[1] }
    if numbers.count > 2 { color = numbers[2] / 255 }
  }

  /// Whether a number is a tolerance.
  static func isValid(_ number: Double) -> Bool { (1e-6...1e6).contains(number) }
}
