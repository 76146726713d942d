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
