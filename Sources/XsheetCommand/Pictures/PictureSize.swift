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
    try command.checkAtMostOne(of: ["max-dim", "size", "scale"])
    if let text = command.string("size") {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
      else {
        throw CommandFailure(.usage, "--size: '\(text)' is not a size such as 640x480.")
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
    let (side, area) = (ImageLimits.side, ImageLimits.area)
    guard width <= side, height <= side, width * height <= area else {
      throw CommandFailure(
        .usage,
        "pictures of \(width)x\(height) pixels are too large; \(side) pixels a side and \(area) in "
          + "all are the limit. --max-dim, --size and --scale set the size.")
    }
    self.width = width
    self.height = height
  }
}
