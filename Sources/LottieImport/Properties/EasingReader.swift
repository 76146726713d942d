import Animation
import Geometry
import JSONTree

/// Reads the easing from one keyframe to the next: `h`, `o` and `i`.
enum EasingReader {
  /// A control point for each of up to four dimensions.
  private struct Handle {
    var x: SIMD4<Double>
    var y: SIMD4<Double>
    var count: Int

    /// One point for all dimensions.
    init(_ x: Double, _ y: Double) {
      self.x = SIMD4(repeating: x)
      self.y = SIMD4(repeating: y)
      count = 1
    }
  }

  /// The easing of a keyframe; linear without handles.
  static func read(_ reader: inout ObjectReader) -> Easing {
    let isHold = reader.flag("h")
    let outgoing = handle("o", Handle(0, 0), &reader)
    let incoming = handle("i", Handle(1, 1), &reader)
    if isHold { return .hold }
    let count = max(outgoing.count, incoming.count)
    let first = curve(0, outgoing, incoming)
    guard (1..<max(count, 1)).contains(where: { curve($0, outgoing, incoming) != first }) else {
      return .curve(first)
    }
    return .perDimension((0..<count).map { curve($0, outgoing, incoming) })
  }

  private static func curve(_ index: Int, _ outgoing: Handle, _ incoming: Handle) -> TimingCurve {
    TimingCurve(outgoing.x[index], outgoing.y[index], incoming.x[index], incoming.y[index])
  }

  private static func handle(
    _ name: StaticString, _ fallback: Handle, _ reader: inout ObjectReader
  ) -> Handle {
    let context = reader.context
    let handle: Handle? = reader.read(name) { value in
      guard var reader = ObjectReader(value, as: .handle, in: context) else { return nil }
      defer { reader.finish() }
      var handle = fallback
      let counts = (
        components("x", &reader, into: &handle.x), components("y", &reader, into: &handle.y)
      )
      handle.count = max(counts.0, counts.1)
      return handle
    }
    if handle == nil, reader.isNull(name) { context.reportDialect(.nullHandles) }
    return handle ?? fallback
  }

  /// Reads a number or one for each dimension; further dimensions take the first, as in lottie-web.
  private static func components(
    _ name: StaticString, _ reader: inout ObjectReader, into result: inout SIMD4<Double>
  ) -> Int {
    guard let plain = reader.plainNumber(name) else { return 1 }
    if let plain, abs(plain) <= ImportLimits.magnitude {
      result = SIMD4(repeating: plain)
      return 1
    }
    guard let value = reader.value(name) else { return 1 }
    let context = reader.context
    let count = value.kind == .array ? min(value.count, 4) : 1
    var numbers = result
    for index in 0..<count {
      guard let number = number(index, of: value, context) else { continue }
      if index == 0 { numbers = SIMD4(repeating: number) }
      numbers[index] = number
    }
    result = numbers
    return max(count, 1)
  }

  private static func number(
    _ index: Int, of value: JSONValue, _ context: ImportContext
  ) -> Double? {
    if let number = value.number(at: index), abs(number) <= ImportLimits.magnitude { return number }
    guard value.kind == .array else { return context.number(value) }
    return value[index].flatMap { context.number($0) }
  }
}
