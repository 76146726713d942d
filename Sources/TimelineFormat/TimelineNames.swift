import TimelineModel

/// The members of the root of a timeline's JSON form.
enum TimelineName {
  static let version = "xsheet"
  static let name = "name"
  static let size = "size"
  static let frameRate = "frameRate"
  static let clock = "clock"
  static let constants = "constants"
  static let definitions = "definitions"
  static let markers = "markers"
  static let root = "root"
  static let views = "views"
  static let events = "events"
}

/// The members of a clock.
enum ClockName {
  static let interval = "interval"
  static let ticks = "ticks"
  static let repeats = "repeats"
  static let atEnd = "atEnd"
}

/// The groups of constants.
enum ConstantName {
  static let durations = "durations"
  static let delays = "delays"
  static let curves = "curves"

  /// The last word of the names of steps, which are delays.
  static let stepSuffix = "Step"
}

/// The members of a marker.
enum MarkerName {
  static let name = "name"
  static let time = "time"
  static let duration = "duration"
}

/// The members of a view other than its options and properties.
enum ViewName {
  static let id = "id"
  static let name = "name"
  static let kind = "kind"
  static let children = "children"

  /// The identifier of a root group without one.
  static let rootIdentifier = "root"
}

/// Names of a spring's members.
enum CurveName {
  static let duration = "duration"
  static let bounce = "bounce"
  static let response = "response"
  static let dampingFraction = "dampingFraction"
  static let mass = "mass"
  static let stiffness = "stiffness"
  static let damping = "damping"
  static let velocity = "velocity"
}

/// Names of an action's members.
enum ActionName {
  static let event = "event"
  static let actions = "actions"
  static let interval = "interval"
  static let from = "from"
  static let to = "to"
  static let along = "along"
  static let curve = "curve"
  static let duration = "duration"
  static let delay = "delay"
  static let speed = "speed"
  static let repeats = "repeat"
  static let autoreverses = "autoreverses"
  /// The word for endless repetition.
  static let forever = "forever"
  static let after = "after"
  static let step = "step"
  static let within = "within"
  static let keyframes = "keyframes"
  static let phases = "phases"
}

/// Names of the members of keyframes.
enum KeyframeName {
  static let tracks = "tracks"
  static let views = "views"
  static let startVelocity = "startVelocity"
  static let endVelocity = "endVelocity"
}

/// Names of the members of phases.
enum PhaseName {
  static let states = "states"
  static let name = "name"
  static let values = "values"
}
