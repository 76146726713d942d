import SceneModel
import ViewTree

extension ElementComparison {
  /// Compares the properties by their names.
  ///
  /// - Parameter comparesAll: Whether properties of one version alone are changes, too.
  func propertyChanges(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace, comparesAll: Bool
  ) -> [AnimationChange] {
    var rest: [String: [DescribedValue]] = [:]
    for property in old.properties.reversed() {
      rest[property.name, default: []].append(property.value)
    }
    var found: [AnimationChange] = []
    for property in new.properties {
      let value = rest[property.name]?.popLast()
      if value == nil, !comparesAll { continue }
      found += changes(property.name, value, property.value, place)
    }
    guard comparesAll else { return found }
    for property in old.properties {
      // Both lists have their first values last; matched ones of the new version are removed already.
      guard let value = rest[property.name]?.popLast() else { continue }
      found += changes(property.name, value, nil, place)
    }
    return found
  }

  /// Returns the changes from one value to another; `nil` for a version without the property.
  private func changes(
    _ name: String, _ old: DescribedValue?, _ new: DescribedValue?, _ place: ComparedPlace
  ) -> [AnimationChange] {
    func change(_ old: String, _ new: String) -> [AnimationChange] {
      [place.change(.changed, property: name, old: old, new: new)]
    }
    switch (old, new) {
    case (.animation(let from, let unit, let text)?, .animation(let to, let newUnit, let newText)?):
      let values = KeyframeComparison(
        name: name, place: place, old: (from, unit), new: (to, newUnit))
      return values.changes + expressionChanges(name, text, newText, place)
    case (.time(let from)?, .time(let to)?):
      guard from != to else { return [] }
      var found = change(clock.text(from), clock.text(to))
      found[0].shift = AnimationChange.Shift(
        time: to - from, role: name == "start time" ? .start : .limit)
      return found
    case (.reference(let scope, let from, let text)?, .reference(_, let to, let newText)?):
      guard partners[scope]?[from.value] != to.value else { return [] }
      return change(text, text == newText ? "another \(newText)" : newText)
    case (let from?, let to?) where from == to:
      return []
    default:
      let (from, to) = (old?.text(clock) ?? "none", new?.text(clock) ?? "none")
      return change(from, from == to ? "another \(to)" : to)
    }
  }

  private func expressionChanges(
    _ name: String, _ old: String?, _ new: String?, _ place: ComparedPlace
  ) -> [AnimationChange] {
    guard old != new else { return [] }
    let (from, to) = (ElementComparison.brief(old), ElementComparison.brief(new))
    return [
      place.change(
        .changed, property: "\(name) expression", old: from, new: from == to ? "another end" : to)
    ]
  }

  /// The number of characters of an expression that are shown.
  private static let expressionLength = 80

  private static func brief(_ expression: String?) -> String {
    guard let expression else { return "none" }
    let line = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > expressionLength ? line.prefix(expressionLength) + "…" : line
  }
}
