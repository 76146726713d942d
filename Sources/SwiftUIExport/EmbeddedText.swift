// swift-format-ignore-file
// Made by Tools/embed-texts; change the text files and run it again.

/// The text files of the module.
enum EmbeddedText {
  /// The content of each file, by its name.
  static let texts: [String: String] = [
    "AnimatableColor": ###"""
/// A color in sRGB that changes by its components, as in After Effects.
nonisolated struct AnimatableColor: VectorArithmetic, Animatable, Sendable {
  var components: SIMD4<Double>

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    components = SIMD4(red, green, blue, opacity)
  }

  static var zero: AnimatableColor { AnimatableColor(red: 0, green: 0, blue: 0, opacity: 0) }

  static func + (left: AnimatableColor, right: AnimatableColor) -> AnimatableColor {
    var result = left
    result.components += right.components
    return result
  }

  static func - (left: AnimatableColor, right: AnimatableColor) -> AnimatableColor {
    var result = left
    result.components -= right.components
    return result
  }

  var animatableData: AnimatableColor {
    get { self }
    set { self = newValue }
  }

  mutating func scale(by factor: Double) { components *= factor }

  var magnitudeSquared: Double { (components * components).sum() }

  /// The color.
  var color: Color {
    Color(
      .sRGB, red: components.x, green: components.y, blue: components.z, opacity: components.w)
  }
}

/// Content with a color that animations change by its components.
struct ColorAnimation<Content: View>: View, Animatable {
  var animatableData: AnimatableColor
  private let content: (Color) -> Content

  init(_ color: AnimatableColor, @ViewBuilder content: @escaping (Color) -> Content) {
    animatableData = color
    self.content = content
  }

  var body: some View { content(animatableData.color) }
}

"""###,
    "AnimatedImageView": ###"""
/// Pictures of the asset catalog, of which one is shown at a time.
@MainActor @Observable
final class ImageSequence {
  /// The names of the pictures.
  let names: [String]
  /// The index of the picture that is shown.
  private(set) var index = 0
  /// The number of changes so far; a run ends with the next one.
  @ObservationIgnored private var changes = 0

  init(_ names: [String]) { self.names = names }

  /// Shows all pictures some times, each for an interval in seconds; the last one stays.
  func play(every interval: Double, times: Int = 1, on timer: TimerManager) {
    show(0)
    step(1, of: names.count * times, every: interval, changes, timer)
  }

  /// Shows all pictures again and again, each for an interval in seconds.
  func loop(every interval: Double, on timer: TimerManager) {
    show(0)
    step(1, of: .max, every: interval, changes, timer)
  }

  /// Shows a picture.
  func show(_ index: Int) {
    stop()
    self.index = max(0, min(index, names.count - 1))
  }

  /// Keeps the present picture.
  func stop() { changes += 1 }

  private func step(
    _ step: Int, of end: Int, every interval: Double, _ run: Int, _ timer: TimerManager
  ) {
    guard step < end, !names.isEmpty else { return }
    timer.after(interval) { [weak self] in
      guard let self, run == changes else { return }
      index = step % names.count
      self.step(step + 1, of: end, every: interval, run, timer)
    }
  }
}

/// One picture of a sequence.
struct AnimatedImageView: View, Animatable {
  private let names: [String]
  private var index: Double

  /// The present picture of a sequence that plays.
  init(_ sequence: ImageSequence) {
    self.init(sequence.names, index: Double(sequence.index))
  }

  /// The picture with an index; animations show those between two indices.
  init(_ names: [String], index: Double) {
    (self.names, self.index) = (names, index)
  }

  nonisolated var animatableData: Double {
    get { index }
    set { index = newValue }
  }

  var body: some View {
    let place = Int((index + 1e-4).rounded(.down))
    if !names.isEmpty {
      Image(names[min(max(place, 0), names.count - 1)]).resizable()
    }
  }
}

"""###,
    "AnimationPlayer": ###"""
/// The times of an animation, in seconds.
nonisolated struct AnimationCycle: Sendable {
  /// The end of the first cycle.
  let duration: Double
  /// The time from which on the animation repeats.
  let start: Double
  /// Whether it repeats; the last values stay otherwise.
  let repeats: Bool

  init(duration: Double, repeatingFrom start: Double = 0, repeats: Bool = true) {
    (self.duration, self.start, self.repeats) = (duration, start, repeats)
  }

  /// The time of the animation at a time after its beginning.
  func time(at elapsed: Double) -> Double {
    guard elapsed >= duration else { return max(0, elapsed) }
    guard repeats, duration > start else { return duration }
    return start + (elapsed - start).truncatingRemainder(dividingBy: duration - start)
  }
}

/// Plays an animation: its content is a view of each moment.
///
/// All values are functions of one time, so that loops stay in phase.
struct AnimationPlayer<Content: View>: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var stopwatch = Stopwatch()
  @State private var isSuspended = false
  @State private var hasEnded = false
  private let cycle: AnimationCycle
  private let isPaused: Bool
  private let speed: Double
  private let start: Double
  private let onEnd: () -> Void
  private let content: (Double) -> Content

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - cycle: The times of the animation.
  ///   - isPaused: Whether the animation stands still.
  ///   - speed: The factor by which it runs faster.
  ///   - start: The time at which it begins, in seconds.
  ///   - onEnd: The function that is called at the end of an animation that does not repeat.
  ///   - content: The view of a moment, in seconds.
  init(
    _ cycle: AnimationCycle, isPaused: Bool = false, speed: Double = 1, from start: Double = 0,
    onEnd: @escaping () -> Void = {}, @ViewBuilder content: @escaping (Double) -> Content
  ) {
    self.cycle = cycle
    self.isPaused = isPaused
    self.speed = speed
    self.start = start
    self.onEnd = onEnd
    self.content = content
  }

