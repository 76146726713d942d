package import Foundation

/// Compares results of tests with files that a person approved.
///
/// With `XSHEET_APPROVE=1` in the environment the files are written, and the tests fail
/// nevertheless, so that approving is never mistaken for passing.
package enum Approval {
  /// Why something is not as approved.
  package struct Failure: Error, CustomStringConvertible {
    /// The failure, with the files to compare.
    package let description: String
  }

  /// Whether files are to be written.
  package static var isApproving: Bool {
    ProcessInfo.processInfo.environment["XSHEET_APPROVE"] == "1"
  }

  /// The folder of files that failures leave, unless a test has its own.
  package static let leftovers = FileManager.default.temporaryDirectory
    .appendingPathComponent("xsheet-tests")

  /// Checks bytes against an approved file; a failure leaves the bytes in a folder.
  ///
  /// - Throws: `Failure` if there is none, if it differs, and when it was just written.
  package static func check(
    _ actual: [UInt8], file: URL, leftovers: URL = Approval.leftovers
  ) throws {
    try writeIfApproving(actual, file: file)
    let expected = try approved(file)
    guard expected != actual else { return }
    let copy = try keep(actual, as: "actual-\(file.lastPathComponent)", in: leftovers)
    throw Failure(
      description: """
        \(file.path) differs from line \(firstDifferentLine(expected, actual)) on; see \(copy.path). \
        Test with XSHEET_APPROVE=1 to approve it.
        """)
  }

  /// Writes a file that differs when approving, and then fails.
  static func writeIfApproving(_ actual: [UInt8], file: URL) throws {
    guard isApproving, (try? approved(file)) != actual else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual).write(to: file)
    throw Failure(description: "\(file.path) is approved now. Test again without XSHEET_APPROVE.")
  }

  /// The bytes of an approved file.
  static func approved(_ file: URL) throws -> [UInt8] {
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(
        description: "\(file.path) is not there. Test with XSHEET_APPROVE=1 to approve it.")
    }
    return [UInt8](data)
  }

  /// Writes a file to a folder for inspection.
  static func keep(_ bytes: [UInt8], as name: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }

  /// The number of the first line that differs, counted from 1.
  private static func firstDifferentLine(_ a: [UInt8], _ b: [UInt8]) -> Int {
    1 + zip(a, b).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "\n") }
  }
}
