import CompositionModel

extension Layer {
  /// Visits all properties of the layer.
  mutating func visitProperties(frameRate: Double, _ visitor: inout some PropertyVisitor) {
    visitor.visit(PropertyGroup(role: .transform, kind: "transform", name: "Transform")) {
      transform.visitProperties(isPlanar: false, &$0)
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

  private mutating func visitMasks(_ visitor: inout some PropertyVisitor) {
    for index in masks.indices {
      let group = PropertyGroup(
        kind: "mask", name: masks[index].name, matchName: "ADBE Mask Atom", number: index + 1)
      visitor.visit(group) { masks[index].visitProperties(&$0) }
    }
  }

  private mutating func visitOthers(
    frameRate: Double, _ visitor: inout some PropertyVisitor
  ) {
    for index in styles.indices {
      for control in styles[index].values.indices {
        styles[index].values[control].visitProperties(number: control + 1, &visitor)
      }
    }
    switch content {
    case .precomposition(let index, let size, var timeRemap):
      visitor.visit(
        &timeRemap, ModelProperty("timeRemap", nil, ModelUnit(factor: 1 / frameRate)))
      content = .precomposition(index, size: size, timeRemap: timeRemap)
    case .text(var text):
      text.visitProperties(&visitor)
      content = .text(text)
    case .camera(var camera):
      visitor.visit(&camera.zoom, ModelProperty("zoom"))
      content = .camera(camera)
    case .audio(var audio):
      visitor.visit(&audio.levels, ModelProperty("audioLevels", nil, .planar))
      content = .audio(audio)
    case .null, .shapes, .solid, .image, .data, .adjustment, .unsupported: break
    }
  }
}

extension [Effect] {
  /// Visits the controls of all effects.
  fileprivate mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    for index in indices {
      let effect = self[index]
      var group = PropertyGroup(
        kind: "effect", name: effect.name, matchName: effect.matchName, number: index + 1)
      group.isEnabled = effect.isEnabled
      group.isOnlyRead = effect.role == .expressionControl || !effect.isEnabled
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
  fileprivate mutating func visitProperties(
    number: Int, _ visitor: inout some PropertyVisitor
  ) {
    var group = PropertyGroup(
      kind: "control", name: name, matchName: matchName, number: number)
    if case .number(.layer, _) = content { group.kind = "layerControl" }
    if case .group = content { group.kind = "effect" }
    visitor.visit(group) { visitContent(&$0) }
  }

  private mutating func visitContent(_ visitor: inout some PropertyVisitor) {
    switch content {
    case .number(let kind, var value):
      visitor.visit(&value, ModelProperty("value"))
      content = .number(kind, value)
    case .color(var value):
      visitor.visit(&value, ModelProperty("value"))
      content = .color(value)
    case .point(var value):
      visitor.visit(&value, ModelProperty("value"))
      content = .point(value)
    case .gradient(let count, var stops):
      visitor.visit(&stops, ModelProperty("value"))
      content = .gradient(colorStopCount: count, stops: stops)
    case .group(var values):
      for index in values.indices { values[index].visitProperties(number: index + 1, &visitor) }
      content = .group(values)
    case .none: break
    }
  }
}
