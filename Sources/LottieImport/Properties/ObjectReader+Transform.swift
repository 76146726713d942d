import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

extension ImportContext {
  /// Reads a transform at the present place; any other value changes nothing.
  func readTransform(
    _ value: JSONValue, as kind: ObjectKind, into transform: inout LayerTransform
  ) {
    object(value, as: kind) { reader in
      reader.skip("ty")
      reader.readTransform(into: &transform)
    }
  }
}

// Transforms of layers, groups and repeaters.
extension ObjectReader {
  /// Reads a transform among the members, in place, as copies are large.
  mutating func readTransform(into transform: inout LayerTransform) {
    transform.position = position()
    transform.anchor = property("a", VectorFormat.point)
    transform.scale = property("s", VectorFormat.scale)
    readTurns(into: &transform)
    transform.skew = property("sk", NumberFormat.plain())
    transform.skewAxis = property("sa", NumberFormat.plain())
    transform.opacity = property("o", NumberFormat.percent(1))
  }

  /// Reads the rotations: `rx`, `ry`, `rz` and `or` of 3D layers, `r` of others.
  ///
  /// As in lottie-web, a transform without `rx` ignores the other 3D rotations.
  private mutating func readTurns(into transform: inout LayerTransform) {
    let plane = optionalProperty("r", NumberFormat.plain())
    let x = optionalProperty("rx", NumberFormat.plain())
    let y = optionalProperty("ry", NumberFormat.plain())
    let z = optionalProperty("rz", NumberFormat.plain())
    let orientation = property("or", VectorFormat.plain)
    guard let x else {
      transform.rotation = plane ?? AnimatedValue(0)
      if y != nil || z != nil {
        context.report(
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

  private mutating func position() -> PositionValue {
    let context = context
    guard let value = value("p") else { return .unified(AnimatedValue(.zero)) }
    return context.at("p") {
      // Dimensions are separated where `s` is true or a number.
      let flag = value["s"]
      guard flag?.bool ?? (flag?.double.map { $0 != 0 } ?? false) else {
        return .unified(PropertyReader(format: VectorFormat.point, context: context).read(value))
      }
      let split = context.object(value, as: .splitPosition) { reader -> PositionValue? in
        reader.skip("s")
        return .split(
          x: reader.property("x", NumberFormat.plain()),
          y: reader.property("y", NumberFormat.plain()),
          z: reader.property("z", NumberFormat.plain()))
      }
      return split ?? .unified(AnimatedValue(.zero))
    }
  }
}