  var body: some View {
    let isStill = isPaused || isSuspended || hasEnded
    TimelineView(.animation(minimumInterval: nil, paused: isStill)) { context in
      let elapsed = start + stopwatch.time(at: context.date, speed: isStill ? 0 : speed)
      content(cycle.time(at: elapsed))
        .onChange(of: !cycle.repeats && elapsed >= cycle.duration) { _, isOver in
          guard isOver else { return }
          hasEnded = true
          onEnd()
        }
    }
    .onChange(of: scenePhase) {
      isSuspended = scenePhase != .active
    }
  }
}

/// The time that has passed at changing speeds.
private final class Stopwatch {
  private var time = 0.0
  private var speed = 0.0
  private var last: Date?

  /// The seconds until a date, from which on they pass at a speed.
  func time(at date: Date, speed: Double) -> Double {
    if let last { time += date.timeIntervalSince(last) * self.speed }
    (last, self.speed) = (date, speed)
    return time
  }
}

"""###,
    "BlurTransition": ###"""
/// A blur of the whole view.
struct BlurModifier: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View { content.compositingGroup().blur(radius: radius) }
}

extension AnyTransition {
  /// Comes out of a blur, and goes into it.
  static func blur(radius: CGFloat) -> AnyTransition {
    .modifier(active: BlurModifier(radius: radius), identity: BlurModifier(radius: 0))
  }
}

"""###,
    "ClockTests": ###"""
/// Tests of the clock of `VIEW`, which runs faster here.
@MainActor @Suite(.timeLimit(.minutes(1))) struct VIEWTests {
  @Test("the events of a cycle come in order")
  func order() async throws {
    let timer = VIEW.clock()
    let log = Log()
    let listener = TimerListener()
    listener.action = { log.times.append($0.second) }
    try await run(timer, listener) { log.times.count >= EVENTS }
    let expected = (0..<EVENTS).map { Double($0) * INTERVAL }
    #expect(zip(log.times, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("later changes are made in order")
  func laterChanges() async throws {
    let timer = VIEW.clock()
    let log = Log()
    let listener = TimerListener()
    listener.action = { event in
      guard case .appear = event else { return }
      timer.after(0.75 * INTERVAL) { log.times.append(0.75) }
      timer.after(0.25 * INTERVAL) { log.times.append(0.25) }
    }
    try await run(timer, listener) { log.times.count >= 2 }
    #expect(log.times == [0.25, 0.75])
  }

  @Test("another start begins again, with new views")
  func restart() async throws {
    let timer = VIEW.clock()
    let (log, other) = (Log(), Log())
    for log in [log, other] {
      let listener = TimerListener()
      listener.action = { log.times.append($0.second) }
      try await run(timer, listener) { !log.times.isEmpty }
    }
    #expect(timer.cycle > 0)
    #expect(other.times.first == 0)
  }

  /// Runs a clock with a listener until a condition holds.
  private func run(
    _ timer: TimerManager, _ listener: TimerListener, until isDone: () -> Bool
  ) async throws {
    let task = Task { await timer.start(on: FastClock()) }
    while !isDone() {
      // Another start forgets all that listened.
      timer.add(listener)
      try await Task.sleep(for: .milliseconds(1))
    }
    task.cancel()
    await task.value
    // The clock does not keep those that listen.
    withExtendedLifetime(listener) {}
  }

  /// The times so far.
  @MainActor private final class Log {
    var times: [Double] = []
  }
}

/// A clock that runs twenty times as fast as the system's.
private struct FastClock: Clock {
  private let origin = SuspendingClock.now
  private let speed = 20

  var now: SuspendingClock.Instant {
    origin.advanced(by: origin.duration(to: SuspendingClock.now) * speed)
  }

  var minimumResolution: Duration { SuspendingClock().minimumResolution }

  func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration?) async throws {
    let wait = origin.duration(to: deadline) / speed
    try await SuspendingClock().sleep(until: origin.advanced(by: wait), tolerance: tolerance)
  }
}

"""###,
    "DrivenEffects": ###"""
/// A displacement that swings with a number of cycles.
nonisolated struct ShakeEffect: GeometryEffect {
  var cycles: Double
  var amplitude: CGSize

  var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
    get { AnimatablePair(cycles, amplitude.animatableData) }
    set { (cycles, amplitude.animatableData) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let share = CGFloat(sin(2 * Double.pi * cycles))
    return ProjectionTransform(
      CGAffineTransform(
        translationX: amplitude.width * share, y: amplitude.height * share))
  }
}

/// A rotation about the center of the view that swings with a number of cycles.
nonisolated struct SwingEffect: GeometryEffect {
  var cycles: Double
  var amplitude: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(cycles, amplitude.degrees) }
    set { (cycles, amplitude) = (newValue.first, .degrees(newValue.second)) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let angle = amplitude.radians * sin(2 * Double.pi * cycles)
    return ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .rotated(by: CGFloat(angle)).translatedBy(x: -size.width / 2, y: -size.height / 2))
  }
}

/// A scale about the center of the view that swings with a number of cycles.
nonisolated struct PulseEffect: GeometryEffect {
  var cycles: Double
  var amplitude: CGSize

  var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
    get { AnimatablePair(cycles, amplitude.animatableData) }
    set { (cycles, amplitude.animatableData) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let share = CGFloat(sin(2 * Double.pi * cycles))
    return ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .scaledBy(x: 1 + amplitude.width * share, y: 1 + amplitude.height * share)
        .translatedBy(x: -size.width / 2, y: -size.height / 2))
  }
}

extension View {
  /// Moves the view to and fro: each cycle is a sine.
  func shake(cycles: Double, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(ShakeEffect(cycles: cycles, amplitude: CGSize(width: x, height: y)))
  }

