import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Names durations, steps and curves that come up again and again, after what they move.
struct ConstantFinder {
  /// The most names, so that they stay a list that one reads.
  private static let limit = 40
  /// The most names that differ by a number alone, but for curves, of which nothing else reads well.
  private static let numbered = 4

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
    let verbs = commonVerbs()
    var counts: [String: Int] = [:]
    let frequent = usages.indices.filter { isWorthAName(usages[$0]) }
      .sorted { (-usages[$0].count, $0) < (-usages[$1].count, $1) }
      .filter { isToldApart(usages[$0], verbs[$0], &counts) }
      .prefix(ConstantFinder.limit).sorted()
    counts = [:]
    return frequent.map { place in
      let name = name(of: usages[place], verbs[place])
      let number = counts[name, default: 0] + 1
      counts[name] = number
      return TimelineConstant(
        name: number > 1 ? "\(name)\(number)" : name, value: usages[place].value)
    }
  }

  /// A name after what a value is for, as far as that is one thing.
  private func name(of usage: Usage, _ verb: String?) -> String {
    (verb ?? "animation") + usage.suffix
  }

  /// Whether a name with a number still says more than the value, by how many of its kind are more frequent.
  private func isToldApart(
    _ usage: Usage, _ verb: String?, _ counts: inout [String: Int]
  ) -> Bool {
    if case .curve = usage.value { return true }
    let name = name(of: usage, verb)
    counts[name, default: 0] += 1
    return counts[name, default: 0] <= (verb == nil ? 1 : ConstantFinder.numbered)
  }

  /// Whole seconds read better than a name; control points never do.
  private func isWorthAName(_ usage: Usage) -> Bool {
    switch usage.value {
    case .duration(let seconds), .delay(let seconds):
      seconds != seconds.rounded() && usage.count >= 3
    case .curve: usage.count >= 2
    }
  }

  /// What nearly all uses of each value do; `nil` if they do several things.
  private func commonVerbs() -> [String?] {
    var counts: [[(verb: String, count: Int)]] = Array(repeating: [], count: usages.count)
    for use in verbs where isWorthAName(usages[use.usage]) {
      if let index = counts[use.usage].firstIndex(where: { $0.verb == use.verb }) {
        counts[use.usage][index].count += 1
      } else {
        counts[use.usage].append((use.verb, 1))
      }
    }
    return usages.indices.map { usage in
      counts[usage].first { $0.count * 4 >= usages[usage].count * 3 }?.verb
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
