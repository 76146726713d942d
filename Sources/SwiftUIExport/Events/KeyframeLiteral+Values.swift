import Geometry
import SceneModel
import TimelineModel

// Keyframes of colors and paths, whose values are written as source before.
extension KeyframeLiteral {
  /// A track of a color or a path.
  static func values(_ track: LoopTrack, isTriggered: Bool) -> SwiftExpression {
    var period: [SwiftStatement] = []
    for (index, keyframe) in track.keyframes.enumerated() {
      // A wait at the end has the value of the keyframe before.
      let place = Swift.min(index + 1, track.literals.count - 1)
      period.append(.expression(expression(keyframe, track.literals[place])))
    }
    var statements: [SwiftStatement] = []
    if !isTriggered, track.start > 1e-9, let first = track.literals.first {
      statements.append(
        .expression(
          .call(
            "LinearKeyframe",
            [
              SwiftArgument(nil, first),
              SwiftArgument("duration", .number(AnimationExpression.short(track.start))),
            ])))
    }
    for _ in 0..<Swift.min(track.count, longestRepetition) { statements += period }
    return .call(
      "KeyframeTrack", [SwiftArgument(nil, .text("\\.\(track.name)"))],
      SwiftClosure([], statements))
  }

  /// The number of runs that are written out.
  private static var longestRepetition: Int { 16 }

  private static func expression(
    _ keyframe: KeyframeTimeline.Keyframe, _ value: SwiftExpression
  ) -> SwiftExpression {
    let time = AnimationExpression.short(keyframe.duration)
    guard time > 0 else { return .call("MoveKeyframe", [SwiftArgument(nil, value)]) }
    var arguments = [SwiftArgument(nil, value), SwiftArgument("duration", .number(time))]
    switch keyframe {
    case .move: return .call("MoveKeyframe", [SwiftArgument(nil, value)])
    case .linear(_, _, let curve):
      if let timing = curve.timingCurve, curve != .linear {
        arguments.append(SwiftArgument("timingCurve", self.curve(timing)))
      }
      return .call("LinearKeyframe", arguments)
    case .cubic: return .call("CubicKeyframe", arguments)
    case .spring(_, _, let spring, _):
      arguments.append(SwiftArgument("spring", self.spring(spring)))
      return .call("SpringKeyframe", arguments)
    }
  }
}