  /// Rotates the view to and fro: each cycle is a sine.
  func swing(cycles: Double, by amplitude: Angle) -> some View {
    modifier(SwingEffect(cycles: cycles, amplitude: amplitude))
  }

  /// Scales the view up and down: each cycle is a sine, which is added to the factors.
  func pulse(cycles: Double, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PulseEffect(cycles: cycles, amplitude: CGSize(width: x, height: y)))
  }
}

"""###,
    "ExpandedShape": ###"""
/// A shape that grows by a distance, or shrinks by a negative one, as a mask.
struct ExpandedShape<Content: Shape>: View, Animatable {
  let shape: Content
  var animatableData: Double

  init(_ shape: Content, by distance: Double) {
    self.shape = shape
    animatableData = distance
  }

  var body: some View {
    ZStack {
      shape.fill(.black)
      shape
        .stroke(.black, style: StrokeStyle(lineWidth: abs(animatableData) * 2, miterLimit: 4))
        .blendMode(animatableData < 0 ? .destinationOut : .normal)
    }
    .compositingGroup()
  }
}

"""###,
    "GradientList": ###"""
nonisolated extension [MorphingGradient] {
  /// The gradient at an index; a fraction lies between two gradients.
  func gradient(at index: Double) -> AnyGradient { element(at: index).gradient }
}

"""###,
    "KeyframeSteps": ###"""
/// A linear keyframe of a table.
nonisolated struct LinearStep: Sendable {
  let value: Double
  let duration: Double
  let curve: UnitCurve

  init(_ value: Double, _ duration: Double, _ curve: UnitCurve = .linear) {
    (self.value, self.duration, self.curve) = (value, duration, curve)
  }
}

/// A cubic keyframe of a table, with the velocities at its start and its end.
nonisolated struct CubicStep: Sendable {
  let value: Double
  let duration: Double
  let start: Double
  let end: Double

  init(_ value: Double, _ duration: Double, _ start: Double, _ end: Double) {
    (self.value, self.duration, self.start, self.end) = (value, duration, start, end)
  }
}

"""###,
    "MorphingGradient": ###"""
/// The color stops of a gradient in sRGB, which gradients with as many stops interpolate.
nonisolated struct MorphingGradient: VectorArithmetic, Sendable {
  private var stops: [SIMD8<Double>] = []

  /// Makes a gradient of color stops.
  init(_ stops: [(color: AnimatableColor, location: Double)]) {
    self.stops = stops.map { stop in
      let color = stop.color.components
      return SIMD8(color.x, color.y, color.z, color.w, stop.location, 0, 0, 0)
    }
  }

  static var zero: MorphingGradient { MorphingGradient([]) }

  static func + (left: MorphingGradient, right: MorphingGradient) -> MorphingGradient {
    combine(left, right, +)
  }

  static func - (left: MorphingGradient, right: MorphingGradient) -> MorphingGradient {
    combine(left, right, -)
  }

  private static func combine(
    _ left: MorphingGradient, _ right: MorphingGradient,
    _ operation: (SIMD8<Double>, SIMD8<Double>) -> SIMD8<Double>
  ) -> MorphingGradient {
    var result = left.stops.isEmpty ? right : left
    for index in result.stops.indices {
      let first = index < left.stops.count ? left.stops[index] : .zero
      let second = index < right.stops.count ? right.stops[index] : .zero
      result.stops[index] = operation(first, second)
    }
    return result
  }

  mutating func scale(by factor: Double) {
    for index in stops.indices { stops[index] *= factor }
  }

  var magnitudeSquared: Double { stops.reduce(0) { $0 + ($1 * $1).sum() } }

  /// The stops, with more between those whose opacity differs: SwiftUI mixes premultiplied colors.
  private var mixedStops: [SIMD8<Double>] {
    var result: [SIMD8<Double>] = []
    for stop in stops {
      if let last = result.last, abs(stop[3] - last[3]) > 0.01 {
        for part in 1..<6 { result.append(last + (stop - last) * (Double(part) / 6)) }
      }
      result.append(stop)
    }
    return result
  }

  /// The gradient.
  var gradient: AnyGradient {
    Gradient(
      stops: mixedStops.map { stop in
        let color = Color(
          .sRGB, red: stop[0], green: stop[1], blue: stop[2], opacity: stop[3])
        return Gradient.Stop(color: color, location: min(max(stop[4], 0), 1))
      }
    )
    .colorSpace(.device)
  }
}

/// Content with a gradient that animations change stop by stop.
struct GradientAnimation<Content: View>: View, Animatable {
  var animatableData: MorphingGradient
  private let content: (AnyGradient) -> Content

  init(_ gradient: MorphingGradient, @ViewBuilder content: @escaping (AnyGradient) -> Content) {
    animatableData = gradient
    self.content = content
  }

  var body: some View { content(animatableData.gradient) }
}

"""###,
    "MorphingList": ###"""
nonisolated extension Array where Element: VectorArithmetic {
  /// The element at an index; a fraction lies between two elements.
  func element(at index: Double) -> Element {
    guard count > 1 else { return first ?? .zero }
    if let whole = Int(exactly: index), indices.contains(whole) { return self[whole] }
    let place = Swift.min(Swift.max(Int(index.rounded(.down)), 0), count - 2)
    var step = self[place + 1] - self[place]
    step.scale(by: index - Double(place))
    return self[place] + step
  }
}

"""###,
    "MotionRoute": ###"""
