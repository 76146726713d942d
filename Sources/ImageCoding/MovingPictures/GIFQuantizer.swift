internal import CImageQuant
import Platform

/// Chooses palettes for the frames of a GIF file: a shared palette where it has their colors or near ones, and a palette
/// of its own for any other frame.
struct GIFQuantizer {
  /// A frame with the places of its colors.
  struct Frame {
    /// The place of each pixel's color.
    var places: [UInt8]
    /// The frame's own colors; `nil` for the shared colors.
    var palette: GIFPalette?
  }

  /// The colors of all frames.
  private(set) var shared = GIFPalette()

  /// The largest mean error of a frame in the shared palette, as a multiple of the error in its own palette.
  private static let bearableError = 1.15
  /// libimagequant's speed, 1...10.
  private static let speed: Int32 = 4
  /// The strongest dither, in units of 1/255.
  private static let strongestDither = 24.0

  /// Finds the palette of a frame.
  ///
  /// Pixels are 0xAABBGGRR, opaque or 0 for transparent ones; the place of the area fixes the dither.
  mutating func quantize(
    _ pixels: [UInt32], _ area: PixelArea
  ) throws(ImageCodingError) -> Frame {
    if let colors = GIFQuantizer.fewColors(pixels) { return exact(pixels, colors) }
    var own = try GIFQuantizer.reduced(pixels, area)
    let dithered = GIFQuantizer.dithered(
      pixels, area, strength: own.dither, except: own.palette)
    let (places, error) = GIFQuantizer.places(of: dithered, in: own.palette)
    if !shared.colors.isEmpty {
      let other = GIFQuantizer.places(of: dithered, in: shared)
      if other.error <= error * GIFQuantizer.bearableError {
        return Frame(places: other.places, palette: nil)
      }
    }
    if shared.colors.isEmpty {
      (shared, own.palette) = (own.palette, own.palette)
      return Frame(places: places, palette: nil)
    }
    return Frame(places: places, palette: own.palette)
  }

  /// A frame whose colors all have a place.
  private mutating func exact(_ pixels: [UInt32], _ colors: [UInt32]) -> Frame {
    let missing = colors.filter { shared.place(of: $0) == nil }
    var palette = shared
    let isShared = shared.hasRoom(for: missing.count)
    if isShared {
      for color in missing { palette.add(color) }
      shared = palette
    } else {
      palette = GIFPalette()
      for color in colors { palette.add(color) }
    }
    let places = pixels.map { pixel in
      pixel == 0 ? GIFPalette.transparent : palette.place(of: pixel) ?? 0
    }
    return Frame(places: places, palette: isShared ? nil : palette)
  }

  /// The colors of pixels; `nil` if they are more than a palette has.
  private static func fewColors(_ pixels: [UInt32]) -> [UInt32]? {
    var (colors, known, last): ([UInt32], Set<UInt32>, UInt32) = ([], [], 0)
    for pixel in pixels where pixel != 0 && pixel != last {
      last = pixel
      guard known.insert(pixel).inserted else { continue }
      guard colors.count < GIFPalette.mostColors else { return nil }
      colors.append(pixel)
    }
    return colors
  }

  private static func places(
    of pixels: [UInt32], in palette: GIFPalette
  ) -> (places: [UInt8], error: Double) {
    var (nearest, sum) = (NearestColors(palette), 0)
    let places = pixels.map { pixel -> UInt8 in
      guard pixel != 0 else { return GIFPalette.transparent }
      let (place, error) = nearest.place(of: pixel)
      sum += error
      return place
    }
    return (places, Double(sum) / Double(max(1, pixels.count)))
  }
}

