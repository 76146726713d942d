import Animation
import Geometry
import JSONTree

/// Reads the easing from one keyframe to the next: `h`, `o` and `i`.
enum EasingReader {
  /// A control point for each of up to four dimensions.
  private typealias Handle = (x: SIMD4<Double>, y: SIMD4<Double>, count: Int)

  /// The easing of a keyframe; linear without handles.
  static func read(_ reader: inout ObjectReader) -> Easing {
    let isHold = reader.flag("h")
    let outgoing = handle("o", (SIMD4(repeating: 0), SIMD4(repeating: 0), 1), &reader)
    let incoming = handle("i", (SIMD4(repeating: 1), SIMD4(repeating: 1), 1), &reader)
    if isHold { return .hold }
    let count = max(outgoing.count, incoming.count)
    func curve(_ index: Int) -> TimingCurve {
      TimingCurve(outgoing.x[index], outgoing.y[index], incoming.x[index], incoming.y[index])
    }
    let first = curve(0)
    guard (1..<max(count, 1)).contains(where: { curve($0) != first }) else { return .curve(first) }
    return .perDimension((0..<count).map(curve))
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