/// A path that views move along, by shares of its length.
nonisolated struct MotionRoute: Sendable {
  private var points: [CGPoint] = []
  private var lengths: [Double] = []
  /// The directions at the start and the end of the line before each point, in radians.
  private var directions: [(start: Double, end: Double)] = []

  /// The route of SVG path data with absolute commands M, L, C and Z.
  init(svg: String) {
    var elements: [Path.Element] = []
    Path(svg: svg).forEach({ elements.append($0) })
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        add(point, isVisible: points.isEmpty)
      case .line(let point): add(point)
      case .quadCurve(let point, let control): addCurve(to: point, control, control)
      case .curve(let point, let first, let second): addCurve(to: point, first, second)
      case .closeSubpath: add(start)
      }
    }
  }

  private mutating func add(_ point: CGPoint, isVisible: Bool = true) {
    let last = points.last ?? point
    let step = isVisible ? hypot(point.x - last.x, point.y - last.y) : 0
    let direction = Double(atan2(point.y - last.y, point.x - last.x))
    lengths.append((lengths.last ?? 0) + Double(step))
    directions.append((direction, direction))
    points.append(point)
  }

  private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    guard let start = points.last else { return }
    let begin = points.count
    for step in 1...64 {
      let time = CGFloat(step) / 64
      let rest = 1 - time
      let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
      let (c, d) = (3 * rest * time * time, time * time * time)
      add(
        CGPoint(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y))
    }
    // Between two lines of a curve the direction is the middle of theirs.
    let chords = directions.map(\.start)
    for index in (begin + 1)..<points.count {
      let last = chords[index - 1]
      let turn = remainder(chords[index] - last, 2 * .pi) / 2
      directions[index - 1].end = last + turn
      directions[index].start = last + turn
    }
  }

  /// The point and the direction at a share of the length; before and after the route along its ends.
  func place(at share: Double) -> (point: CGPoint, angle: Angle) {
    guard points.count > 1, let length = lengths.last, length > 0 else {
      return (points.first ?? .zero, .zero)
    }
    let target = share * length
    var next = 1
    var end = points.count - 1
    while next < end {
      let middle = (next + end) / 2
      if lengths[middle] < target { next = middle + 1 } else { end = middle }
    }
    while next > 1, lengths[next] == lengths[next - 1] { next -= 1 }
    let (from, to) = (points[next - 1], points[next])
    let step = lengths[next] - lengths[next - 1]
    let part = step > 0 ? CGFloat((target - lengths[next - 1]) / step) : 0
    let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    let direction = directions[next]
    let turn = remainder(direction.end - direction.start, 2 * .pi) * Double(part)
    return (point, .radians(direction.start + turn))
  }
}

/// A displacement along a route.
nonisolated struct RouteEffect: GeometryEffect {
  let route: MotionRoute
  var progress: Double
  let isOriented: Bool

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let place = route.place(at: progress)
    let move = CGAffineTransform(translationX: place.point.x, y: place.point.y)
    guard isOriented else { return ProjectionTransform(move) }
    let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    let turn = CGAffineTransform(rotationAngle: CGFloat(place.angle.radians))
    return ProjectionTransform(
      center.inverted().concatenating(turn).concatenating(center).concatenating(move))
  }
}

extension View {
  /// Moves the view to the point of a route at a share of its length, and turns it along the route if it is oriented.
  func moved(
    along route: MotionRoute, to progress: Double, isOriented: Bool = false
  ) -> some View {
    modifier(RouteEffect(route: route, progress: progress, isOriented: isOriented))
  }
}

/// A displacement along one of several routes: n plus a share is a place on route n.
nonisolated struct RoutesEffect: GeometryEffect {
  let routes: [MotionRoute]
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let index = min(max(Int(progress.rounded(.up)) - 1, 0), routes.count - 1)
    let point = routes[index].place(at: progress - Double(index)).point
    return ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension View {
  /// Moves the view along routes, one after the other.
  func moved(along routes: [MotionRoute], to progress: Double) -> some View {
    modifier(RoutesEffect(routes: routes, progress: progress))
  }
}

"""###,
    "MovedView": ###"""
extension View {
  /// Moves the view by fractions of pixels, where `offset(x:y:)` would be rounded in each frame.
  func moved(x: Double = 0, y: Double = 0) -> some View {
    transformEffect(CGAffineTransform(translationX: x, y: y))
  }
}

"""###,
    "NumberAnimation": ###"""
/// Content with a number that has animations of its own.
///
/// Numbers that one shape animates share the animation of the last change.
struct NumberAnimation<Content: View>: View, Animatable {
  var animatableData: Double
  private let content: (Double) -> Content

  init(_ number: Double, @ViewBuilder content: @escaping (Double) -> Content) {
    animatableData = number
    self.content = content
  }

  var body: some View { content(animatableData) }
}

"""###,
    "Outline": ###"""
/// A path whose origin is the center of the view.
nonisolated struct Outline: Shape {
  let path: Path

  init(_ path: Path) { self.path = path }

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.midX, dy: rect.midY) }
}

/// A path whose points can move, about the center of the view.
nonisolated struct MorphingOutline: Shape {
  var points: MorphingPoints

  init(_ points: MorphingPoints) { self.points = points }

  var animatableData: MorphingPoints {
    get { points }
    set { points = newValue }
  }

  func path(in rect: CGRect) -> Path {
    points.path.offsetBy(dx: rect.midX, dy: rect.midY)
  }
}

