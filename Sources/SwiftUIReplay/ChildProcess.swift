import Foundation

/// A program that is run to its end.
struct ChildProcess {
  /// The first lines of both outputs together.
  let output: String
  /// Whether the program ended with the status 0.
  let isSuccessful: Bool

  /// The longest time that a program may take, in seconds.
  private static let timeLimit = 1800.0
  /// The time that a program has to end by itself after that, in seconds.
  private static let grace = 5.0
  /// The largest number of bytes of the output that are kept.
  private static let outputLimit = 1 << 20

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - name: The name of a program on the path, or a path.
  ///   - arguments: The arguments.
  ///   - folder: A folder for the file with its output.
  /// - Throws: `ReplayError` if there is no such program.
  init(_ name: String, _ arguments: [String], outputIn folder: URL) throws(ReplayError) {
    let file = folder.appendingPathComponent("output.txt")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw ReplayError(.toolchain, "\(file.path) cannot be written.")
    }
    guard let path = ChildProcess.path(of: name),
      let handle = try? FileHandle(forWritingTo: file)
    else { throw ReplayError(.toolchain, "\(name) is not on the path.") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw ReplayError(.toolchain, "\(path) does not run: \(error.localizedDescription)")
    }
    if ended.wait(timeout: .now() + ChildProcess.timeLimit) == .timedOut {
      process.terminate()
      if ended.wait(timeout: .now() + ChildProcess.grace) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
      }
      throw ReplayError(.execution, "\(name) was ended after \(Int(ChildProcess.timeLimit)) s.")
    }
    try? handle.close()
    isSuccessful = process.terminationReason == .exit && process.terminationStatus == 0
    let bytes = (try? Data(contentsOf: file)) ?? Data()
    output = String(decoding: bytes.prefix(ChildProcess.outputLimit), as: UTF8.self)
  }

  /// The path of a program; `nil` if it is not on the path.
  static func path(of name: String) -> String? {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
