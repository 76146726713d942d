import CompositionLowering
import Geometry
import SceneModel
import TestSupport
import ViewTree

@testable import CompositionModel

/// A drawn shape in the coordinates of the canvas.
struct DrawnShape: Equatable {
  /// The path, in points of the canvas.
  var path: BezierPath
  var paint: Paint
  /// The product of the opacities of the shape and its groups.
  var opacity: Double
  /// The view that paints it.
  var source: Int

  /// The center of the path.
  var center: Vector2 { path.controlBounds.center }
}

extension Scene {
  /// The drawn shapes, lowest first, including those of mattes.
  var drawn: [DrawnShape] {
    var result: [DrawnShape] = []
    collect(0, .identity, 1, &result)
    return result
  }

  /// The colors of the drawn shapes, lowest first.
  var drawnColors: [Color] {
    drawn.compactMap { if case .color(let color) = $0.paint { color } else { nil } }
  }

  private func collect(
    _ index: Int, _ transform: Affine, _ opacity: Double, _ result: inout [DrawnShape]
  ) {
    let node = nodes[index]
    switch node.kind {
    case .image:
      break
    case .shape:
      let shape = shapes[node.index]
      guard shape.isVisible else { return }
      result.append(
        DrawnShape(
          path: paths[shape.path].path.transformed(by: transform), paint: shape.paint,
          opacity: opacity * shape.opacity, source: node.source))
    case .group:
      let group = groups[node.index]
      guard group.isVisible else { return }
      for child in children(of: index) {
        collect(child, transform * group.transform, opacity * group.opacity, &result)
      }
    }
  }
}

extension Composition {
  /// A composition of 100 by 100 points, 25 frames a second, 50 frames long.
  static func make(_ layers: [Layer], precompositions: [[Layer]] = []) -> Composition {
    var composition = Composition(size: Vector2(100, 100), frameRate: 25, outPoint: 50)
    composition.layers = layers
    composition.precompositions = precompositions.enumerated().map {
      Precomposition(id: "comp_\($0.offset)", layers: $0.element)
    }
    return composition
  }

  /// The drawn shapes at a frame.
  func drawn(at frame: Double) -> [DrawnShape] { at(frame: frame).drawn }
}

extension Layer {
  /// Makes a layer from frame 0 to 50 and applies a change to it.
  static func make(
    _ name: String, _ content: Content, _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    var layer = Layer(name: name, content: content, inPoint: 0, outPoint: 50)
    change(&layer)
    return layer
  }

  /// A square of 20 points.
  static func solid(
    _ name: String, _ color: Color = .black, _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    make(name, .solid(color, size: Vector2(20, 20)), change)
  }

  static func null(_ name: String, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    make(name, .null, change)
  }

  static func shapes(
    _ name: String, _ items: [ShapeItem], _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    make(name, .shapes(items), change)
  }

  /// A layer that shows a precomposition of the canvas' size.
  static func precomposition(
    _ name: String, _ index: Int, timeRemap: AnimatedValue<Double>? = nil,
    _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    make(
      name, .precomposition(index, size: Vector2(100, 100), timeRemap: timeRemap), change)
  }
}

extension ShapeItem {
  static func group(
    _ name: String, _ items: [ShapeItem], _ change: (inout LayerTransform) -> Void = { _ in }
  ) -> ShapeItem {
    var transform = LayerTransform()
    change(&transform)
    return ShapeItem(name: name, kind: .group(items, transform, .normal))
  }

  /// A square about the origin.
  static func square(_ size: Double) -> ShapeItem {
    ShapeItem(
      kind: .rectangle(
        RectangleShape(size: AnimatedValue(Vector3(size, size, 0)))))
  }

  static func fill(_ color: Color) -> ShapeItem {
    ShapeItem(kind: .fill(FillPaint(source: .color(AnimatedValue(color)))))
  }

  static func stroke(_ color: Color) -> ShapeItem {
    ShapeItem(
      kind: .stroke(StrokePaint(source: .color(AnimatedValue(color)), width: AnimatedValue(2))))
  }

  static func trim(
    _ start: Double, _ end: Double, _ mode: TrimMode = .simultaneously
  ) -> ShapeItem {
    var trim = TrimModifier(mode: mode)
    (trim.start, trim.end) = (AnimatedValue(start), AnimatedValue(end))
    return ShapeItem(kind: .trim(trim))
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension AnimatedValue<Double> {
  /// From one value to another, evenly.
  static func ramp(_ from: Double, _ to: Double, _ times: ClosedRange<Double>) -> Self {
    AnimatedValue(
      keyframes: [
        Keyframe(time: times.lowerBound, value: from), Keyframe(time: times.upperBound, value: to),
      ], fallback: from)
  }
}

extension AnimatedValue<Vector3> {
  /// From one place to another, evenly.
  static func ramp(_ from: Vector3, _ to: Vector3, _ times: ClosedRange<Double>) -> Self {
    AnimatedValue(
      keyframes: [
        Keyframe(time: times.lowerBound, value: from), Keyframe(time: times.upperBound, value: to),
      ], fallback: from)
  }
}

extension LayerTransform {
  /// The place of an unanimated layer.
  mutating func place(_ x: Double, _ y: Double) {
    position = .unified(AnimatedValue(Vector3(x, y, 0)))
  }

  /// A transform of constants in the plane.
  static func random(_ random: inout SeededRandom) -> LayerTransform {
    var transform = LayerTransform()
    transform.place(random.number(-50...50), random.number(-50...50))
    transform.anchor = AnimatedValue(Vector3(random.number(-9...9), random.number(-9...9), 0))
    transform.scale = AnimatedValue(Vector3(random.number(0.5...2), random.number(-2...2), 1))
    transform.rotation = AnimatedValue(random.number(-180...180))
    transform.skew = AnimatedValue(random.number(-40...40))
    transform.skewAxis = AnimatedValue(random.number(-90...90))
    return transform
  }

  /// The matrix of constants, written out.
  var matrix: Affine {
    guard case .unified(let position) = position else { return .identity }
    return .translation(position.initial.xy) * .rotation(degrees: rotation.initial)
      * .skew(degrees: skew.initial, axisDegrees: skewAxis.initial)
      * .scale(scale.initial.xy) * .translation(-anchor.initial.xy)
  }
}
