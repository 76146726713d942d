public import Geometry

/// A motion driven by one number, `cycles`: a `GeometryEffect` of a hand-written SwiftUI app.
///
/// Each cycle is a sine: amplitude · sin(2π · cycles).
public enum DrivenEffect: String, Hashable, Sendable, CaseIterable {
  /// The view moves; the amplitude is in points along x and y.
  case shake
  /// The view rotates about its position; the amplitude is in degrees clockwise, in x alone.
  case swing
  /// The view scales about its position; the amplitude is added to the factors along x and y.
  case pulse
}

/// The role of a group in three-dimensional space, where its children are groups.
public enum SpaceRole: String, Hashable, Sendable, CaseIterable {
  /// The children share the group's space: rotations and depths accumulate before they are flattened.
  case shared
  /// A camera: its own transform and the groups around it place it, and its children are the view through it.
  ///
  /// The children share the space of the canvas and are drawn by decreasing depth.
  case camera
  /// A camera that points at its anchor, a point in that space.
  case aimedCamera
  /// The children are drawn flat, with cameras of their own where needed; the properties of the
  /// group only set its depth before the camera around it.
  case projected

  /// Whether it is a camera.
  public var isCamera: Bool { self == .camera || self == .aimedCamera }
}

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
  package var direction: Vector2 {
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