/// The points of a path, which paths of equal structure interpolate.
nonisolated struct MorphingPoints: VectorArithmetic, Animatable, Sendable {
  private var commands: [Character] = []
  private var numbers: [Double] = []

  /// The points of SVG path data with absolute commands M, L, C and Z; lines become curves, as they may bend.
  init(svg: String) {
    var (start, last) = ([0.0, 0.0], [0.0, 0.0])
    func add(_ command: Character, _ points: [Double]) {
      commands.append(command)
      numbers += points
      last = Array(points.suffix(2))
    }
    for (command, points) in SVGPathData(svg).segments {
      switch command {
      case "M":
        start = points
        add("M", points)
      case "L": add("C", last + points + points)
      case "C": add("C", points)
      default:
        if last != start { add("C", last + start + start) }
        commands.append("Z")
      }
    }
  }

  private init() {}

  static var zero: MorphingPoints { MorphingPoints() }

  static func + (left: MorphingPoints, right: MorphingPoints) -> MorphingPoints {
    combine(left, right, +)
  }

  static func - (left: MorphingPoints, right: MorphingPoints) -> MorphingPoints {
    combine(left, right, -)
  }

  private static func combine(
    _ left: MorphingPoints, _ right: MorphingPoints, _ operation: (Double, Double) -> Double
  ) -> MorphingPoints {
    var result = left.commands.isEmpty ? right : left
    for index in result.numbers.indices {
      let first = index < left.numbers.count ? left.numbers[index] : 0
      let second = index < right.numbers.count ? right.numbers[index] : 0
      result.numbers[index] = operation(first, second)
    }
    return result
  }

  var animatableData: MorphingPoints {
    get { self }
    set { self = newValue }
  }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  /// The path through the points.
  var path: Path {
    var path = Path()
    var next = 0
    func point() -> CGPoint {
      defer { next += 2 }
      return CGPoint(x: numbers[next], y: numbers[next + 1])
    }
    for command in commands {
      switch command {
      case "M" where next + 2 <= numbers.count: path.move(to: point())
      case "L" where next + 2 <= numbers.count: path.addLine(to: point())
      case "C" where next + 6 <= numbers.count:
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      default: path.closeSubpath()
      }
    }
    return path
  }
}

nonisolated extension Path {
  /// The path of SVG path data with absolute commands M, L, C and Z.
  init(svg: String) {
    self.init()
    for (command, numbers) in SVGPathData(svg).segments {
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch command {
      case "M": move(to: point(0))
      case "L": addLine(to: point(0))
      case "C": addCurve(to: point(4), control1: point(0), control2: point(2))
      default: closeSubpath()
      }
    }
  }
}

/// The segments of SVG path data.
private nonisolated struct SVGPathData {
  /// The commands with their numbers; those with too few are left out.
  private(set) var segments: [(command: Character, numbers: [Double])] = []

  init(_ text: String) {
    for word in text.split(whereSeparator: { " ,\n".contains($0) }) {
      if let number = Double(word) {
        if !segments.isEmpty { segments[segments.count - 1].numbers.append(number) }
      } else if let command = word.first {
        segments.append((command, []))
      }
    }
    let counts: [Character: Int] = ["M": 2, "L": 2, "C": 6, "Z": 0]
    segments.removeAll { $0.numbers.count != counts[$0.command] }
  }
}

"""###,
    "RepeatedCopy": ###"""
/// The place of a copy of a repeater: a step is made several times.
nonisolated struct RepeatedCopy: GeometryEffect {
  let steps: Double
  let anchor: CGPoint
  var position: CGPoint
  var scale: CGSize
  var rotation: Angle

  typealias Rest = AnimatablePair<CGSize.AnimatableData, Double>

  var animatableData: AnimatablePair<CGPoint.AnimatableData, Rest> {
    get {
      AnimatablePair(
        position.animatableData, AnimatablePair(scale.animatableData, rotation.degrees))
    }
    set {
      position.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      rotation = .degrees(newValue.second.second)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = CGPoint(x: size.width / 2 + anchor.x, y: size.height / 2 + anchor.y)
    let whole = steps.rounded(.towardZero)
    func factor(_ scale: CGFloat) -> CGFloat {
      let share = CGFloat(abs(steps - whole))
      let part = 1 + (scale - 1) * share
      return pow(scale, CGFloat(whole)) * (steps < whole ? 1 / part : part)
    }
    let matrix = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(rotation.radians * steps)))
      .concatenating(CGAffineTransform(scaleX: factor(scale.width), y: factor(scale.height)))
      .concatenating(
        CGAffineTransform(
          translationX: center.x + position.x * CGFloat(steps),
          y: center.y + position.y * CGFloat(steps)))
    return ProjectionTransform(matrix)
  }
}

extension View {
  /// Moves a copy of a repeater by a number of steps from one copy to the next.
  func repeated(
    _ steps: Double, anchor: CGPoint = .zero, position: CGPoint = .zero,
    scale: CGSize = CGSize(width: 1, height: 1), rotation: Angle = .zero
  ) -> some View {
    modifier(
      RepeatedCopy(
        steps: steps, anchor: anchor, position: position, scale: scale, rotation: rotation))
  }
}

"""###,
    "SkewEffect": ###"""
/// A skew about the center of the view, along an axis.
nonisolated struct SkewEffect: GeometryEffect {
  var angle: Angle
  var axis: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(angle.degrees, axis.degrees) }
    set { (angle, axis) = (.degrees(newValue.first), .degrees(newValue.second)) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let turn = CGAffineTransform(rotationAngle: axis.radians)
    let skew = CGAffineTransform(a: 1, b: 0, c: -tan(angle.radians), d: 1, tx: 0, ty: 0)
    let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    let matrix = center.inverted().concatenating(turn).concatenating(skew)
      .concatenating(turn.inverted()).concatenating(center)
    return ProjectionTransform(matrix)
  }
}

extension View {
  /// Skews the view about its center, along an axis.
  func skewEffect(_ angle: Angle, axis: Angle = .zero) -> some View {
    modifier(SkewEffect(angle: angle, axis: axis))
  }
}

"""###,
    "SpatialRotation": ###"""
