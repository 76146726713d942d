/// The role of views of a kind in their parent.
public enum ViewRole: Hashable, Sendable {
  /// They are drawn.
  case drawn
  /// They copy their children, drawn views or geometry.
  case repeater
  /// They make paths.
  case geometry
  /// They paint the paths of a shape.
  case paint
  /// They mask the group around them.
  case mask
  /// They change the pixels of the group around them.
  case effect

  /// Whether such views can be drawn children of a group.
  public var isDrawn: Bool { self == .drawn || self == .repeater }

  /// Whether such views are allowed in a place.
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

/// A place of views in the tree.
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
