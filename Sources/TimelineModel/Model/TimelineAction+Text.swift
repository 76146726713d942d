import JSONTree
package import SceneModel
import ViewTree

extension TimelineAction.Target {
  /// The target in files, such as `wheel.scale.x` or `sky.gradientStops.4`.
  package var text: String { view + "." + propertyText }

  /// The property in files, such as `scale.x`.
  package var propertyText: String {
    let property = key.rawValue
    guard let component else { return property }
    let names = TimelineAction.Target.dimensions
    // The components of lists of numbers have indices instead of names.
    if case .numbers = standard { return property + ".\(component)" }
    return property + "." + (names.indices.contains(component) ? names[component] : "\(component)")
  }

  /// The names of a vector's dimensions.
  package static let dimensions = ["x", "y", "z"]

  /// The default of the property; its third dimension is omitted in files.
  package var standard: PropertyValue { key.declaration.initial }
}

extension TimelineAction.Accuracy {
  /// The accuracy with the distance rounded up to four decimals of its unit in files.
  package func rounded(of key: PropertyKey) -> TimelineAction.Accuracy {
    guard case .within(let distance) = self, distance.isFinite else { return self }
    let factor = key.unit == .factor ? 1e6 : 1e4
    let scaled = distance * key.unit.scale * factor
    guard scaled < 1e15 else { return self }
    // Distances that were rounded before stay equal.
    let whole = scaled.rounded()
    let steps = abs(scaled - whole) < 1e-6 ? whole : scaled.rounded(.up)
    return .within(steps / factor / key.unit.scale)
  }

  /// The distance, in the property's own unit, up to which findings about approximations are minor.
  package static let minorDistance = 0.001

  /// The message about a property in files whose changes approximate the design within a distance in its own unit.
  package static func resampled(
    _ property: String, _ key: PropertyKey, count: Int, within distance: Double
  ) -> String {
    "\(property) is resampled to \(count) \(count == 1 ? "change" : "changes"), within "
      + "\(key.unit.text(distance))."
  }
}

extension PropertyUnit {
  /// The factor from the property's unit to the unit in files.
  var scale: Double { self == .color ? 255 : 1 }

  /// The text after a number.
  package var suffix: String {
    switch self {
    case .points: " px"
    case .degrees: " degrees"
    case .color: "/255"
    case .factor: ""
    }
  }

  /// A distance, in the properties' own unit, with the unit in files.
  package func text(_ distance: Double) -> String {
    let places = 1e9
    let scaled = distance * scale
    let short = abs(scaled) < 1e6 ? (scaled * places).rounded() / places : scaled
    return short.shortText + suffix
  }

  /// The distance of a text, in the properties' own unit; `nil` for texts with another unit.
  package func distance(_ text: String) -> Double? {
    guard !suffix.isEmpty, text.hasSuffix(suffix) else { return nil }
    return Double(text.dropLast(suffix.count)).map { $0 / scale }
  }
}

/// The purpose of changes of a property, as the first word of constants' names.
package enum PropertyRole: String, CaseIterable, Sendable {
  case fade, show, move, scale, turn, color, morph, draw, blur, change

  /// The role of changes of a property.
  package init(_ key: PropertyKey) {
    self =
      switch key {
      case .isVisible: .show
      case .opacity, .startOpacity, .endOpacity: .fade
      case .position, .anchor, .progress, .motionPath, .center: .move
      case .scale, .size: .scale
      case .rotation, .rotationX, .rotationY, .orientation, .pathAngle, .skew, .skewAxis: .turn
      case .color, .gradientStops, .gradientStart, .gradientEnd, .blackColor, .whiteColor: .color
      case .path: .morph
      case .trimStart, .trimEnd, .trimOffset, .dashOffset, .dashes, .lineWidth: .draw
      case .blurriness, .softness, .feather: .blur
      default: .change
      }
  }

  /// The role that a constant's name begins with; `nil` for names without one.
  package init?(ofConstant name: String) {
    let role = PropertyRole.allCases.first { role in
      guard name.hasPrefix(role.rawValue) else { return false }
      return name.dropFirst(role.rawValue.count).first?.isUppercase ?? false
    }
    guard let role else { return nil }
    self = role
  }
}

extension Double {
  /// The shortest text that reads back as the same number, as in JSON.
  package var shortText: String { JSONNumberText.text(self) }
}
