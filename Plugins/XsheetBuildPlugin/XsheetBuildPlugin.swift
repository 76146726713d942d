import Foundation
import PackagePlugin

/// Writes the SwiftUI views of a target's animations when the target is built.
///
/// Animations are the files `.lottie`, `.xsheet.json` and those `.json` that are Lottie exports. Pictures are left out:
/// designs with pictures are for the command plugin.
@main struct XsheetBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let animations = try AnimationFile.all(in: module.sourceFiles.map(\.url))
    guard let first = animations.first else { return [] }
    let output = context.pluginWorkDirectoryURL
    let options = try ConversionSettings(besides: first.url).options
    let settings = animations.map {
      $0.url.deletingLastPathComponent().appending(path: AnimationFile.settingsName)
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
    let sources = animations.map { "\($0.view).swift" } + ["XsheetSupport.swift"]
    return [
      .buildCommand(
        displayName: "Writing the SwiftUI views of \(target.name)",
        executable: try context.xsheet(),
        arguments: ["convert", "--quiet", "--force", "--format", "swiftui"]
          + ["--output", output.path(percentEncoded: false)] + options
          + animations.flatMap { ["--name", $0.view, $0.url.path(percentEncoded: false)] },
        inputFiles: animations.map(\.url) + Set(settings).sorted { $0.path < $1.path },
        outputFiles: sources.map { output.appending(path: $0) })
    ]
  }
}
