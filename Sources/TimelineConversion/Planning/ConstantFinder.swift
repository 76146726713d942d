import StageModel
import TimelineModel

/// Names durations, steps and curves that come up again and again, after what they move.
struct ConstantFinder {
  /// The most names, so that they stay a list that one reads.
  private static let limit = 40
  /// The most names that differ by a number alone, but for curves, of which nothing else reads well.
  private static let numbered = 4

  /// Where a value is used.
  private struct Usage {
    var value: TimelineConstant.Value
    var suffix: String
    var count = 0
    /// How often by what moves, in the order of first use.
    var verbs: [(verb: String, count: Int)] = []

    /// What most of its uses do, the first of several, and how many.
    var most: (verb: String, count: Int) {
      verbs.reduce((verb: "", count: 0)) { $1.count > $0.count ? $1 : $0 }
    }

    /// Whether nearly all of its uses are for one thing, after which it can have a name.
    var hasVerb: Bool { most.count * 4 >= count * 3 }

    /// A name after what it is for, as far as that is one thing.
    var name: String { (hasVerb ? most.verb : "animation") + suffix }

    mutating func add(_ verb: String) {
      count += 1
      if let index = verbs.firstIndex(where: { $0.verb == verb }) {
        verbs[index].count += 1
      } else {
        verbs.append((verb, 1))
      }
    }
  }

  /// The values in the order of their first use.
  private var usages: [Usage] = []
  private var places: [TimelineConstant.Value: Int] = [:]

  /// The constants of the actions and keyframes of events, in the order of their first use.
  static func constants(
    of groups: [[ActionGroup]], _ runs: [[RunGroup]]
  ) -> [TimelineConstant] {
    var finder = ConstantFinder()
    for (groups, runs) in zip(groups, runs) {
      for group in groups { finder.add(group) }
      for run in runs { finder.add(run) }
    }
    return finder.constants
  }

  private mutating func add(_ group: ActionGroup) {
    let action = group.first
    var verb = action.target.key.verb
    if case .set = action.change, verb == "fade" { verb = "show" }
    if group.step != 0 { add(.delay(group.step), "Step", verb) }
    if action.after != 0 { add(.delay(action.after), "Delay", verb) }
    guard case .animate(let animation) = action.change else { return }
    if animation.curve.settlingDuration == nil {
      add(.duration(animation.duration), "Duration", verb)
    }
    if animation.delay != 0 { add(.delay(animation.delay), "Delay", verb) }
    if case .timingCurve = animation.curve { add(.curve(animation.curve), "Curve", verb) }
  }

  private mutating func add(_ group: RunGroup) {
    let tracks = group.first.timeline.tracks
    let verb = tracks.first?.target.key.verb ?? ""
    if group.step != 0 { add(.delay(group.step), "Step", verb) }
    if group.first.after != 0 { add(.delay(group.first.after), "Delay", verb) }
    for track in tracks {
      for case .linear(_, let duration, let curve) in track.keyframes {
        add(.duration(duration), "Duration", track.target.key.verb)
        if case .timingCurve = curve { add(.curve(curve), "Curve", track.target.key.verb) }
      }
    }
  }

  private mutating func add(_ value: TimelineConstant.Value, _ suffix: String, _ verb: String) {
    let place = places[value] ?? usages.count
    if place == usages.count {
      places[value] = place
      usages.append(Usage(value: value, suffix: suffix))
    }
    usages[place].add(verb)
  }

  /// The values with most uses, with names by what they are for.
  private var constants: [TimelineConstant] {
    var counts: [String: Int] = [:]
    let frequent = usages.indices.filter { isWorthAName(usages[$0]) }
      .sorted { (-usages[$0].count, $0) < (-usages[$1].count, $1) }
      .filter { isToldApart(usages[$0], &counts) }
      .prefix(ConstantFinder.limit).sorted()
    var names: Set<String> = []
    return frequent.map { place in
      let usage = usages[place]
      return TimelineConstant(
        name: unique(usage.name, &names), value: usage.value)
    }
  }

  /// Whether a name with a number still says more than the value, by how many of its kind are more frequent.
  private func isToldApart(_ usage: Usage, _ counts: inout [String: Int]) -> Bool {
    if case .curve = usage.value { return true }
    counts[usage.name, default: 0] += 1
    return counts[usage.name, default: 0] <= (usage.hasVerb ? ConstantFinder.numbered : 1)
  }

  /// Whole seconds read better than a name; control points never do.
  private func isWorthAName(_ usage: Usage) -> Bool {
    switch usage.value {
    case .duration(let seconds), .delay(let seconds):
      seconds != seconds.rounded() && usage.count >= 3
    case .curve: usage.count >= 2
    }
  }

  private func unique(_ base: String, _ names: inout Set<String>) -> String {
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}

extension PropertyKey {
  /// What changing the property does to a view, as a part of names.
  fileprivate var verb: String {
    switch self {
    case .opacity, .startOpacity, .endOpacity, .isVisible: "fade"
    case .position, .anchor, .progress, .motionPath, .center: "move"
    case .scale, .size: "scale"
    case .rotation, .rotationX, .rotationY, .orientation, .pathAngle, .skew, .skewAxis: "turn"
    case .color, .gradientStops, .gradientStart, .gradientEnd, .blackColor, .whiteColor: "color"
    case .path: "morph"
    case .trimStart, .trimEnd, .trimOffset, .dashOffset, .dashes, .lineWidth: "draw"
    case .blurriness, .softness, .feather: "blur"
    default: "change"
    }
  }
}
