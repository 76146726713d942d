import Foundation
import ImageCoding
package import JSONTree

/// All pictures of a preview, each stored as the replaced parts of an earlier picture.
///
/// Pictures are numbered frame by frame on the first side, then on the second one. Equal pictures, and equal parts of
/// several pictures, are stored once.
package struct PictureTable: Sendable {
  /// A picture.
  private struct Entry: Sendable {
    /// The number of the picture that it is made of; `nil` for a transparent one.
    var base: Int?
    /// The index of the image with the replaced parts.
    var image: Int?
    var parts: [PixelAtlas.Part] = []
  }

  /// The minimum distance of two equal pictures that are stored apart, in steps.
  ///
  /// A frame is then shown after at most twice as many steps.
  package static let runLength = 30

  private var entries: [Entry] = []
  private var images: [[UInt8]] = []
  /// Whether colors of a picture are approximated.
  package private(set) var isLossy = false

  /// Makes a table of the steps of all frames, each with one for each side.
  package init(_ frames: [[PictureStep]]) {
    let sides = frames.first?.count ?? 0
    entries = Array(repeating: Entry(), count: sides * frames.count)
    var depths = [Int](repeating: 0, count: entries.count)
    var numbers: [Int: Int] = [:]
    var imageIndices: [[UInt8]: Int] = [:]
    for (frame, steps) in frames.enumerated() {
      for (side, step) in steps.enumerated() {
        let number = side * frames.count + frame
        if let patch = step.patch {
          if let equal = numbers[step.identity], depths[equal] <= PictureTable.runLength {
            entries[number].base = equal
          } else {
            isLossy = isLossy || patch.isLossy
            entries[number] = Entry(
              base: step.base, image: add(patch.bytes, &imageIndices), parts: patch.parts)
          }
        } else {
          entries[number].base = step.base
        }
        let isCopy = entries[number].image == nil
        depths[number] = (entries[number].base.map { depths[$0] } ?? 0) + (isCopy ? 0 : 1)
        if numbers[step.identity] == nil { numbers[step.identity] = number }
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], _ indices: inout [[UInt8]: Int]) -> Int {
    if let index = indices[bytes] { return index }
    indices[bytes] = images.count
    images.append(bytes)
    return images.count - 1
  }

  /// The sum of the sizes of all images, in bytes.
  package var imageBytes: Int { images.reduce(0) { $0 + $1.count } }

  /// The images in Base64.
  package var imagesJSON: JSONNode {
    .array(images.map { .string(Data($0).base64EncodedString()) })
  }

  /// The pictures: base, image, and six numbers for each part.
  package var picturesJSON: JSONNode {
    .array(
      entries.map { entry in
        let base = Double(entry.base ?? -1)
        guard let image = entry.image else { return .numbers([base]) }
        let parts = entry.parts.flatMap { part in
          [part.area.x, part.area.y, part.area.width, part.area.height, part.x, part.y]
        }
        return .numbers(([image] + parts).reduce(into: [base]) { $0.append(Double($1)) })
      })
  }
}
