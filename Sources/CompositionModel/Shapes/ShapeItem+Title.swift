extension ShapeItem.Kind {
  /// After Effects' name.
  public var title: String {
    switch self {
    case .group: "Group"
    case .rectangle: "Rectangle"
    case .ellipse: "Ellipse"
    case .star(let star): star.isPolygon ? "Polygon" : "Star"
    case .path: "Path"
    case .fill(let fill): fill.source.isGradient ? "Gradient fill" : "Fill"
    case .stroke(let stroke): stroke.source.isGradient ? "Gradient stroke" : "Stroke"
    case .trim: "Trim Paths"
    case .roundCorners: "Round Corners"
    case .repeater: "Repeater"
    case .merge: "Merge Paths"
    case .pucker: "Pucker & Bloat"
    case .twist: "Twist"
    case .zigZag: "Zig Zag"
    case .offset: "Offset Paths"
    case .unsupported(let type): "Shape of type “\(type)”"
    }
  }
}

extension PaintSource {
  /// Whether it is a gradient.
  public var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}
