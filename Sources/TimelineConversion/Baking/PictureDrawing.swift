import Geometry
import SceneModel
import VectorRaster
import ViewTree

/// Draws the pictures of several targets at all frames of an animation.
struct PictureDrawing {
  /// The targets with all their pictures.
  private(set) var drawn: [SubtreeBaker] = []
  /// The targets whose pictures are too many or too large.
  private(set) var excessive: [BakeTarget] = []

  /// Surveys all targets at all frames, and draws them.
  ///
  /// - Parameter denseSide: The longer side, in points, of a canvas with one pixel per point.
  init(
    _ targets: [BakeTarget], of player: some AnimationSession, frames: Int, denseSide: Double
  ) {
    var player = player
    guard frames <= BakingLimits.frames else {
      excessive = targets
      return
    }
    player.advance(toFrame: 0)
    for target in targets {
      if target.blendMode == nil {
        excessive.append(target)
      } else {
        drawn.append(SubtreeBaker(target, in: player.scene))
      }
    }
    survey(&player, frames)
    for baker in drawn { baker.prepare(denseSide: denseSide) }
    draw(&player, frames)
  }

  private func survey(_ player: inout some AnimationSession, _ frames: Int) {
    for frame in 0..<(drawn.isEmpty ? 0 : frames) {
      player.advance(toFrame: Double(frame))
      for baker in drawn where player.isVisible(baker.target.view) {
        player.withScene { (scene: borrowing Scene) in baker.survey(copy scene) }
      }
    }
  }

  /// Draws the pictures of all frames, and removes targets beyond the limits.
  private mutating func draw(_ player: inout some AnimationSession, _ frames: Int) {
    var (pixels, kept) = (0, 0)
    for frame in 0..<(drawn.isEmpty ? 0 : frames) {
      player.advance(toFrame: Double(frame))
      for index in drawn.indices.reversed() where player.isVisible(drawn[index].target.view) {
        let baker = drawn[index]
        pixels += baker.drawnPixels
        player.withScene { (scene: borrowing Scene) in
          kept += baker.draw(copy scene, frame: frame)
        }
        guard exceeds(baker, pixels: pixels, kept: kept) else { continue }
        kept -= baker.pictures.reduce(0) { $0 + $1.count }
        excessive.append(baker.target)
        drawn.remove(at: index)
      }
    }
  }

  private func exceeds(_ baker: SubtreeBaker, pixels: Int, kept: Int) -> Bool {
    let pictures = drawn.reduce(0) { $0 + $1.pictures.count }
    let needed = baker.pictures.count * baker.commonRect.pixelCount
    return pixels > BakingLimits.drawnPixels || kept > BakingLimits.pixels
      || pictures > BakingLimits.pictures || needed > BakingLimits.pixels
  }
}

/// The nodes of a scene that a target draws.
struct Subtree {
  /// The nodes that are drawn.
  private let nodes: Range<Int>
  /// The groups around them, outermost first; a target that is a group is the last of these.
  private let groups: [Int]
  private let isShape: Bool

  /// Finds a target in a scene, its first copy if a repeater copies it; `nil` if it draws nothing.
  init?(_ target: BakeTarget, in scene: Scene) {
    isShape = target.isShape
    let sources = target.view..<target.end
    guard let first = scene.nodes.firstIndex(where: { sources.contains($0.source) }) else {
      return nil
    }
    var last = first
    if target.isShape {
      while last < scene.nodes.count, sources.contains(scene.nodes[last].source) { last += 1 }
    } else {
      guard scene.nodes[first].kind == .group else { return nil }
      last = scene.nodes[first].end
    }
    nodes = first..<last
    groups = (0..<first + (target.isShape ? 0 : 1)).filter {
      scene.nodes[$0].kind == .group && scene.nodes[$0].end > first
    }.map { scene.nodes[$0].index }
  }

  /// The transform from the coordinates of the pictures to the canvas.
  func transform(in scene: Scene) -> Affine {
    groups.reduce(.identity) { $0 * scene.groups[$1].transform }
  }

  /// Whether it is projected in perspective, which no affine transform describes.
  func isProjected(in scene: Scene) -> Bool {
    groups.contains { scene.groups[$0].divisor != nil }
  }

