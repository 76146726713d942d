import Containers
import DesignChecks
import Diagnostics
import Foundation
import LottieImport

extension SourceFile {
  /// The animations of this file: itself, or one for each animation of an archive.
  package func animations() -> [SourceFile] {
    guard isArchive, let design = try? design(), design.animations.count > 1 else { return [self] }
    return design.animations.map { animation in
      var file = self
      file.name = "\(name)#\(animation.id)"
      file.animation = animation.id
      return file
    }
  }

  /// Returns the file for a name such as `file.lottie#animation`; `nil` if there is no such file.
  package static func animation(named name: String) -> SourceFile? {
    guard FileKind(name) == .missing, let mark = name.lastIndex(of: "#") else { return nil }
    let path = String(name[..<mark])
    guard FileKind(path) == .regular else { return nil }
    let animation = String(name[name.index(after: mark)...])
    return SourceFile(name: name, origin: .path(path), animation: animation)
  }

  /// Reads the JSON text of the file, or of its animation.
  func readText() throws(XsheetError) -> [UInt8] {
    try animation(of: design()).json
  }

  /// Imports a text with its pictures from an archive.
  func importComposition(_ text: [UInt8]) throws(ImportFailure) -> ImportResult {
    var options = ImportOptions()
    options.collapse = collapse
    let folders = pictureFolders
    options.readData = { path in
      guard case .file(let file) = folders.place(of: path) else { return nil }
      return PictureLoader.bytes(at: file)
    }
    guard let design = archive.content else {
      return try DesignImporter.importComposition(from: text, name: stem, options: options)
    }
    if design.animations.count == 1 { archive.content = nil }
    return try DesignImporter.importComposition(
      from: DesignFile.Animation(id: animation ?? "", json: text), of: design, name: stem,
      options: options)
  }

  /// Whether the file is a zip archive.
  private var isArchive: Bool {
    guard let path, FileKind(path) == .regular,
      let file = Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK)
    else { return false }
    defer { file.close() }
    guard case .success(let bytes) = file.read(limit: 4) else { return false }
    return DesignFile.packing(of: bytes) == .zip
  }

  private func design() throws(XsheetError) -> DesignFile {
    if let design = archive.content { return design }
    let bytes = try readBytes()
    do {
      let design = try DesignFile(reading: bytes)
      if design.packing == .zip { archive.content = design }
      return design
    } catch {
      throw refusal([error.diagnostic])
    }
  }

  private func animation(of design: DesignFile) throws(XsheetError) -> DesignFile.Animation {
    let names = design.animations.map(\.id).joined(separator: ", ")
    guard let animation else {
      guard design.animations.count == 1 else {
        throw missing("The file has several animations (\(names)); name one.", .invalidRequest)
      }
      return design.animations[0]
    }
    guard let found = design.animations.first(where: { $0.id == animation }) else {
      throw missing(
        design.packing == .zip
          ? "There is no animation \"\(animation)\"; those of the file are: \(names)."
          : "The file is no archive, and has no animation \"\(animation)\".", .missingInput)
    }
    return found
  }

  private func missing(_ message: String, _ kind: XsheetError.Kind) -> XsheetError {
    refusal([Diagnostic(.unreadableFile, message: message)], kind: kind)
  }
}