/// Rotations about axes through the center of the view, as one turn in space, in degrees.
///
/// The view turns about z, y and x, and then by the orientation in the same way. Effects that
/// follow each other would flatten each rotation.
nonisolated struct SpatialRotation: GeometryEffect {
  var turn: (x: Double, y: Double, z: Double)
  var orientation: (x: Double, y: Double, z: Double)
  /// The distance of the view from the axes, towards the viewer.
  var depth: Double
  var perspective: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    let right = turned(x: 1, y: 0, z: 0)
    let down = turned(x: 0, y: 1, z: 0)
    let origin = turned(x: 0, y: 0, z: depth)
    let slope = perspective / max(size.width, size.height, 1)
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (right.x, right.y, -right.z * slope)
    (turn.m21, turn.m22, turn.m23) = (down.x, down.y, -down.z * slope)
    (turn.m31, turn.m32, turn.m33) = (origin.x, origin.y, 1 - origin.z * slope)
    let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(center.inverted()).concatenating(turn)
      .concatenating(ProjectionTransform(center))
  }

  private func turned(x: Double, y: Double, z: Double) -> (x: Double, y: Double, z: Double) {
    var point = (x: x, y: y, z: z)
    for angles in [turn, orientation] {
      (point.x, point.y) = rotated(point.x, point.y, by: angles.z)
      (point.x, point.z) = rotated(point.x, point.z, by: angles.y)
      (point.z, point.y) = rotated(point.z, point.y, by: angles.x)
    }
    return point
  }

  private func rotated(_ x: Double, _ y: Double, by degrees: Double) -> (Double, Double) {
    let angle = degrees * .pi / 180
    return (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}

extension View {
  /// Turns the view in space about its center, by angles in degrees with animations of their own.
  func turned(
    x: Double = 0, y: Double = 0, z: Double = 0,
    orientation: (x: Double, y: Double, z: Double) = (0, 0, 0), depth: Double = 0,
    perspective: Double = 0
  ) -> some View {
    NumberAnimation(x) { x in
      NumberAnimation(y) { y in
        NumberAnimation(z) { z in
          modifier(
            SpatialRotation(
              turn: (x: x, y: y, z: z), orientation: orientation, depth: depth,
              perspective: perspective))
        }
      }
    }
  }
}

"""###,
    "TimerManager": ###"""
/// An event of the clock, by its time in the cycle.
nonisolated struct TimerEvent: Sendable {
  /// The views appear.
  static let appear = TimerEvent.second(0)

  /// The seconds since the views appeared.
  let second: Double

  /// The event at a time, in seconds.
  static func second(_ second: Double) -> TimerEvent { TimerEvent(second: second) }

  /// Whether an event is at the time of a pattern, which may be rounded.
  static func ~= (pattern: TimerEvent, event: TimerEvent) -> Bool {
    abs(pattern.second - event.second) < TimerManager.tolerance
  }
}

/// The clock of an animation: it calls the events of the views that listen, cycle after cycle.
///
/// It never pauses, as SwiftUI's animations cannot pause either: both pass the same time. A view that is late, after a
/// stall or in the background, makes all the changes that it missed in order, and their animations go on where they
/// would be by then.
@MainActor @Observable
final class TimerManager {
  /// The effect of the last tick on the state of the views.
  nonisolated enum End: Sendable {
    /// All views return to their initial state, and event 0 follows.
    case reset
    /// The state of all views stays.
    case `continue`
  }

  /// The number of times that the views were made anew: by a reset, or by another start.
  private(set) var cycle = 0

  private let interval: Double
  private let ticks: Int
  private let repeats: Bool
  private let end: End
  private let still: Double
  @ObservationIgnored private var now: () -> Double = { 0 }
  @ObservationIgnored private var sleep: @Sendable (Double) async -> Void = { _ in }
  @ObservationIgnored private var start = 0.0
  @ObservationIgnored private var runners = 0
  @ObservationIgnored private var hasStarted = false
  @ObservationIgnored private var isAsleep = false
  @ObservationIgnored private var loop: Task<Void, Never>?
  @ObservationIgnored private var listeners: [WeakListener] = []
  /// The listener that is called now.
  @ObservationIgnored private var current: TimerListener?
  /// The changes that code outside of events asks for.
  @ObservationIgnored private var others = TimerListener()

  /// Times that differ less are equal, in seconds: they are rounded.
  fileprivate nonisolated static let tolerance = 1e-4

  private struct WeakListener {
    weak var listener: TimerListener?
  }

  /// Makes a clock; `start(on:)` runs it.
  ///
  /// Where motion is reduced, views show the state after `still` seconds, by default that of the end of the cycle.
  init(
    interval: Double, ticks: Int, repeats: Bool = true, atEnd end: End = .reset,
    still: Double? = nil
  ) {
    self.interval = interval
    self.ticks = ticks
    self.repeats = repeats
    self.end = end
    // The last tick begins the next cycle.
    self.still = still ?? interval * Double(ticks) - (repeats ? 1e-3 : 0)
  }

  /// Runs the clock until the task is cancelled.
  ///
  /// Of several tasks the first one starts it, and it runs until the last one is cancelled; another start begins again,
  /// with new views.
  func start(on clock: some Clock<Duration>) async {
    runners += 1
    if runners == 1 { begin(on: clock) }
    let untilCancelled = AsyncStream<Void> { _ in }
    for await _ in untilCancelled {}
    runners -= 1
    if runners == 0 { loop?.cancel() }
  }

  /// Makes a change some seconds after the event, or at once for 0; a reset cancels it.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    if seconds > 0 { add(action, after: seconds) } else { action() }
  }

  /// Makes a change after the views have updated: state that changes twice at once shows the last value alone.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) { add(action, after: 0) }

  private func add(_ action: @escaping @MainActor () -> Void, after seconds: Double) {
    if current == nil { others.time = now() - start }
    (current ?? others).add(action, after: seconds)
    wake()
  }
}

