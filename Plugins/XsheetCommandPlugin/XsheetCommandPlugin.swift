import Foundation
import PackagePlugin

/// Writes the SwiftUI views of designs and timelines into the folder `Generated` of their target, to be checked in.
///
///     swift package --allow-writing-to-package-directory xsheet [--target NAME]... [OPTION]...
///
/// Without targets, all with designs are worked on. Options are those of `xsheet convert --format swiftui`, which also
/// reads `.xsheet.json`. Tests go to the folder `Generated` of a test target that depends on the target.
@main struct XsheetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let tool = try context.xsheet()
    for target in targets {
      guard let module = target.sourceModule else { continue }
      let tests = context.package.targets.first { $0.isTest(of: target) }
      try convert(module, tests: tests, with: tool, extractor.remainingArguments)
    }
  }

  private func convert(
    _ target: any SourceModuleTarget, tests: (any Target)?, with tool: URL, _ options: [String]
  ) throws {
    let folder = target.directoryURL
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let files = paths.map { folder.appending(path: $0) }
    let designs = DesignFile.all(in: files, of: folder)
    guard !designs.isEmpty else { return }
    let process = Process()
    process.executableURL = tool
    // Relative paths make headers that are the same on all computers.
    process.currentDirectoryURL = folder
    process.arguments =
      ["convert", "--package", "--format", "swiftui", "--output", "Generated"]
      + ["--module", target.moduleName]
      + (tests.map { ["--tests-output", $0.generated.path(percentEncoded: false)] } ?? [])
      + options + designs.map(\.path)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("xsheet could not convert all designs of \(target.name).")
    }
  }
}

extension Target {
  /// The folder for generated files.
  fileprivate var generated: URL { directoryURL.appending(path: "Generated") }

  /// Whether the target has tests of another one.
  fileprivate func isTest(of target: any Target) -> Bool {
    guard let module = sourceModule, module.kind == .test else { return false }
    return dependencies.contains { dependency in
      if case .target(let other) = dependency { return other.id == target.id }
      return false
    }
  }
}
