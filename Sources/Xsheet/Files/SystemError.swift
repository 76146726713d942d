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
}
