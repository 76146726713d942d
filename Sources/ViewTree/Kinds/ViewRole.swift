/// The part that views of a kind play in the view around them.
public enum ViewRole: Hashable, Sendable {
  /// They are drawn.
  case drawn
  /// They copy what is in them, drawn views or geometry.
  case repeater
  /// They make paths.
  case geometry
  /// They paint the paths of a shape.
  case paint
  /// They cut the group around them.
  case mask
  /// They change the pixels of the group around them.
  case effect

  /// Whether such views are drawn by themselves.
  public var isDrawn: Bool { self == .drawn || self == .repeater }

  /// Whether such views may stand in a place.
  public func isAllowed(in place: ViewPlace) -> Bool {
    switch self {
    case .drawn: place == .group || place == .copies
    case .repeater: true
    case .geometry: place == .shape || place == .geometry
    case .paint: place == .shape
    case .mask, .effect: place == .group
    }
  }
}

/// A place where views stand.
public enum ViewPlace: Hashable, Sendable, CaseIterable {
  /// In a group: drawn views, masks and effects.
  case group
  /// In a repeater of groups and shapes: drawn views.
  case copies
  /// In a shape: geometry and paints.
  case shape
  /// In a modifier of paths: geometry.
  case geometry
}
