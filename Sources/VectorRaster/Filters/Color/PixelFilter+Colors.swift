// Filters that map the color of each pixel independently of the others.
extension PixelFilter {
  /// Replaces all colors by one, three bytes with red lowest, and multiplies alpha by an opacity of 0...255.
  package static func constant(_ color: UInt32, opacity: UInt32) -> PixelFilter {
    PixelFilter { _, surface in
      surface.mapPixels { pixel in
        LinearLight.premultiplied(color, PixelMath.multiply(pixel &>> 24, opacity))
      }
    }
  }

  /// Replaces the color by the entry for its gray in a table of 256 colors, stored as in `constant`.
  ///
  /// Gray is the mean of red, green and blue in linear light.
  package static func gray(_ table: [UInt32]) -> PixelFilter {
    precondition(table.count == 256, "A table has 256 entries.")
    return PixelFilter { _, surface in
      let light = LinearLight.shared
      table.withUnsafeBufferPointer { table in
        surface.mapPixels { pixel in
          LinearLight.premultiplied(table[light.gray(pixel)], pixel &>> 24)
        }
      }
    }
  }

  /// Composites over each pixel its gray and over that the entry for its gray in a table of 256 colors, both with an
  /// amount of 0...1, in linear light.
  ///
  /// Alpha counts three times, so that partially transparent pixels become more opaque.
  package static func tint(_ table: [UInt32], amount: Double) -> PixelFilter {
    precondition(table.count == 256, "A table has 256 entries.")
    return PixelFilter { _, surface in
      let (light, amount) = (LinearLight.shared, Float(Bitmap.limited(amount)))
      table.withUnsafeBufferPointer { table in
        surface.mapPixels { pixel in
          let gray = light.gray(pixel)
          let source = light.sample(pixel)
          let middle = SIMD4(SIMD3(repeating: light.linear[gray]), 1) * (source.w * amount)
          let top = light.sample(table[gray] & 0xFF_FFFF | 0xFF00_0000) * (source.w * amount)
          let below = middle + source * (1 - middle.w)
          return light.pixel(top + below * (1 - top.w))
        }
      }
    }
  }

  /// Maps each straight component by a table of 256 entries; transparent pixels stay transparent.
  package static func channels(
    red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8]
  ) -> PixelFilter {
    precondition(
      [red, green, blue, alpha].allSatisfy { $0.count == 256 }, "A table has 256 entries.")
    return PixelFilter { _, surface in
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in
          blue.withUnsafeBufferPointer { blue in
            surface.mapPixels { pixel in
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

  /// Maps straight colors, components 0...1, by a function; alpha stays.
  package static func straight(
    _ change: @escaping (SIMD3<Float>) -> SIMD3<Float>
  ) -> PixelFilter {
    PixelFilter { _, surface in
      surface.mapPixels { pixel in
        let straight = unsafeBitCast(Bitmap.straightened(pixel), to: SIMD4<UInt8>.self)
        let color = SIMD3<Float>(Float(straight.x), Float(straight.y), Float(straight.z)) / 255
        let result = change(color)
        // NaN counts as 0.
        func byte(_ value: Float) -> UInt32 { UInt32(value > 0 ? min(value, 1) * 255 + 0.5 : 0) }
        let bytes = byte(result.x) | byte(result.y) &<< 8 | byte(result.z) &<< 16
        return LinearLight.premultiplied(bytes, pixel &>> 24)
      }
    }
  }
}

extension PixelSurface {
  /// Maps every pixel that is not transparent; runs of equal pixels are mapped once.
  @inline(__always)
  fileprivate func mapPixels(_ change: (UInt32) -> UInt32) {
    var (last, changed): (UInt32, UInt32) = (0, 0)
    forEachPixel { _, address in
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
