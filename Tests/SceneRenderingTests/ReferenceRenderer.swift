import Geometry
import SceneModel
import TestSupport

/// A slow reference renderer in double precision: coverage by supersampling, a layer for every isolated group, effects by
/// their definitions.
///
/// It does not support dashes, mipmaps, soft masks, warps, bevels and gradient overlays.
struct ReferenceRenderer {
  typealias Pixel = SIMD4<Double>

  /// The number of samples along each side of a pixel.
  static let sampleCount = 16

  let scene: Scene
  let width: Int
  let height: Int

  init(_ scene: Scene) {
    self.scene = scene
    (width, height) = (Int(scene.size.x), Int(scene.size.y))
  }

  /// The premultiplied pixels, 0...1, row by row from the top.
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

  /// Draws an image with bilinear filtering; beyond its edges the edge pixels are repeated.
  private func draw(
    _ image: SceneImage, _ matrix: Affine, clip: [Double], on layer: inout [Pixel]
  ) {
    guard let picture = image.picture, let placement = image.placement,
      let inverse = (matrix * placement).inverse
    else { return }
    let level = picture.full
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

  /// The coverage of a group's clip and masks.
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

  /// Whether a group is composited as a whole; clips alone apply to each shape.
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

  private func children(of index: Int) -> [Int] { Array(scene.children(of: index)) }
}
