import Containers
import LottieImport
import Platform
import SceneModel
import TextLayout
import ViewTree

/// Reads and decodes the pictures of compositions and timelines.
struct PictureLoader {
  /// The largest sum of all pictures of a file, in pixels: 1 GiB of memory.
  private static let totalArea = 1 << 28
  /// The longest file of a picture, in bytes.
  private static let sizeLimit = 128 << 20

  private let folders: PictureFolders
  private var diagnostics = DiagnosticList()
  private var area = 0
  /// The JSON pointer to the present picture.
  private var pointer = ""

  /// Whether the file is a timeline, whose author is not advised on After Effects.
  private let isTimeline: Bool

  /// Decodes the pictures of a composition; a missing or broken one becomes a finding.
  static func load(_ result: inout ImportResult, from folders: PictureFolders) {
    var loader = PictureLoader(folders: folders, isTimeline: false)
    let reported = Set(
      result.diagnostics.items.filter { $0.code == .missingArchivePicture }.map(\.message))
    for index in result.composition.images.indices {
      let image = result.composition.images[index]
      loader.pointer = image.pointer
      switch image.source {
      // Import has reported it.
      case .embedded(let bytes) where bytes.isEmpty: continue
      case .embedded(let bytes):
        result.composition.images[index].picture = loader.decode(bytes, "asset \"\(image.id)\"")
      case .external(let path):
        // Import has reported pictures that are missing in the archive.
        guard reported.isEmpty || !reported.contains(where: { $0.contains("\"\(path)\"") }) else {
          continue
        }
        result.composition.images[index].picture = loader.picture(at: path, of: image.id)
      }
    }
    result.diagnostics.append(contentsOf: loader.diagnostics)
  }

  /// Decodes the pictures of a timeline; returns a finding for each that is missing or broken, at the first value that
  /// names it.
  static func load(
    _ timeline: inout Timeline, of document: JSONDocument, from folders: PictureFolders
  ) -> DiagnosticList {
    var loader = PictureLoader(folders: folders, isTimeline: true)
    let pointers = document.withRoot {
      $0.pointers(toStrings: Set(timeline.imageSources))
    }
    for source in timeline.imageSources {
      loader.pointer = pointers[source] ?? ""
      timeline.pictures[source] = loader.picture(from: source)
    }
    return loader.diagnostics
  }

  /// Decodes the letters of texts that are pictures, such as emoji; returns a finding for each that is broken.
  static func loadLetters(
    of timeline: inout Timeline, from folders: PictureFolders
  ) -> DiagnosticList {
    var loader = PictureLoader(folders: folders, isTimeline: true)
    let texts = timeline.shownStrings.flatMap { shown in shown.strings.map { (shown.text, $0) } }
    for (text, string) in texts where text.mayHaveColors(string) {
      for part in text.block(string)?.drawing.parts ?? [] {
        guard case .picture(let name, let png, _) = part.content, timeline.pictures[name] == nil
        else { continue }
        timeline.pictures[name] = loader.decode(png, "a letter in \"\(string.prefix(20))\"")
      }
    }
    return loader.diagnostics
  }

  /// The path of a picture, relative to the present folder.
  ///
  /// One from the root of a web site is relative to the file's folder.
  static func path(of name: String, in folder: String) -> String {
    let relative = String(name.drop { $0 == "/" })
    return folder.isEmpty ? relative : folder.appendingPath(relative)
  }

  /// Reads the file of a picture; `nil` for one that is missing, unreadable or too long.
  static func bytes(at path: String) -> [UInt8]? {
    guard FileKind(path) == .regular, let file = Descriptor(path: path, flags: O_RDONLY) else {
      return nil
    }
    defer { file.close() }
    guard let bytes = try? file.read(limit: sizeLimit), bytes.count <= sizeLimit else {
      return nil
    }
    return bytes
  }

  private mutating func picture(from source: String) -> Picture? {
    guard DataURL.isOne(source) else { return picture(at: source) }
    guard let bytes = DataURL.bytes(in: source) else {
      report(.malformedData, "A data URL is not valid base64.")
      return nil
    }
    return decode(bytes, "a data URL")
  }

  /// Reads a picture from a file.
  ///
  /// The identifier of the asset; `nil` for pictures of timelines.
  private mutating func picture(at name: String, of asset: String? = nil) -> Picture? {
    let quoted = "\"\(name.prefix(200))\""
    let title = quoted + (asset.map { " of asset \"\($0)\"" } ?? "")
    let place = name.isEmpty ? .missing : folders.place(of: name)
    if place == .outside {
      report(
        .outsidePicture,
        "The picture \(title) is outside of the file's folder; it is not read.")
      return nil
    }
    guard case .file(let path) = place else {
      report(.missingImage, "The picture \(title) is missing; it is not drawn.")
      return nil
    }
    let kind = FileKind(path)
    guard kind == .regular, let file = Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK) else {
      let reason =
        kind == .regular ? "cannot be read: \(SystemError.lastReason)" : "is \(kind.title)"
      report(.unreadablePicture, "The picture \(title) \(reason); it is not drawn.")
      return nil
    }
    defer { file.close() }
    guard let bytes = try? file.read(limit: PictureLoader.sizeLimit) else {
      report(.unreadablePicture, "The picture \(quoted) cannot be read.")
      return nil
    }
    guard bytes.count <= PictureLoader.sizeLimit else {
      report(
        .oversizedPicture,
        "The picture \(quoted) has more than \(PictureLoader.sizeLimit) bytes; it is not drawn.")
      return nil
    }
    return decode(bytes, quoted)
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
    let advice = isTimeline ? PictureLoader.timelineAdvice(code) : nil
    diagnostics.report(Diagnostic(code, message: message, advice: advice, pointer: pointer))
  }

  /// Advice for the author of a timeline; `nil` for the code's own.
  private static func timelineAdvice(_ code: DiagnosticCode) -> String? {
    switch code {
    case .missingImage:
      "Put the picture at this path, relative to the timeline, or correct the path."
    case .unreadablePicture: "Replace the picture by a PNG, JPEG or WebP file."
    case .malformedData: "Encode the picture as base64 again, or name its file instead."
    default: nil
    }
  }
}
