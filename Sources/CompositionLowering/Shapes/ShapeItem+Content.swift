package import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ShapeItem.Kind {
  /// After Effects' name: the lowered view's, with gradients distinguished from colors.
  package var title: String {
    switch self {
    case .group: GroupView.kindTitle
    case .rectangle: RectangleView.kindTitle
    case .ellipse: EllipseView.kindTitle
    case .star(let star): star.isPolygon ? PolygonView.kindTitle : StarView.kindTitle
    case .path: PathView.kindTitle
    case .fill(let fill): fill.source.isGradient ? "Gradient fill" : FillView.kindTitle
    case .stroke(let stroke): stroke.source.isGradient ? "Gradient stroke" : StrokeView.kindTitle
    case .trim: TrimView.kindTitle
    case .roundCorners: RoundCornersView.kindTitle
    case .repeater: RepeaterView.kindTitle
    case .merge: CombineView.kindTitle
    case .pucker: PuckerBloatView.kindTitle
    case .twist: TwistView.kindTitle
    case .zigZag: ZigZagView.kindTitle
    case .offset: OffsetPathView.kindTitle
    case .unsupported(let type): "Shape of type “\(type)”"
    }
  }
}

extension ShapeItem {
  /// Whether it changes the paths above it.
  var isModifier: Bool {
    switch kind {
    case .trim, .roundCorners, .pucker, .twist, .zigZag, .offset: true
    default: false
    }
  }

  /// The combination of the areas above it; `nil` for other entries than Merge Paths, and for its mode Merge.
  var combination: PathCombination? {
    guard case .merge(let mode) = kind, mode != .merge else { return nil }
    return mode.combination
  }

  /// The number of paths that it is or holds; a repeater counts as one.
  var pathCount: Int {
    switch kind {
    case .path, .rectangle, .ellipse, .star, .repeater: 1
    case .group(let children, _, _): children.reduce(0) { $0 + $1.pathCount }
    default: 0
    }
  }

  /// Whether it repeats the entries above it.
  var isRepeater: Bool {
    if case .repeater = kind { true } else { false }
  }

  /// Whether it is or holds a path.
  var makesPaths: Bool {
    switch kind {
    case .path, .rectangle, .ellipse, .star: true
    case .group(let children, _, _): children.contains { $0.makesPaths }
    default: false
    }
  }

  /// The entry with its paths, but without paints.
  var withoutPaints: ShapeItem {
    var copy = self
    switch kind {
    case .fill, .stroke:
      copy.kind = .group([], LayerTransform(), .normal)
    case .group(let children, let transform, let blendMode):
      copy.kind = .group(children.map(\.withoutPaints), transform, blendMode)
    default: break
    }
    return copy
  }
}

extension ShapeItem.Kind {
  /// The kind of the view of a path or of a modifier of paths; `nil` for other entries.
  var viewKind: ViewKind? {
    switch self {
    case .path: .path
    case .rectangle(let shape): .rectangle(.with { $0.isReversed = shape.isReversed })
    case .ellipse(let shape): .ellipse(.with { $0.isReversed = shape.isReversed })
    case .star(let shape) where shape.isPolygon:
      .polygon(.with { $0.isReversed = shape.isReversed })
    case .star(let shape): .star(.with { $0.isReversed = shape.isReversed })
    case .trim(let trim): .trim(trim.mode)
    case .roundCorners: .roundCorners
    case .pucker: .puckerBloat
    case .twist: .twist
    case .zigZag(let zigZag):
      .zigZag(.with { $0.corner = zigZag.pointType.initial >= 2 ? .smooth : .corner })
    case .offset(let offset): .offsetPath(.with { $0.join = offset.join })
    case .group, .fill, .stroke, .repeater, .merge, .unsupported: nil
    }
  }
}
