import Containers
import Diagnostics
import Foundation
import LottieImport
import Reporting

extension InputFile {
  /// The inputs that a file stands for: itself, or one for each animation of an archive.
  func animations() -> [InputFile] {
    guard isArchive, let design = try? design(), design.animations.count > 1 else { return [self] }
    return design.animations.map { animation in
      var file = self
      file.name = "\(name)#\(animation.id)"
      file.animation = animation.id
      return file
    }
  }

  /// The input that a name such as `file.lottie#animation` stands for; `nil` if there is no such file.
  static func animation(named name: String) -> InputFile? {
    guard let mark = name.lastIndex(of: "#"), FileKind(String(name[..<mark])) == .regular else {
      return nil
    }
    var file = InputFile(name: name, path: String(name[..<mark]))
    file.animation = String(name[name.index(after: mark)...])
    return file
  }

  /// The JSON text of the file, or of its animation.
  func read() throws(CommandFailure) -> [UInt8] {
    try animation(of: design()).json
  }

  /// Imports the text that was read, with what lies beside it in an archive.
  func importComposition(_ bytes: [UInt8]) throws(ImportFailure) -> ImportResult {
    guard let design = opened.file else {
      return try LottieImporter.importComposition(from: bytes, name: stem)
    }
    if design.animations.count == 1 { opened.file = nil }
    return try LottieImporter.importComposition(
      from: DesignFile.Animation(id: animation ?? "", json: bytes), of: design, name: stem)
  }

  private var isArchive: Bool {
    guard let path, let file = Descriptor(path: path, flags: O_RDONLY) else { return false }
    defer { file.close() }
    guard case .success(let bytes) = file.read(limit: 4) else { return false }
    return DesignFile.packing(of: bytes) == .zip
  }

  private func design() throws(CommandFailure) -> DesignFile {
    if let design = opened.file { return design }
    let bytes = try readBytes()
    do {
      let design = try DesignFile(reading: bytes)
      if design.packing == .zip { opened.file = design }
      return design
    } catch {
      var list = DiagnosticList()
      list.report(error.diagnostic)
      throw CommandFailure(refused: FindingsReport(file: name, diagnostics: list))
    }
  }

  private func animation(of design: DesignFile) throws(CommandFailure) -> DesignFile.Animation {
    let names = design.animations.map(\.id).joined(separator: ", ")
    guard let animation else {
      guard design.animations.count == 1 else {
        throw CommandFailure(.usage, "\(name) holds several animations (\(names)); name one.")
      }
      return design.animations[0]
    }
    guard let found = design.animations.first(where: { $0.id == animation }) else {
      throw CommandFailure(.noInput, "\(name): the animations of the file are: \(names).")
    }
    return found
  }
}
