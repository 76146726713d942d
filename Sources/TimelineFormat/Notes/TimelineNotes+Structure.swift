import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// The changes between values that do not mix, such as paths with unequal numbers of vertices, in the order of time.
  func jumpingChanges(_ clock: Clock) -> [Diagnostic] {
    guard items.contains(where: { $0.item.targets.contains(where: \.hasStructure) }) else {
      return []
    }
    var findings: [Diagnostic] = []
    var values: [TimelineAction.Target: PropertyValue] = [:]
    for (_, _, item) in chronology(clock) {
      for (target, steps) in item.item.structuredChanges {
        if values[target] == nil {
          values[target] = changedViews[target.view]?.initialValue(target.key)
        }
        for step in steps {
          let previous = values.updateValue(step.value, forKey: target)
          guard !step.isJump, let previous, !previous.hasSameStructure(step.value) else { continue }
          findings.addOnce(
            .unequalStructure,
            "“\(target.text)” cannot change gradually from \(previous.structureText) to "
              + "\(step.value.structureText)\(previous.consequence(step.value)).",
            at: item.pointer)
        }
      }
    }
    return findings
  }
}

extension EventItem {
  /// A value that a property reaches, and whether at once.
  fileprivate typealias Step = (value: PropertyValue, isJump: Bool)

  /// The values that properties reach one after the other, of those that are paths or numbers in a row.
  fileprivate var structuredChanges: [(target: TimelineAction.Target, steps: [Step])] {
    switch self {
    case .action(let action):
      action.target.hasStructure ? [(action.target, action.steps)] : []
    case .keyframes(let run):
      run.timeline.tracks.filter(\.target.hasStructure).map { track in
        let steps = track.keyframes.map { keyframe -> Step in
          let isJump = if case .move = keyframe { true } else { false }
          return (keyframe.value, isJump)
        }
        return (track.target, steps)
      }
    case .phases(let run): run.timeline.structuredChanges
    }
  }
}

extension PhaseTimeline {
  /// The values of all phases; a run begins in the first phase at once, and returns to it gradually.
  fileprivate var structuredChanges: [(target: TimelineAction.Target, steps: [EventItem.Step])] {
    var steps: [TimelineAction.Target: [EventItem.Step]] = [:]
    for (index, phase) in (phases + phases.prefix(1)).enumerated() {
      for value in phase.values where value.target.hasStructure {
        steps[value.target, default: []].append((value.value, index == 0))
      }
    }
    return targets.compactMap { target in steps[target].map { (target, $0) } }
  }
}

extension TimelineAction {
  fileprivate var steps: [EventItem.Step] {
    switch change {
    case .set(let value): [(value, true)]
    case .animate(let animation):
      (animation.from.map { [($0, true)] } ?? []) + [(animation.to, false)]
    case .play, .stop: []
    }
  }
}

extension PropertyValue {
  /// The end of a message about values that do not mix.
  fileprivate func consequence(_ next: PropertyValue) -> String {
    guard case .numbers(let first) = self, case .numbers(let second) = next else {
      return ": it jumps"
    }
    return ": only the first \(Swift.min(first.count, second.count)) do"
  }

  /// The structure in a message, such as `a closed path of 4 vertices`.
  fileprivate var structureText: String {
    switch self {
    case .numbers(let numbers): "\(numbers.count) numbers"
    case .path(let path): path.structureText
    case .flag, .number, .vector, .color, .text: "another value"
    }
  }
}

extension BezierPath {
  /// The largest number of contours that are described one by one.
  private static let describedContours = 3

  fileprivate var structureText: String {
    switch contours.count {
    case 0: "an empty path"
    case 1: "\(contours[0].article) path of \(contours[0].vertices)"
    case 2...BezierPath.describedContours:
      "a path of "
        + contours.map { "\($0.article) contour of \($0.vertices)" }.joined(separator: " and ")
    default: "a path of \(contours.count) contours with \(knotCount) vertices"
    }
  }
}

extension BezierPath.Contour {
  fileprivate var article: String { isClosed ? "a closed" : "an open" }
  fileprivate var vertices: String { "\(knotCount) \(knotCount == 1 ? "vertex" : "vertices")" }
}
