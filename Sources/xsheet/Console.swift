import Foundation

/// Standard output and error.
enum Console {
  /// Writes a result.
  static func print(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes a result's bytes.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw CommandFailure(status: .inputOutput, message: "Standard output can not be written.")
    }
  }

  /// Writes a finding or a message.
  static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Whether a person sees standard error.
  static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }
}
