import CompositionModel
import Diagnostics
import Foundation
import ImageCoding
import LottieImport
import SceneModel
import TimelineModel
import ViewTree

/// Reads and decodes the pictures that compositions and timelines show.
struct PictureLoader {
  /// How many pixels all pictures of an input may have together: 1 GiB of memory.
  private static let totalArea = 1 << 28
  /// The longest file of a picture, in bytes.
  private static let sizeLimit = 128 << 20

  private let folder: String
  private var diagnostics = DiagnosticList()
  private var area = 0

  /// Makes a loader for a file, beside which its pictures lie.
  init(_ file: InputFile) {
    folder = (file.path ?? "").folder
  }

  /// Gives a composition its pictures; what is missing or broken becomes a finding.
  static func load(_ result: inout ImportResult, of file: InputFile) {
    var loader = PictureLoader(file)
    let known = Set(
      result.diagnostics.items.filter { $0.code == .missingArchivePicture }.map(\.message))
    for index in result.composition.images.indices {
      let image = result.composition.images[index]
      switch image.source {
      // Import has reported it.
      case .embedded(let bytes) where bytes.isEmpty: continue
      case .embedded(let bytes):
        result.composition.images[index].picture = loader.decode(bytes, "asset \"\(image.id)\"")
      case .external(let path):
        // Import has reported pictures that are missing in the archive.
        guard known.isEmpty || !known.contains(where: { $0.contains("\"\(path)\"") }) else {
          continue
        }
        result.composition.images[index].picture = loader.picture(at: path)
      }
    }
    result.diagnostics.append(contentsOf: loader.diagnostics)
  }

  /// Gives a timeline its pictures; returns what is missing or broken.
  static func load(_ timeline: inout Timeline, of file: InputFile) -> DiagnosticList {
    var loader = PictureLoader(file)
    for source in timeline.canvas.imageSources {
      timeline.pictures[source] = loader.picture(from: source)
    }
    return loader.diagnostics
  }

  /// The path of a picture that a file names, from where the process runs.
  static func path(of name: String, beside file: InputFile) -> String {
    PictureLoader(file).path(name)
  }

  private func path(_ name: String) -> String {
    // Paths from the root of a web site are taken from the file's folder.
    let relative = name.drop { $0 == "/" }
    return folder.isEmpty
      ? String(relative) : (folder as NSString).appendingPathComponent(String(relative))
  }

  private mutating func picture(from source: String) -> Picture? {
    guard source.hasPrefix("data:") else { return picture(at: source) }
    guard let comma = source.firstIndex(of: ","), source[..<comma].hasSuffix(";base64"),
      let data = Data(
        base64Encoded: String(source[source.index(after: comma)...]),
        options: .ignoreUnknownCharacters)
    else {
      report(.malformedData, "A data URL is not valid base64.")
      return nil
    }
    return decode(Array(data), "a data URL")
  }

  private mutating func picture(at name: String) -> Picture? {
    let path = path(name)
    guard !name.isEmpty, FileKind(path) == .regular,
      let file = Descriptor(path: path, flags: O_RDONLY)
    else {
      report(.missingImage, "The picture \"\(name.prefix(200))\" is missing; it is not drawn.")
      return nil
    }
    defer { file.close() }
    guard case .success(let bytes) = file.read(limit: PictureLoader.sizeLimit) else {
      report(.unreadablePicture, "The picture \"\(name)\" cannot be read.")
      return nil
    }
    guard bytes.count <= PictureLoader.sizeLimit else {
      report(
        .oversizedPicture,
        "The picture \"\(name)\" has more than \(PictureLoader.sizeLimit) bytes; it is not drawn.")
      return nil
    }
    return decode(bytes, "\"\(name)\"")
  }

  private mutating func decode(_ bytes: [UInt8], _ name: String) -> Picture? {
    do {
      let image = try ImageDecoder.decode(bytes)
      area += image.width * image.height
      guard area <= PictureLoader.totalArea else {
        report(
          .oversizedPicture,
          "The pictures up to \(name) have more than \(PictureLoader.totalArea) pixels; "
            + "it is not drawn.")
        return nil
      }
      let (width, height) = (image.width, image.height)
      return Picture(width: width, height: height, rgba: (consume image).takePixels())
    } catch {
      report(.unreadablePicture, "The picture of \(name) is not drawn: \(error).")
      return nil
    }
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String) {
    diagnostics.report(Diagnostic(code, message: message))
  }
}
