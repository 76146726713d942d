import Geometry
import TimelineModel

/// Finds durations, delays and curves that actions use often, and names them by the purpose of the changes.
///
/// A name is for one purpose: a curve of fades and of moves has two names. Names depend on the values of that purpose
/// alone and not on their order, so that a new layer seldom changes them.
struct ConstantFinder {
  /// The largest number of curves, so that their list stays readable.
  private static let curveLimit = 40
  /// The fewest uses of a time with a name.
  private static let fewestUses = 3

  /// A kind of time: the last word of the names.
  private enum Suffix: String {
    case duration = "Duration"
    case delay = "Delay"
    case step = "Step"
  }

  /// A time for a purpose.
  private struct Time: Hashable {
    var suffix: Suffix
    var role: PropertyRole
    var seconds: Double
  }

  /// A curve for a purpose.
  private struct Curve: Hashable {
    var role: PropertyRole
    var curve: TimingCurve
  }

  private var times: [Time: Int] = [:]
  private var curves: [Curve: Int] = [:]

  /// The constants of the actions and keyframes of events, by their names.
  static func constants(
    of groups: [[ActionGroup]], _ runs: [[RunGroup]]
  ) -> [TimelineConstant] {
    var finder = ConstantFinder()
    for group in groups.joined() { finder.add(group) }
    for run in runs.joined() { finder.add(run) }
    return finder.timeConstants + finder.curveConstants
  }

  private mutating func add(_ group: ActionGroup) {
    let action = group.first
    let role = PropertyRole(action.target.key)
    let steps = action.stagger?.steps ?? [group.step]
    if steps.count == 1 { add(.step, role, steps[0]) }
    add(.delay, role, action.after)
    guard case .animate(let animation) = action.change else { return }
    if animation.curve.settlingDuration == nil { add(.duration, role, animation.duration) }
    add(.delay, role, animation.delay)
    add(animation.curve, role)
  }

  private mutating func add(_ group: RunGroup) {
    let tracks = group.first.timeline.tracks
    let role = tracks.first.map { PropertyRole($0.target.key) } ?? .change
    add(.step, role, group.step)
    add(.delay, role, group.first.after)
    for track in tracks {
      for case .linear(_, let duration, let curve) in track.keyframes {
        add(.duration, PropertyRole(track.target.key), duration)
        add(curve, PropertyRole(track.target.key))
      }
    }
  }

  /// Counts a time; whole seconds read better than a name.
  private mutating func add(_ suffix: Suffix, _ role: PropertyRole, _ seconds: Double) {
    guard seconds != seconds.rounded() else { return }
    times[Time(suffix: suffix, role: role, seconds: seconds), default: 0] += 1
  }

  private mutating func add(_ curve: AnimationCurve, _ role: PropertyRole) {
    guard case .timingCurve(let curve) = curve else { return }
    curves[Curve(role: role, curve: curve), default: 0] += 1
  }

  /// The most frequent time of each kind and purpose, if it is frequent.
  private var timeConstants: [TimelineConstant] {
    let frequent = times.filter { $0.value >= ConstantFinder.fewestUses }
    // The last one of a name is the most frequent, and the shortest of those.
    let sorted = frequent.sorted { ($0.value, -$0.key.seconds) < ($1.value, -$1.key.seconds) }
    let best = Dictionary(
      sorted.map { ($0.key.role.rawValue + $0.key.suffix.rawValue, $0.key) },
      uniquingKeysWith: { $1 })
    return best.sorted { $0.key < $1.key }.map { name, time in
      let value: ConstantValue =
        time.suffix == .duration ? .duration(time.seconds) : .delay(time.seconds)
      return TimelineConstant(name: name, value: value)
    }
  }

  /// All curves that are used twice, because control points are hard to read.
  private var curveConstants: [TimelineConstant] {
    var names: [String: [(curve: Curve, count: Int)]] = [:]
    for (curve, count) in curves where count > 1 {
      let name = curve.role.rawValue + CurveCharacter(curve.curve).text
      names[name, default: []].append((curve, count))
    }
    var result: [(count: Int, constant: TimelineConstant)] = []
    for (name, uses) in names {
      let texts = CurveCharacter.texts(of: uses.map(\.curve.curve), name: name)
      for (use, text) in zip(uses, texts) {
        result.append(
          (use.count, TimelineConstant(name: text, value: .curve(.timingCurve(use.curve.curve)))))
      }
    }
    result.sort { ($1.count, $0.constant.name) < ($0.count, $1.constant.name) }
    return result.prefix(ConstantFinder.curveLimit).map(\.constant).sorted { $0.name < $1.name }
  }
}
