package import SceneModel
import ViewTree

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

  /// The accuracy in words: `exact`, `0.08 px`, `0.05 degrees`, `0.5/255`.
  package func text(of key: PropertyKey) -> String {
    guard case .within(let distance) = self else { return "exact" }
    return key.unit.text(distance)
  }
}

extension PropertyUnit {
  /// The factor from the property's own unit to that of files.
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

  /// A distance with its unit.
  ///
  /// - Parameter distance: In the properties' own unit.
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
