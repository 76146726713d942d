extension ColorFilter {
  /// Whether all tables have their 256 entries.
  var isComplete: Bool {
    switch self {
    case .constant: true
    case .gray(let table): table.count >= 256
    case .channels(let red, let green, let blue, let alpha):
      min(red.count, green.count, blue.count, alpha.count) >= 256
    }
  }

  /// Changes the pixels of a layer; does nothing without complete tables.
  func apply(to surface: PixelSurface, light: LinearLight) {
    guard isComplete else { return }
    switch self {
    case .constant(let color, let opacity):
      ColorFilter.map(surface) { pixel in
        LinearLight.premultiplied(color, PixelMath.multiply(pixel &>> 24, opacity))
      }
    case .gray(let table):
      table.withUnsafeBufferPointer { table in
        ColorFilter.map(surface) { pixel in
          let straight = Bitmap.straightened(pixel)
          let sum =
            light.linear[Int(straight & 255)] + light.linear[Int(straight &>> 8 & 255)]
            + light.linear[Int(straight &>> 16 & 255)]
          return LinearLight.premultiplied(table[Int(light.byte(sum / 3))], pixel &>> 24)
        }
      }
    case .channels(let red, let green, let blue, let alpha):
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in
          blue.withUnsafeBufferPointer { blue in
            ColorFilter.map(surface) { pixel in
              let straight = Bitmap.straightened(pixel)
              let color =
                UInt32(red[Int(straight & 255)]) | UInt32(green[Int(straight &>> 8 & 255)]) &<< 8
                | UInt32(blue[Int(straight &>> 16 & 255)]) &<< 16
              return LinearLight.premultiplied(color, UInt32(alpha[Int(pixel &>> 24)]))
            }
          }
        }
      }
    }
  }

  /// Replaces every pixel that is not transparent; runs of equal pixels cost one change.
  @inline(__always)
  private static func map(_ surface: PixelSurface, _ change: (UInt32) -> UInt32) {
    let rect = surface.rect
    var (last, changed): (UInt32, UInt32) = (0, 0)
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      for x in 0..<rect.width {
        let pixel = row[x]
        if pixel != last {
          last = pixel
          changed = pixel &>> 24 == 0 ? 0 : change(pixel)
        }
        row[x] = changed
      }
    }
  }
}
