extension JSONValue {
  /// The number at an index of an array; nil out of bounds and for other kinds.
  package func number(at index: Int) -> Double? {
    JSONValue.element(slot, index, in: document).flatMap { JSONValue.number($0) }
  }

  /// The kind of an element of an array; nil out of bounds and for other kinds.
  package func kind(at index: Int) -> JSONKind? {
    JSONValue.element(slot, index, in: document)?.pointee.kind
  }

  /// The elements of an array of numbers; nil for all other values.
  package var numbers: [Double]? { list(JSONValue.number) }

  /// The elements of an array of points, each an array that starts with two numbers; nil for all other values.
  package var points: [SIMD2<Double>]? {
    let slots = document.slots
    return list { element in
      guard element.pointee.kind == .array, element.pointee.count >= 2,
        let x = JSONValue.number(slots + element.pointee.start),
        let y = JSONValue.number(slots + (element.pointee.start + 1))
      else { return nil }
      return SIMD2(x, y)
    }
  }

  /// The converted elements of an array; nil for other kinds, and if an element cannot be converted.
  @inline(__always)
  private func list<Element>(_ convert: (UnsafePointer<JSONSlot>) -> Element?) -> [Element]? {
    guard kind == .array else { return nil }
    let (children, count) = (children, count)
    var isComplete = true
    let list = [Element](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        guard let element = convert(children + filled) else {
          isComplete = false
          return
        }
        (buffer.baseAddress.unsafelyUnwrapped + filled).initialize(to: element)
        filled += 1
      }
    }
    return isComplete ? list : nil
  }
}
