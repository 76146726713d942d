import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree

/// Reads transforms of layers, groups and repeaters.
enum TransformReader {
  /// A transform at the present place; the identity for any other value.
  static func read(_ value: JSONValue, as kind: ObjectKind, in context: ImportContext)
    -> LayerTransform
  {
    guard var reader = ObjectReader(value, as: kind, in: context) else { return LayerTransform() }
    defer { reader.finish() }
    reader.skip("ty")
    return read(&reader)
  }

  /// A transform among the members of an object.
  static func read(_ reader: inout ObjectReader) -> LayerTransform {
    var transform = LayerTransform()
    transform.position = position(&reader)
    transform.anchor = reader.property("a", VectorFormat.point)
    transform.scale = reader.property("s", VectorFormat.scale)
    readTurns(&reader, into: &transform)
    transform.skew = reader.property("sk", NumberFormat.plain())
    transform.skewAxis = reader.property("sa", NumberFormat.plain())
    transform.opacity = reader.property("o", NumberFormat.percent(1))
    return transform
  }

  /// Reads the rotations: `rx`, `ry`, `rz` and `or` of 3D layers, `r` of others.
  ///
  /// As in lottie-web, a transform without `rx` ignores the other 3D rotations.
  private static func readTurns(_ reader: inout ObjectReader, into transform: inout LayerTransform)
  {
    let plane = reader.optionalProperty("r", NumberFormat.plain())
    let x = reader.optionalProperty("rx", NumberFormat.plain())
    let y = reader.optionalProperty("ry", NumberFormat.plain())
    let z = reader.optionalProperty("rz", NumberFormat.plain())
    let orientation = reader.property("or", VectorFormat.plain)
    guard let x else {
      transform.rotation = plane ?? AnimatedValue(0)
      if y != nil || z != nil {
        reader.context.report(
          .unsupportedTransform, member: y == nil ? "rz" : "ry",
          "The layer has a 3D rotation without \"rx\"; the 3D rotation is ignored.")
      }
      return
    }
    transform.rotationX = x
    transform.rotationY = y ?? AnimatedValue(0)
    transform.rotation = z ?? plane ?? AnimatedValue(0)
    transform.orientation = orientation
  }

  private static func position(_ reader: inout ObjectReader) -> PositionValue {
    let context = reader.context
    guard let value = reader.value("p") else { return .unified(AnimatedValue(.zero)) }
    return context.at("p") {
      guard isSplit(value) else {
        return .unified(PropertyReader(format: VectorFormat.point, context: context).read(value))
      }
      return split(value, context)
    }
  }

  /// Whether dimensions are separated: `s` is a boolean or a number.
  private static func isSplit(_ value: JSONValue) -> Bool {
    guard let flag = value["s"] else { return false }
    return flag.bool ?? (flag.double.map { $0 != 0 } ?? false)
  }

  private static func split(_ value: JSONValue, _ context: ImportContext) -> PositionValue {
    guard var reader = ObjectReader(value, as: .splitPosition, in: context) else {
      return .unified(AnimatedValue(.zero))
    }
    defer { reader.finish() }
    reader.skip("s")
    return .split(
      x: reader.property("x", NumberFormat.plain()),
      y: reader.property("y", NumberFormat.plain()),
      z: reader.property("z", NumberFormat.plain()))
  }
}
