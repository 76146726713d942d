public import Geometry

/// A transition for the insertion and removal of a view: its appearance while absent.
///
/// In between, each part is interpolated linearly with the view's own appearance.
public indirect enum ViewTransition: Hashable, Sendable {
  /// It is transparent.
  case opacity
  /// Scaled by a factor about its position.
  case scale(Double)
  /// Moved by points along x and y.
  case offset(Vector2)
  /// Moved beyond an edge: by its own frame, or by the canvas if it has none.
  case move(ViewEdge)
  /// Inserted from the leading edge, removed to the trailing one.
  case slide
  /// Moved in from an edge and out to the opposite one, with a fade.
  case push(ViewEdge)
  /// Blurred, by a standard deviation in points.
  case blur(Double)
  /// All of these together.
  case combined([ViewTransition])
  /// Different transitions for insertion and removal.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)

  /// The largest depth of nested transitions.
  public static let maximumDepth = 8

  /// Whether the transition includes a blur.
  var blurs: Bool {
    switch self {
    case .blur: true
    case .combined(let parts): parts.contains(where: \.blurs)
    case .asymmetric(let insertion, let removal): insertion.blurs || removal.blurs
    case .opacity, .scale, .offset, .move, .slide, .push: false
    }
  }
}

/// An edge of a view, in left-to-right layout.
public enum ViewEdge: String, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The left edge.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge.
  case trailing

  /// Outwards, y down.
  var direction: Vector2 {
    switch self {
    case .top: Vector2(0, -1)
    case .leading: Vector2(-1, 0)
    case .bottom: Vector2(0, 1)
    case .trailing: Vector2(1, 0)
    }
  }

  /// The edge on the other side.
  package var opposite: ViewEdge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
