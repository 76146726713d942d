package import Geometry
package import SceneModel

// Layer styles compute a weight for each pixel. Paint inside of a layer then blends with the layer's straight colors and
// keeps alpha.
extension PixelFilter {
  /// An inner shadow or inner glow: an offset, blurred copy of the layer's complement, or of the layer itself.
  package static func innerShadow(
    _ paint: StylePaint, offset: Vector2, deviation: Vector2, spread: Double, isFromCenter: Bool
  ) -> PixelFilter {
    PixelFilter { processor, surface in
      let caster = spread > 0 ? processor.grown(surface, by: -spread) : surface
      let weights = processor.mixer.weights(for: surface)
      let opacity = Float(paint.opacity)
      processor.blur(caster, deviation, offset: offset) { index, alpha in
        weights[index] = StyleMixer.byte((isFromCenter ? alpha : 1 - alpha) * opacity)
      }
      processor.mixer.paint(paint, on: surface)
    }
  }

  /// A satin: the difference of two blurred copies with opposite offsets.
  package static func satin(
    _ paint: StylePaint, offset: Vector2, deviation: Vector2, isInverted: Bool
  ) -> PixelFilter {
    PixelFilter { processor, surface in
      let weights = processor.mixer.weights(for: surface)
      let values = processor.values.reserve(surface.count)
      processor.blur(surface, deviation, offset: offset) { index, alpha in values[index] = alpha }
      let opacity = Float(paint.opacity)
      processor.blur(surface, deviation, offset: -offset) { index, alpha in
        let difference = abs(values[index] - alpha)
        weights[index] = StyleMixer.byte((isInverted ? 1 - difference : difference) * opacity)
      }
      processor.mixer.paint(paint, on: surface)
    }
  }

  /// A color overlay.
  package static func color(_ paint: StylePaint) -> PixelFilter {
    PixelFilter { processor, surface in
      processor.mixer.fill(paint.opacity, on: surface)
      processor.mixer.paint(paint, on: surface)
    }
  }

  /// A paint whose colors depend on the position: `shade` writes the pixels of a row from a column on.
  package static func paint(
    opacity: Double, _ mode: BlendMode,
    _ shade: @escaping (_ x: Int, _ y: Int, _ count: Int, UnsafeMutablePointer<UInt32>) -> Void
  ) -> PixelFilter {
    PixelFilter { processor, surface in
      processor.mixer.fill(opacity, on: surface)
      processor.mixer.mix(mode, on: surface) { y, row in
        shade(surface.rect.minX, y, surface.rect.width, row)
      }
    }
  }

  /// A stroke along the edges, with widths outside and inside of them.
  package static func stroke(
    _ paint: StylePaint, outside: Double, inside: Double
  ) -> PixelFilter {
    PixelFilter { processor, surface in
      let distances = processor.field.distances(of: surface)
      let opacity = Float(paint.opacity)
      if inside > 0 {
        let weights = processor.mixer.weights(for: surface)
        let edge = Float(inside) + 0.5
        for index in 0..<surface.count {
          weights[index] = StyleMixer.byte(min(max(edge + distances[index], 0), 1) * opacity)
        }
        processor.mixer.paint(paint, on: surface)
      }
      guard outside > 0 else { return }
      let edge = Float(outside) + 0.5
      surface.forEachPixel { index, pixel in
        let distance = distances[index]
        guard distance > -0.5, distance < edge else { return }
        // At the edge, the stroke covers the part of a pixel that the layer does not.
        let ring = min(1, edge - distance) - min(max(0.5 - distance, 0), 1)
        let alpha = min(
          UInt32(StyleMixer.byte(ring * opacity)), 255 &- pixel.pointee &>> 24)
        pixel.pointee &+= LinearLight.premultiplied(paint.color, alpha)
      }
    }
  }

  /// A cut that moves the edges inside by a distance.
  package static func choke(_ distance: Double) -> PixelFilter {
    PixelFilter { processor, surface in
      let distances = processor.field.distances(of: surface)
      let edge = 0.5 - Float(distance)
      surface.forEachPixel { index, pixel in
        pixel.pointee = PixelMath.scale(
          pixel.pointee, by: UInt32(StyleMixer.byte(edge - distances[index])))
      }
    }
  }
}

extension FilterProcessor {
  /// The alpha of a layer grown by a distance in pixels, or shrunk by a negative one, as a black layer.
  func grown(_ surface: PixelSurface, by distance: Double) -> PixelSurface {
    let distances = field.distances(of: surface)
    copy.reset(to: surface.rect)
    let grown = copy.surface
    let edge = Float(distance) + 0.5
    for index in 0..<surface.count {
      grown.base[index] = UInt32(StyleMixer.byte(edge - distances[index])) &<< 24
    }
    return grown
  }

  /// Calls a function for each pixel of a layer: index, alpha of the blurred and offset layer, 0...1.
  fileprivate func blur(
    _ surface: PixelSurface, _ deviation: Vector2, offset: Vector2,
    _ body: (Int, Float) -> Void
  ) {
    let grid = BlurGrid(deviation: deviation, rect: surface.rect)
    alphas.downsample(surface, grid: grid) { Float($0 &>> 24) * (1 / 255) }
    alphas.blur(grid.deviation)
    var index = 0
    alphas.upsample(over: surface, grid: grid, offset: offset) { _, sample in
      body(index, sample)
      index &+= 1
    }
  }
}
