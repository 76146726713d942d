package import SceneModel
import ViewTree

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
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - tolerance: The largest distance of sampled values from those of the player, in the property's unit.
  package init(_ timeline: Timeline, tolerance: (PropertyKey) -> Double) {
    let courses = TimelineSession(timeline).courses
    let cycle = ResolvedCycle(timeline, courses)
    self.cycle = cycle
    tracks = courses.map { course in
      let resolver = TrackResolver(
        course.history, of: course.target.key, tolerance: tolerance(course.target.key))
      return Track(
        target: course.target, initial: course.history.value(at: 0),
        keyframes: resolver.keyframes(until: cycle.duration, holdsEnd: !cycle.repeats))
    }
  }
}
