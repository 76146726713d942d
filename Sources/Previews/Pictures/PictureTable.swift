import ImageCoding
package import JSONTree
import Platform

/// All pictures of a preview, each stored as the replaced parts of an earlier picture.
///
/// Pictures are numbered frame by frame on the first side, then on the second one. Equal pictures, and equal parts of
/// several pictures, are stored once.
package struct PictureTable: Sendable {
  /// The minimum distance of two equal pictures that are stored apart, in steps.
  ///
  /// A frame is then shown after at most twice as many steps.
  package static let runLength = 30

  /// The pictures: the number of the base, -1 for a transparent one, the index of the image with the replaced parts, and
  /// six numbers for each part.
  private var pictures: [[Int]]
  private(set) var images: [[UInt8]] = []
  /// Whether colors of a picture are approximated.
  package private(set) var isLossy = false

  /// Makes a table of the steps of all frames, each with one for each side.
  package init(_ frames: [[PictureStep]]) {
    let sides = frames.first?.count ?? 0
    pictures = Array(repeating: [], count: sides * frames.count)
    var depths = [Int](repeating: 0, count: pictures.count)
    var numbers: [Int: Int] = [:]
    var imageIndices: [[UInt8]: Int] = [:]
    for (frame, steps) in frames.enumerated() {
      for (side, step) in steps.enumerated() {
        let number = side * frames.count + frame
        var (base, patch) = (step.base, step.patch)
        if patch != nil, let equal = numbers[step.identity], depths[equal] <= PictureTable.runLength
        {
          (base, patch) = (equal, nil)
        }
        pictures[number] = [base ?? -1]
        depths[number] = base.map { depths[$0] } ?? 0
        if let patch {
          isLossy = isLossy || patch.isLossy
          pictures[number].append(add(patch.bytes, &imageIndices))
          for part in patch.parts {
            let area = part.area
            pictures[number] += [area.x, area.y, area.width, area.height, part.x, part.y]
          }
          depths[number] += 1
        }
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

  /// The images in Base64.
  package var imagesJSON: JSONNode {
    .array(images.map { .string(Data($0).base64EncodedString()) })
  }

  /// The pictures: base, image, and six numbers for each part.
  package var picturesJSON: JSONNode {
    .array(pictures.map { .numbers($0.map(Double.init)) })
  }
}
