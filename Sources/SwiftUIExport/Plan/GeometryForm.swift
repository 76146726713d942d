import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The way in which SwiftUI shows the geometry of a shape.
enum GeometryForm: Hashable, Sendable {
  /// As a constant path.
  case still
  /// As a rectangle or an ellipse, by the index of its view.
  case primitive(Int)
  /// As a path whose points move, by the index of its view.
  case morph(Int)
  /// As the part of a constant path, a path whose points move, or another part, by the index of the trim.
  case trim(Int)
  /// As paths of single frames: none of SwiftUI's shapes moves so.
  case sampled

  /// Chooses the form of geometry views with the given paints.
  init(_ views: [Int], paints: [Int] = [], in tree: ExportTree) {
    let geometry = tree.withoutIdleTrims(views)
    let moves = geometry.contains { tree.moves(within: $0) }
    guard geometry.count == 1 else {
      self = moves ? .sampled : .still
      return
    }
    let index = geometry[0]
    let hasDashes = paints.contains { tree.hasDashes($0) }
    let measures = tree.views[index..<tree.views[index].end].contains { $0.node.kind == .measured }
    switch tree.views[index].node.kind {
    case .ellipse where !hasDashes, .rectangle where !hasDashes: self = .primitive(index)
    case .path where moves: self = .morph(index)
    // A part of a length of which some is not drawn.
    case .trim where moves && measures: self = .sampled
    case .trim where moves:
      switch GeometryForm(tree.children(of: index), in: tree) {
      case .still, .trim, .morph: self = .trim(index)
      case .primitive(let shape): self = tree.moves(within: shape) ? .sampled : .trim(index)
      case .sampled: self = .sampled
      }
    default: self = moves ? .sampled : .still
    }
  }
}

extension ExportTree {
  /// The path that geometry views make together.
  func path(of geometry: [Int]) -> BezierPath {
    let root = ViewNode(filling: geometry.map { views[$0].node })
    let timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(1, 1), root: root), clock: Clock(interval: 1, ticks: 1),
      frameRate: 1)
    return TimelineSession(timeline).scene.paths.first?.path ?? BezierPath()
  }

  /// Geometry views without the trims that always show everything around them.
  func withoutIdleTrims(_ geometry: [Int]) -> [Int] {
    geometry.flatMap { index -> [Int] in
      let view = views[index]
      let idle: [(PropertyKey, Double)] = [(.trimStart, 0), (.trimEnd, 1), (.trimOffset, 0)]
      guard case .trim = view.node.kind, view.motions.isEmpty, view.node.slots.isEmpty,
        idle.allSatisfy({ view.node.initialValue($0) == .number($1) })
      else { return [index] }
      return withoutIdleTrims(children(of: index))
    }
  }

  func hasDashes(_ paint: Int) -> Bool {
    views[paint].node.initialValue(.dashes).map { !$0.numbersValue.isEmpty } ?? false
  }
}

extension ViewNode {
  /// Makes a root view that fills geometry; no view of a design has the identifiers of its parts.
  init(filling geometry: [ViewNode]) {
    let paint = ViewNode(id: "filled paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "filled shape", kind: .shape, children: geometry + [paint])
    self.init(id: "filled root", kind: .group(GroupView()), children: [shape])
  }
}

/// A shape of SwiftUI that draws a path: a rectangle, with or without round corners, or an ellipse.
struct PlainShape: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case circle, ellipse, rectangle, capsule
    case roundedRectangle(cornerRadius: Double)

    var expression: SwiftExpression {
      switch self {
      case .circle: "Circle()"
      case .ellipse: "Ellipse()"
      case .rectangle: "Rectangle()"
      case .capsule: .call("Capsule", ["style": ".circular"])
      case .roundedRectangle(let radius):
        .call("RoundedRectangle", ["cornerRadius": .number(radius), "style": ".circular"])
      }
    }

