import SceneModel
import ViewTree

/// Compares two versions of a property.
struct PropertyComparison {
  /// The place of the element that has the property.
  let place: ComparedPlace
  /// The clock.
  let clock: ComparisonClock
  /// The elements of the new version that those of the old one became.
  let partners: [ReferenceScope: [Int: Int]]

  /// Returns the changes from one value to another; `nil` for a version without the property.
  func changes(_ name: String, _ old: DescribedValue?, _ new: DescribedValue?) -> [FoundChange] {
    switch (old, new) {
    case (.animation(let from, let unit, let text)?, .animation(let to, let newUnit, let newText)?):
      let values = KeyframeComparison(
        name: name, place: place, clock: clock, old: (from, unit), new: (to, newUnit))
      return values.changes + expressionChanges(name, text, newText)
    case (.time(let from)?, .time(let to)?):
      guard from != to else { return [] }
      var found = change(name, clock.text(from), clock.text(to))
      let role: FoundChange.TimeRole = name == "start time" ? .start : .limit
      found.shift = (to - from, role)
      return [found]
    case (.reference(let scope, let from, let text)?, .reference(_, let to, let newText)?):
      guard partners[scope]?[from] != to else { return [] }
      return [change(name, text, text == newText ? "another \(newText)" : newText)]
    case (let from?, let to?) where from == to:
      return []
    case (.constant(let from, let unit)?, .constant(let to, let newUnit)?):
      let texts = ValueText.pair(from, unit, to, newUnit)
      return [change(name, texts.old, texts.new)]
    default:
      let (from, to) = (old?.text(clock) ?? "none", new?.text(clock) ?? "none")
      return [change(name, from, from == to ? "another \(to)" : to)]
    }
  }

  private func expressionChanges(_ name: String, _ old: String?, _ new: String?) -> [FoundChange] {
    guard old != new else { return [] }
    let texts = [old, new].map { $0.map(PropertyComparison.brief) ?? "none" }
    return [
      change("\(name) expression", texts[0], texts[0] == texts[1] ? "another end" : texts[1])
    ]
  }

  /// The number of characters of an expression that are shown.
  private static let expressionLength = 80

  private static func brief(_ expression: String) -> String {
    let line = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > expressionLength ? line.prefix(expressionLength) + "…" : line
  }

  /// The change of a property, from one text to another.
  func change(_ name: String, _ old: String, _ new: String) -> FoundChange {
    var change = place.change(.changed, "\(name): \(old) → \(new)")
    (change.property, change.old, change.new) = (name, old, new)
    change.frame = clock.frame(at: place.start, in: place.scale)
    return FoundChange(change: change)
  }
}
