import Geometry

/// The player of a state machine: it shows a frame, and moves it as time passes.
///
/// It behaves as the player of dotlottie-rs does.
package struct MachinePlayer: Hashable, Sendable {
  /// The state of playback.
  package enum Status: Hashable, Sendable {
    /// At rest, at the beginning or the end.
    case stopped
    /// At rest between.
    case paused
    /// Playing.
    case playing
  }

  /// The settings without a state machine, which a machine restores when it stops.
  package struct Settings: Hashable, Sendable {
    /// The order of the frames.
    package var mode = MachinePlaybackMode.forward
    /// The speed, a factor above 0.
    package var speed = 1.0
    /// Whether playback repeats.
    package var loops = false
    /// The number of passes while `loops`; 0 for no end.
    package var loopCount = 0
    /// Whether it plays.
    package var autoplay = false

    /// Makes settings of a paused player.
    package init() {}
  }

  /// The end of a pass.
  package enum Completion: Hashable, Sendable {
    /// Playback ended.
    case complete
    /// A pass ended, and another one begins.
    case loop
  }

  /// The frames.
  package let track: MachineTrack
  /// The state of playback, which goes on after a tween.
  package private(set) var status = Status.stopped
  /// The present frame; during a tween, the frame from which it began.
  package private(set) var frame = 0.0
  /// The running blend.
  package private(set) var tween: MachineTweenProgress?
  /// The settings.
  package private(set) var settings = Settings()
  /// The first and the last frame of the segment.
  package private(set) var range: ClosedRange<Double>
  /// Whether the frames are played in reversed order now.
  package private(set) var isReversed = false
  /// The frames that were played since the beginning of the pass.
  private var offset = 0.0
  /// The number of passes that ended.
  private var passes = 0
  /// Whether the frame was set since it was last shown.
  private var isFrameNew = true
  private var completion: Completion?
  private var hasLanded = false

  /// Makes a stopped player at frame 0.
  package init(_ track: MachineTrack) {
    self.track = track
    range = 0...track.lastFrame
  }

  /// The time of the present frame, in seconds.
  package var time: Double { frame / track.frameRate }

  /// Returns the end of a pass since the last call.
  mutating func takeCompletion() -> Completion? {
    defer { completion = nil }
    return completion
  }
}

/// The progress of a blend between two frames.
package struct MachineTweenProgress: Hashable, Sendable {
  /// The frame from which it began.
  package var from: Double
  /// The frame to which it leads.
  package var to: Double
  /// The duration and curve.
  package var tween: MachineTween
  /// The time since its beginning, in seconds.
  package var elapsed = 0.0

  /// The share of the second frame; curves may leave 0...1.
  package var progress: Double {
    elapsed >= tween.duration ? 1 : tween.curve.progress(at: elapsed / tween.duration)
  }
}

// Commands.
extension MachinePlayer {
  /// Plays on; from the beginning, if it stopped at the end.
  mutating func play() {
    guard status != .playing else { return }
    if tween == nil {
      if status == .stopped && isComplete { rewind() } else { updateOffset() }
    }
    status = .playing
  }

  /// Pauses.
  mutating func pause() {
    if status == .playing { status = .paused }
  }

  /// Stops at the beginning.
  mutating func stop() {
    guard status != .stopped || tween != nil else { return }
    tween = nil
    status = .stopped
    show(settings.mode.beginsReversed ? range.upperBound : range.lowerBound)
    offset = 0
  }

  /// Shows a frame of the segment, and plays on from there; does nothing for others.
  mutating func seek(to frame: Double) {
    guard range.contains(frame) else { return }
    show(frame)
    updateOffset()
  }

  /// Plays or pauses.
  mutating func setAutoplay(_ autoplay: Bool) {
    settings.autoplay = autoplay
    if autoplay { play() } else { pause() }
  }

  /// Changes the number of passes, which begin to count again if it is another one.
  mutating func setLoop(_ loops: Bool, count: Int) {
    if settings.loops != loops || settings.loopCount != count { passes = 0 }
    settings.loops = loops
    settings.loopCount = count
  }

  /// Changes the speed; 0 and below are ignored.
  mutating func setSpeed(_ speed: Double) {
    if speed > 0 { settings.speed = speed }
  }

  /// Changes the order of frames, and turns where it begins in the other direction.
  mutating func setMode(_ mode: MachinePlaybackMode) {
    guard settings.mode != mode else { return }
    settings.mode = mode
    guard isReversed != mode.beginsReversed else { return }
    isReversed.toggle()
    updateOffset()
  }

  /// Changes all settings, and plays or pauses.
  mutating func apply(_ settings: Settings, toWholeAnimation isWhole: Bool = false) {
    setMode(settings.mode)
    setSpeed(settings.speed)
    setLoop(settings.loops, count: settings.loopCount)
    if isWhole { setSegment(nil) }
    setAutoplay(settings.autoplay)
  }

