import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// An element under construction, with the parts of the model that its references and expressions point to.
struct ElementDraft {
  /// The element.
  var element = DescribedElement()
  /// The composition; `nil` for timelines.
  var composition: Composition?
  /// The layers of the composition around the element.
  var layers: [Layer] = []
  /// The indices of layers that are mattes.
  var mattes: Set<Int> = []
  /// The index of the layer around the element.
  var layerIndex = 0
  /// The actions of a timeline, by the identifiers of views.
  var actions: [String: [TimedAction]] = [:]
  /// The expressions of the layer that belong to a described property.
  var usedExpressions: Set<Int> = []

  /// Returns the element that a function describes.
  mutating func described(by describe: (inout ElementDraft) -> Void) -> DescribedElement {
    let outer = element
    defer { element = outer }
    element = DescribedElement()
    describe(&self)
    element.seal()
    return element
  }

  /// Adds the children in one role; an empty list is left out.
  mutating func list<Part>(
    _ parts: [Part], _ role: DescribedElement.Role = .ordered, scope: ReferenceScope? = nil,
    _ describe: (inout ElementDraft, Part) -> Void
  ) {
    guard !parts.isEmpty else { return }
    let elements = parts.map { part in described { describe(&$0, part) } }
    element.lists.append(
      DescribedElement.List(type: "\(Part.self)", role: role, scope: scope, elements: elements))
  }

  /// Adds a property.
  mutating func add(_ name: String, _ value: DescribedValue) {
    element.properties.append(DescribedElement.Property(name: name, value: value))
  }

  /// Adds a constant; none for `nil`.
  mutating func add(_ name: String, _ value: (some ModelValue)?, _ unit: ValueUnit = .plain) {
    add(name, value.map { AnimatedValue($0.erased) }, unit)
  }

  /// Adds a flag.
  mutating func add(_ name: String, _ flag: Bool) { add(name, PropertyValue.flag(flag)) }

  /// Adds a whole number; none for `nil`.
  mutating func add(_ name: String, _ number: Int?) { add(name, number.map { Double($0) }) }

  /// Adds a vector; none for `nil`.
  mutating func add(_ name: String, _ vector: Vector2?) { add(name, vector.map { Vector3($0) }) }

  /// Adds a value over time; none for `nil`.
  mutating func add(
    _ name: String, _ value: AnimatedValue<some ModelValue>?, _ unit: ValueUnit = .plain
  ) {
    guard let value else { return }
    var keyframes = value.keyframes.map { $0.with(time: $0.time, value: $0.value.erased) }
    if let last = keyframes.popLast() {
      keyframes.append(Keyframe(time: last.time, value: last.value))
    }
    let general = AnimatedValue(keyframes: keyframes, fallback: value.initial.erased)
    add(name, .animation(general, unit, expression: expression(value.expression)))
    if let slot = value.slot.map({ Int($0.index) }), let slots = composition?.slots,
      slots.indices.contains(slot)
    {
      add("\(name) slot", text: slots[slot].id)
    }
  }

  /// Adds a text; none for `nil`.
  mutating func add(_ name: String, text: String?) {
    if let text { add(name, .text("“\(text)”")) }
  }

  /// Adds a list of texts; none for an empty one.
  mutating func add(_ name: String, texts: [String]) {
    if !texts.isEmpty { add(name, .text(texts.joined(separator: ", "))) }
  }

  /// Adds a case of an enumeration, by the words of its name.
  mutating func add(_ name: String, case value: some Any) {
    let label = Swift.Mirror(reflecting: value).children.first?.label
    add(name, .text(ElementDraft.words(label ?? "\(value)")))
  }

  /// Adds a reference to an element; none for `nil`.
  mutating func add(_ name: String, index: Int?, in scope: ReferenceScope) {
    guard let index else { return }
    add(name, .reference(scope, .init(value: index), self.name(of: index, in: scope)))
  }

  /// Adds a mark of the pixels of a picture.
  mutating func add(_ name: String, _ picture: Picture) {
    add(name, .text(ContentMark.text(of: picture), digest: picture.full.hashValue))
  }

  /// The words of an identifier such as `dashOffset`, without a leading `is`.
  static func words(_ identifier: String) -> String {
    var words = identifier.wordsOfCamelCase
    if words.count > 1, words[0] == "is" || words[0] == "has" { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The layer around the element; `nil` outside of layers.
  var layer: Layer? { layers.indices.contains(layerIndex) ? layers[layerIndex] : nil }

  /// The text of an expression of the layer; `nil` for none.
  mutating func expression(_ number: ExpressionNumber?) -> String? {
    guard let index = number.map({ Int($0.index) }), let layer,
      layer.expressions.indices.contains(index)
    else { return nil }
    usedExpressions.insert(index)
    return layer.expressions[index].source
  }

  /// The name of the element at an index, for a reference to it.
  private func name(of index: Int, in scope: ReferenceScope) -> String {
    func name<Part>(_ parts: [Part]?, _ names: (Part) -> [String]) -> String {
      guard let parts, parts.indices.contains(index) else { return "missing" }
      return "“\(names(parts[index]).first { !$0.isEmpty } ?? "")”"
    }
    return switch scope {
    case .layers: name(layers) { [$0.name] }
    case .precompositions:
      name(composition?.precompositions) { [$0.name, $0.id, "Precomposition"] }
    case .images: name(composition?.images) { [$0.name, $0.hint, "Image"] }
    case .sounds: name(composition?.sounds) { [$0.name, $0.id, "Sound"] }
    case .dataSources: name(composition?.dataSources) { [$0.name, $0.id, "Data file"] }
    }
  }
}
