package import SceneModel

/// The motion to a keyframe, for display.
package struct KeyframeMotion: Hashable, Sendable {
  /// The beginning, in seconds from that of the track.
  package var start: Double
  /// The duration, in seconds; 0 for an immediate change.
  package var duration: Double
  /// The share of the way from the first value to the last one, at even times from beginning to end.
  package var progress: [Double]
}

extension KeyframeTimeline.Track {
  /// The motions of all keyframes.
  ///
  /// - Parameters:
  ///   - initial: The value of the property at the beginning; `nil` for that of the first keyframe.
  ///   - samples: The number of times for which the progress is sampled, at least 2.
  package func motions(from initial: PropertyValue? = nil, samples: Int) -> [KeyframeMotion] {
    let start = initial ?? keyframes.first?.value ?? .number(0)
    return KeyframeCurve(keyframes, initial: start).segments.map { segment in
      KeyframeMotion(
        start: segment.start, duration: segment.duration,
        progress: (0..<samples).map { sample in
          segment.progress(at: segment.duration * Double(sample) / Double(samples - 1))
        })
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
