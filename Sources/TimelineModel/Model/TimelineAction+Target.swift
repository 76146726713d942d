package import SceneModel
import ViewTree

extension TimelineAction.Target {
  /// The target in files, such as `wheel.scale.x` or `sky.gradientStops.4`.
  package var text: String { view + "." + propertyText }

  /// The property in files, such as `scale.x`.
  package var propertyText: String {
    let property = key.rawValue
    guard let component else { return property }
    guard !isRow, TimelineAction.Target.dimensions.indices.contains(component) else {
      return property + ".\(component)"
    }
    return property + "." + TimelineAction.Target.dimensions[component]
  }

  /// The names of a vector's dimensions.
  package static let dimensions = ["x", "y", "z"]

  /// Whether the values are lists of numbers, whose components have indices instead of names.
  private var isRow: Bool {
    if case .numbers = standard { true } else { false }
  }

  /// The default of the property; its third dimension is omitted in files.
  package var standard: PropertyValue { key.declaration.initial }
}

extension TimelineAction {
  /// The role of the change, for the names of times and curves.
  package var role: PropertyRole { PropertyRole(target.key) }
}

extension RunGroup {
  /// The role of the first track, for the names of times.
  package var role: PropertyRole {
    first.timeline.tracks.first.map { PropertyRole($0.target.key) } ?? .change
  }
}