// The loop.
extension TimerManager {
  private func begin(on clock: some Clock<Duration>) {
    let origin = clock.now
    now = { origin.duration(to: clock.now) / .seconds(1) }
    // Without a tolerance the system may be late by a tenth of the wait.
    sleep = { time in
      try? await clock.sleep(
        until: origin.advanced(by: .seconds(time)), tolerance: .milliseconds(1))
    }
    start = 0
    if hasStarted { reset() }
    (hasStarted, isAsleep) = (true, true)
    wake()
  }

  private func run() async {
    while !Task.isCancelled {
      advance()
      isAsleep = true
      guard let next = upcoming else { return }
      await sleep(next)
    }
  }

  /// Runs the loop now, for something new that is due before the next tick.
  private func wake() {
    guard isAsleep, runners > 0 else { return }
    isAsleep = false
    loop?.cancel()
    loop = Task { await run() }
  }

  private func advance() {
    var time = now() - start
    if resets, time >= duration - Self.tolerance {
      for listener in present { play(listener, to: duration - 2 * Self.tolerance) }
      let passed = duration * ((time + Self.tolerance) / duration).rounded(.down)
      start += passed
      time -= passed
      reset()
    }
    for listener in present { play(listener, to: time) }
  }

  private func reset() {
    cycle += 1
    listeners = []
    others = TimerListener()
  }

  private var present: [TimerListener] { listeners.compactMap(\.listener) + [others] }

  private var duration: Double { interval * Double(ticks) }

  private var resets: Bool { repeats && end == .reset }

  /// The time of the next event or change, in seconds after the start of the clock; `nil` for none.
  private var upcoming: Double? {
    var next = resets ? duration : .infinity
    for listener in present where !listener.isWaiting { next = min(next, nextTime(of: listener)) }
    return next.isFinite ? start + next : nil
  }
}

// The views that listen.
extension TimerManager {
  /// Calls a listener at all events of the cycle; those that have passed come at once.
  func add(_ listener: TimerListener) {
    listeners.removeAll { $0.listener == nil }
    guard !listeners.contains(where: { $0.listener === listener }) else { return }
    listeners.append(WeakListener(listener: listener))
    wake()
  }

  /// Calls a listener again that waited for its view to update.
  func resume(_ listener: TimerListener) {
    listener.didUpdate()
    wake()
  }

  /// Makes all changes of a listener up to the still, without their motion.
  func showStill(_ listener: TimerListener) { play(listener, to: still, isStill: true) }

  /// Makes the changes of a listener up to a time of the cycle, in order.
  private func play(_ listener: TimerListener, to end: Double, isStill: Bool = false) {
    let outer = current
    current = listener
    defer { current = outer }
    // Of many cycles that were missed the last one is enough.
    let missed = ((end - eventTime(listener.event)) / duration).rounded(.down) - 1
    if repeats, missed > 100 { listener.event += Int(missed) * ticks }
    while nextTime(of: listener) <= end + Self.tolerance {
      let next = nextTime(of: listener)
      guard isStill || listener.prepareChange(at: next) else { return }
      listener.time = next
      let event = listener.event
      let change = listener.takeChange(before: eventTime(event))
      Transaction.late(by: isStill ? .infinity : end - next) {
        if let change {
          change()
        } else {
          listener.event += 1
          listener.action(.second(interval * Double(event == 0 ? 0 : (event - 1) % ticks + 1)))
        }
      }
    }
  }

  private func nextTime(of listener: TimerListener) -> Double {
    min(eventTime(listener.event), listener.nextChange)
  }

  /// The time of an event since the cycle began, in seconds; infinite for one that does not come.
  private func eventTime(_ event: Int) -> Double {
    let isLast = resets ? event >= ticks : !repeats && event > ticks
    return isLast ? .infinity : Double(event) * interval
  }
}

/// A view that listens to a clock, and how far it has come.
@MainActor final class TimerListener {
  /// The function that is called at events.
  var action: @MainActor (TimerEvent) -> Void = { _ in }
  /// Updates the view, which then calls `resume(_:)`; `nil` for a listener without a view.
  var requestUpdate: (@MainActor () -> Void)?
  /// The number of the next event.
  fileprivate var event = 0
  /// The time of the last event or change, in seconds.
  fileprivate var time = 0.0
  /// Whether the view has to update before the next change.
  fileprivate private(set) var isWaiting = false
  private var hasChanged = false
  private var changes: [(time: Double, action: @MainActor () -> Void)] = []

  fileprivate var nextChange: Double { changes.first?.time ?? .infinity }

  fileprivate func add(_ action: @escaping @MainActor () -> Void, after seconds: Double) {
    // Of changes at one time, that of the later event comes last.
    let time = time + seconds
    let place = changes.firstIndex { $0.time > time + TimerManager.tolerance } ?? changes.endIndex
    changes.insert((time, action), at: place)
  }

  fileprivate func takeChange(before end: Double) -> (@MainActor () -> Void)? {
    nextChange <= end + TimerManager.tolerance ? changes.removeFirst().action : nil
  }

  /// Returns whether the view can change: of two changes at one time, the second waits until the view shows the first.
  fileprivate func prepareChange(at next: Double) -> Bool {
    guard !isWaiting else { return false }
    guard hasChanged, next <= time + TimerManager.tolerance, let requestUpdate else {
      hasChanged = true
      return true
    }
    isWaiting = true
    requestUpdate()
    return false
  }

  fileprivate func didUpdate() { (isWaiting, hasChanged) = (false, false) }
}

/// Calls a function at the events of a clock; where motion is reduced, with all up to the still at once.
struct TimerEventModifier: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var listener = TimerListener()
  @State private var updates = 0
  let timer: TimerManager
  let action: @MainActor (TimerEvent) -> Void

  func body(content: Content) -> some View {
    content
      .onAppear {
        listener.action = action
        listener.requestUpdate = { updates += 1 }
        if reducesMotion { timer.showStill(listener) } else { timer.add(listener) }
      }
      .onChange(of: updates) { timer.resume(listener) }
  }
}

