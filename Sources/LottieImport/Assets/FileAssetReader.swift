import CompositionModel
import Containers
import Diagnostics
import Geometry
import JSONTree
import SceneModel

/// Reads assets with a file: pictures, sounds and data.
enum FileAssetReader {
  /// A picture.
  static func image(_ id: String, _ reader: inout ObjectReader) -> ImageAsset {
    let size = Vector2(reader.extent("w") ?? 0, reader.extent("h") ?? 0)
    let isSequencePart = reader.value("t") != nil && reader.string("t") == "seq"
    var asset = ImageAsset(
      id: id, name: reader.string("nm") ?? "", size: size, source: source(&reader, "picture"),
      isSequencePart: isSequencePart)
    asset.fit = fit(&reader)
    asset.pointer = reader.context.path.pointer
    return asset
  }

  /// How a picture fills its size: SVG's `preserveAspectRatio`.
  ///
  /// Without it lottie-web covers.
  private static func fit(_ reader: inout ObjectReader) -> PictureFit {
    guard let text = reader.string("pr") else { return .cover }
    let words = text.split(separator: " ")
    if words.first == "none" { return .stretch }
    if let place = words.first, place != "xMidYMid" {
      reader.context.report(
        .pictureAlignment, member: "pr",
        "The alignment \"\(place)\" of the picture is ignored; the picture is centered.")
    }
    return words.last == "slice" ? .cover : .contain
  }

  /// A sound.
  static func sound(_ id: String, _ reader: inout ObjectReader) -> SoundAsset {
    reader.skip("t", "fr", "w", "h")
    return SoundAsset(
      id: id, name: reader.string("nm") ?? "", source: source(&reader, "sound"))
  }

  /// A data file.
  static func data(_ id: String, _ reader: inout ObjectReader) -> DataAsset {
    reader.skip("t", "fr", "w", "h")
    return DataAsset(
      id: id, name: reader.string("nm") ?? "", source: source(&reader, "data file"))
  }

  private static func source(_ reader: inout ObjectReader, _ kind: String) -> AssetSource {
    let folder = reader.string("u") ?? ""
    let path = reader.string("p") ?? ""
    // The path is a data URL if the bytes are embedded.
    reader.skip("e")
    guard DataURL.isOne(path) else { return .external(path: folder + path) }
    return .embedded(bytes(path, kind, reader.context))
  }

  /// The bytes of a data URL; reports a URL that cannot be decoded, and returns no bytes.
  private static func bytes(_ url: String, _ kind: String, _ context: ImportContext) -> [UInt8] {
    guard let bytes = DataURL.bytes(in: url), !bytes.isEmpty else {
      context.report(
        .malformedData, member: "p",
        "The data URL with \(url.utf8.count) characters is not valid base64; "
          + "the \(kind) is empty.")
      return []
    }
    return bytes
  }
}
