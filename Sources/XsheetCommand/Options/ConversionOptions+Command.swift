import CommandLineParsing
import Foundation
import Reporting
import TimelineConversion

extension ConversionOptions {
  /// Makes options from --tolerance and --interval.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.init()
    interval = command.number("interval")
    guard let text = command.string("tolerance") else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      numbers.allSatisfy({ (1e-6...1e6).contains($0) })
    else {
      throw CommandFailure(
        .usage,
        "--tolerance: expected px, or px,degrees, or px,degrees,n/255 from 0.000001 on, such as "
          + "0.1,0.1,0.5; found “\(text.printable)”.")
    }
    tolerance.length = numbers[0]
    if numbers.count > 1 { tolerance.angle = numbers[1] }
    if numbers.count > 2 { tolerance.color = numbers[2] / 255 }
  }
}
