import Geometry
import TimelineModel

/// Durations and unit curves as Swift source, with the constants of a timeline by their names.
struct KeyframeNames {
  private let durations: [Double: String]
  private let curves: [AnimationCurve: String]

  /// Prepares the constants of a timeline.
  init(_ constants: [TimelineConstant]) {
    var (durations, curves): ([Double: String], [AnimationCurve: String]) = ([:], [:])
    for constant in constants {
      switch constant.value {
      case .duration(let value):
        durations[SwiftNumber.short(value)] = "Constants.\(constant.name)"
      case .delay: break
      case .curve(let curve): curves[curve] = "Constants.\(constant.name)"
      }
    }
    (self.durations, self.curves) = (durations, curves)
  }

  /// A duration, by its name where it has one.
  func duration(_ seconds: Double) -> SwiftExpression {
    durations[SwiftNumber.short(seconds)].map { .text($0) } ?? .exact(seconds)
  }

  /// A unit curve, by its name where it has one.
  func curve(_ curve: AnimationCurve) -> SwiftExpression {
    if let name = curves[curve] { return .text(name) }
    return KeyframeNames.unitCurve(curve, "")
  }

  /// A unit curve with the name of its type before its own.
  static func unitCurve(_ curve: AnimationCurve, _ type: String) -> SwiftExpression {
    switch curve {
    case .linear: return .text("\(type).linear")
    case .easeIn: return .text("\(type).easeIn")
    case .easeOut: return .text("\(type).easeOut")
    case .easeInOut: return .text("\(type).easeInOut")
    case .timingCurve(let curve):
      func point(_ point: Vector2) -> SwiftExpression {
        .call(
          "UnitPoint",
          [
            SwiftArgument("x", .number(point.x)),
            SwiftArgument("y", .number(point.y)),
          ])
      }
      return .call(
        "\(type).bezier",
        [
          SwiftArgument("startControlPoint", point(curve.c1)),
          SwiftArgument("endControlPoint", point(curve.c2)),
        ])
    case .spring, .interpolatingSpring: return .text("\(type).linear")
    }
  }
}
