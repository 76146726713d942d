import Geometry
public import SceneModel

/// The place of a property in its kind, with the type of its values.
public struct PropertySlot<Value>: Hashable, Sendable {
  /// The index among the properties of the kind.
  let index: Int
}

/// Collects the properties of a kind in the order in which they are declared.
public struct PropertyList {
  /// The properties so far.
  private(set) var declarations: [PropertyDeclaration] = []

  private mutating func add<Value>(_ declaration: PropertyDeclaration) -> PropertySlot<Value> {
    declarations.append(declaration)
    return PropertySlot(index: declarations.count - 1)
  }

  mutating func number(
    _ key: PropertyKey, _ initial: Double = 0, _ unit: PropertyUnit,
    in range: ClosedRange<Double>? = nil, _ summary: String
  ) -> PropertySlot<Double> {
    add(PropertyDeclaration(key, .number(initial), unit, in: range, summary))
  }

  mutating func vector(
    _ key: PropertyKey, _ initial: Vector3 = .zero, _ unit: PropertyUnit, _ summary: String
  ) -> PropertySlot<Vector3> {
    add(PropertyDeclaration(key, .vector(initial), unit, summary))
  }

  mutating func flag(
    _ key: PropertyKey, _ initial: Bool, _ summary: String
  ) -> PropertySlot<Bool> {
    add(PropertyDeclaration(key, .flag(initial), .factor, summary))
  }

  mutating func color(_ key: PropertyKey, _ summary: String) -> PropertySlot<Color> {
    add(PropertyDeclaration(key, .color(.black), .color, in: 0...1, summary))
  }

  mutating func numbers(
    _ key: PropertyKey, _ unit: PropertyUnit, _ summary: String
  ) -> PropertySlot<[Double]> {
    add(PropertyDeclaration(key, .numbers([]), unit, summary))
  }

  mutating func text(_ key: PropertyKey, _ summary: String) -> PropertySlot<TextValue> {
    add(PropertyDeclaration(key, .text(""), .factor, summary))
  }

  mutating func path(_ key: PropertyKey, _ summary: String) -> PropertySlot<BezierPath> {
    add(PropertyDeclaration(key, .path(BezierPath()), .points, summary))
  }
}

/// The properties of a kind: their declarations, and their places by name.
struct PropertyLayout<Slots: Sendable>: Sendable {
  /// The places; a tuple with their names, or the place of the only property.
  let slots: Slots
  /// The declarations, in order.
  let declarations: [PropertyDeclaration]

  /// Declares the properties by making their places.
  init(_ make: (inout PropertyList) -> Slots) {
    var list = PropertyList()
    slots = make(&list)
    declarations = list.declarations
  }
}

extension [PropertyValue] {
  /// An effect with the values of a view whose values begin at an index.
  func effect(_ effect: SceneEffect, from first: Int) -> SceneEffect {
    effect.with { self[first + $0] }
  }

  // The values at places of a view whose values begin at an index.

  subscript(slot: PropertySlot<Double>, first: Int) -> Double {
    self[first + slot.index].numberValue
  }
  subscript(slot: PropertySlot<Vector3>, first: Int) -> Vector3 {
    self[first + slot.index].vectorValue
  }
  subscript(slot: PropertySlot<Bool>, first: Int) -> Bool { self[first + slot.index].flagValue }
  subscript(slot: PropertySlot<Color>, first: Int) -> Color { self[first + slot.index].colorValue }
  subscript(slot: PropertySlot<[Double]>, first: Int) -> [Double] {
    self[first + slot.index].numbersValue
  }
  subscript(slot: PropertySlot<TextValue>, first: Int) -> TextValue {
    if case .text(let text) = self[first + slot.index] { text } else { TextValue("") }
  }
  subscript(slot: PropertySlot<BezierPath>, first: Int) -> BezierPath {
    self[first + slot.index].pathValue
  }
}

