import Geometry
import StageModel
import TimelineModel

/// Names durations, steps and curves that come up again and again, after what they move.
struct ConstantFinder {
  /// The most names, so that they stay a list that one reads.
  private static let limit = 40

  /// A value that is used.
  private struct Usage {
    var value: TimelineConstant.Value
    var suffix: String
    var count = 0
  }

  /// The values in the order of their first use.
  private var usages: [Usage] = []
  private var places = ClassMap<TimelineConstant.Value, Void>()
  /// What moves, for each use of a value.
  private var verbs: [(usage: Int, verb: String)] = []

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
    let place = places.place(of: value) {}
    if place == usages.count { usages.append(Usage(value: value, suffix: suffix)) }
    usages[place].count += 1
    verbs.append((place, verb))
  }

  /// The values with most uses, with names by what they are for.
  private var constants: [TimelineConstant] {
    let frequent = usages.indices.filter { isWorthAName(usages[$0]) }
      .sorted { (-usages[$0].count, $0) < (-usages[$1].count, $1) }
      .prefix(ConstantFinder.limit).sorted()
    var counts: [String: Int] = [:]
    let purposes = purposes()
    return frequent.map { place in
      let base = purposes[place] + usages[place].suffix
      let number = counts[base, default: 0] + 1
      counts[base] = number
      return TimelineConstant(
        name: number > 1 ? "\(base)\(number)" : base, value: usages[place].value)
    }
  }

  /// Whole seconds read better than a name; control points never do.
  private func isWorthAName(_ usage: Usage) -> Bool {
    switch usage.value {
    case .duration(let seconds), .delay(let seconds):
      seconds != seconds.rounded() && usage.count >= 3
    case .curve: usage.count >= 2
    }
  }

  /// What each value is for: what most of its uses do, the first of several, if nearly all do.
  private func purposes() -> [String] {
    var counts: [[(verb: String, count: Int)]] = Array(repeating: [], count: usages.count)
    for use in verbs where isWorthAName(usages[use.usage]) {
      if let index = counts[use.usage].firstIndex(where: { $0.verb == use.verb }) {
        counts[use.usage][index].count += 1
      } else {
        counts[use.usage].append((use.verb, 1))
      }
    }
    return usages.indices.map { usage in
      let most = counts[usage].reduce((verb: "", count: 0)) { $1.count > $0.count ? $1 : $0 }
      return most.count * 4 >= usages[usage].count * 3 ? most.verb : "animation"
    }
  }
}

extension TimelineConstant.Value: ClassKey {
  func combine(into hash: inout ClassHash) {
    switch self {
    case .duration(let seconds):
      hash.combine(1)
      hash.combine(seconds)
    case .delay(let seconds):
      hash.combine(2)
      hash.combine(seconds)
    case .curve(.timingCurve(let curve)):
      hash.combine(curve.c1.x)
      hash.combine(curve.c1.y)
      hash.combine(curve.c2.x)
      hash.combine(curve.c2.y)
    case .curve:
      // Other curves have names already.
      hash.combine(3)
    }
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
