/// The signed distances of a layer's pixel centers from its edges, in pixels: positive outside, negative inside.
///
/// The Euclidean distance transform of Felzenszwalb and Huttenlocher finds the nearest pixel of the other side, column by
/// column and then, with a lower envelope of parabolas, row by row; the alpha of that pixel locates the edge in it. If
/// no pixel is opaque, the largest alpha counts as opaque. Pixels beyond the layer are transparent. Of two pixels at equal
/// distances, the pixel with the nearer edge counts, so that a mirrored layer has mirrored distances.
///
/// Where alpha stays above a half, such as in a gradient or at a seam between shapes, there is no edge.
final class DistanceField {
  /// A squared distance larger than any in a picture.
  private static let far: Float = 1e12

  private let alphas = ScratchMemory<Float>()
  private let distances = ScratchMemory<Float>()
  private let rows = ScratchMemory<Int32>()
  private let line = ScratchMemory<Float>()
  private let sites = ScratchMemory<Int>()
  private let bounds = ScratchMemory<Float>()
  /// The largest alpha of the layer, 0...255.
  private(set) var largestAlpha: UInt32 = 0
  /// The size of the layer with a border of one transparent pixel.
  private var (width, height) = (0, 0)

  /// Computes the distances of a nonempty layer, row by row; they are valid until the next call.
  func distances(of surface: PixelSurface) -> UnsafeMutablePointer<Float> {
    (width, height) = (surface.rect.width + 2, surface.rect.height + 2)
    let alphas = load(surface)
    let distances = distances.reserve(width * height)
    measure(to: { $0 > 0 }, for: { $0 <= 0 }, sign: 1, into: distances)
    measure(to: { $0 < 1 }, for: { $0 >= 1 }, sign: -1, into: distances)
    var index = 0
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        let source = y &* width &+ x
        let alpha = alphas[source]
        distances[index] = alpha > 0 && alpha < 1 ? 0.5 - alpha : distances[source]
        index &+= 1
      }
    }
    return distances
  }

  /// Stores the alphas of a layer with a transparent border, 0...1 with the largest one at 1.
  private func load(_ surface: PixelSurface) -> UnsafeMutablePointer<Float> {
    let alphas = alphas.reserve(width * height)
    alphas.update(repeating: 0, count: width * height)
    let rect = surface.rect
    var largest: UInt32 = 0
    surface.forEachPixel { _, pixel in largest = max(largest, pixel.pointee &>> 24) }
    largestAlpha = largest
    guard largest > 0 else { return alphas }
    let scale = 1 / Float(largest)
    surface.forEachRow { y, row in
      let target = alphas + ((y &- rect.minY &+ 1) &* width &+ 1)
      for x in 0..<rect.width {
        let alpha = row[x] &>> 24
        target[x] = alpha == largest ? 1 : Float(alpha) * scale
      }
    }
    for y in 1..<(height - 1) {
      for index in (y &* width &+ 1)..<(y &* width &+ width &- 1)
      where alphas[index] >= 0.5 && alphas[index] < 1 && !isAtEdge(alphas + index) {
        alphas[index] = 1
      }
    }
    return alphas
  }

  /// Whether a neighbor of a pixel has an alpha below a half.
  private func isAtEdge(_ alpha: UnsafePointer<Float>) -> Bool {
    (-1...1).contains { row in (-1...1).contains { alpha[row &* width &+ $0] < 0.5 } }
  }

  /// Computes the distances of the pixels whose alpha satisfies `isMeasured` to the nearest site, a pixel whose alpha
  /// satisfies `isSite`.
  @inline(__always)
  private func measure(
    to isSite: (Float) -> Bool, for isMeasured: (Float) -> Bool, sign: Float,
    into distances: UnsafeMutablePointer<Float>
  ) {
    let rows = nearestRows(isSite, sign: sign)
    let line = line.reserve(width)
    let sites = sites.reserve(width)
    let bounds = bounds.reserve(width + 1)
    for y in 0..<height {
      let row = y &* width
      for x in 0..<width {
        let site = rows[row &+ x]
        let offset = Float(Int(site) &- y)
        line[x] = site < 0 ? DistanceField.far : offset * offset
      }
      DistanceField.envelope(line, count: width, sites, bounds)
      var last = 0
      for x in 0..<width {
        while bounds[last &+ 1] < Float(x) { last &+= 1 }
        guard isMeasured(alphas.base[row &+ x]) else { continue }
        func distance(to site: Int) -> Float {
          let siteRow = rows[row &+ site]
          let offset = Float(x &- site)
          let alpha = siteRow < 0 ? 0.5 : alphas.base[Int(siteRow) &* width &+ site]
          return sign * (line[site] + offset * offset).squareRoot() + 0.5 - alpha
        }
        var nearest = distance(to: sites[last])
        if bounds[last &+ 1] == Float(x) {
          nearest = sign * min(sign * nearest, sign * distance(to: sites[last &+ 1]))
        }
        distances[row &+ x] = nearest
      }
    }
  }

  /// The row of the nearest site in the column of each pixel, whose edge is nearest; -1 if there is none.
  @inline(__always)
  private func nearestRows(
    _ isSite: (Float) -> Bool, sign: Float
  ) -> UnsafeMutablePointer<Int32> {
    let rows = rows.reserve(width * height)
    let alphas = alphas.base
    for index in 0..<(width &* height) {
      let above = index >= width ? rows[index &- width] : -1
      rows[index] = isSite(alphas[index]) ? Int32(truncatingIfNeeded: index / width) : above
    }
    for y in stride(from: height - 2, through: 0, by: -1) {
      for x in 0..<width {
        let index = y &* width &+ x
        let (own, below) = (rows[index], rows[index &+ width])
        guard below >= 0 else { continue }
        let (toOwn, toBelow) = (y &- Int(own), Int(below) &- y)
        if own < 0 || toBelow < toOwn {
          rows[index] = below
        } else if toBelow == toOwn {
          let alpha = alphas[Int(own) &* width &+ x]
          if sign * (alphas[Int(below) &* width &+ x] - alpha) > 0 { rows[index] = below }
        }
      }
    }
    return rows
  }

  /// Computes the lower envelope of the parabolas over a line: the columns of their vertices, and the first column
  /// where each of them is the lowest.
  private static func envelope(
    _ line: UnsafeMutablePointer<Float>, count: Int, _ sites: UnsafeMutablePointer<Int>,
    _ bounds: UnsafeMutablePointer<Float>
  ) {
    var last = 0
    sites[0] = 0
    (bounds[0], bounds[1]) = (-.infinity, .infinity)
    for column in 1..<count {
      let height = line[column] + Float(column &* column)
      var intersection: Float
      repeat {
        let site = sites[last]
        intersection = (height - line[site] - Float(site &* site)) / Float(2 &* (column &- site))
        last &-= 1
      } while intersection <= bounds[last &+ 1]
      last &+= 2
      sites[last] = column
      bounds[last] = intersection
      bounds[last &+ 1] = .infinity
    }
  }
}
