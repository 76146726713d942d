/// What can be looked up by a hash that is quick to make.
protocol ClassKey: Equatable {
  /// Adds what is compared to a hash.
  func combine(into hash: inout ClassHash)
}

/// Values by keys, as in a dictionary, of which conversion asks so often that its hashes have to be quick.
struct ClassMap<Key: ClassKey, Value> {
  private var classes = ClassTable()
  private var keys: [Key] = []
  /// The values in the order in which their keys came.
  private(set) var values: [Value] = []

  /// The value of a key; `nil` for none.
  ///
  /// A value that was set is not taken away again.
  subscript(key: Key) -> Value? {
    get { place(of: key).map { values[$0] } }
    set {
      guard let newValue else { return }
      let place = place(of: key) { newValue }
      values[place] = newValue
    }
  }

  /// The place of a key among `values`; `nil` for none.
  func place(of key: Key) -> Int? {
    classes.known(hash: ClassHash(of: key)) { keys[$0] == key }
  }

  /// The place of a key among `values`, which gets a first value if it had none.
  mutating func place(of key: Key, orElse first: () -> Value) -> Int {
    let place = classes.classNumber(hash: ClassHash(of: key)) { keys[$0] == key }
    if place == keys.count {
      keys.append(key)
      values.append(first())
    }
    return place
  }
}

extension ClassHash {
  /// The hash of a key.
  fileprivate init(of key: some ClassKey) {
    self.init()
    key.combine(into: &self)
  }
}

extension Int: ClassKey {
  func combine(into hash: inout ClassHash) { hash.combine(self) }
}
