import Foundation
import TestSupport

/// The built stand-in for SwiftUI, if there is one; its package is built apart.
struct StandIn {
  /// The folder of the build.
  let build: URL

  /// The stand-in; `nil` if it is not built.
  static var built: StandIn? {
    let folder = ProjectFolder.root.appendingPathComponent("Tools/SwiftUIStandIn/.build/release")
    let module = folder.appendingPathComponent("Modules/SwiftUIHost.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? StandIn(build: folder) : nil
  }

  /// The modules that generated code is linked with.
  private static let modules = [
    "Geometry", "SceneModel", "VectorRaster", "SceneRendering", "SwiftUI", "SwiftUIHost",
  ]

  /// Checks the types of files, with Swift Testing; returns the messages of the compiler.
  func check(_ files: [String]) throws -> String {
    try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
        + flags + files)
  }

  /// Compiles files of which one is `main.swift`, and runs them; returns what they print.
  func output(of files: [String], in folder: URL) throws -> String {
    let program = folder.appendingPathComponent("program").path
    let objects = try StandIn.modules.flatMap { module in
      let folder = build.appendingPathComponent("\(module).build")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") }.map { folder.appendingPathComponent($0).path }
    }
    let messages = try run(
      "swiftc", ["-swift-version", "6", "-o", program] + flags + files + objects)
    return try messages + run(program, [])
  }

  private var flags: [String] {
    ["-module-name", "Generated", "-I", build.appendingPathComponent("Modules").path]
  }

  /// Runs a program; returns both its streams.
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
