import CommandLineParsing
import Diagnostics
import Foundation
import Reporting
import Xsheet

/// `xsheet preview`: writes pages that show animations.
struct PreviewCommand {
  private let command: ParsedCommand
  private let options: PreviewOptions
  private let output: String

  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    output = command.string("output") ?? "-"
    options = PreviewOptions(
      size: .fitting(command.integer("max-dim") ?? 480), rate: command.number("fps"),
      byteLimit: try command.byteCount("max-size"),
      verification: VerificationOptions(
        bakesPictures: !command.flag("no-bake"), jobs: command.integer("jobs")),
      jobs: command.integer("jobs"))
  }

  func run() throws -> ExitStatus {
    let arguments = command.arguments("file")
    try InputList.checkStandardInput(arguments)
    return isOnePage ? try writePage(arguments) : try writeFolder()
  }

  /// Whether the output is a page, rather than a folder of pages.
  private var isOnePage: Bool {
    output == "-" || PreviewCommand.isPage(output)
  }

  /// Whether a path is that of an HTML file.
  static func isPage(_ path: String) -> Bool {
    ["html", "htm"].contains((path as NSString).pathExtension.lowercased())
  }

  /// Writes the page of one animation, or of two beside each other.
  private func writePage(_ arguments: [String]) throws -> ExitStatus {
    guard arguments.count <= 2, !arguments.contains(where: { FileKind($0) == .folder }) else {
      throw CommandFailure(
        .usage, "--output: a page shows one animation or two; several need a folder.")
    }
    let files = try arguments.map { try InputFile(argument: $0, command) }
    let progress = ProgressBar("Drawing", items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    for path in files.compactMap(\.source.path) where FileKind.isSameFile(path, output) {
      throw CommandFailure(.usage, "--output: \(path) is the input, and would be overwritten.")
    }
    let animation = try AnimationFile(files[0].source)
    let other =
      files.count > 1 ? try AnimationFile(files[1].source(besides: files[0])) : nil
    let preview = try preview(animation, files[0], beside: other, progress)
    if output == "-" {
      try Console.write(preview.bytes)
    } else {
      try preview.write(toFile: output)
    }
    return .done
  }

  private func preview(
    _ animation: AnimationFile, _ file: InputFile, beside other: AnimationFile? = nil,
    _ progress: ProgressBar
  ) throws -> Preview {
    var options = options
    options.ignoredCodes = file.ignoredCodes
    options.verification.conversion = try ConversionOptions(command, file.configuration)
    let preview = try animation.preview(beside: other, options) { progress.show($0, of: $1) }
    var own = DiagnosticList()
    for finding in preview.findings where finding.code == .sparsePreview { own.report(finding) }
    FindingsNotice.list(own, of: file, isQuiet: command.flag("quiet"))
    return preview
  }

  /// Writes a page for each animation, and an index.
  private func writeFolder() throws -> ExitStatus {
    guard FileKind(output) == .folder || FileKind(output) == .missing else {
      throw CommandFailure(
        .usage,
        "--output: \(output) is a file; a name that ends with .html, or a folder, is needed.")
    }
    var folder = PreviewFolder(output)
    let status = try FileLoop(command, title: "Drawing").run { file, progress in
      let name = (file.subfolder as NSString).appendingPathComponent(file.source.stem)
      do {
        let animation = try AnimationFile(file.source)
        let preview = try preview(animation, file, progress)
        try folder.write(preview, of: animation, named: name)
        return .done
      } catch {
        let failure = CommandFailure(error)
        if !failure.endsAll, !failure.isForeign {
          folder.addFailure(
            failure.reason.isEmpty ? failure.text : failure.reason,
            findings: failure.report?.diagnostics.items ?? [], named: name)
        }
        throw error
      }
    }.status
    try folder.writeIndex()
    return status
  }
}
