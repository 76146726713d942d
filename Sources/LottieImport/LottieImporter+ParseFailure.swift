import Diagnostics
import JSONTree

extension LottieImporter {
  /// The failure that stands for a text that is not JSON.
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

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
