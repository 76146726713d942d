package import SceneModel
package import ViewTree

/// A moment of the clock, with the changes and runs that begin then.
package struct TimelineEvent: Hashable, Sendable {
  /// The number: 0 when the views appear, then one for each tick.
  package var number: Int
  /// The actions, in order.
  package var actions: [TimelineAction]
  /// Keyframes that begin after the actions, in order.
  package var keyframes: [KeyframeRun]
  /// Phases that begin after the keyframes, in order.
  package var phases: [PhaseRun]

  /// Makes an event.
  package init(
    number: Int, actions: [TimelineAction] = [], keyframes: [KeyframeRun] = [],
    phases: [PhaseRun] = []
  ) {
    self.number = number
    self.actions = actions
    self.keyframes = keyframes
    self.phases = phases
  }
}

/// A change of one property at an event.
package struct TimelineAction: Hashable, Sendable {
  /// The property that changes, or one dimension of it.
  package var target: Target
  /// The time from the event to the change itself, in seconds.
  package var after: Double
  /// The change.
  package var change: Change
  /// The accuracy of the change.
  package var accuracy: Accuracy
  /// The parts of a text that change one after another; `nil` for a change of the whole view.
  package var stagger: TextStagger?

  /// A property of a view, by the view's identifier.
  package struct Target: Hashable, Sendable {
    /// The identifier of the view.
    package var view: String
    /// The property.
    package var key: PropertyKey
    /// The dimension of a vector, 0...2, or an index into a list of numbers; `nil` for the whole value.
    package var component: Int?

    /// Makes a target.
    package init(view: String, key: PropertyKey, component: Int? = nil) {
      self.view = view
      self.key = key
      self.component = component
    }
  }

  /// A change of a property.
  package enum Change: Hashable, Sendable {
    /// An immediate change.
    case set(PropertyValue)
    /// A change over time.
    case animate(TimelineAnimation)
    /// The playback of a sequence from its first picture, for `frameIndex`.
    case play(FramePlayback)
    /// The end of a running animation, which keeps its present value.
    case stop
  }

  /// The accuracy of a change against the design.
  package enum Accuracy: Hashable, Sendable {
    /// Equal values at all times.
    case exact
    /// The largest distance at a frame, in the property's own unit.
    case within(Double)
  }

  /// Makes an action.
  package init(target: Target, after: Double = 0, change: Change, accuracy: Accuracy = .exact) {
    self.target = target
    self.after = after
    self.change = change
    self.accuracy = accuracy
  }
}

/// A change over time, as `withAnimation` makes it.
package struct TimelineAnimation: Hashable, Sendable {
  /// The value that is set without animation just before; `nil` for the present value.
  package var from: PropertyValue?
  /// The value at the end.
  package var to: PropertyValue
  /// The curve.
  package var curve: AnimationCurve
  /// The duration of the curve, in seconds; of springs the time until they have settled.
  package var duration: Double
  /// The delay of the curve after the change, in seconds; it is not repeated.
  package var delay: Double
  /// The speed of the curve and its repetitions, as a factor; the delay is not affected.
  package var speed: Double
  /// The repetition of the curve; `nil` for none.
  package var repetition: Repetition?
  /// The tangents of a position's path, relative to start and end; `nil` for a straight line.
  package var along: SpatialTangents?

  /// The repetition of a curve.
  package struct Repetition: Hashable, Sendable {
    /// The number of runs, including reversed ones; `nil` for endless repetition.
    package var count: Int?
    /// Whether every other run is reversed.
    package var autoreverses: Bool

    /// Makes a repetition; the default is SwiftUI's.
    package init(count: Int?, autoreverses: Bool = true) {
      self.count = count
      self.autoreverses = autoreverses
    }
  }

  /// Makes an animation.
  package init(
    from: PropertyValue? = nil, to: PropertyValue, curve: AnimationCurve, duration: Double,
    delay: Double = 0, speed: Double = 1, repetition: Repetition? = nil,
    along: SpatialTangents? = nil
  ) {
    self.from = from
    self.to = to
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.speed = speed
    self.repetition = repetition
    self.along = along
  }

  /// The duration with all repetitions, without the delay, in seconds; may be infinite.
  package var runningTime: Double {
    guard let repetition else { return duration / speed }
    return repetition.count.map { Double($0) * duration / speed } ?? .infinity
  }

  /// Returns the progress at a time after the delay, in seconds; 1 after the last run in either direction.
  ///
  /// A reversed run mirrors values, not time: it begins as slowly as the forward run, as in
  /// SwiftUI.
  package func progress(after elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < runningTime, duration > 0 else { return 1 }
    let time = elapsed * speed
    guard let repetition else { return curve.progress(after: time, of: duration) }
    // A run begins at its moment, in spite of rounding errors.
    let run = ((time + Clock.timeTolerance) / duration).rounded(.down)
    let progress = curve.progress(after: time - run * duration, of: duration)
    let isBack = repetition.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? 1 - progress : progress
  }
}