/// Runs a clock while the view is there, and makes the view anew in each of its cycles.
struct TimerModifier: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.timerClock) private var clock
  let timer: TimerManager

  private struct Run: Hashable {
    let timer: ObjectIdentifier
    let cycle: Int
  }

  func body(content: Content) -> some View {
    content
      .id(reducesMotion ? nil : Run(timer: ObjectIdentifier(timer), cycle: timer.cycle))
      .transaction { $0.makeUpForLateness() }
      .environment(timer)
      .task(id: reducesMotion ? nil : ObjectIdentifier(timer)) { await run() }
  }

  private func run() async {
    let clock = clock
    if !reducesMotion { await timer.start(on: clock) }
  }
}

extension View {
  /// Calls a function when the view appears, and at each tick of a clock.
  func onTimerEvent(
    of timer: TimerManager, perform action: @escaping @MainActor (TimerEvent) -> Void
  ) -> some View {
    modifier(TimerEventModifier(timer: timer, action: action))
  }

  /// Runs a clock while the view is there.
  func runs(_ timer: TimerManager) -> some View { modifier(TimerModifier(timer: timer)) }
}

extension EnvironmentValues {
  private nonisolated enum TimerClockKey: EnvironmentKey {
    // SwiftUI's animations do not go on either while the device sleeps.
    static let defaultValue: any Clock<Duration> = SuspendingClock()
  }

  /// The clock on which animations run, in place of which tests have one of their own.
  var timerClock: any Clock<Duration> {
    get { self[TimerClockKey.self] }
    set { self[TimerClockKey.self] = newValue }
  }
}

extension Transaction {
  private nonisolated enum LatenessKey: TransactionKey {
    static let defaultValue = 0.0
  }

  /// The smallest lateness that is seen, in seconds: three frames.
  private nonisolated static let smallLateness = 0.05

  /// Runs a closure whose changes are late by some seconds; infinitely late ones have no motion.
  fileprivate static func late(by seconds: Double, _ body: () -> Void) {
    guard seconds > smallLateness else { return body() }
    var transaction = Transaction()
    transaction[LatenessKey.self] = seconds
    withTransaction(transaction, body)
  }

  /// Lets the animation of a late change go on where it would be by now.
  fileprivate mutating func makeUpForLateness() {
    let lateness = self[LatenessKey.self]
    guard lateness > 0 else { return }
    self[LatenessKey.self] = 0
    animation = animation.flatMap { base in
      lateness.isFinite ? Animation(LateAnimation(base: base, lateness: lateness)) : nil
    }
  }
}

/// An animation that goes on where it would be after some seconds.
private nonisolated struct LateAnimation: CustomAnimation {
  let base: Animation
  let lateness: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time + lateness, context: &context)
  }
}

"""###,
    "TrimmedOutline": ###"""
/// A part of a path, about the center of the view.
///
/// A part beyond the end of a contour continues at its start.
nonisolated struct TrimmedOutline: Shape {
  let path: Path
  var start: Double
  var end: Double
  var offset: Double
  /// Whether the contours are trimmed as one line; each is trimmed alone otherwise.
  let isOneLine: Bool

  init(
    _ path: Path, from start: Double = 0, to end: Double = 1, offset: Double = 0,
    asOneLine isOneLine: Bool = false
  ) {
    self.path = path
    self.start = start
    self.end = end
    self.offset = offset
    self.isOneLine = isOneLine
  }

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(start, AnimatablePair(end, offset)) }
    set { (start, end, offset) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (low, high) = (min(start, end), max(start, end))
    let first = min(max(low, 0), 1) + offset
    let length = min(max(high, 0), 1) - min(max(low, 0), 1)
    // Less than a ten-thousandth of the length is nothing, as in After Effects' exports.
    guard length > 0.00005 else { return Path() }
    var result = Path()
    for contour in isOneLine ? [path] : path.contours {
      result.addPath(contour.part(from: first, length: length))
    }
    return result.offsetBy(dx: rect.midX, dy: rect.midY)
  }
}

nonisolated extension Path {
  /// The contours as paths of their own.
  fileprivate var contours: [Path] {
    var contours: [Path] = []
    func add(_ element: Path.Element) {
      if case .move = element { contours.append(Path()) }
      guard !contours.isEmpty else { return }
      switch element {
      case .move(let point): contours[contours.count - 1].move(to: point)
      case .line(let point): contours[contours.count - 1].addLine(to: point)
      case .quadCurve(let point, let control):
        contours[contours.count - 1].addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        contours[contours.count - 1].addCurve(to: point, control1: first, control2: second)
      case .closeSubpath: contours[contours.count - 1].closeSubpath()
      }
    }
    forEach(add)
    return contours
  }

  /// The part from a share of the length on, which wraps around.
  fileprivate func part(from start: Double, length: Double) -> Path {
    guard length < 1 else { return self }
    let first = start - start.rounded(.down)
    guard first + length > 1 else { return trimmedPath(from: first, to: first + length) }
    var result = trimmedPath(from: first, to: 1)
    result.append(trimmedPath(from: 0, to: first + length - 1))
    return result
  }

  /// Adds a path, which goes on with the last line if that ends where the path begins.
  private mutating func append(_ path: Path) {
    let end = currentPoint
    var isFirst = true
    func add(_ element: Path.Element) {
      defer { isFirst = false }
      switch element {
      case .move(let point):
        let joins = isFirst && end.map { hypot($0.x - point.x, $0.y - point.y) < 1e-3 } == true
        if !joins { move(to: point) }
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        addCurve(to: point, control1: first, control2: second)
      case .closeSubpath: closeSubpath()
      }
    }
    path.forEach(add)
  }
}

"""###,
  ]
}
