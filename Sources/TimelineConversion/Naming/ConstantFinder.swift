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
      let name = curve.role.rawValue + CurveCharacter.text(of: curve.curve)
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

/// The characters of timing curves, as parts of names.
private enum CurveCharacter {
  /// The speed at an end, as a multiple of the mean speed, below which the end is slow.
  private static let slow = 0.6
  /// The distance beyond start or end that shows.
  private static let beyond = 0.01

  /// Whether a curve begins slowly, ends slowly, and so on, such as `EaseInOut`.
  static func text(of curve: TimingCurve) -> String {
    let anticipates = curve.c1.y < -CurveCharacter.beyond
    let overshoots = curve.c2.y > 1 + CurveCharacter.beyond
    let startsSlowly = curve.c1.y < CurveCharacter.slow * curve.c1.x
    let endsSlowly = 1 - curve.c2.y < CurveCharacter.slow * (1 - curve.c2.x)
    return switch (anticipates, overshoots, startsSlowly, endsSlowly) {
    case (true, true, _, _): "AnticipateOvershoot"
    case (true, false, _, _): "Anticipate"
    case (false, true, _, _): "Overshoot"
    case (false, false, true, true): "EaseInOut"
    case (false, false, true, false): "EaseIn"
    case (false, false, false, true): "EaseOut"
    case (false, false, false, false): "Curve"
    }
  }

  /// The names of curves of one character: the name alone, or with the influences at both ends, in percent.
  static func texts(of curves: [TimingCurve], name: String) -> [String] {
    guard curves.count > 1 else { return [name] }
    let full = curves.map { "\(name)\(percent($0.c1.x))To\(percent(1 - $0.c2.x))" }
    let order = curves.indices.sorted {
      let (first, second) = (curves[$0], curves[$1])
      return (first.c1.x, first.c1.y, first.c2.x, first.c2.y)
        < (second.c1.x, second.c1.y, second.c2.x, second.c2.y)
    }
    var result = full
    for indices in Dictionary(grouping: order, by: { full[$0] }).values where indices.count > 1 {
      for (number, index) in indices.enumerated() { result[index] += letter(number) }
    }
    return result
  }

  private static func percent(_ share: Double) -> Int {
    Int((share.clamped(to: 0...1) * 100).rounded())
  }

  /// A letter for a number from 0; several letters from 26.
  private static func letter(_ number: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    return number < 26 ? last : letter(number / 26 - 1) + last
  }
}
