package import SceneModel

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
