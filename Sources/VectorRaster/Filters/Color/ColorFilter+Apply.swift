extension ColorFilter {
  /// Whether all tables have 256 entries.
  var isComplete: Bool {
    switch self {
    case .constant, .straight: true
    case .gray(let table), .tint(let table, _): table.count >= 256
    case .channels(let red, let green, let blue, let alpha):
      min(red.count, green.count, blue.count, alpha.count) >= 256
    }
  }

  /// Applies the filter to a layer; does nothing if a table is incomplete.
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
          LinearLight.premultiplied(table[light.gray(pixel)], pixel &>> 24)
        }
      }
    case .tint(let table, let amount):
      let amount = Float(Bitmap.limited(amount))
      table.withUnsafeBufferPointer { table in
        ColorFilter.map(surface) { pixel in
          let gray = light.gray(pixel)
          let source = light.sample(pixel)
          let middle = SIMD4(SIMD3(repeating: light.linear[gray]), 1) * (source.w * amount)
          let top = light.sample(table[gray] & 0xFF_FFFF | 0xFF00_0000) * (source.w * amount)
          let below = middle + source * (1 - middle.w)
          return light.pixel(top + below * (1 - top.w))
        }
      }
    case .straight(let change):
      ColorFilter.map(surface) { pixel in
        let straight = unsafeBitCast(Bitmap.straightened(pixel), to: SIMD4<UInt8>.self)
        let color = SIMD3<Float>(Float(straight.x), Float(straight.y), Float(straight.z)) / 255
        let result = change(color)
        // NaN counts as 0.
        func byte(_ value: Float) -> UInt32 { UInt32(value > 0 ? min(value, 1) * 255 + 0.5 : 0) }
        let bytes = byte(result.x) | byte(result.y) &<< 8 | byte(result.z) &<< 16
        return LinearLight.premultiplied(bytes, pixel &>> 24)
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

  /// Maps every pixel that is not transparent; runs of equal pixels are mapped once.
  @inline(__always)
  private static func map(_ surface: PixelSurface, _ change: (UInt32) -> UInt32) {
    var (last, changed): (UInt32, UInt32) = (0, 0)
    surface.forEachPixel { _, address in
      let pixel = address.pointee
      if pixel != last {
        last = pixel
        changed = pixel &>> 24 == 0 ? 0 : change(pixel)
      }
      address.pointee = changed
    }
  }
}

extension LinearLight {
  /// The gamma-encoded mean of a pixel's straight red, green and blue in linear light, 0...255.
  @inline(__always) fileprivate func gray(_ pixel: UInt32) -> Int {
    let straight = Bitmap.straightened(pixel)
    let sum =
      linear[Int(straight & 255)] + linear[Int(straight &>> 8 & 255)]
      + linear[Int(straight &>> 16 & 255)]
    return Int(byte(sum / 3))
  }
}
