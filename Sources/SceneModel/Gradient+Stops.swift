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
      Stop(
        offset: numbers[index * 4],
        color: Color(
          red: numbers[index * 4 + 1], green: numbers[index * 4 + 2], blue: numbers[index * 4 + 3]))
    }
    // Only the alpha of these counts.
    let opacities = stride(from: count * 4, to: numbers.count - 1, by: 2).map { index in
      Stop(
        offset: numbers[index], color: Color(red: 0, green: 0, blue: 0, alpha: numbers[index + 1]))
    }
    return opacities.isEmpty ? rising(colors) : merged(rising(colors), rising(opacities))
  }

  /// Clamps offsets to 0...1 and makes them non-decreasing, as SVG does.
  private static func rising(_ stops: [Stop]) -> [Stop] {
    var last = 0.0
    return stops.map { stop in
      last = Swift.max(last, Swift.min(stop.offset, 1))
      return Stop(offset: last, color: stop.color)
    }
  }

  /// Merges two lists into stops at the offsets of both.
  private static func merged(_ colors: [Stop], _ opacities: [Stop]) -> [Stop] {
    let offsets = (colors + opacities).map(\.offset).sorted()
    var stops: [Stop] = []
    var previous: Double?
    for offset in offsets {
      // A list with two values at this offset needs a stop for either.
      let isRepeated = previous == offset
      previous = offset
      var color = color(of: colors, at: offset, after: isRepeated)
      color.alpha = self.color(of: opacities, at: offset, after: isRepeated).alpha
      stops.append(Stop(offset: offset, color: color))
    }
    return stops
  }

  /// Returns the color at an offset; of several stops at the offset the first, or the last with
  /// `after`.
  package static func color(of stops: [Stop], at offset: Double, after: Bool) -> Color {
    guard let first = stops.first, let last = stops.last else { return .black }
    if let exact = after
      ? stops.last(where: { $0.offset == offset }) : stops.first(where: { $0.offset == offset })
    {
      return exact.color
    }
    guard offset > first.offset else { return first.color }
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else { return last.color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.interpolated(
      to: b.color, progress: (offset - a.offset) / (b.offset - a.offset))
  }
}
