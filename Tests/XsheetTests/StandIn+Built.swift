import Foundation
import SwiftUIExport
import TestSupport

@testable import Xsheet

extension StandIn {
  /// The stand-in; `nil` if it is not built, as its package is built apart.
  static var built: StandIn? {
    let folder = ProjectFolder.root.appendingPathComponent("Tools/SwiftUIStandIn/.build/release")
    let module = folder.appendingPathComponent("Modules/SwiftUIHost.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? StandIn(products: folder) : nil
  }

  /// Checks the types of files, with Swift Testing; returns the messages of the compiler.
  func check(_ files: [String], for release: SystemRelease = .year2023) throws -> String {
    try swiftc(["-typecheck", "-parse-as-library", "-warnings-as-errors"] + files, release)
  }

  /// Compiles files of which one is `main.swift`, and runs them; returns what the compiler and they print.
  func output(
    of files: [String], in folder: URL, for release: SystemRelease = .year2023
  ) throws -> String {
    let program = folder.appendingPathComponent("program").path
    // One process reads the modules once; it optimizes nothing.
    let messages = try swiftc(
      ["-Onone", "-whole-module-optimization", "-o", program] + files, release)
    guard FileManager.default.fileExists(atPath: program) else { return messages }
    return try messages + ChildProcess.run(program, []).output
  }

  private func swiftc(_ arguments: [String], _ release: SystemRelease) throws -> String {
    let options = ["-swift-version", "6", "-module-name", "Generated"]
    return try ChildProcess.run("swiftc", options + flags(for: release) + arguments).output
  }
}