// libimagequant.
extension GIFQuantizer {
  /// The best palette for pixels, and the strength of the dither that hides its steps.
  private static func reduced(
    _ pixels: [UInt32], _ area: PixelArea
  ) throws(ImageCodingError) -> (palette: GIFPalette, dither: Double) {
    guard liq.attr_create != nil else { throw .unwritable(liqLibrary.absence) }
    guard let attributes = liq.attr_create() else { throw .unwritable("libimagequant failed") }
    defer { liq.attr_destroy(attributes) }
    _ = liq.set_max_colors(attributes, Int32(GIFPalette.mostColors))
    _ = liq.set_speed(attributes, speed)
    let result: (palette: GIFPalette, dither: Double)? = pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let image = liq.image_create_rgba(
          attributes, start, Int32(area.width), Int32(area.height), 0)
      else { return nil }
      defer { liq.image_destroy(image) }
      var result: OpaquePointer?
      guard liq.image_quantize(image, attributes, &result) == LIQ_OK, let result else {
        return nil
      }
      defer { liq.result_destroy(result) }
      guard let colors = liq.get_palette(result) else { return nil }
      var palette = GIFPalette()
      withUnsafeBytes(of: colors.pointee.entries) { entries in
        for color in entries.bindMemory(to: liq_color.self).prefix(Int(colors.pointee.count))
        where color.a > 127 {
          palette.add(UInt32(color.r) | UInt32(color.g) << 8 | UInt32(color.b) << 16)
        }
      }
      let error = max(0, liq.get_quantization_error(result))
      return (palette, min(strongestDither, 2 * error.squareRoot()))
    }
    guard let result, !result.palette.colors.isEmpty else {
      throw .unwritable("libimagequant failed")
    }
    return result
  }

  /// Pixels with an ordered dither, which does not flicker as it depends on the place alone; colors of the palette stay
  /// as they are.
  private static func dithered(
    _ pixels: [UInt32], _ area: PixelArea, strength: Double, except palette: GIFPalette
  ) -> [UInt32] {
    guard strength >= 1 else { return pixels }
    let offsets = bayer.map { Int(((Double($0) + 0.5) / 64 - 0.5) * strength) }
    var result = pixels
    for row in 0..<area.height {
      let rowOffsets = (row + area.y) % 8 * 8
      for column in 0..<area.width {
        let index = row * area.width + column
        let pixel = pixels[index]
        guard pixel != 0, palette.place(of: pixel) == nil else { continue }
        let offset = offsets[rowOffsets + (column + area.x) % 8]
        var changed: UInt32 = 0xFF00_0000
        for shift in [UInt32(0), 8, 16] {
          changed |= UInt32(min(255, max(0, Int(pixel >> shift & 0xFF) + offset))) << shift
        }
        result[index] = changed
      }
    }
    return result
  }

  /// The order of 8 by 8 thresholds, each of which is far from its neighbors.
  private static let bayer: [Int] = (0..<64).map { index in
    let (x, y) = (index % 8, index / 8)
    var value = 0
    for bit in 0..<3 {
      let (xBit, yBit) = (x >> bit & 1, y >> bit & 1)
      value |= ((xBit ^ yBit) << 1 | yBit) << (2 * (2 - bit))
    }
    return value
  }
}

/// The colors of a GIF file: up to 255, and a place for transparency.
struct GIFPalette: Hashable, Sendable {
  /// The largest number of colors.
  static let mostColors = 255
  /// The place of transparency.
  static let transparent: UInt8 = 255

  /// The colors as 0xBBGGRR.
  private(set) var colors: [UInt32] = []
  private var places: [UInt32: UInt8] = [:]

  /// Whether there is room for more colors.
  func hasRoom(for count: Int) -> Bool { colors.count + count <= GIFPalette.mostColors }

  /// The place of a color; `nil` if it is missing.
  func place(of color: UInt32) -> UInt8? { places[color & 0xFFFFFF] }

  /// Adds a color that is missing; there is room for it.
  mutating func add(_ color: UInt32) {
    let color = color & 0xFFFFFF
    guard places[color] == nil else { return }
    places[color] = UInt8(colors.count)
    colors.append(color)
  }

  /// Red, green and blue of 256 places.
  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 768)
    for (index, color) in colors.enumerated() {
      for channel in 0..<3 {
        bytes[index * 3 + channel] = UInt8(truncatingIfNeeded: color >> (8 * channel))
      }
    }
    return bytes
  }
}

/// The nearest colors of a palette, remembered for colors of six bits a channel.
struct NearestColors {
  private let palette: GIFPalette
  private var places = [UInt8?](repeating: nil, count: 1 << 18)

  init(_ palette: GIFPalette) { self.palette = palette }

  /// The place of a color near another one, and the square of the distance of both.
  mutating func place(of color: UInt32) -> (place: UInt8, error: Int) {
    if let place = palette.place(of: color) { return (place, 0) }
    let (red, green, blue) = (color >> 2 & 0x3F, color >> 10 & 0x3F, color >> 18 & 0x3F)
    let key = Int(blue << 12 | green << 6 | red)
    let place = places[key] ?? nearest(to: color)
    places[key] = place
    return (place, NearestColors.distance(palette.colors[Int(place)], color))
  }

  private func nearest(to color: UInt32) -> UInt8 {
    var (best, least) = (0, Int.max)
    for (index, other) in palette.colors.enumerated() {
      let distance = NearestColors.distance(other, color)
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(best)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var sum = 0
    for shift in [UInt32(0), 8, 16] {
      let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }
}

/// The library that chooses palettes, and its functions.
private let liqLibrary = LateLibrary("libimagequant", versions: 0)
private let liq = liqLibrary.functions(xs_liq(), xs_liq_find)
