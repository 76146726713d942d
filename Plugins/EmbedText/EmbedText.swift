import Foundation
import PackagePlugin

/// Embeds the Markdown pages, scripts, tables, HTML pages and style sheets of a target as Swift strings, in
/// `EmbeddedText.texts`.
///
/// A shell script writes the Swift file. A generator built from source would not do: `--sanitize fuzzer` gives every
/// executable of the package a second `main`.
@main struct EmbedText: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let texts = try texts(under: target.directoryURL)
    guard !texts.isEmpty else { return [] }
    let script = context.package.directoryURL.appending(path: "Plugins/EmbedText/embed-text.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ([script, output] + texts).map { $0.path(percentEncoded: false) },
        inputFiles: [script] + texts, outputFiles: [output])
    ]
  }

  /// The endings of the files to embed, beside the pages of the documentation catalog.
  private static let endings = [".js", ".swift.txt", ".html", ".css", ".tsv"]

  /// The files with these endings, and the pages of the documentation catalog but for its index, in the order of their
  /// paths.
  private func texts(under folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return paths.filter { path in
      EmbedText.endings.contains { path.hasSuffix($0) }
        || path.hasSuffix(".md") && path.contains(".docc/Codes/")
    }
    .sorted().map { folder.appending(path: $0) }
  }
}
