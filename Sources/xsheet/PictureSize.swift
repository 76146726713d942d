import CommandLineParsing
import Geometry
import ImageCoding

/// The size of pictures.
struct PictureSize {
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int

  /// What the options ask for.
  init(_ command: ParsedCommand, composition: Vector2) throws(CommandFailure) {
    let given = ["max-dim", "size", "scale"].filter { command.isGiven($0) }
    guard given.count <= 1 else {
      throw CommandFailure(
        status: .usage, message: "Only one of --\(given.joined(separator: ", --")) can be given.")
    }
    if let text = command.string("size") {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else {
        throw CommandFailure(
          status: .usage, message: "--size: '\(text)' is not a size such as 640x480.")
      }
      try self.init(width: width, height: height)
    } else if let side = command.integer("max-dim") {
      try self.init(composition, longerSide: side)
    } else {
      try self.init(composition, scale: command.number("scale") ?? 1)
    }
  }

  /// The size in which the longer side has a number of pixels.
  init(_ composition: Vector2, longerSide: Int) throws(CommandFailure) {
    try self.init(composition, scale: Double(longerSide) / max(composition.x, composition.y))
  }

  /// The size at so many pixels a point; halves round up.
  private init(_ composition: Vector2, scale: Double) throws(CommandFailure) {
    func pixels(_ length: Double) -> Int {
      Int(min(max(1, (length * scale + 0.5).rounded(.down)), 1e9))
    }
    try self.init(width: pixels(composition.x), height: pixels(composition.y))
  }

  private init(width: Int, height: Int) throws(CommandFailure) {
    let range = 1...ImageLimits.side
    guard range.contains(width), range.contains(height), width * height <= ImageLimits.area else {
      throw CommandFailure(
        status: .usage,
        message: "Pictures of \(width)x\(height) pixels are too large, or have no pixel.")
    }
    self.width = width
    self.height = height
  }
}