  /// Whether a group that is drawn has effects.
  func hasEffects(in scene: Scene) -> Bool {
    let own = isShape ? [] : groups.suffix(1)
    return own.contains { !scene.groups[$0].effects.isEmpty }
      || scene.nodes[nodes].contains {
        $0.kind == .group && !scene.groups[$0.index].effects.isEmpty
      }
  }

  /// Returns the part of a scene inside a rectangle as a scene, without the target's transform and blend mode.
  func scene(of scene: Scene, in bounds: Rect) -> Scene {
    var result = scene
    result.size = bounds.size
    var root = SceneGroup()
    root.transform = .translation(Vector2(-bounds.minX, -bounds.minY))
    let shift = nodes.lowerBound - 1
    result.nodes = [
      SceneNode(kind: .group, index: scene.groups.count, end: nodes.count + 1, source: 0)
    ]
    for node in scene.nodes[nodes] {
      var moved = node
      moved.end -= shift
      result.nodes.append(moved)
      if isShape, node.kind == .shape { result.shapes[node.index].blendMode = .normal }
    }
    if !isShape, let own = groups.last {
      result.groups[own].transform = .identity
      result.groups[own].divisor = nil
      result.groups[own].opacity = 1
      result.groups[own].blendMode = .normal
      result.groups[own].isVisible = true
    }
    result.groups.append(root)
    return result
  }
}

/// A picture trimmed to its visible pixels.
struct TrimmedPicture: Hashable {
  /// The rectangle of the visible pixels; empty for a transparent picture.
  let rect: PixelRect
  /// Premultiplied, by rows from the top.
  private let pixels: [UInt32]

  init(_ bitmap: Bitmap) {
    let rect = TrimmedPicture.visibleRect(of: bitmap)
    self.rect = rect
    guard !rect.isEmpty else {
      pixels = []
      return
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for row in rect.minY..<rect.maxY {
      let start = row * bitmap.width
      pixels += bitmap.pixels[start + rect.minX..<start + rect.maxX]
    }
    self.pixels = pixels
  }

  /// The number of stored pixels.
  var count: Int { pixels.count }

  /// Hashes the rectangle and a sample of the pixels.
  func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    for index in stride(from: 0, to: pixels.count, by: Swift.max(1, pixels.count / 256)) {
      hasher.combine(pixels[index])
    }
  }

  /// Returns the picture in a rectangle around it.
  func picture(in bounds: PixelRect) -> Picture? {
    var bitmap = Bitmap(width: bounds.width, height: bounds.height)
    if !rect.isEmpty {
      for row in 0..<rect.height {
        let start = (rect.minY - bounds.minY + row) * bitmap.width + rect.minX - bounds.minX
        bitmap.pixels.replaceSubrange(
          start..<start + rect.width, with: pixels[row * rect.width..<(row + 1) * rect.width])
      }
    }
    return Picture(width: bitmap.width, height: bitmap.height, rgba: bitmap.straightAlphaBytes())
  }

  /// Returns the smallest rectangle around all pixels that are not transparent.
  static func visibleRect(of bitmap: Bitmap) -> PixelRect {
    let (width, height) = (bitmap.width, bitmap.height)
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      func row(_ index: Int) -> Slice<UnsafeBufferPointer<UInt32>> {
        pixels[index * width..<(index + 1) * width]
      }
      // The bitwise OR of all pixels of a row is 0 if all are transparent; the compiler vectorizes this loop.
      func isVisible(_ index: Int) -> Bool { row(index).reduce(0, |) != 0 }
      guard let minY = (0..<height).first(where: isVisible),
        let maxY = (minY..<height).last(where: isVisible)
      else { return .empty }
      var columns = [UInt32](repeating: 0, count: width)
      for index in minY...maxY {
        for (column, pixel) in row(index).enumerated() { columns[column] |= pixel }
      }
      let minX = columns.firstIndex { $0 != 0 } ?? 0
      let maxX = columns.lastIndex { $0 != 0 } ?? 0
      return PixelRect(minX: minX, minY: minY, maxX: maxX + 1, maxY: maxY + 1)
    }
  }
}
