import Geometry
import SceneModel

/// A type of the model with a form as property value.
protocol PropertyConvertible {
  /// The property value.
  var propertyValue: PropertyValue { get }
}

extension PropertyValue: PropertyConvertible { var propertyValue: PropertyValue { self } }
extension Bool: PropertyConvertible { var propertyValue: PropertyValue { .flag(self) } }
extension Int: PropertyConvertible { var propertyValue: PropertyValue { .number(Double(self)) } }
extension Double: PropertyConvertible { var propertyValue: PropertyValue { .number(self) } }
extension Vector2: PropertyConvertible {
  var propertyValue: PropertyValue { .vector(Vector3(self)) }
}
extension Vector3: PropertyConvertible { var propertyValue: PropertyValue { .vector(self) } }
extension Color: PropertyConvertible { var propertyValue: PropertyValue { .color(self) } }
extension BezierPath: PropertyConvertible { var propertyValue: PropertyValue { .path(self) } }
extension [Double]: PropertyConvertible { var propertyValue: PropertyValue { .numbers(self) } }
