import Geometry

// A dash is a part of a centerline between two distances, with caps at both ends.
extension StrokeOutliner {
  /// Outlines the part of a centerline between two distances along it.
  ///
  /// A dash over the start of a closed line goes on to the distance `wrap` from the start. `cursor`, the index of a sample
  /// not after `from`, is advanced for the next dash.
  mutating func addDash(
    _ line: StrokeCenterline, from: Double, to: Double, wrap: Double?, cursor: inout Int
  ) {
    let samples = line.samples
    StrokeOutliner.advance(&cursor, samples, to: from)
    begin(StrokeOutliner.sample(samples, after: cursor, at: from))
    addSamples(samples, from: cursor + 1, after: from, to: to)
    if let wrap {
      advance(to: samples[0])
      addSamples(samples, from: 1, after: -.infinity, to: wrap)
    }
    addCaps()
  }

  /// Outlines the line through all samples between two distances, and on to the second distance.
  private mutating func addSamples(
    _ samples: [Sample], from first: Int, after start: Double, to end: Double
  ) {
    var index = first
    while index < samples.count, samples[index].distance < end {
      if samples[index].distance > start { advance(to: samples[index]) }
      index += 1
    }
    advance(to: StrokeOutliner.sample(samples, after: index - 1, at: end))
  }

  /// The length of line after a distance that certainly changes no pixel, in the path's coordinates.
  ///
  /// `cursor`, the index of a sample not after the distance, is advanced to the last one.
  func clearance(_ line: StrokeCenterline, at distance: Double, cursor: inout Int) -> Double {
    let samples = line.samples
    StrokeOutliner.advance(&cursor, samples, to: distance)
    let sample = StrokeOutliner.sample(samples, after: cursor, at: distance)
    let pixel = transform.apply(sample.position)
    let outside = max(
      max(-pixel.x, pixel.x - boxSize.x), max(-pixel.y, pixel.y - boxSize.y))
    let free = outside - extent
    return free > 0 && scale > 0 ? free / scale : 0
  }

  /// Advances an index to the last sample not after a distance.
  private static func advance(_ cursor: inout Int, _ samples: [Sample], to distance: Double) {
    while cursor + 1 < samples.count, samples[cursor + 1].distance <= distance { cursor += 1 }
  }

  /// The sample at a distance, interpolated between a sample and the next one.
  private static func sample(_ samples: [Sample], after index: Int, at distance: Double) -> Sample {
    var result = samples[index]
    result.beginsSegment = false
    guard index + 1 < samples.count else { return result }
    let next = samples[index + 1]
    let span = next.distance - result.distance
    guard span > 0 else { return result }
    let progress = ((distance - result.distance) / span).clamped(to: 0...1)
    result.position = result.position.interpolated(to: next.position, progress: progress)
    let direction = result.direction.interpolated(to: next.direction, progress: progress)
    let length = direction.length
    if length > 0 { result.direction = direction / length }
    result.distance = distance
    return result
  }
}
