package import SceneModel

extension KeyframeTimeline.Track {
  /// The motions to all keyframes, for display: beginning and duration in seconds, and the shares of the way from the
  /// first value to the last one, at even times.
  ///
  /// - Parameters:
  ///   - initial: The value of the property at the beginning; `nil` for the value of the first keyframe.
  ///   - samples: The number of samples of the progress, at least 2.
  package func motions(
    from initial: PropertyValue? = nil, samples: Int
  ) -> [(start: Double, duration: Double, progress: [Double])] {
    let start = initial ?? keyframes.first?.value ?? .number(0)
    return KeyframeCurve(keyframes, initial: start).segments.map { segment in
      let progress = (0..<samples).map { sample in
        segment.progress(at: segment.duration * Double(sample) / Double(samples - 1))
      }
      return (segment.start, segment.duration, progress)
    }
  }
}

extension KeyframeCurve.Segment {
  /// Returns the share of the way from the first value to the last one, at a time after the beginning in seconds.
  ///
  /// Values that leave the straight line between the two are projected onto it.
  fileprivate func progress(at time: Double) -> Double {
    guard isMixing, time > 0 else { return time >= duration ? 1 : 0 }
    let now = components(after: time)
    var (along, length) = (0.0, 0.0)
    for index in from.indices {
      let way = to[index] - from[index]
      along += (now[index] - from[index]) * way
      length += way * way
    }
    return length > 0 ? along / length : 1
  }
}
