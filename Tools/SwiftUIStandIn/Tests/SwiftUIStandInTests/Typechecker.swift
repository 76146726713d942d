import Foundation

/// Checks source code against the stand-in, as its users would compile it.
struct Typechecker {
  /// The folder with the module, beside the test bundle.
  private static var modules: URL? {
    for argument in CommandLine.arguments + [Bundle.main.bundlePath] {
      var folder = URL(fileURLWithPath: argument)
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let modules = folder.appendingPathComponent("Modules")
        let module = modules.appendingPathComponent("SwiftUI.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return modules }
      }
    }
    return nil
  }

  /// The folder with the maps of the modules of C libraries.
  private static let sources = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Sources").standardizedFileURL.path

  /// Returns the lines with errors, by number from 1; `nil` if the compiler or the module is missing.
  static func errorLines(_ source: String) throws -> [Int: String]? {
    guard let modules else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("standin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippets.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path,
      "-I", sources,
      "-module-cache-path", folder.path, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { return nil }
    var lines: [Int: String] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else { continue }
      lines[number] = String(parts[4])
    }
    return lines
  }
}
