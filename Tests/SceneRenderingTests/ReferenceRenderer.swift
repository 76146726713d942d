import Geometry
import SceneModel
import TestSupport

/// Draws slowly and plainly: coverage by counting samples, colours as numbers, a layer for every group, effects by their
/// definitions.
///
/// It knows no dashes, pictures drawn smaller, soft masks, warps, bevels or gradients over pixels.
struct ReferenceRenderer {
  typealias Pixel = SIMD4<Double>

  /// Samples along each side of a pixel.
  static let sampleCount = 16

  let scene: Scene
  let width: Int
  let height: Int

  init(_ scene: Scene) {
    self.scene = scene
    (width, height) = (Int(scene.size.x), Int(scene.size.y))
  }

  /// The premultiplied pixels, 0...1, by rows from the top.
  func render() -> [Pixel] {
    var layer = [Pixel](repeating: .zero, count: width * height)
    draw(0, .identity, clip: [Double](repeating: 1, count: layer.count), on: &layer)
    return layer
  }

  private func draw(_ index: Int, _ matrix: Affine, clip: [Double], on layer: inout [Pixel]) {
    let node = scene.nodes[index]
    guard node.kind == .group else {
      guard node.kind == .shape else {
        draw(scene.images[node.index], matrix, clip: clip, on: &layer)
        return
      }
      let shape = scene.shapes[node.index]
      let path = scene.paths[shape.path].path
      let cover =
        switch shape.style {
        case .fill(let rule): coverage(path, rule, matrix)
        case .stroke(let style): coverage(outline(of: path, style), .nonZero, matrix)
        }
      for pixel in layer.indices {
        let source = color(shape.paint, at: pixel, matrix) * shape.opacity
        layer[pixel] = ReferenceRenderer.blend(
          shape.blendMode, source * (cover[pixel] * clip[pixel]), over: layer[pixel])
      }
      return
    }
    let group = scene.groups[node.index]
    let inner = matrix * group.transform
    let cut = zip(clip, own(group, inner)).map { $0 * $1 }
    guard isWhole(group, index) else {
      for child in children(of: index) { draw(child, inner, clip: cut, on: &layer) }
      return
    }
    let all = [Double](repeating: 1, count: layer.count)
    var content = [Pixel](repeating: .zero, count: layer.count)
    var matte = [Pixel](repeating: Pixel(repeating: 1), count: layer.count)
    var rest = children(of: index)[...]
    if group.matte != nil, let first = rest.popFirst() {
      matte = [Pixel](repeating: .zero, count: layer.count)
      draw(first, inner, clip: all, on: &matte)
    }
    for child in rest { draw(child, inner, clip: all, on: &content) }
    for effect in scene.effects[group.effects] { content = applied(effect, to: content, inner) }
    for pixel in layer.indices {
      let share = ReferenceRenderer.share(of: matte[pixel], group.matte) * cut[pixel]
      layer[pixel] = ReferenceRenderer.blend(
        group.blendMode, content[pixel] * (share * group.opacity), over: layer[pixel])
    }
  }

  /// Draws an image: means of four neighbours, and beyond its edges the outermost pixels.
  private func draw(
    _ image: SceneImage, _ matrix: Affine, clip: [Double], on layer: inout [Pixel]
  ) {
    guard let picture = image.picture, let placement = image.placement,
      let inverse = (matrix * placement).inverse
    else { return }
    let level = picture.levels[0]
    func sample(_ x: Int, _ y: Int) -> Pixel {
      let (x, y) = (min(max(x, 0), level.width - 1), min(max(y, 0), level.height - 1))
      let bytes = level.bytes[((y * level.width + x) * 4)...].prefix(4).map { Double($0) / 255 }
      return Pixel(bytes[0], bytes[1], bytes[2], bytes[3])
    }
    let rect = image.shownRect
    let cover = coverage(rectangle(rect.minX, rect.minY, rect.maxX, rect.maxY), .nonZero, matrix)
    for pixel in layer.indices {
      let middle = Vector2(Double(pixel % width) + 0.5, Double(pixel / width) + 0.5)
      let place = inverse.apply(middle) - 0.5
      let corner = place.rounded(.down)
      let (x, y, share) = (Int(corner.x), Int(corner.y), place - corner)
      let upper = sample(x, y) * (1 - share.x) + sample(x + 1, y) * share.x
      let lower = sample(x, y + 1) * (1 - share.x) + sample(x + 1, y + 1) * share.x
      let color = upper * (1 - share.y) + lower * share.y
      layer[pixel] = ReferenceRenderer.blend(
        .normal, color * (cover[pixel] * clip[pixel]), over: layer[pixel])
    }
  }

  /// What the clip and the masks of a group leave.
  private func own(_ group: SceneGroup, _ matrix: Affine) -> [Double] {
    var result = [Double](repeating: 1, count: width * height)
    if let clip = group.clip {
      let edges = rectangle(clip.minX, clip.minY, clip.maxX, clip.maxY)
      result = coverage(edges, .nonZero, matrix)
    }
    var masked = [Double](repeating: 0, count: width * height)
    for index in group.masks {
      let mask = scene.masks[index]
      let cover = coverage(scene.paths[mask.path].path, .nonZero, matrix)
      for pixel in masked.indices {
        let inside = (mask.isInverted ? 1 - cover[pixel] : cover[pixel]) * mask.opacity
        let before = index == group.masks.lowerBound && mask.mode == .subtract ? 1 : masked[pixel]
        masked[pixel] =
          mask.mode == .subtract ? before * (1 - inside) : before + inside - before * inside
      }
    }
    guard !group.masks.isEmpty else { return result }
    return zip(result, masked).map { $0 * $1 }
  }

