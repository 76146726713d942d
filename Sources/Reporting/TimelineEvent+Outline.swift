import Diagnostics
import Geometry
package import SceneModel
package import TimelineModel
import ViewTree

/// Texts of events for outlines.
extension TimelineEvent {
  /// A line for each action of one or several views, and for each run.
  package func outlineLines(_ groups: [ActionGroup]) -> [String] {
    groups.map(\.outlineText) + runGroups.map(\.outlineText) + phases.map(\.outlineText)
  }
}

extension ActionGroup {
  /// The targets that are named before the others are counted.
  private static let longestList = 3

  /// The action in words, with its first targets.
  package var outlineText: String {
    let names = items.map(\.outlineTarget)
    let rest = names.count - ActionGroup.longestList
    let list =
      names.prefix(ActionGroup.longestList).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
    let step =
      first.stagger.map { [$0.outlineText] }
      ?? (self.step == 0 ? [] : ["step \(self.step.outlineSeconds)"])
    let after = first.after == 0 ? [] : ["after \(first.after.outlineSeconds)"]
    return "\(first.outlineVerb) \(list)"
      + ([first.outlineDetails].filter { !$0.isEmpty } + step + after)
      .map { $0.hasPrefix("to ") ? " \($0)" : ", \($0)" }.joined()
  }
}

extension TimelineAction {
  fileprivate var outlineVerb: String {
    switch change {
    case .set: "set"
    case .animate where isPresence: target.key == .insertion ? "insert" : "remove"
    case .animate: "animate"
    case .play: "play"
    case .stop: "stop"
    }
  }

  fileprivate var outlineTarget: String {
    isPresence || target.key == .frameIndex ? target.view : target.text
  }

  /// The value, the curve and the times.
  fileprivate var outlineDetails: String {
    switch change {
    case .set(let value): return "to \(value.outlineText)"
    case .animate(let animation):
      return isPresence ? animation.paceText : "\(animation.valueText), \(animation.paceText)"
    case .play(let playback):
      return "each picture \(playback.interval.outlineSeconds)" + playback.count.outlineRuns
    case .stop: return ""
    }
  }
}

extension TextStagger {
  /// The parts, their step and their order.
  fileprivate var outlineText: String {
    let steps = steps.map(\.outlineSeconds).joined(separator: ", ")
    return "by \(part.rawValue), step \(steps)" + (isReversed ? ", reversed" : "")
  }
}

extension TimelineAnimation {
  fileprivate var valueText: String {
    "to \(to.outlineText)" + (from.map { " from \($0.outlineText)" } ?? "")
  }

  /// The curve with its duration, repetition and delay.
  fileprivate var paceText: String {
    let time = curve.settlingDuration == nil ? ", \(duration.outlineSeconds)" : ""
    let delay = self.delay == 0 ? "" : ", delay \(self.delay.outlineSeconds)"
    let runs = repetition.map { $0.count.outlineRuns } ?? ""
    return "\(curve.outlineText)\(time)\(runs)\(delay)"
  }
}

extension Int? {
  /// The number of runs, `nil` for endless repetition; empty for one.
  fileprivate var outlineRuns: String {
    guard let self else { return ", forever" }
    return self == 1 ? "" : ", \(self) runs"
  }
}

extension RunGroup {
  /// The run in words.
  package var outlineText: String {
    let names = items.flatMap { $0.timeline.tracks.map(\.target.text) }
    let after = first.after == 0 ? "" : ", after \(first.after.outlineSeconds)"
    return "keyframes of \(names.joined(separator: ", ")), "
      + "\(first.timeline.duration.outlineSeconds)\(first.count.outlineRuns)\(after)"
  }
}

extension PhaseRun {
  /// The phases in words.
  package var outlineText: String {
    let names = timeline.targets.map(\.text).joined(separator: ", ")
    let after = self.after == 0 ? "" : ", after \(self.after.outlineSeconds)"
    return "\(timeline.phases.count) phases of \(names), "
      + "\(timeline.duration.outlineSeconds)\(count.outlineRuns)\(after)"
  }
}

extension AnimationCurve {
  /// The name, the control points or the spring.
  package var outlineText: String {
    if let name { return name }
    switch self {
    case .spring(let duration, let bounce):
      return "spring of \(duration.outlineSeconds), bounce \(bounce.outlineNumber)"
    case .interpolatingSpring(let spring, _):
      return
        "spring of stiffness \(spring.stiffness.outlineNumber), damping \(spring.damping.outlineNumber)"
    case .linear, .easeIn, .easeOut, .easeInOut, .timingCurve:
      let curve = timingCurve ?? .linear
      let numbers = [curve.c1.x, curve.c1.y, curve.c2.x, curve.c2.y].map(\.outlineNumber)
      return "[\(numbers.joined(separator: ", "))]"
    }
  }
}

extension PropertyValue {
  /// The value; of paths and rows of numbers, their size.
  fileprivate var outlineText: String {
    switch self {
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return number.outlineNumber
    case .vector(let vector):
      return "[\(vector.x.outlineNumber), \(vector.y.outlineNumber)"
        + (vector.z == 0 || vector.z == 1 ? "]" : ", \(vector.z.outlineNumber)]")
    case .color(let color): return color.outlineText
    case .numbers(let numbers): return "\(numbers.count) numbers"
    case .text(let text): return "“\(text.string)”"
    case .path(let path): return "a path with \(path.knotCount) vertices"
    }
  }
}

extension Color {
  /// The components as hexadecimal digits, rounded.
  package var outlineText: String {
    let bytes = (0..<4).map { index in
      let component = components[index]
      return component.isFinite ? Int((Swift.min(Swift.max(component, 0), 1) * 255).rounded()) : 0
    }
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Double {
  /// A number with at most three decimals.
  fileprivate var outlineNumber: String { NumberText.fixed(self, upToPlaces: 3) }
}