    /// Whether it differs from another form in numbers alone.
    func isAlike(_ other: Form) -> Bool {
      if case (.roundedRectangle, .roundedRectangle) = (self, other) { true } else { self == other }
    }
  }

  let form: Form
  /// The frame, in points.
  let bounds: Rect

  /// Finds the shape that draws a path; `nil` for other paths.
  init?(_ path: BezierPath) {
    guard path.contours.count == 1, path.contours[0].isClosed else { return nil }
    bounds = path.controlBounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let side = Swift.min(bounds.width, bounds.height)
    let isSquare = abs(bounds.width - bounds.height) < 1e-4
    let tolerance = KnotCycle.tolerance(in: bounds)
    let outline = KnotCycle(path, tolerance: tolerance)
    if outline.isRectangle(cornerRadius: 0, in: bounds) {
      form = .rectangle
    } else if outline.isEllipse(in: bounds) {
      form = isSquare ? .circle : .ellipse
    } else {
      let radius = outline.cornerRadius(in: bounds)
      guard outline.isRectangle(cornerRadius: radius, in: bounds) else { return nil }
      form =
        abs(radius - side / 2) <= tolerance ? .capsule : .roundedRectangle(cornerRadius: radius)
    }
  }
}

/// The knots of a closed contour, without knots in one place.
private struct KnotCycle {
  private struct Knot {
    var incoming: Vector2
    let vertex: Vector2
    var outgoing: Vector2

    var reversed: Knot { Knot(incoming: outgoing, vertex: vertex, outgoing: incoming) }

    /// The largest distance from the control points of another knot along an axis.
    func distance(to other: Knot) -> Double {
      zip([incoming, vertex, outgoing], [other.incoming, other.vertex, other.outgoing])
        .map { Swift.max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? 0
    }
  }

  private var knots: [Knot] = []
  private let tolerance: Double

  /// The largest distance from the control points of a shape, in points.
  static func tolerance(in bounds: Rect) -> Double {
    Swift.min(0.05, 0.001 * Swift.max(bounds.width, bounds.height))
  }

  init(_ path: BezierPath, tolerance: Double) {
    self.tolerance = tolerance
    for index in 0..<path.knotCount {
      let points = path.points[(index * 3)...]
      let knot = Knot(
        incoming: points[index * 3], vertex: points[index * 3 + 1],
        outgoing: points[index * 3 + 2])
      if let last = knots.last, isPoint(from: last, to: knot) {
        knots[knots.count - 1].outgoing = knot.outgoing
      } else {
        knots.append(knot)
      }
    }
    while knots.count > 1, let last = knots.last, isPoint(from: last, to: knots[0]) {
      knots[0].incoming = last.incoming
      knots.removeLast()
    }
  }

  /// Whether the segment between knots has no length.
  private func isPoint(from first: Knot, to second: Knot) -> Bool {
    [first.outgoing, second.incoming, second.vertex].allSatisfy {
      ($0 - first.vertex).length <= tolerance / 4
    }
  }

  /// The radius of the corners of a rounded rectangle with the knots, in points.
  func cornerRadius(in bounds: Rect) -> Double {
    let upper = knots.map(\.vertex).filter { $0.y - bounds.minY <= tolerance }
    return (upper.map(\.x).min() ?? bounds.minX) - bounds.minX
  }

  /// Whether they are the knots of an ellipse in a frame.
  func isEllipse(in bounds: Rect) -> Bool {
    isAlike { $0.addEllipse(center: bounds.center, size: bounds.size) }
  }

  /// Whether they are the knots of a rectangle with round corners in a frame.
  func isRectangle(cornerRadius: Double, in bounds: Rect) -> Bool {
    isAlike {
      $0.addRectangle(center: bounds.center, size: bounds.size, cornerRadius: cornerRadius)
    }
  }

  /// Whether another contour has the same knots, from any knot on and in either direction.
  private func isAlike(_ addContour: (inout BezierPath) -> Void) -> Bool {
    var path = BezierPath()
    addContour(&path)
    let other = KnotCycle(path, tolerance: tolerance)
    guard other.knots.count == knots.count else { return false }
    return [other.knots, other.knots.reversed().map(\.reversed)].contains { other in
      other.indices.contains { start in
        zip(knots, other[start...] + other[..<start]).allSatisfy {
          $0.distance(to: $1) <= tolerance
        }
      }
    }
  }
}
