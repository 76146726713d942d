internal import CJSONC

extension JSONValue {
  /// The number at a place of an array; nil outside of it and for other kinds.
  public func number(at index: Int) -> Double? {
    guard json_object_get_type(raw) == json_type_array, index >= 0,
      index < json_object_array_length(raw)
    else { return nil }
    return JSONValue.number(json_object_array_get_idx(raw, index))
  }

  /// What an element of an array is; nil outside of it and for other kinds.
  public func kind(at index: Int) -> JSONKind? {
    guard json_object_get_type(raw) == json_type_array, index >= 0,
      index < json_object_array_length(raw)
    else { return nil }
    return JSONValue.kind(json_object_array_get_idx(raw, index))
  }

  /// The elements of an array of numbers; nil if the value or an element is of another kind.
  public var numbers: [Double]? {
    guard json_object_get_type(raw) == json_type_array else { return nil }
    let count = Int(json_object_array_length(raw))
    var isComplete = true
    let numbers = [Double](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        guard let number = JSONValue.number(json_object_array_get_idx(raw, filled)) else {
          isComplete = false
          return
        }
        buffer[filled] = number
        filled += 1
      }
    }
    return isComplete ? numbers : nil
  }

  /// The first two numbers of each element of an array of arrays, as the points of a path are
  /// written; nil if the value is of another kind or an element has not two numbers in front.
  public var points: [SIMD2<Double>]? {
    guard json_object_get_type(raw) == json_type_array else { return nil }
    let count = Int(json_object_array_length(raw))
    var isComplete = true
    let points = [SIMD2<Double>](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        guard let point = JSONValue.point(json_object_array_get_idx(raw, filled)) else {
          isComplete = false
          return
        }
        buffer[filled] = point
        filled += 1
      }
    }
    return isComplete ? points : nil
  }

  private static func point(_ raw: OpaquePointer?) -> SIMD2<Double>? {
    guard json_object_get_type(raw) == json_type_array, json_object_array_length(raw) >= 2,
      let x = number(json_object_array_get_idx(raw, 0)),
      let y = number(json_object_array_get_idx(raw, 1))
    else { return nil }
    return SIMD2(x, y)
  }
}
