public import SceneModel

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
