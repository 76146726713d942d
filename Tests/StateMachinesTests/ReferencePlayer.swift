/// The player of `ReferenceMachine`: a direction of +1 or -1, and the frames since the last turn.
final class ReferencePlayer {
  struct Marker {
    var name: String
    var start: Double
    var length: Double
  }

  let markers: [Marker]
  let rate: Double
  let last: Double
  var frame = 0.0
  var mode = "Forward"
  var direction = 1.0
  var speed = 1.0
  private(set) var isLooping = false
  private(set) var loopCount = 0
  private(set) var landed = false
  private var low = 0.0
  private var high: Double
  private var moved = 0.0
  private var passes = 0
  private var isUpdated = true
  private var activity = "stopped"
  private var end: String?
  private var tween: (from: Double, to: Double, elapsed: Double, duration: Double)?

  init(rate: Double, count: Double, markers: [Marker]) {
    (self.rate, self.markers) = (rate, markers)
    last = max(count - 1, 0)
    high = last
  }

  var isTweening: Bool { tween != nil }
  var isPlaying: Bool { activity == "playing" }

  func marker(_ name: String) -> Marker? { markers.first { $0.name == name } }

  func takeEnd() -> String? {
    let result = end
    end = nil
    return result
  }

  private var startsBack: Bool { mode.hasPrefix("Reverse") }
  private var isBouncing: Bool { mode.hasSuffix("Bounce") }

  private func apply(_ number: Double) {
    if number >= low && number <= high { (frame, isUpdated) = (number, true) }
  }

  private func sync() { moved = direction > 0 ? frame - low : high - frame }

  private var isDone: Bool {
    if isTweening { return false }
    switch mode {
    case "Forward": return frame >= high
    case "Reverse": return frame <= low
    case "Bounce":
      let isBack = frame <= low
      return isLooping && loopCount > 0 ? passes > 0 && isBack : isBack && direction < 0
    default:
      let isBack = frame >= high
      return isLooping && loopCount > 0 ? passes > 0 && isBack : isBack && direction > 0
    }
  }

  func autoplay(_ plays: Bool) {
    if !plays {
      if isPlaying { activity = "paused" }
      return
    }
    if isPlaying { return }
    if !isTweening {
      if activity == "stopped" && isDone {
        apply(startsBack ? high : low)
        direction = startsBack ? -1 : 1
        moved = 0
      } else {
        sync()
      }
    }
    activity = "playing"
  }

  func stop() {
    if activity == "stopped" && !isTweening { return }
    tween = nil
    activity = "stopped"
    apply(startsBack ? high : low)
    moved = 0
  }

  func seek(_ number: Double) {
    guard number >= low && number <= high else { return }
    apply(number)
    sync()
  }

  func setLoop(_ loops: Bool, _ count: Int) {
    if loops != isLooping { (passes, isLooping) = (0, loops) }
    if count != loopCount { (passes, loopCount) = (0, count) }
  }

  func setMode(_ new: String) {
    if new == mode { return }
    mode = new
    let wanted = startsBack ? -1.0 : 1
    if wanted == direction { return }
    direction = wanted
    sync()
  }

  func setMarker(_ name: String?) {
    (low, high) = (0, last)
    guard let name, let marker = marker(name) else { return }
    let (start, stop) = (marker.start, marker.start + marker.length)
    if max(0, start) < min(stop, last) { (low, high) = (max(0, start), min(stop, last)) }
    if frame < start || frame > stop {
      moved = 0
      apply(start)
    }
  }

  /// The settings of a player without a machine.
  func restore() {
    setMode("Forward")
    speed = 1
    setLoop(false, 0)
  }

  func load() {
    (tween, activity, moved, passes) = (nil, "stopped", 0, 0)
    (low, high) = (0, last)
    direction = startsBack ? -1 : 1
    apply(startsBack ? high : low)
  }

  func startTween(to frame: Double, duration: Double) {
    landed = false
    tween = (self.frame, frame, 0, duration)
  }

  func cancelTween() {
    guard let from = tween?.from else { return }
    tween = nil
    apply(from)
  }

  func put(_ number: Double) {
    frame = number
    sync()
  }

  func tick(_ seconds: Double) {
    if var running = tween {
      running.elapsed += seconds
      tween = running
      if running.elapsed >= running.duration {
        tween = nil
        landed = true
        put(running.to)
      }
      render()
      return
    }
    var next = frame
    if isPlaying {
      moved += seconds * speed * rate
      next = advance()
    }
    if next == frame && !isUpdated { return }
    if next != frame { apply(next) }
    render()
  }

  private func advance() -> Double {
    let exact = direction > 0 ? low + moved : high - moved
    let next = min(max((exact * 1000).rounded() / 1000, low), high)
    let limit = direction > 0 ? high : low
    guard (limit - next) * direction <= 0 else { return next }
    let mayRepeat = isLooping && (loopCount == 0 || passes < loopCount)
    if isBouncing && direction == (startsBack ? -1 : 1) {
      (direction, moved) = (-direction, 0)
    } else if mayRepeat {
      passes += 1
      moved = 0
      if isBouncing { direction = -direction }
    }
    return limit
  }

  private func render() {
    isUpdated = false
    guard isPlaying, isDone else { return }
    if !isLooping {
      activity = "stopped"
      end = "OnComplete"
      return
    }
    end = "OnLoopComplete"
    if loopCount > 0 && passes >= loopCount {
      stop()
      end = "OnComplete"
      passes = 0
    }
  }
}
