/// The members of the root of a timeline's JSON form.
enum TimelineName {
  static let version = "xsheet"
  static let name = "name"
  static let size = "size"
  static let frameRate = "frameRate"
  static let clock = "clock"
  static let constants = "constants"
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

/// The members of what matched views share.
enum MatchName {
  static let id = "id"
  static let properties = "properties"
  static let anchor = "anchor"
  static let isSource = "isSource"
}

/// The groups of constants.
enum ConstantName {
  static let durations = "durations"
  static let delays = "delays"
  static let curves = "curves"
}

/// The members of a marker.
enum MarkerName {
  static let name = "name"
  static let time = "time"
  static let duration = "duration"
}

/// The members of a view, besides its properties.
enum ViewName {
  static let id = "id"
  static let name = "name"
  static let kind = "kind"
  static let children = "children"
  static let blendMode = "blendMode"
  static let clip = "clip"
  static let matte = "matte"
  static let effect = "effect"
  static let transition = "transition"
  static let frame = "frame"
  static let matched = "matched"
  static let space = "space"
  static let isAverage = "average"
  static let isReversed = "reversed"
  static let laterAbove = "laterAbove"
  static let mode = "mode"
  static let isInverted = "inverted"
  static let isShadowOnly = "shadowOnly"
  static let adjustsBelow = "adjustsBelow"
  static let isFromCenter = "fromCenter"
  static let side = "side"
  static let slopes = "slopes"
  static let channel = "channel"
  static let isLegacy = "legacy"
  static let isColorized = "colorized"
  static let isTinted = "tinted"
  static let wave = "wave"
  static let isMirrored = "mirrored"
  static let shiftsRows = "shiftsRows"
  static let isSharp = "sharp"
  static let horizontal = "horizontal"
  static let vertical = "vertical"
  static let wraps = "wraps"
  static let isChiseled = "chiseled"
  static let highlightMode = "highlightMode"
  static let shadowMode = "shadowMode"
  static let axes = "axes"
  static let sense = "sense"
  static let rule = "rule"
  static let cap = "cap"
  static let join = "join"
  static let corner = "corner"
  static let miterLimit = "miterLimit"
  static let gradient = "gradient"
  static let colorStops = "colorStops"
  static let source = "source"
  static let sources = "sources"
  static let baked = "baked"
  static let fit = "fit"
  static let size = "size"

  /// The identifier of a root group of which nothing is said.
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
  static let set = "set"
  static let animate = "animate"
  static let insert = "insert"
  static let remove = "remove"
  static let play = "play"
  static let stop = "stop"
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
  /// What stands for endless repetition.
  static let forever = "forever"
  static let after = "after"
  static let step = "step"
  static let within = "within"
  static let keyframes = "keyframes"
  static let phases = "phases"

  /// The names of a vector's dimensions.
  static let dimensions = ["x", "y", "z"]
}

/// Names of the members of keyframes.
enum KeyframeName {
  static let tracks = "tracks"
  static let views = "views"
  static let linear = "linear"
  static let cubic = "cubic"
  static let spring = "spring"
  static let move = "move"
  static let startVelocity = "startVelocity"
  static let endVelocity = "endVelocity"

  /// The kinds of keyframes.
  static let kinds = [linear, cubic, spring, move]
}

/// Names of transitions.
enum TransitionName {
  static let opacity = "opacity"
  static let slide = "slide"
  static let scale = "scale"
  static let offset = "offset"
  static let move = "move"
  static let push = "push"
  static let blur = "blur"
  static let insertion = "insertion"
  static let removal = "removal"

  /// The transitions that are told by one member.
  static let kinds = [scale, offset, move, push, blur]
}

/// Names of the members of phases.
enum PhaseName {
  static let states = "states"
  static let name = "name"
  static let values = "values"
}
