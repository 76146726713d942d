import CompositionModel
import Diagnostics
import Geometry
import JSONTree

/// Reads the pictures among the assets.
enum ImageReader {
  /// The picture of an asset.
  static func read(_ id: String, _ reader: inout ObjectReader) -> ImageAsset {
    let size = Vector2(reader.number("w") ?? 0, reader.number("h") ?? 0)
    let folder = reader.string("u") ?? ""
    let path = reader.string("p") ?? ""
    // Whether the bytes are in the file is decided by looking at the path.
    reader.skip("e")
    if reader.string("t") == "seq" {
      reader.context.report(
        .unsupportedLayer, member: "t", "Of the image sequence only one picture is carried over.")
    }
    guard path.hasPrefix("data:") else {
      return ImageAsset(id: id, size: size, source: .external(path: folder + path))
    }
    return ImageAsset(id: id, size: size, source: .embedded(bytes(path, reader.context)))
  }

  /// The bytes of a data URL; none, and reported, if it can not be decoded.
  private static func bytes(_ url: String, _ context: ImportContext) -> [UInt8] {
    guard let comma = url.utf8.firstIndex(of: UInt8(ascii: ",")),
      url[..<comma].hasSuffix(";base64"),
      let bytes = Base64.decode(url[url.index(after: comma)...].utf8), !bytes.isEmpty
    else {
      context.report(
        .malformedImage, member: "p",
        "The data URL of \(url.utf8.count) characters does not hold base64 text; "
          + "the picture is empty.")
      return []
    }
    return bytes
  }
}
