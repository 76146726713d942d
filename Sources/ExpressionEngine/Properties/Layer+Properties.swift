import CompositionLowering
import CompositionModel
import ViewTree

extension Layer {
  /// Visits all properties of the layer.
  mutating func visitProperties(frameRate: Double, _ visitor: inout some PropertyVisitor) {
    let isSpatial = isThreeDimensional
    visitor.visit(PropertyGroup(role: .transform, kind: "transform", name: "Transform")) {
      transform.visitProperties(isPlanar: false, hasSpace: isSpatial, &$0)
    }
    if case .shapes(var items) = content {
      content = .null
      visitor.visit(PropertyGroup(role: .shapes)) { items.visitProperties(&$0) }
      content = .shapes(items)
    }
    visitor.visit(PropertyGroup(role: .effects)) { effects.visitProperties(&$0) }
    visitor.visit(PropertyGroup(role: .masks)) { visitMasks(&$0) }
    visitor.visit(PropertyGroup(role: .other)) { visitOthers(frameRate: frameRate, &$0) }
  }

  private mutating func visitMasks<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    for index in masks.indices {
      let group = PropertyGroup(
        kind: "mask", name: masks[index].name, matchName: "ADBE Mask Atom", number: index + 1)
      visitor.visit(group) {
        $0.visit(&masks[index].path, "maskPath")
        $0.visit(&masks[index].feather, "maskFeather", .planar)
        $0.visit(&masks[index].opacity, "maskOpacity", .percent)
        $0.visit(&masks[index].expansion, "maskExpansion")
      }
    }
  }

  private mutating func visitOthers<Visitor: PropertyVisitor>(
    frameRate: Double, _ visitor: inout Visitor
  ) {
    for index in styles.indices {
      for control in styles[index].values.indices {
        styles[index].values[control].visitProperties(number: control + 1, &visitor)
      }
    }
    switch content {
    case .precomposition(let index, let size, var timeRemap):
      visitor.visit(&timeRemap, "timeRemap", ExpressionUnit(factor: 1 / frameRate))
      content = .precomposition(index, size: size, timeRemap: timeRemap)
    case .text(var text):
      text.visitProperties(&visitor)
      content = .text(text)
    case .camera(var camera):
      visitor.visit(&camera.zoom, "zoom")
      content = .camera(camera)
    case .audio(var audio):
      visitor.visit(&audio.levels, "audioLevels", .planar)
      content = .audio(audio)
    case .null, .shapes, .solid, .image, .data, .adjustment, .unsupported: break
    }
  }
}

extension LayerTransform {
  /// Visits the properties of a layer's transform, or of a group's, which is planar.
  mutating func visitProperties<Visitor: PropertyVisitor>(
    isPlanar: Bool, hasSpace: Bool = false, hasOpacity: Bool = true, _ visitor: inout Visitor
  ) {
    let unit = ExpressionUnit(isPlanar: isPlanar)
    visitor.visit(&anchor, "anchorPoint", unit)
    switch position {
    case .unified(var value):
      visitor.visit(&value, "position", unit)
      position = .unified(value)
    case .split(var x, var y, var z):
      visitor.visit(&x, "xPosition")
      visitor.visit(&y, "yPosition")
      visitor.visit(&z, "zPosition")
      position = .split(x: x, y: y, z: z)
    }
    visitor.visit(&scale, "scale", ExpressionUnit(factor: 100, isPlanar: isPlanar))
    visitor.visit(&rotation, "rotation")
    visitor.visit(&skew, "skew")
    visitor.visit(&skewAxis, "skewAxis")
    if hasOpacity { visitor.visit(&opacity, "opacity", .percent) }
    guard !isPlanar else { return }
    visitor.visit(&rotationX, "xRotation")
    visitor.visit(&rotationY, "yRotation")
    visitor.visit(&orientation, "orientation")
  }
}

extension [Effect] {
  /// Visits the controls of all effects.
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    for index in indices {
      let effect = self[index]
      let group = PropertyGroup(
        kind: "effect", name: effect.name, matchName: effect.matchName, number: index + 1,
        isEnabled: effect.isEnabled,
        isOnlyRead: effect.role == .expressionControl || !effect.isEnabled)
      visitor.visit(group) { visitor in
        for control in self[index].values.indices {
          self[index].values[control].visitProperties(number: control + 1, &visitor)
        }
      }
    }
  }
}

extension EffectValue {
  /// Visits the control, or the controls of a group.
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(
    number: Int, _ visitor: inout Visitor
  ) {
    var group = PropertyGroup(
      kind: "control", name: name, matchName: matchName, number: number)
    if case .layer = content { group.kind = "layerControl" }
    if case .group = content { group.kind = "effect" }
    visitor.visit(group) { visitContent(&$0) }
  }

  private mutating func visitContent<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    func visited(_ value: AnimatedValue<Double>) -> AnimatedValue<Double> {
      var value = value
      visitor.visit(&value, "value")
      return value
    }
    switch content {
    case .slider(let value): content = .slider(visited(value))
    case .angle(let value): content = .angle(visited(value))
    case .checkbox(let value): content = .checkbox(visited(value))
    case .menu(let value): content = .menu(visited(value))
    case .layer(let value): content = .layer(visited(value))
    case .mask(let value): content = .mask(visited(value))
    case .color(var value):
      visitor.visit(&value, "value")
      content = .color(value)
    case .point(var value):
      visitor.visit(&value, "value")
      content = .point(value)
    case .gradient(let count, var stops):
      visitor.visit(&stops, "value")
      content = .gradient(colorStopCount: count, stops: stops)
    case .group(var values):
      for index in values.indices { values[index].visitProperties(number: index + 1, &visitor) }
      content = .group(values)
    case .none: break
    }
  }
}
