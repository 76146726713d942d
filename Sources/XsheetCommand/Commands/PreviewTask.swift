import CommandLineParsing
import Diagnostics
import Foundation
import Previews
import Reporting
import Xsheet

/// The preview page of each of many animations, in a folder.
struct PreviewTask: FileTask {
  let title = "Drawing"
  private let command: ParsedCommand
  private let options: PreviewOptions
  private let folder: PreviewFolder

  /// Makes the task of a command.
  init(_ command: ParsedCommand, _ options: PreviewOptions, folder: PreviewFolder) {
    (self.command, self.options, self.folder) = (command, options, folder)
  }

  var outputFolder: String { folder.path }

  func output(of file: InputFile) throws(CommandFailure) -> String? {
    do {
      return try folder.page(named: PreviewTask.name(of: file))
    } catch {
      throw CommandFailure(error)
    }
  }

  func product(of file: InputFile, _ work: FileContext) throws -> PreviewEntry {
    let animation = try AnimationFile(file.source)
    let preview = try preview(of: animation, file, work)
    let (entry, paths) = try folder.write(preview, of: animation, named: PreviewTask.name(of: file))
    work.wrote(paths)
    return entry
  }

  /// Makes the page of an animation, or of two beside each other.
  func preview(
    of animation: AnimationFile, _ file: InputFile, beside other: AnimationFile? = nil,
    _ work: FileContext
  ) throws -> Preview {
    work.opened(animation)
    var options = options
    options.ignoredCodes = file.ignoredCodes
    options.jobs = work.jobs
    options.verification.jobs = work.jobs
    options.verification.conversion = try ConversionOptions(command, file.configuration)
    let progress = work.progress
    let preview = try animation.preview(beside: other, options) { progress($0, $1) }
    work.found(preview.findings)
    var own = DiagnosticList()
    for finding in preview.findings where finding.code == .sparsePreview { own.report(finding) }
    work.note(FindingsNotice.lines(own, of: file))
    return preview
  }

  /// The name of a file's page, with folders.
  static func name(of file: InputFile) -> String {
    (file.subfolder as NSString).appendingPathComponent(file.source.stem)
  }
}
