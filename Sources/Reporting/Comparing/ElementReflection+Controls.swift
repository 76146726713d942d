import CompositionModel
import ViewTree

extension ElementReflection {
  /// Adds the controls of an effect or layer style, named as in After Effects' panel.
  mutating func add(
    _ controls: [EffectValue], prefix: String, to element: inout DescribedElement
  ) {
    for (index, control) in controls.enumerated() {
      var name =
        !control.name.isEmpty
        ? control.name : control.matchName.isEmpty ? "control \(index + 1)" : control.matchName
      if !prefix.isEmpty { name = "\(prefix) › \(name)" }
      add(control.content, name, to: &element)
    }
  }

  /// Adds the value of a control.
  mutating func add(_ content: ControlContent, _ name: String, to element: inout DescribedElement) {
    switch content {
    case .slider(let value): add(value, .named(name), to: &element)
    case .angle(let value): add(value, .named(name, .degrees), to: &element)
    case .color(let value): add(value, .named(name), to: &element)
    case .point(let value): add(value, .named(name, .points), to: &element)
    case .checkbox(let value): add(value, .named(name, .flag), to: &element)
    case .menu(let value): add(value, .named(name, .entry), to: &element)
    case .mask(let value): add(value, .named(name, .maskNumber), to: &element)
    case .layer(let value): addLayer(value, name, to: &element)
    case .gradient(let count, let stops):
      add(stops, .named(name, .stops(colorCount: count)), to: &element)
    case .group(let controls): add(controls, prefix: name, to: &element)
    case .none: break
    }
  }

  /// Adds the name of a layer for its index in the file, which changes with the order of layers.
  private mutating func addLayer(
    _ value: AnimatedValue<Double>, _ name: String, to element: inout DescribedElement
  ) {
    guard !value.isAnimated,
      let place = context.layers.firstIndex(where: { $0.index == value.initial })
    else { return add(value, .named(name, .layerIndex), to: &element) }
    add(place, .reference(name, .layers), to: &element)
  }
}
