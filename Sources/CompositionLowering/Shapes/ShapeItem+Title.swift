package import CompositionModel
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
