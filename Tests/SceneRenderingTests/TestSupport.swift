import Geometry
import SceneModel
import VectorRaster

@testable import SceneRendering

/// Builds scenes node by node.
struct SceneBuilder {
  var scene: Scene

  init(size: Double = 32) {
    scene = Scene(size: Vector2(size, size))
  }

  /// Adds a group, whose children `content` adds.
  mutating func group(
    _ group: SceneGroup = SceneGroup(), content: (inout SceneBuilder) -> Void
  ) {
    let node = scene.nodes.count
    scene.groups.append(group)
    scene.nodes.append(
      SceneNode(kind: .group, index: scene.groups.count - 1, end: node + 1, source: 0))
    content(&self)
    scene.nodes[node].end = scene.nodes.count
    scene.nodes[0].end = scene.nodes.count
  }

  /// Adds a shape.
  mutating func shape(
    _ path: BezierPath, _ paint: Paint, style: SceneShape.Style = .fill(.nonZero),
    _ change: (inout SceneShape) -> Void = { _ in }
  ) {
    var shape = SceneShape(path: add(path), style: style, paint: paint)
    change(&shape)
    scene.shapes.append(shape)
    scene.nodes.append(
      SceneNode(
        kind: .shape, index: scene.shapes.count - 1, end: scene.nodes.count + 1, source: 0))
    scene.nodes[0].end = scene.nodes.count
  }

  /// Adds a shape of one color.
  mutating func shape(
    _ path: BezierPath, _ color: Color, _ change: (inout SceneShape) -> Void = { _ in }
  ) {
    shape(path, .color(color), change)
  }

  /// Adds an image.
  mutating func image(_ picture: Picture?, size: Vector2) {
    scene.images.append(SceneImage(picture: picture, size: size))
    scene.nodes.append(
      SceneNode(
        kind: .image, index: scene.images.count - 1, end: scene.nodes.count + 1, source: 0))
    scene.nodes[0].end = scene.nodes.count
  }

  /// Adds masks and returns their range.
  mutating func masks(_ masks: [SceneMask]) -> Range<Int> {
    let first = scene.masks.count
    scene.masks += masks
    return first..<scene.masks.count
  }

  /// Adds a path and returns its index.
  mutating func add(_ path: BezierPath) -> Int {
    scene.paths.append(ScenePath(path: path, revision: UInt64(scene.paths.count + 1)))
    return scene.paths.count - 1
  }

  /// Renders the scene at one pixel per point.
  func render(background: Color? = nil) -> Bitmap {
    SceneRenderer(width: Int(scene.size.x), height: Int(scene.size.y))
      .render(scene, background: background)
  }
}

/// A group with some properties changed.
func settings(_ change: (inout SceneGroup) -> Void) -> SceneGroup {
  var group = SceneGroup()
  change(&group)
  return group
}

/// A color of bytes: red, green, blue, alpha, not premultiplied.
func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> Color {
  Color(
    red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
    alpha: Double(alpha) / 255)
}

/// The largest difference between components of two pixels.
func difference(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> Int {
  (0..<4).map { abs(Int(left[$0]) - Int(right[$0])) }.max() ?? 0
}

/// The largest difference between components of two bitmaps.
func difference(_ left: Bitmap, _ right: Bitmap) -> Int {
  var largest = left.pixels.count == right.pixels.count ? 0 : 256
  for y in 0..<left.height {
    for x in 0..<left.width { largest = max(largest, difference(left[x, y], right[x, y])) }
  }
  return largest
}
