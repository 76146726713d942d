import Diagnostics
import JSONTree

extension LottieImporter {
  /// The failure of a text that is not JSON.
  func failure(of error: JSONParseError) -> ImportFailure {
    let code: DiagnosticCode =
      switch error.kind {
      case .empty: .emptyFile
      case .tooLarge, .tooDeep, .outOfMemory: .limitExceeded
      default: .malformedJSON
      }
    return ImportFailure(
      diagnostic: Diagnostic(code, message: sentence(error.message)), line: error.position.line,
      column: error.position.column)
  }

  /// The format of a file with compressed JSON, by its first bytes; `nil` for other files.
  func archiveKind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a zip archive, as .lottie files are"
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed with gzip, as .tgs files are" }
    return nil
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
