import Geometry
import SceneModel
import TestSupport

@testable import ViewTree

extension BezierPath {
  /// Makes a path by building it.
  init(_ build: (inout BezierPath) -> Void) {
    self.init()
    build(&self)
  }

  /// A contour through corners.
  static func polygon(_ corners: [Vector2], isClosed: Bool = true) -> BezierPath {
    BezierPath {
      $0.beginContour(isClosed: isClosed)
      for corner in corners { $0.addCorner(corner) }
    }
  }

  /// Points along every contour, close together.
  func samples(perSegment count: Int = 200) -> [[Vector2]] {
    contours.map { contour in
      (0..<contour.segmentCount).flatMap { index in
        let segment = segment(index, of: contour)
        return (0...count).map { segment.point(at: Double($0) / Double(count)) }
      }
    }
  }

  /// The enclosed area, in square points; positive for contours that run clockwise on screen.
  var area: Double {
    samples().reduce(0) { sum, points in
      sum + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
    } / 2
  }

  /// The length of all contours, in points.
  var length: Double {
    samples().reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// The rectangle around the path itself, without control points.
  var bounds: Rect {
    var bounds = Rect.empty
    for point in samples().joined() { bounds.join(point) }
    return bounds
  }

  /// The vertices of all knots.
  var vertices: [Vector2] { (0..<knotCount).map { points[$0 * 3 + 1] } }
}

extension Rect {
  /// The largest distance of an edge from that of another rectangle.
  func distance(to other: Rect) -> Double {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .reduce(0) { max($0, abs($1)) }
  }
}

extension Affine {
  /// The largest difference of a coefficient.
  func distance(to other: Affine) -> Double {
    [a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty]
      .reduce(0) { max($0, abs($1)) }
  }
}

extension AnimatedValue<PropertyValue> {
  /// An animation of numbers or points by times and values.
  init(_ keyframes: [Keyframe<PropertyValue>]) {
    self.init(keyframes: keyframes, fallback: .number(0))
  }

  /// The value at a time.
  func value(at time: Double) -> PropertyValue {
    var track = KeyframeTrack(self)
    return track.value(at: track.place(at: time))
  }
}

extension ViewNode {
  /// Makes a view without a name.
  static func make(
    _ id: String, _ kind: ViewKind, _ properties: PropertyValues = [:],
    _ children: [ViewNode] = []
  ) -> ViewNode {
    ViewNode(id: id, kind: kind, properties: properties, children: children)
  }

  /// A rectangle of a size, filled with black.
  static func box(_ id: String, size: Double = 10) -> ViewNode {
    make(
      id, .shape, [:],
      [
        make(
          "\(id)Rectangle", .rectangle(isReversed: false),
          [.size: .vector(Vector3(size, size, 0))]),
        make("\(id)Fill", .fill(.nonZero, PaintStyle())),
      ])
  }

  /// A group without a name.
  static func group(
    _ id: String, style: GroupView = GroupView(), _ children: [ViewNode]
  ) -> ViewNode {
    make(id, .group(style), [:], children)
  }
}

extension ViewCanvas {
  /// A view tree of 100 by 100 points.
  init(_ children: [ViewNode]) {
    self.init(size: SIMD2(100, 100), root: .group("root", children))
  }

  /// The views by preorder index.
  var views: [ViewNode] {
    var views: [ViewNode] = []
    root.visit { views.append($0) }
    return views
  }

  /// The preorder index of a view.
  func index(_ id: String) -> Int { views.firstIndex { $0.id == id } ?? -1 }
}

extension ViewRuntime {
  /// Sets a property by preorder index and brings the scene up to date.
  mutating func set(_ key: PropertyKey, of view: Int, to value: PropertyValue) {
    guard let slot = slot(of: PropertyTarget(view: view, key: key)) else { return }
    set(value, at: slot, of: view)
    update()
  }
}
