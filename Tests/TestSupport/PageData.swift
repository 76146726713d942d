import Foundation
package import ImageCoding

/// The data of a preview page, as its script reads it.
package struct PageData {
  /// Why a page has no data.
  package struct Failure: Error {}

  /// The members of the data.
  package let members: [String: Any]

  /// Finds the data in an HTML file.
  package init(_ html: [UInt8]) throws {
    let text = String(decoding: html, as: UTF8.self)
    guard let start = text.range(of: "id=\"data\">"),
      let end = text.range(of: "</script>", range: start.upperBound..<text.endIndex),
      let members = try JSONSerialization.jsonObject(
        with: Data(text[start.upperBound..<end.lowerBound].utf8)) as? [String: Any]
    else { throw Failure() }
    self.members = members
  }

  /// A list of objects.
  package func objects(_ name: String) -> [[String: Any]] {
    members[name] as? [[String: Any]] ?? []
  }

  /// The pictures of one side, frame by frame.
  package func pictures(ofSide side: Int) throws -> [PixelImage] {
    guard let frames = members["frames"] as? [String: Any],
      let files = frames["images"] as? [String], let entries = frames["pictures"] as? [[Int]],
      let size = members["size"] as? [Int], let sides = members["sides"] as? [String]
    else { throw Failure() }
    let images = try files.map { text in
      try WebPDecoder.decode([UInt8](Data(base64Encoded: text) ?? Data()))
    }
    let count = entries.count / sides.count
    var known: [Int: [UInt8]] = [:]
    return try (0..<count).map { frame in
      let pixels = try PageData.pixels(
        side * count + frame, entries, images, size[0], size[1], &known)
      return PixelImage(uncheckedWidth: size[0], height: size[1], pixels: pixels)
    }
  }

  /// The pixels of a picture: those of its base, with parts of an image.
  private static func pixels(
    _ number: Int, _ entries: [[Int]], _ images: [PixelImage], _ width: Int, _ height: Int,
    _ known: inout [Int: [UInt8]]
  ) throws -> [UInt8] {
    if let pixels = known[number] { return pixels }
    guard entries.indices.contains(number), let base = entries[number].first else {
      throw Failure()
    }
    var pixels =
      base < 0
      ? [UInt8](repeating: 0, count: width * height * 4)
      : try self.pixels(base, entries, images, width, height, &known)
    for part in stride(from: 2, to: entries[number].count, by: 6) {
      let image = images[entries[number][1]]
      let place = Array(entries[number][part..<part + 6])
      for row in 0..<place[3] {
        let (to, from) = (
          ((place[1] + row) * width + place[0]) * 4, ((place[5] + row) * image.width + place[4]) * 4
        )
        pixels.replaceSubrange(
          to..<to + place[2] * 4, with: image.pixels[from..<from + place[2] * 4])
      }
    }
    known[number] = pixels
    return pixels
  }
}