  /// Restricts playback to a marker; `nil` or an unknown one for the whole animation.
  ///
  /// A frame outside is replaced by the first one of the marker.
  mutating func setSegment(_ name: String?) {
    range = 0...track.lastFrame
    guard let name, let marker = track.marker(named: name) else { return }
    let end = marker.start + marker.duration
    let (low, high) = (max(0, marker.start), min(end, track.lastFrame))
    if low < high { range = low...high }
    if frame < marker.start || frame > end {
      offset = 0
      show(marker.start)
    }
  }

  /// Begins the animation anew, as after another one was loaded.
  mutating func reload() {
    (status, tween, passes, offset) = (.stopped, nil, 0, 0)
    range = 0...track.lastFrame
    isReversed = settings.mode.beginsReversed
    show(isReversed ? range.upperBound : range.lowerBound)
  }

  private mutating func show(_ frame: Double) {
    guard range.contains(frame) else { return }
    self.frame = frame
    isFrameNew = true
  }

  private mutating func rewind() {
    isReversed = settings.mode.beginsReversed
    show(isReversed ? range.upperBound : range.lowerBound)
    offset = 0
  }

  private mutating func updateOffset() {
    offset = isReversed ? range.upperBound - frame : frame - range.lowerBound
  }
}

// Tweens.
extension MachinePlayer {
  /// Begins a blend to a frame, which replaces a running one; returns whether its values are valid.
  mutating func begin(_ tween: MachineTween, to frame: Double) -> Bool {
    guard tween.duration > 0 else { return false }
    hasLanded = false
    self.tween = MachineTweenProgress(from: self.frame, to: frame, tween: tween)
    return true
  }

  /// Ends a blend at the frame from which it began.
  mutating func cancelTween() {
    guard let from = tween?.from else { return }
    tween = nil
    show(from)
  }

  /// Returns whether a blend reached its end since the last call.
  mutating func takeLanding() -> Bool {
    defer { hasLanded = false }
    return hasLanded
  }

  /// Shows a frame without regard to the segment.
  mutating func land(at frame: Double) {
    self.frame = frame
    updateOffset()
  }
}

// Time.
extension MachinePlayer {
  /// Lets time pass, in seconds.
  mutating func advance(by seconds: Double) {
    if tween != nil { return advanceTween(by: seconds) }
    if status == .playing { offset += seconds * settings.speed * track.frameRate }
    let next = nextFrame()
    guard next != frame || isFrameNew else { return }
    if next != frame { show(next) }
    finishFrame()
  }

  private mutating func advanceTween(by seconds: Double) {
    tween?.elapsed += seconds
    if let tween, tween.elapsed >= tween.tween.duration {
      self.tween = nil
      hasLanded = true
      land(at: tween.to)
    }
    finishFrame()
  }

  /// The precision of frames.
  private static let framePrecision = 1000.0

  private mutating func nextFrame() -> Double {
    guard status == .playing else { return frame }
    let exact = isReversed ? range.upperBound - offset : range.lowerBound + offset
    let rounded = (exact * MachinePlayer.framePrecision).rounded() / MachinePlayer.framePrecision
    let next = min(max(rounded, range.lowerBound), range.upperBound)
    let end = isReversed ? range.lowerBound : range.upperBound
    let hasEnded = isReversed ? next <= end : next >= end
    if hasEnded { turn() }
    return hasEnded ? end : next
  }

  /// Turns or begins the next pass at the end of one.
  private mutating func turn() {
    let isTurn = settings.mode.bounces && isReversed == settings.mode.beginsReversed
    if !isTurn {
      guard settings.loops, settings.loopCount == 0 || passes < settings.loopCount else { return }
      passes += 1
    }
    if settings.mode.bounces { isReversed.toggle() }
    offset = 0
  }

  /// Whether the frame is the last one of a pass.
  private var isComplete: Bool {
    guard tween == nil else { return false }
    let endsLow = settings.mode == .reverse || settings.mode == .bounce
    let isAtEnd = endsLow ? frame <= range.lowerBound : frame >= range.upperBound
    guard settings.mode.bounces else { return isAtEnd }
    return isAtEnd
      && (settings.loops && settings.loopCount > 0
        ? passes > 0 : isReversed != settings.mode.beginsReversed)
  }

  /// Shows the frame, and stops at the end.
  private mutating func finishFrame() {
    isFrameNew = false
    guard status == .playing, isComplete else { return }
    guard settings.loops else {
      status = .stopped
      completion = .complete
      return
    }
    completion = .loop
    guard settings.loopCount > 0, passes >= settings.loopCount else { return }
    stop()
    completion = .complete
    passes = 0
  }
}
