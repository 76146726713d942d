import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The groups of definitions in files.
enum DefinitionSection: String, CaseIterable {
  /// Paths of views, and motion paths.
  case paths
  /// Stops of gradients.
  case gradients

  /// The group of a value; `nil` for values that have no definitions.
  init?(_ value: PropertyValue) {
    switch value {
    case .path: self = .paths
    case .numbers: self = .gradients
    case .flag, .number, .vector, .color: return nil
    }
  }

  /// A value of the group, for reading others.
  var example: PropertyValue {
    switch self {
    case .paths: .path(BezierPath())
    case .gradients: .numbers([])
    }
  }
}
