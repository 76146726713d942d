import Reporting
import Xsheet

/// A line on standard error about the extent and accuracy of a conversion.
enum ConversionNotice {
  /// Prints the summary of a conversion.
  static func show(_ summary: ConversionSummary?, of file: InputFile, isQuiet: Bool) {
    guard !isQuiet, let summary else { return }
    Console.note("\(file.source.name.printable): \(summary.text).")
  }
}
