import Foundation
import PackagePlugin

/// Writes the SwiftUI views of a target's designs and timelines when the target is built.
///
/// These are the files `.lottie`, `.tgs`, `.xsheet.json` and those `.json` that are Lottie exports. Pictures are left out:
/// designs with pictures are for the command plugin. `.xsheet.json` has settings, which the tool reads.
@main struct XsheetBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let designs = DesignFile.all(in: module.sourceFiles.map(\.url), of: target.directoryURL)
    guard !designs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL
    let sources = designs.map(\.sourceName) + ["XsheetSupport.swift"]
    return [
      .buildCommand(
        displayName: "Writing the SwiftUI views of \(target.name)",
        executable: try context.xsheet(),
        arguments: ["convert", "--package", "--quiet", "--force", "--format", "swiftui"]
          + ["--output", output.path(percentEncoded: false)]
          + designs.flatMap { ["--source", $0.sourceName, $0.url.path(percentEncoded: false)] },
        inputFiles: designs.map(\.url) + SettingsFile.all(of: designs),
        outputFiles: sources.map { output.appending(path: $0) })
    ]
  }
}
