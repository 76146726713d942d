extension JSONValue {
  /// The number at a place of an array; nil outside of it and for other kinds.
  public func number(at index: Int) -> Double? {
    JSONValue.element(slot, index, in: document).flatMap { JSONValue.number($0) }
  }

  /// What an element of an array is; nil outside of it and for other kinds.
  public func kind(at index: Int) -> JSONKind? {
    JSONValue.element(slot, index, in: document)?.pointee.kind
  }

  /// The elements of an array of numbers; nil if the value or an element is of another kind.
  public var numbers: [Double]? { list(JSONValue.number) }

  /// The first two numbers of each element of an array of arrays, as the points of a path are
  /// written; nil if the value is of another kind or an element has not two numbers in front.
  public var points: [SIMD2<Double>]? {
    let slots = document.slots
    return list { element in
      guard element.pointee.kind == .array, element.pointee.count >= 2,
        let x = JSONValue.number(slots + element.pointee.start),
        let y = JSONValue.number(slots + (element.pointee.start + 1))
      else { return nil }
      return SIMD2(x, y)
    }
  }

  /// What the elements of an array are; nil if the value is of another kind or an element is not that.
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
