import Reporting
import Xsheet

/// A line on standard error about the extent and accuracy of a conversion.
enum ConversionNotice {
  /// The summary of a conversion; empty without one.
  static func text(_ summary: ConversionSummary?, of file: InputFile) -> String {
    summary.map { "\(file.source.name.printable): \($0.text)." } ?? ""
  }
}
