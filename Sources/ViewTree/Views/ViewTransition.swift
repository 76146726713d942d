public import Geometry

/// How a view appears and goes: what it looks like while it is not there.
///
/// On the way each part is mixed evenly with the view as it is.
public indirect enum ViewTransition: Hashable, Sendable {
  /// It is transparent.
  case opacity
  /// It is scaled by a factor about its position.
  case scale(Double)
  /// It lies elsewhere, by points along x and y.
  case offset(Vector2)
  /// It lies beyond an edge: away by its own frame, or by the canvas if it has none.
  case move(ViewEdge)
  /// It comes from the leading edge and goes to the trailing one.
  case slide
  /// It comes from an edge and goes to the opposite one, and is transparent there.
  case push(ViewEdge)
  /// It is blurred, by a standard deviation in points.
  case blur(Double)
  /// All of these together.
  case combined([ViewTransition])
  /// One to appear, another to go.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)

  /// The most transitions within each other.
  public static let maximumDepth = 8

  /// Whether a blur takes part.
  var blurs: Bool {
    switch self {
    case .blur: true
    case .combined(let parts): parts.contains(where: \.blurs)
    case .asymmetric(let insertion, let removal): insertion.blurs || removal.blurs
    case .opacity, .scale, .offset, .move, .slide, .push: false
    }
  }
}

/// An edge of a view, for a text that runs from left to right.
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
  var opposite: ViewEdge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
