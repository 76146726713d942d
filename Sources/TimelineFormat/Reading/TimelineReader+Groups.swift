import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads the target of a kind of action, or several for a group.
  mutating func targets(_ place: ReadPlace, of kind: ActionKind) -> [ReadTarget?] {
    guard kind.sharesTargets, place.value.kind == .array else { return [target(place, of: kind)] }
    let elements = place.elements
    guard !elements.isEmpty else {
      expected("a target or several", at: place)
      return [nil]
    }
    let targets = elements.map { target($0, of: kind) }
    if let first = targets[0] {
      for (target, element) in zip(targets, elements) {
        guard let target, !target.standard.isSameKind(as: first.standard) else { continue }
        report(
          "“\(target.target.text)” takes other values than “\(first.target.text)”",
          at: element.pointer, .unfitValue)
      }
    }
    return targets
  }

  /// The actions of one with several targets.
  mutating func group(
    _ first: TimelineAction, _ targets: [ReadTarget], step: Double, at place: ReadPlace
  ) -> [TimelineAction]? {
    guard Double(targets.count) * step <= TimelineLimits.seconds.upperBound / 2 else {
      report("the last target would wait too long", at: place.pointer, .unfitValue)
      return nil
    }
    return ActionGroup.actions(first, targets: targets.map(\.target), step: step)
  }

  /// Reads the accuracy of an action: a number in the property's own unit, or with the unit.
  mutating func accuracy(_ place: ReadPlace, _ target: ReadTarget?) -> TimelineAction.Accuracy? {
    guard let text = place.value.string else {
      return number(place, in: TimelineLimits.accuracy).map { .within($0) }
    }
    // The unit of an unknown target is unknown.
    guard let unit = target?.target.key.unit else { return nil }
    guard let distance = unit.distance(text), TimelineLimits.accuracy.contains(distance) else {
      dependent { $0.expected("a distance such as “\(unit.text(0.1))”", at: place) }
      return nil
    }
    return .within(distance)
  }
}

extension PropertyValue {
  /// Whether another value has the same type.
  func isSameKind(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.number, .number), (.vector, .vector), (.color, .color),
      (.numbers, .numbers), (.path, .path):
      true
    default: false
    }
  }
}

extension TimelineSchema {
  /// The accuracy of an action.
  static var accuracy: SchemaPart {
    let suffixes = PropertyUnit.allCases.map(\.suffix).filter { !$0.isEmpty }
    return SchemaPart.any([
      .number(in: TimelineLimits.accuracy),
      .string(
        pattern:
          "^[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,2})?(\(suffixes.joined(separator: "|")))$"),
    ])
    .described(
      "The largest distance from the design at a frame: with the unit, or in the property's own.")
  }
}
