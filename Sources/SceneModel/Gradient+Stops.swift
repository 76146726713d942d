extension Gradient {
  /// The allowed numbers of color stops.
  public static let colorStopCounts = 0...10_000

  /// Returns the stops of a gradient from Lottie's list of numbers.
  ///
  /// The list has `colorStopCount` color stops of four numbers (offset, red, green, blue), then
  /// opacity stops of two (offset, opacity). Colors and opacities have separate offsets, so the
  /// result has a stop at each offset of either list.
  public static func stops(numbers: [Double], colorStopCount: Int) -> [Stop] {
    let count = Swift.min(Swift.max(0, colorStopCount), numbers.count / 4)
    let colors = (0..<count).map { index in
      Ramp(
        offset: numbers[index * 4],
        value: SIMD4(numbers[index * 4 + 1], numbers[index * 4 + 2], numbers[index * 4 + 3], 1))
    }
    let opacities = stride(from: count * 4, to: numbers.count - 1, by: 2).map { index in
      Ramp(offset: numbers[index], value: SIMD4(repeating: numbers[index + 1]))
    }
    guard !opacities.isEmpty else {
      return rising(colors).map { Stop(offset: $0.offset, color: Color(components: $0.value)) }
    }
    return merged(rising(colors), rising(opacities))
  }

  /// A value at an offset.
  private struct Ramp {
    var offset: Double
    var value: SIMD4<Double>
  }

  /// Clamps offsets to 0...1 and makes them non-decreasing, as SVG does.
  private static func rising(_ ramps: [Ramp]) -> [Ramp] {
    var last = 0.0
    return ramps.map { ramp in
      last = Swift.max(last, Swift.min(ramp.offset, 1))
      return Ramp(offset: last, value: ramp.value)
    }
  }

  /// Merges two lists into stops at the offsets of both.
  private static func merged(_ colors: [Ramp], _ opacities: [Ramp]) -> [Stop] {
    let offsets = (colors + opacities).map(\.offset).sorted()
    var stops: [Stop] = []
    var previous: Double?
    for offset in offsets {
      // A list with two values at this offset needs a stop for either.
      let isRepeated = previous == offset
      previous = offset
      var color = value(of: colors, at: offset, after: isRepeated)
      color.w = value(of: opacities, at: offset, after: isRepeated).x
      stops.append(Stop(offset: offset, color: Color(components: color)))
    }
    return stops
  }

  /// Returns the value at an offset; of several stops at the offset the first, or the last with
  /// `after`.
  private static func value(of ramps: [Ramp], at offset: Double, after: Bool) -> SIMD4<Double> {
    guard let first = ramps.first, let last = ramps.last else { return SIMD4(0, 0, 0, 1) }
    if let exact = after
      ? ramps.last(where: { $0.offset == offset }) : ramps.first(where: { $0.offset == offset })
    {
      return exact.value
    }
    guard offset > first.offset else { return first.value }
    guard let next = ramps.firstIndex(where: { $0.offset > offset }) else { return last.value }
    let (a, b) = (ramps[next - 1], ramps[next])
    return a.value + (b.value - a.value) * ((offset - a.offset) / (b.offset - a.offset))
  }
}
