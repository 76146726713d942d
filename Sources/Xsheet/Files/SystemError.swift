import Foundation

/// Error numbers of the system in words.
package enum SystemError {
  /// The reason of the last call that failed, for use inside a sentence.
  package static var lastReason: String { reason(errno) }

  /// The reason for an error number, for use inside a sentence.
  package static func reason(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether an error number states that there is no room for a file.
  static func isFullDisk(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }
}