extension PropertyKey {
  /// The declarations by views, by number; `nil` for keys of effects alone.
  ///
  /// All kinds give a key one type and one unit, but for the amount of Pucker & Bloat, which is no length.
  private static let viewDeclarations = table(ViewKind.views.flatMap { $0.kindProperties })

  /// The declarations by effects.
  ///
  /// A table of its own, because most animations concern views, and the declarations of all effects take as long to make
  /// as a tenth of a small file takes to convert.
  private static let effectDeclarations = table(SceneEffect.all.flatMap { $0.kindProperties })

  private static func table(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration?] {
    var table = [PropertyDeclaration?](repeating: nil, count: allCases.count)
    for property in properties { table[property.key.number] = property }
    return table
  }

  /// The declaration by one of the kinds that have the property, by a view if there is one.
  public var declaration: PropertyDeclaration {
    let declared = PropertyKey.viewDeclarations[number] ?? PropertyKey.effectDeclarations[number]
    guard let declared else { preconditionFailure("\(rawValue) is declared by no kind") }
    return declared
  }

  /// The unit of the property's numbers.
  public var unit: PropertyUnit { declaration.unit }
}

/// The values of some of a view's properties, sorted by `PropertyKey.number`.
///
/// Views have few of them, so that a linear search is faster than a hash table. Copies of views share the storage.
public struct PropertyValues: Hashable, Sendable {
  /// A property and its value.
  public struct Entry: Hashable, Sendable {
    /// The property.
    public let key: PropertyKey
    /// Its value.
    public fileprivate(set) var value: PropertyValue
  }

  private var entries: [Entry]

  /// Makes an empty list.
  @inlinable
  public init() { self.init(capacity: 0) }

  /// Makes an empty list with reserved capacity.
  public init(capacity: Int) {
    entries = []
    if capacity > 0 { entries.reserveCapacity(capacity) }
  }

  /// The value of a property; `nil` if the list has none.
  public subscript(key: PropertyKey) -> PropertyValue? {
    get { place(of: key).map { entries[$0].value } }
    set {
      if let newValue { set(newValue, for: key) } else { remove(key) }
    }
  }

  /// Removes the value of a property, if there is one.
  public mutating func remove(_ key: PropertyKey) {
    if let place = place(of: key) { entries.remove(at: place) }
  }

  /// Sets the value of a property.
  public mutating func set(_ value: PropertyValue, for key: PropertyKey) {
    if let place = place(of: key) {
      entries[place].value = value
    } else {
      let place = entries.indices.first { entries[$0].key.number > key.number }
      entries.insert(Entry(key: key, value: value), at: place ?? entries.count)
    }
  }

  private func place(of key: PropertyKey) -> Int? {
    entries.withUnsafeBufferPointer { entries in
      // Compares by index to avoid copies of values.
      entries.indices.first { entries[$0].key == key }
    }
  }

  /// Returns the list with other values of the same properties; where `transform` returns `nil`, the value stays.
  public func replacing(_ transform: (Entry) -> PropertyValue?) -> PropertyValues {
    var result = self
    for place in entries.indices {
      if let value = transform(entries[place]) { result.entries[place].value = value }
    }
    return result
  }

  /// Whether a property has the given value in the list.
  public func has(_ value: PropertyValue, for key: PropertyKey) -> Bool {
    place(of: key).map { entries[$0].value == value } ?? false
  }
}

extension PropertyValues: RandomAccessCollection {
  /// The position of the first value.
  public var startIndex: Int { 0 }
  /// The position after the last value.
  public var endIndex: Int { entries.count }

  /// The property and the value at a position.
  public subscript(place: Int) -> Entry { entries[place] }
}

extension PropertyValues: ExpressibleByDictionaryLiteral {
  /// Makes a list of properties with their values.
  public init(dictionaryLiteral elements: (PropertyKey, PropertyValue)...) {
    self.init(capacity: elements.count)
    for (key, value) in elements { self[key] = value }
  }
}
