import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Finds durations, delays and curves that actions use often, and names them by the properties that they animate.
struct ConstantFinder {
  /// The largest number of constants, so that their list stays readable.
  private static let limit = 40
  /// The largest number of names that differ by a number alone; curves have no such limit, because
  /// control points are hard to read.
  private static let numbered = 4

  /// A value and the number of its uses.
  private struct Usage {
    var value: TimelineConstant.Value
    var suffix: String
    var count = 0
  }

  /// The values in the order of their first use.
  private var usages: [Usage] = []
  private var positions: [TimelineConstant.Value: Int] = [:]
  /// The verb of the property, for each use of a value.
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
    let position = positions[value] ?? usages.count
    if position == usages.count {
      positions[value] = position
      usages.append(Usage(value: value, suffix: suffix))
    }
    usages[position].count += 1
    verbs.append((position, verb))
  }

  /// The values with most uses, with names by their use.
  private var constants: [TimelineConstant] {
    let verbs = commonVerbs()
    var counts: [String: Int] = [:]
    let frequent = usages.indices.filter { isNameClear(usages[$0]) }
      .sorted { (-usages[$0].count, $0) < (-usages[$1].count, $1) }
      .filter { isNumberedNameClear(usages[$0], verbs[$0], &counts) }
      .prefix(ConstantFinder.limit).sorted()
    counts = [:]
    return frequent.map { position in
      let name = name(of: usages[position], verbs[position])
      let number = counts[name, default: 0] + 1
      counts[name] = number
      return TimelineConstant(
        name: number > 1 ? "\(name)\(number)" : name, value: usages[position].value)
    }
  }

  /// The name of a value by the verb of its uses; `nil` for uses with several verbs.
  private func name(of usage: Usage, _ verb: String?) -> String {
    (verb ?? "animation") + usage.suffix
  }

  /// Whether a numbered name is clearer than the value, given the number of more frequent values of
  /// that name.
  private func isNumberedNameClear(
    _ usage: Usage, _ verb: String?, _ counts: inout [String: Int]
  ) -> Bool {
    if case .curve = usage.value { return true }
    let name = name(of: usage, verb)
    counts[name, default: 0] += 1
    return counts[name, default: 0] <= (verb == nil ? 1 : ConstantFinder.numbered)
  }

  /// Whether a name is clearer than the value: whole seconds read better than a name, control points never do.
  private func isNameClear(_ usage: Usage) -> Bool {
    switch usage.value {
    case .duration(let seconds), .delay(let seconds):
      seconds != seconds.rounded() && usage.count >= 3
    case .curve: usage.count >= 2
    }
  }

  /// The verb of at least three quarters of the uses of each value; `nil` where there is none.
  private func commonVerbs() -> [String?] {
    var counts: [[(verb: String, count: Int)]] = Array(repeating: [], count: usages.count)
    for use in verbs where isNameClear(usages[use.usage]) {
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

extension PropertyKey {
  /// The verb for a change of the property, as a part of names.
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
