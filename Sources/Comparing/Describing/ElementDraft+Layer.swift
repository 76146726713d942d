import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Layers with their transforms, masks, effects and styles.
extension ElementDraft {
  mutating func describe(_ layer: Layer) {
    element = DescribedElement(
      kind: "\(layer.content.title) layer", name: layer.isNamed ? layer.name : "",
      label: layer.name, pointer: layer.pointer, start: layer.inPoint)
    add(layer.content)
    add("parent", index: layer.parent, in: .layers)
    add("in point", .time(layer.inPoint))
    add("out point", .time(layer.outPoint))
    add("start time", .time(layer.startTime))
    add("time stretch", layer.stretch, .percent)
    add(layer.transform)
    add("auto-orient", layer.autoOrients)
    add("hidden", layer.isHidden)
    list(layer.masks) { $0.describe($1) }
    // The paths of masks of mode None; other masks have their own.
    for (index, path) in layer.maskPaths.sorted(by: { $0.key < $1.key })
    where !layer.masks.contains(where: { $0.path == path }) {
      add("path of mask \(index + 1)", path)
    }
    list([layer.matte].compactMap(\.self)) { $0.describe($1) }
    // The role follows from the mattes of other layers; it is a property of its own only where it does not.
    let isMatte = mattes.contains(layerIndex)
    if isMatte != layer.isMatteSource {
      add("track matte role", .text(isMatte ? "drawn too" : "not drawn"))
    }
    add("blend mode", case: layer.blendMode)
    list(layer.effects) { $0.describe($1) }
    list(layer.styles) { $0.describe($1) }
    add("3D layer", layer.isThreeDimensional)
    add("motion blur", layer.hasMotionBlur)
    add("collapsed transformations", layer.collapsesTransform)
    add("end of collapsed precomposition", case: layer.collapse)
    add("web identifier", text: layer.webNames.id)
    add("web classes", text: layer.webNames.classes)
    add("web element", text: layer.webNames.tag)
    // The expressions that no described property has.
    let others = layer.expressions.indices.filter { !usedExpressions.contains($0) }
    for (number, index) in others.enumerated() {
      add("expression \(number + 1)", .text(layer.expressions[index].source))
    }
  }

  private mutating func add(_ content: Layer.Content) {
    switch content {
    case .null, .unsupported: break
    case .shapes(let items): list(items) { $0.describe($1) }
    case .solid(let color, let size):
      add("color", color)
      add("size", size)
    case .precomposition(let index, let size, let timeRemap):
      add("precomposition", index: index, in: .precompositions)
      add("size", size)
      let rate = composition?.frameRate ?? 1
      add("time remapping", timeRemap?.map { ElementDraft.rounded($0 / rate) }, .seconds)
    case .image(let index): add("image", index: index, in: .images)
    case .text(let text): add(text)
    case .audio(let sound, let levels):
      add("sound", index: sound, in: .sounds)
      add("audio levels in decibels", levels)
    case .camera(let zoom, let isAimed):
      add("zoom", zoom)
      add("two-node camera", isAimed)
    case .data(let index): add("data", index: index, in: .dataSources)
    case .adjustment(let size): add("size", size)
    }
  }

  /// Seconds without rounding errors: they stay the same at another frame rate.
  private static func rounded(_ seconds: Double) -> Double {
    abs(seconds) < 1e6 ? (seconds * 1e6).rounded() / 1e6 : seconds
  }

  private mutating func describe(_ mask: Mask) {
    element = DescribedElement(kind: "Mask", name: mask.name)
    var mask = mask
    mask.visitProperties(&self)
  }

  private mutating func describe(_ matte: Matte) {
    element.kind = "Track matte"
    add("layer", index: matte.layer, in: .layers)
    add("channel", case: matte.mode)
  }

  private mutating func describe(_ effect: Effect) {
    let (name, matchName) = (effect.name, effect.matchName)
    element = DescribedElement(
      kind: "Effect \(effect.title ?? (matchName.isEmpty ? name : matchName))",
      kindDetail: "\(matchName) \(effect.number)", name: name, pointer: effect.pointer)
    add("enabled", effect.isEnabled)
    add(effect.values)
  }

  private mutating func describe(_ style: LayerStyle) {
    element = DescribedElement(
      kind: "Layer style \(style.title)", kindDetail: "\(style.number)", name: style.name,
      pointer: style.pointer)
    add("enabled", style.isEnabled)
    add(style.values)
  }

  /// Adds the controls of an effect or layer style, named as in After Effects' panel.
  private mutating func add(_ controls: [EffectValue], prefix: String = "") {
    for (index, control) in controls.enumerated() {
      let matchName = control.matchName.isEmpty ? "control \(index + 1)" : control.matchName
      add(prefix + (control.name.isEmpty ? matchName : control.name), control.content)
    }
  }

  private mutating func add(_ name: String, _ content: ControlContent) {
    switch content {
    case .number(.angle, let value): add(name, value, .degrees)
    case .color(let value): add(name, value)
    case .point(let value): add(name, value)
    case .number(.checkbox, let value): add(name, value, .flag)
    case .number(.menu, let value): add(name, value, .entry)
    case .number(.mask, let value): add(name, value, .maskNumber)
    case .number(.layer, let value):
      // The index in the file changes with the order of layers.
      if !value.isAnimated, let place = layers.firstIndex(where: { $0.index == value.initial }) {
        add(name, index: place, in: .layers)
      } else {
        add(name, value, .layerIndex)
      }
    case .number(_, let value): add(name, value)
    case .gradient(let count, let stops): add(name, stops, ValueUnit(colorStopCount: count))
    case .group(let controls): add(controls, prefix: "\(name) › ")
    case .none: break
    }
  }
}
