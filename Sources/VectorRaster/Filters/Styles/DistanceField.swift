/// How far the centres of a layer's pixels are from its edges, in pixels: positive outside, negative inside.
///
/// The nearest pixel of the other side is found exactly, by columns and then, with Felzenszwalb and Huttenlocher's lower
/// envelope of parabolas, by rows; its alpha tells where in it the edge lies. A layer that is nowhere opaque counts as
/// opaque where it is most so. Nothing lies beyond the layer.
final class DistanceField {
  /// Beyond any distance on a picture.
  private static let far: Float = 1e12

  private let alphas = ScratchMemory<Float>()
  private let distances = ScratchMemory<Float>()
  private let rows = ScratchMemory<Int32>()
  private let line = ScratchMemory<Float>()
  private let sites = ScratchMemory<Int>()
  private let bounds = ScratchMemory<Float>()
  /// The size with a transparent pixel on each side.
  private var (width, height) = (0, 0)

  /// Computes the distances of a layer that is not empty, by rows; valid until the next call.
  func distances(of surface: PixelSurface) -> UnsafeMutablePointer<Float> {
    (width, height) = (surface.rect.width + 2, surface.rect.height + 2)
    let alphas = load(surface)
    let distances = distances.reserve(width * height)
    measure(to: { $0 > 0 }, for: { $0 <= 0 }, sign: 1, into: distances)
    measure(to: { $0 < 1 }, for: { $0 >= 1 }, sign: -1, into: distances)
    var index = 0
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        let place = y &* width &+ x
        let alpha = alphas[place]
        distances[index] = alpha > 0 && alpha < 1 ? 0.5 - alpha : distances[place]
        index &+= 1
      }
    }
    return distances
  }

  private func load(_ surface: PixelSurface) -> UnsafeMutablePointer<Float> {
    let alphas = alphas.reserve(width * height)
    alphas.update(repeating: 0, count: width * height)
    let rect = surface.rect
    var most: UInt32 = 0
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      for x in 0..<rect.width { most = max(most, row[x] &>> 24) }
    }
    guard most > 0 else { return alphas }
    let share = 1 / Float(most)
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      let target = alphas + ((y &- rect.minY &+ 1) &* width &+ 1)
      for x in 0..<rect.width {
        let alpha = row[x] &>> 24
        target[x] = alpha == most ? 1 : Float(alpha) * share
      }
    }
    return alphas
  }

  /// Measures the way of some pixels to the edge in the nearest of others.
  @inline(__always)
  private func measure(
    to isSite: (Float) -> Bool, for isMeasured: (Float) -> Bool, sign: Float,
    into distances: UnsafeMutablePointer<Float>
  ) {
    let rows = findRows(isSite)
    let line = line.reserve(width)
    let sites = sites.reserve(width)
    let bounds = bounds.reserve(width + 1)
    for y in 0..<height {
      let row = y &* width
      for x in 0..<width {
        let site = rows[row &+ x]
        let way = Float(Int(site) &- y)
        line[x] = site < 0 ? DistanceField.far : way * way
      }
      DistanceField.envelope(line, count: width, sites, bounds)
      var last = 0
      for x in 0..<width {
        while bounds[last &+ 1] < Float(x) { last &+= 1 }
        guard isMeasured(alphas.base[row &+ x]) else { continue }
        let site = sites[last]
        let siteRow = rows[row &+ site]
        let way = Float(x &- site)
        let alpha = siteRow < 0 ? 0.5 : alphas.base[Int(siteRow) &* width &+ site]
        distances[row &+ x] = sign * (line[site] + way * way).squareRoot() + 0.5 - alpha
      }
    }
  }

  /// The row of the nearest site in its column for each pixel; -1 where there is none.
  @inline(__always)
  private func findRows(_ isSite: (Float) -> Bool) -> UnsafeMutablePointer<Int32> {
    let rows = rows.reserve(width * height)
    let alphas = alphas.base
    for place in 0..<(width &* height) {
      let above = place >= width ? rows[place &- width] : -1
      rows[place] = isSite(alphas[place]) ? Int32(truncatingIfNeeded: place / width) : above
    }
    for y in stride(from: height - 2, through: 0, by: -1) {
      for x in 0..<width {
        let place = y &* width &+ x
        let (own, below) = (rows[place], rows[place &+ width])
        if below >= 0, own < 0 || Int(below) &- y < y &- Int(own) { rows[place] = below }
      }
    }
    return rows
  }

  /// Finds which parabola over a line is lowest where: their places, and from where on each is.
  private static func envelope(
    _ line: UnsafeMutablePointer<Float>, count: Int, _ sites: UnsafeMutablePointer<Int>,
    _ bounds: UnsafeMutablePointer<Float>
  ) {
    var last = 0
    sites[0] = 0
    (bounds[0], bounds[1]) = (-.infinity, .infinity)
    for place in 1..<count {
      let height = line[place] + Float(place &* place)
      var meeting: Float
      repeat {
        let site = sites[last]
        meeting = (height - line[site] - Float(site &* site)) / Float(2 &* (place &- site))
        last &-= 1
      } while meeting <= bounds[last &+ 1]
      last &+= 2
      sites[last] = place
      bounds[last] = meeting
      bounds[last &+ 1] = .infinity
    }
  }
}
