import Reporting
import TimelineConversion

/// A line on standard error that tells how much was converted, and how exactly.
enum ConversionNotice {
  static func show(_ summary: ConversionSummary, of file: InputFile, isQuiet: Bool) {
    guard !isQuiet else { return }
    Console.note("\(file.name.printable): \(summary.text).")
  }
}