  /// Whether a group is put together before it meets what is behind; clips alone apply to each shape.
  private func isWhole(_ group: SceneGroup, _ index: Int) -> Bool {
    if group.opacity < 1 || group.blendMode != .normal || group.matte != nil { return true }
    if !group.effects.isEmpty { return true }
    let isPlain = group.masks.allSatisfy {
      scene.masks[$0].mode == .add && scene.masks[$0].opacity == 1 && !scene.masks[$0].isInverted
    }
    if group.masks.count > 1 || !isPlain { return true }
    guard index != 0, group.clip != nil || !group.masks.isEmpty else { return false }
    return children(of: index).contains { blends($0) }
  }

  private func blends(_ index: Int) -> Bool {
    let node = scene.nodes[index]
    guard node.kind == .group else { return scene.shapes[node.index].blendMode != .normal }
    let group = scene.groups[node.index]
    if isWhole(group, index) { return group.blendMode != .normal }
    return children(of: index).contains { blends($0) }
  }

  private func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < scene.nodes[index].end {
      result.append(child)
      child = scene.nodes[child].end
    }
    return result
  }
}

// MARK: Colours

extension ReferenceRenderer {
  /// What a matte's pixel lets through.
  private static func share(of pixel: Pixel, _ mode: MatteMode?) -> Double {
    let luma = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
    switch mode {
    case nil: return 1
    case .alpha: return pixel.w
    case .alphaInverted: return 1 - pixel.w
    case .luma: return luma
    case .lumaInverted: return 1 - luma
    }
  }

  /// A premultiplied pixel over another one.
  private static func blend(_ mode: BlendMode, _ source: Pixel, over back: Pixel) -> Pixel {
    let mixed: Pixel =
      switch mode {
      case .multiply: source * back
      case .screen: source * back.w + back * source.w - source * back
      case .darken: pointwiseMin(source * back.w, back * source.w)
      case .lighten: pointwiseMax(source * back.w, back * source.w)
      case .exclusion: source * back.w + back * source.w - 2 * source * back
      default: source * back.w
      }
    var result = mixed + source * (1 - back.w) + back * (1 - source.w)
    result.w = source.w + back.w - source.w * back.w
    return result
  }

  /// The premultiplied colour of a paint in the middle of a pixel.
  private func color(_ paint: Paint, at pixel: Int, _ matrix: Affine) -> Pixel {
    let color: Color
    switch paint {
    case .color(let plain): color = plain
    case .gradient(let gradient):
      guard let inverse = matrix.inverse else { return .zero }
      let point = inverse.apply(
        Vector2(Double(pixel % width) + 0.5, Double(pixel / width) + 0.5))
      let way = gradient.end - gradient.start
      let place =
        gradient.kind == .linear
        ? (point - gradient.start).dot(way) / way.dot(way)
        : point.distance(to: gradient.start) / way.length
      color = ReferenceRenderer.color(gradient.stops, at: place)
    }
    return Pixel(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  private static func color(_ stops: [Gradient.Stop], at place: Double) -> Color {
    guard let after = stops.firstIndex(where: { $0.offset > place }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    let share = (place - low.offset) / (high.offset - low.offset)
    return low.color.interpolated(to: high.color, progress: share)
  }
}

// MARK: Coverage

extension ReferenceRenderer {
  /// The share of each pixel's samples that a path encloses.
  private func coverage(_ path: BezierPath, _ rule: FillRule, _ matrix: Affine) -> [Double] {
    let edges = edges(of: path, matrix)
    let count = ReferenceRenderer.sampleCount
    var result = [Double](repeating: 0, count: width * height)
    for row in 0..<height * count {
      let y = (Double(row) + 0.5) / Double(count)
      var crossings: [(x: Double, winding: Int)] = []
      for (start, end) in edges where (start.y <= y) != (end.y <= y) {
        let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
        crossings.append((x, start.y < end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.winding
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        guard isInside else { continue }
        add(from: crossing.x, to: next.x, to: &result, row: row / count)
      }
    }
    return result
  }

  /// Adds a stretch of one row of samples, whose share of each pixel is exact.
  private func add(from low: Double, to high: Double, to result: inout [Double], row: Int) {
    let (low, high) = (max(low, 0), min(high, Double(width)))
    guard low < high else { return }
    for x in Int(low)..<min(width, Int(high.rounded(.up))) {
      let share = min(high, Double(x + 1)) - max(low, Double(x))
      result[row * width + x] += share / Double(ReferenceRenderer.sampleCount)
    }
  }

  /// The path as many short lines, in pixels.
  private func edges(of path: BezierPath, _ matrix: Affine) -> [(Vector2, Vector2)] {
    var result: [(Vector2, Vector2)] = []
    for contour in path.contours where contour.segmentCount > 0 {
      let first = matrix.apply(path.segment(0, of: contour).p0)
      var last = first
      for index in 0..<contour.segmentCount {
        let segment = path.segment(index, of: contour)
        let count = segment.isLine ? 1 : 64
        for step in 1...count {
          let next = matrix.apply(segment.point(at: Double(step) / Double(count)))
          result.append((last, next))
          last = next
        }
      }
      result.append((last, first))
    }
    return result
  }
}
