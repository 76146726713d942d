import CommandLineParsing
import Xsheet

/// Files without views, and names of views.
extension ConvertCommand {
  /// Whether SwiftUI source is written.
  var isSwiftUI: Bool { format.name == ExportFormat.swiftUI.name }

  /// The treatment of files that were edited.
  var edits: EditPolicy {
    command.flag("force") ? .replace : command.flag("merge") ? .merge : .keep
  }

  /// Whether a plugin for packages calls the command.
  var isPackage: Bool { command.flag(InputOptions.package.name) }

  /// Whether the fonts of a file's views are copied: builds and standard output have no place for them.
  func copiesFonts(of file: InputFile) throws(CommandFailure) -> Bool {
    isSwiftUI && outputFolder(for: file) != nil && sourceNames.isEmpty
      && command.copiesFonts(of: file)
  }

  /// Whether a configuration leaves out the views of a file.
  func leavesOut(_ file: InputFile) -> Bool {
    isSwiftUI && file.configuration.leavesOutViews(of: file)
  }

  /// The product of a file without views; a build that expects a Swift file gets one without code.
  func leftOut(_ file: InputFile, _ reason: String) throws -> Product {
    if let name = try sourceName(of: file) {
      try PlaceholderSource.write(
        name, to: outputFolder, comment: "\(reason) \(file.name.printable).")
    }
    return Product(isLeftOut: true)
  }

  /// Refuses files of one module whose root views would have one name, before anything is written.
  ///
  /// Names that arrive on standard input are left to the check of each output.
  func checkViewNames() throws {
    let isStreamed = command.string("files-from").map { FileKind($0) != .regular } ?? false
    guard isSwiftUI, !command.flag("worker"), !isStreamed else { return }
    let files = try InputFiles(command, shard: nil)
    var owners: [String: InputFile] = [:]
    var modules: [String: String] = [:]
    var oldPaths: Set<String> = []
    var problems: [String] = []
    while let entry = try files.next() {
      guard let file = entry.file, !leavesOut(file) else { continue }
      if let path = file.configuration.oldPath, oldPaths.insert(path).inserted {
        Console.note(ConvertCommand.note(onOldFile: path))
      }
      guard let folder = outputFolder(for: file),
        let module = try modules[folder] ?? moduleFolder(of: file)
      else { continue }
      modules[folder] = module
      let view = try chosenViewName(of: file) ?? SwiftUIOptions.viewName(of: file.source.stem)
      // Some file systems ignore case. Themes are named without the “View” at the end.
      let key = module.appendingPath(SwiftUIOptions.stem(ofViewName: view)).lowercased()
      guard let owner = owners[key] else {
        owners[key] = file
        continue
      }
      guard isAnimation(file) else { continue }
      guard isAnimation(owner) else {
        owners[key] = file
        continue
      }
      problems.append(line(view, of: file, owner))
    }
    guard !problems.isEmpty else { return }
    var failure = CommandFailure(.cannotCreate, "")
    failure.text = problems.joined(separator: "\n")
    throw failure
  }

  /// The folder of a file's module, which has the types that views share; `nil` for standard output.
  ///
  /// - Throws: `CommandFailure` if --support-output names a folder that the output is not in.
  func moduleFolder(of file: InputFile) throws(CommandFailure) -> String? {
    let folder = outputFolder(for: file)
    if let module = command.string("support-output"),
      command(for: file).string("support-module") == nil
    {
      guard let folder,
        RealPath.isInside(RealPath.ofMissing(folder), folder: RealPath.ofMissing(module))
      else {
        throw CommandFailure(
          .usage,
          "--support-output: without --support-module, views go to \(module) and folders in it only."
        )
      }
      return module
    }
    return folder.map { PackageFolder.module(of: $0, in: outputFolder) }
  }

  /// Whether a file that was found is no JSON of another kind.
  private func isAnimation(_ file: InputFile) -> Bool {
    guard file.source.isFound else { return true }
    do {
      _ = try source(of: file)
      return true
    } catch {
      return !CommandFailure(error).isForeign
    }
  }

  private func line(_ view: String, of file: InputFile, _ owner: InputFile) -> String {
    let label = isPackage ? "\(file.name.printable): error" : "Error"
    let arguments = command.arguments("file")
    let takesName = !isPackage && [owner, file].allSatisfy { arguments.contains(argument(of: $0)) }
    let text =
      "\(owner.name) and \(file.name) would both become \(view); nothing is written. Name one of them"
      + (takesName ? " by --name, given once for each file, or" : "")
      + " in \(Configuration.fileName): {\"swiftui\": {\"names\": {\"PATH\": \"NAME\"}}}"
      + (owner.subfolder == file.subfolder
        ? "." : ", or convert folders of different modules in runs of their own.")
    return "\(label): \(text.printable)"
  }

  private static func note(onOldFile path: String) -> String {
    "\(path.printable):1:1: note: These settings have their place in \(Configuration.fileName) now, as its "
      + "member \"swiftui\"; see 'xsheet help \(ConfigurationTopic.name)'."
  }
}
