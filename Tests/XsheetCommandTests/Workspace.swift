import Foundation
import JSONTree
import TestSupport
import Testing

/// A temporary folder in which a test runs the built program as a process.
final class Workspace {
  /// The folder.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The built program.
  static let program = BuiltProducts.url("xsheet")

  /// Those of some programs that are not on the path.
  static func missing(_ names: String...) -> [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.filter { name in
      !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// Runs the program with arguments and standard input in the folder.
  @discardableResult
  func xsheet(_ words: String..., input: String? = nil) throws -> Outcome {
    try launch(Workspace.program, words, input: input)
  }

  /// Runs a line of shell, in which `xsheet` is the program.
  @discardableResult
  func shell(_ line: String) throws -> Outcome {
    let path = Workspace.program.deletingLastPathComponent().path
    return try launch(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "PATH='\(path)':\"$PATH\"; \(line)"], input: nil)
  }

  /// Whether a tool is on the path.
  static func hasTool(_ name: String) -> Bool {
    (try? Workspace().shell("command -v \(name)").status) == 0
  }

  private func launch(_ program: URL, _ words: [String], input: String?) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    // Files rather than pipes, which could fill up while no process reads.
    let name = UUID().uuidString
    let streams = try ["in", "out", "err"].map { ending in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).\(ending)")
      try Data((ending == "in" ? input ?? "" : "").utf8).write(to: url)
      return url
    }
    defer { for url in streams { try? FileManager.default.removeItem(at: url) } }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: try [UInt8](Data(contentsOf: streams[1])),
      error: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }

  /// Writes a file into the folder.
  func write(_ text: String, _ name: String) throws {
    try write(Array(text.utf8), name)
  }

  /// Writes a file of bytes into the folder.
  func write(_ bytes: [UInt8], _ name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The bytes of a file in the folder.
  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// All files in the folder and below, by name.
  func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).sorted().filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}

/// The result of a process.
struct Outcome {
  /// The exit status, or the number of the signal that ended the process.
  var status: Int32
  /// Whether a signal ended it.
  var isSignal: Bool
  /// Standard output.
  var output: [UInt8]
  /// Standard error.
  var error: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Standard output as JSON.
  func json() throws -> JSONNode { try JSONNode(parsing: output) }
}
