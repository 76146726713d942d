package import SceneModel

/// A timeline as keyframes alone: a track for each property that changes, until the changes repeat.
///
/// Tracks begin when the views appear. The motion to a keyframe is that of the timeline's player: exact where one
/// animation runs alone, and sampled where animations overlap.
package struct ResolvedTimeline: Sendable {
  /// The keyframes of one target.
  ///
  /// Paths and gradients have linear keyframes and jumps alone, so that they are a list of values with an index.
  package struct Track: Hashable, Sendable {
    /// The property, or one dimension of it.
    package var target: TimelineAction.Target
    /// The value when the views appear.
    package var initial: PropertyValue
    /// The keyframes, without a last one that holds its value.
    package var keyframes: [KeyframeTimeline.Keyframe]
  }

  /// The tracks, in the order in which a player applies them.
  package let tracks: [Track]
  /// The times that repeat.
  package let cycle: ResolvedCycle

  /// Resolves a timeline.
  ///
  /// - Parameter tolerance: The largest distance of sampled values from the player's, in the property's unit.
  package init(_ timeline: Timeline, tolerance: (PropertyKey) -> Double) {
    let changes = TimelineSession(timeline).tracks
    let cycle = ResolvedCycle(timeline, changes)
    self.cycle = cycle
    tracks = changes.map { track in
      let resolver = TrackResolver(
        track.history, of: track.target.key, tolerance: tolerance(track.target.key))
      return Track(
        target: track.target, initial: track.history.value(at: 0),
        keyframes: resolver.keyframes(until: cycle.duration, holdsEnd: !cycle.repeats))
    }
  }
}
