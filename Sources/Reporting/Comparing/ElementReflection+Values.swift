import CompositionModel
import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension ElementReflection {
  /// The description of a value without parts; `nil` for others.
  mutating func leaf(_ value: Any, _ unit: ValueUnit) -> DescribedValue? {
    switch value {
    case let number as Double: .constant(.number(number), unit)
    case let stops as AnimatedValue<[Double]> where unit == .plain:
      .animation(
        stops.propertyAnimation, .stops(colorCount: context.colorStopCount),
        expression: context.expression(stops.expression))
    case let frames as AnimatedValue<Double> where unit == .seconds:
      .animation(
        frames.map(context.seconds).propertyAnimation, unit,
        expression: context.expression(frames.expression))
    case let animated as any ReflectedAnimation:
      .animation(
        animated.propertyAnimation, unit, expression: context.expression(animated.expression))
    case let flag as Bool: .constant(.flag(flag), .plain)
    case let text as String: .text("“\(text)”")
    case let number as Int: .constant(.number(Double(number)), .plain)
    case let vector as Vector2: .constant(.vector(Vector3(vector)), unit)
    case let vector as Vector3: .constant(.vector(vector), unit)
    case let color as Color: .constant(.color(color), unit)
    case let value as PropertyValue: .constant(value, context.unit ?? unit)
    case let path as BezierPath: .constant(.path(path), unit)
    case let number as ExpressionNumber:
      .text(context.expression(number) ?? "expression")
    case let curve as AnimationCurve: .text(curve.outlineText, digest: curve.hashValue)
    case let bytes as [UInt8] where !bytes.isEmpty:
      .text(ContentMark.text(of: bytes), digest: bytes.hashValue)
    case let numbers as [Double] where !numbers.isEmpty: .constant(.numbers(numbers), unit)
    case let texts as [String] where !texts.isEmpty: .text(texts.joined(separator: ", "))
    default: nil
    }
  }
}

/// A value over time of any type.
private protocol ReflectedAnimation {
  /// The animation of the value in general form.
  var propertyAnimation: AnimatedValue<PropertyValue> { get }
  /// The expression that computes the value.
  var expression: ExpressionNumber? { get }
}

extension AnimatedValue: ReflectedAnimation {
  fileprivate var propertyAnimation: AnimatedValue<PropertyValue> {
    map { value in
      switch value {
      case let number as Double: .number(number)
      case let vector as Vector3: .vector(vector)
      case let color as Color: .color(color)
      case let numbers as [Double] where !numbers.isEmpty: .numbers(numbers)
      case let path as BezierPath: .path(path)
      case let value as PropertyValue: value
      default: .flag(false)
      }
    }
  }
}
