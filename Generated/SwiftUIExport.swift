// swift-format-ignore-file
// Made by Tools/embed-texts; change the text files and run it again.

extension EmbeddedText {
  /// The content of each text file of the module SwiftUIExport, by its name.
  package static let swiftUIExport: [String: String] = [
    "AnimatedImageView": ###"""
extension XsheetSupport {
  /// Pictures of the asset catalog, of which one is shown at a time.
#if iOS17
  @MainActor @Observable
  package final class ImageSequence {
#else
  @MainActor package final class ImageSequence: ObservableObject {
#endif
    /// The names of the pictures.
    package let names: [String]
    /// The index of the picture that is shown.
    @Published package private(set) var index = 0
    /// The number of changes so far; a run ends with the next one.
    @ObservationIgnored private var changes = 0

    package init(_ names: [String]) { self.names = names }

    /// Shows all pictures some times, each for an interval in seconds; the last one stays.
    package func play(every interval: Double, times: Int = 1, on timer: TimerManager) {
      show(0)
      step(1, of: names.count * times, every: interval, changes, timer)
    }

    /// Shows all pictures again and again, each for an interval in seconds.
    package func loop(every interval: Double, on timer: TimerManager) {
      show(0)
      step(1, of: .max, every: interval, changes, timer)
    }

    /// Shows a picture.
    package func show(_ index: Int) {
      stop()
#if iOS17
      self.index = max(0, min(index, names.count - 1))
#else
      let index = max(0, min(index, names.count - 1))
      // An equal value would be published, too.
      if index != self.index { self.index = index }
#endif
    }

    /// Keeps the present picture.
    package func stop() { changes += 1 }

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
  package struct AnimatedImageView: View, Animatable {
    private let names: [String]
    private var index: Double
    private let bundle: Bundle?

    /// The present picture of a sequence that plays.
    package init(_ sequence: ImageSequence, bundle: Bundle? = nil) {
      self.init(sequence.names, index: Double(sequence.index), bundle: bundle)
    }

    /// The picture with an index; animations show those between two indices.
    package init(_ names: [String], index: Double, bundle: Bundle? = nil) {
      (self.names, self.index, self.bundle) = (names, index, bundle)
    }

    package nonisolated var animatableData: Double {
      get { index }
      set { index = newValue }
    }

    package var body: some View {
      let place = Int((index + 1e-4).rounded(.down))
      if !names.isEmpty {
        Image(names[min(max(place, 0), names.count - 1)], bundle: bundle).resizable()
      }
    }
  }
}

"""###,
    "AnimationClock": ###"""
extension XsheetSupport {
  /// A clock of animations: its time, and a wait, in seconds.
  package nonisolated struct AnimationClock: Sendable {
    /// The present time.
    package let now: @Sendable () -> Double
    /// Waits until a time.
    package let sleep: @Sendable (_ deadline: Double) async -> Void

    package init(
      now: @escaping @Sendable () -> Double,
      sleep: @escaping @Sendable (_ deadline: Double) async -> Void
    ) {
      (self.now, self.sleep) = (now, sleep)
    }

    /// The clock of the system, which stands still while the device sleeps, as SwiftUI's animations do.
    package static let system = AnimationClock(
      now: { ProcessInfo.processInfo.systemUptime },
      sleep: { deadline in
        var rest = deadline - ProcessInfo.processInfo.systemUptime
        while rest > 0, !Task.isCancelled {
          // The system may be late by a tenth of the wait.
          let wait = rest > 0.002 ? rest * 0.9 : rest
          try? await Task.sleep(nanoseconds: UInt64(wait * 1e9))
          rest = deadline - ProcessInfo.processInfo.systemUptime
        }
      })
  }
}

"""###,
    "AnimationMachine": ###"""
extension XsheetSupport {
  /// A state machine that plays an animation: the app sets its inputs and fires its events.
#if iOS17
  @MainActor @Observable public final class Machine<Design> {
#else
  @MainActor public final class Machine<Design>: ObservableObject {
#endif
    /// The function that is called with the messages of the design.
    @ObservationIgnored public var onMessage: (String) -> Void = { _ in }
    /// The function that opens the addresses of the design; `nil` for the system's.
    @ObservationIgnored public var onOpenURL: ((String) -> Void)?
    /// The function that is called with all that happens, in order.
    @ObservationIgnored package var onEvent: (MachineEvent) -> Void = { _ in }

    /// The name of the current state; empty before the start.
    @Published package private(set) var stateName = ""
    /// The name of the theme that the design chose last; `nil` before, and empty for none.
    @Published package private(set) var themeName: String?
    /// The time that is shown, in seconds; a blend changes it with an animation.
    @Published package private(set) var time = 0.0
    /// Whether no frame will differ from the present one.
    @Published package private(set) var isStill = true
    /// The background of the current state, as 0xRRGGBBAA.
    @Published package private(set) var background: UInt32 = 0
    @Published private var values: [String: MachineInput.Value]

    @ObservationIgnored private var session: MachineSession
    @ObservationIgnored private var clock: () -> Double = { 0 }
    @ObservationIgnored private var lastTime = 0.0
    @ObservationIgnored private var views = 0
    @ObservationIgnored private var tweenTarget: Double?
    @ObservationIgnored private var openURL: (String) -> Void = { _ in }
    private let areas: [MachineArea]

    package init(_ machine: StateMachine, _ track: MachineTrack, _ areas: [MachineArea] = []) {
      session = MachineSession(
        machine, playing: track, seed: UInt64.random(in: 0...UInt64.max))
      self.areas = areas
      values = session.values
    }

    /// Stops the machine; its inputs and its state stay.
    public func stop() { change { $0.stop() } }

    /// Starts the machine in its first state; a view that shows it does so.
    public func start() { change { _ = $0.start() } }
  }
}

extension XsheetSupport.Machine {
  /// The background of the current state.
  package var backgroundColor: Color {
    func part(_ shift: UInt32) -> Double { Double(background >> shift & 0xFF) / 255 }
    return Color(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}

// Inputs and events.
extension XsheetSupport.Machine {
  package func number(_ input: String) -> Double {
    if case .number(let number) = values[input] { number } else { 0 }
  }

  package func flag(_ input: String) -> Bool {
    if case .flag(let flag) = values[input] { flag } else { false }
  }

  package func text(_ input: String) -> String {
    if case .text(let text) = values[input] { text } else { "" }
  }

  package func set(_ input: String, to value: XsheetSupport.MachineInput.Value) {
    change { $0.set(input, to: value) }
  }

  package func fire(event: String) { change { _ = $0.fire(event) } }

  /// Passes an event of the pointer on; the point is in the coordinates of the design.
  package func pointer(_ event: XsheetSupport.MachinePointer, at point: CGPoint?) {
    let frame = session.player.frame
    let targets = areas.filter { area in point.map { area.contains($0, at: frame) } ?? false }
    change { $0.pointer(event, over: Set(targets.map(\.name))) }
  }

  /// Whether the machine responds to one of some events of the pointer.
  package func responds(to events: Set<XsheetSupport.MachinePointer>) -> Bool {
    session.machine.interactions.contains { interaction in
      if case .pointer(let event, _) = interaction.trigger { events.contains(event) } else { false }
    }
  }
}

// Time.
extension XsheetSupport.Machine {
  /// Counts a view that shows the animation; the first one starts the machine.
#if iOS17
  package func start(on clock: some Clock<Duration>, openURL: @escaping (String) -> Void) {
#else
  package func start(
    on clock: XsheetSupport.AnimationClock, openURL: @escaping (String) -> Void
  ) {
#endif
    self.openURL = openURL
    views += 1
    guard views == 1 else { return }
#if iOS17
    let origin = clock.now
    self.clock = { origin.duration(to: clock.now) / .seconds(1) }
#else
    let origin = clock.now()
    self.clock = { clock.now() - origin }
#endif
    lastTime = 0
    if stateName.isEmpty { start() } else { update() }
  }

  /// Removes a view that showed the animation; the last one stops the time.
  package func stopAfterView() {
    advance()
    views -= 1
    if views == 0 { clock = { 0 } }
    lastTime = clock()
  }

  /// Lets the time pass since the last call; where motion is reduced, parts that end are over at once.
  package func advance(reducingMotion: Bool = false) {
    change {
      if reducingMotion, $0.player.status == .playing, !$0.player.settings.loops {
        $0.advance(by: 1e5)
      }
    }
  }

  /// Skips the time since the last call, as after a stay in the background.
  package func skipTime() { lastTime = clock() }

  private func change(_ action: (inout XsheetSupport.MachineSession) -> Void) {
    let now = clock()
    if now > lastTime { session.advance(by: now - lastTime) }
    lastTime = now
    action(&session)
    update()
  }

  private func update() {
    for event in session.takeEvents() {
      switch event {
      case .message(let message): onMessage(message)
      case .openURL(let address, _): (onOpenURL ?? openURL)(address)
      case .theme(let name): themeName = name
      default: break
      }
      onEvent(event)
    }
    if let state = session.currentState?.name, state != stateName { stateName = state }
    if values != session.values { values = session.values }
    if background != session.background { background = session.background }
    showFrame()
    isStill = !session.isMoving
  }

  private func showFrame() {
    let rate = session.player.track.frameRate
    guard let tween = session.player.tween else {
      tweenTarget = nil
      return show(session.player.time, nil)
    }
    guard tween.to != tweenTarget else { return }
    tweenTarget = tween.to
    let curve = tween.tween.curve
    show(
      tween.to / rate,
      .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: tween.tween.duration))
  }

  private func show(_ time: Double, _ animation: Animation?) {
    guard time != self.time else { return }
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = animation == nil
    withTransaction(transaction) { self.time = time }
  }
}

extension XsheetSupport {
  /// The box of a target of the pointer, from frame to frame.
  package nonisolated struct MachineArea: Sendable {
    /// The name of the target.
    package let name: String
    private let boxes: [(frame: Double, box: CGRect)]

    /// Makes an area of boxes in the coordinates of the design, each from a frame on.
    package init(_ name: String, _ boxes: [(frame: Double, box: CGRect)]) {
      (self.name, self.boxes) = (name, boxes)
    }

    /// Whether the box at a frame contains a point.
    package func contains(_ point: CGPoint, at frame: Double) -> Bool {
      boxes.last { $0.frame <= frame }?.box.contains(point) ?? false
    }
  }

  /// Plays an animation as its state machine says, or as the app does: its content is a view of each moment.
  package struct MachineView<Design, Content: View>: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.xsheetClock) private var clock
#if iOS17
    private let machine: Machine<Design>
#else
    @ObservedObject private var machine: Machine<Design>
#endif
    private let control: PlaybackControl<Design>?
    private let still: Double
    private let content: (Double) -> Content
    /// The time after which a jump shows its new value, in seconds.
    private let jump = 2e-5

    /// Makes a player.
    ///
    /// - Parameters:
    ///   - machine: The state machine.
    ///   - control: How the app plays the animation; `nil` for the state machine.
    ///   - still: The moment that is shown where the app plays and motion is reduced, in seconds.
    ///   - content: The view of a moment, in seconds.
    package init(
      _ machine: Machine<Design>, _ control: PlaybackControl<Design>?, still: Double,
      @ViewBuilder content: @escaping (Double) -> Content
    ) {
      (self.machine, self.control, self.still) = (machine, control, still)
      self.content = content
    }

    package var body: some View {
      if let control {
        AnimationPlayer(control, still: still, content: content)
      } else {
        playing
      }
    }

    private var playing: some View {
      TimelineView(.animation(minimumInterval: nil, paused: machine.isStill)) { context in
        content(machine.time + jump)
          .onChange(of: context.date) { machine.advance(reducingMotion: reducesMotion) }
      }
      .background(machine.backgroundColor)
      .modifier(MachinePointerModifier(machine: machine))
      .onChange(of: scenePhase) { machine.skipTime() }
      .task(id: ObjectIdentifier(machine)) { await run() }
    }

    private func run() async {
      let (clock, openURL) = (clock, openURL)
      machine.start(on: clock) { address in
        if let url = URL(string: address) { openURL(url) }
      }
      await untilCancelled()
      machine.stopAfterView()
    }
  }

  /// Passes the events of the pointer to a state machine.
  private struct MachinePointerModifier<Design>: ViewModifier {
    let machine: Machine<Design>
    @State private var isPressed = false
#if iOS17
    @State private var isInside = false
#endif

    /// The longest way of the pointer in a click, in points.
    private let slop = 10.0

    func body(content: Content) -> some View {
      if machine.responds(to: [.down, .up, .move, .enter, .exit]) {
        hovering(content.contentShape(Rectangle()).gesture(press))
      } else if machine.responds(to: [.click]) {
#if iOS17
        hovering(
          content.contentShape(Rectangle())
            .onTapGesture(coordinateSpace: .local) { machine.pointer(.click, at: $0) })
#else
        content.contentShape(Rectangle()).gesture(press)
#endif
      } else {
        hovering(content.contentShape(Rectangle()))
      }
    }

    private var press: some Gesture {
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          machine.pointer(isPressed ? .move : .down, at: drag.location)
          isPressed = true
        }
        .onEnded { drag in
          isPressed = false
          machine.pointer(.up, at: drag.location)
          if hypot(drag.translation.width, drag.translation.height) <= slop {
            machine.pointer(.click, at: drag.location)
          }
        }
    }

    @ViewBuilder private func hovering(_ content: some View) -> some View {
#if iOS17
      if machine.responds(to: [.enter, .exit, .move]) {
        content.onContinuousHover { phase in
          switch phase {
          case .active(let point):
            if !isInside { machine.pointer(.enter, at: point) }
            isInside = true
            machine.pointer(.move, at: point)
          case .ended:
            guard isInside else { return }
            isInside = false
            machine.pointer(.exit, at: nil)
            machine.pointer(.move, at: nil)
          }
        }
      } else {
        content
      }
#else
      // Before iOS 16, no modifier has the place of a pointer that hovers.
      content
#endif
    }
  }

  /// A timing curve, by its control points.
  package nonisolated struct TimingCurve: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The progress at a share of the duration.
    package func progress(at share: Double) -> Double {
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
      ).value(at: share)
    }
  }
}

nonisolated extension XsheetSupport.MachinePlayback {
  package init(
    segment: String? = nil, mode: XsheetSupport.MachinePlaybackMode = .forward, speed: Double = 1,
    loops: Bool = false, loopCount: Int = 0, autoplay: Bool = false, background: UInt32 = 0,
    isFinal: Bool = false
  ) {
    self.init()
    (self.segment, self.mode, self.speed) = (segment, mode, speed)
    (self.loops, self.loopCount, self.autoplay) = (loops, loopCount, autoplay)
    (self.background, self.isFinal) = (background, isFinal)
  }
}

nonisolated extension XsheetSupport.MachineSession {
  /// Whether time changes what is shown, or decides a transition.
  package var isMoving: Bool {
    player.status == .playing || player.tween != nil || status != .stopped && waitsForTime
  }

  private var waitsForTime: Bool {
    let states = [currentState, machine.globalState].compactMap(\.self)
    return states.contains { state in
      state.transitions.contains { $0.guards.contains(where: \.usesElapsedTime) }
    }
  }
}

"""###,
    "AnimationPlayer": ###"""
extension XsheetSupport {
  /// Plays an animation: its content is a view of each moment.
  ///
  /// All values are functions of one time, so that loops stay in phase.
  package struct AnimationPlayer<Design, Content: View>: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
#if iOS17
    @State private var ownPlayer = Player<Design>()
#else
    @StateObject private var ownPlayer = Player<Design>()
#endif
    private let control: PlaybackControl<Design>
    private let still: Double
    private let content: (Double) -> Content
    /// The time after which a jump shows its new value, in seconds.
    private let jump = 2e-5

    /// Makes a player.
    ///
    /// - Parameters:
    ///   - control: How the app plays the animation.
    ///   - still: The moment that is shown where motion is reduced, in seconds.
    ///   - content: The view of a moment, in seconds.
    package init(
      _ control: PlaybackControl<Design>, still: Double,
      @ViewBuilder content: @escaping (Double) -> Content
    ) {
      (self.control, self.still, self.content) = (control, still, content)
    }

    package var body: some View {
      if let moment = control.moment {
        content(moment + jump)
      } else {
#if iOS17
        playing(control.player ?? ownPlayer)
#else
        Observing(control.player ?? ownPlayer) { player in playing(player) }
#endif
      }
    }

    private func playing(_ player: Player<Design>) -> some View {
      TimelineView(.animation(minimumInterval: nil, paused: player.isStill || reducesMotion)) {
        context in
        let place = player.place(after: player.elapsed(at: context.date))
        content(reducesMotion ? still : player.isStill ? place.time + jump : place.time)
          .onChange(of: place.isAtEnd) { if place.isAtEnd { player.finish() } }
          .onChange(of: place.repetition) {
            if place.repetition > 0 { player.onEvent(.repeated(place.repetition)) }
          }
      }
      .onChange(of: scenePhase) { player.isSuspended = scenePhase != .active }
      .modifier(PlaybackModifier(control, player))
    }
  }
}

"""###,
    "BaselinePlacement": ###"""
extension XsheetSupport {
  /// Places a line of text by its first baseline, of which a point is at the center of a view without a size.
  package struct BaselinePlacement: ViewModifier {
    package var alignment = HorizontalAlignment.leading

    package init(_ alignment: HorizontalAlignment = .leading) { self.alignment = alignment }

    package func body(content: Content) -> some View {
      Color.clear
        .frame(width: 0, height: 0)
        .overlay(alignment: .topLeading) {
          content
            .lineLimit(1)
            .fixedSize()
            .alignmentGuide(.top) { $0[.firstTextBaseline] }
            .alignmentGuide(.leading) { [alignment] in $0[alignment] }
        }
    }
  }
}

"""###,
    "BlurTransition": ###"""
extension XsheetSupport {
  /// A blur of the whole view.
  package struct BlurModifier: ViewModifier {
    package var radius: CGFloat

    package func body(content: Content) -> some View { content.compositingGroup().blur(radius: radius) }

    /// Comes out of a blur, and goes into it.
    package static func transition(radius: CGFloat) -> AnyTransition {
      .modifier(active: BlurModifier(radius: radius), identity: BlurModifier(radius: 0))
    }
  }
}

"""###,
    "BundledFont": ###"""
extension XsheetSupport {
  /// Fonts in the bundle of a package, where the system does not look for them.
  package nonisolated enum BundledFont {
    /// Registers the font in a file of a bundle, and returns its name.
    package static func name(_ name: String, file: String, bundle: Bundle) -> String {
      let url =
        bundle.url(forResource: file, withExtension: nil)
        ?? bundle.url(forResource: file, withExtension: nil, subdirectory: "Fonts")
      // It fails for a font that is registered already, which changes nothing.
      if let url { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
      return name
    }
  }
}

"""###,
    "ClockTests": ###"""
/// Tests of the clock of `VIEW`, which runs faster here.
#if iOS17
@MainActor @Suite(.timeLimit(.minutes(1))) struct VIEWTests {
#else
@MainActor @Suite struct VIEWTests {
#endif
  @Test("the events of a cycle come in order")
  func order() async throws {
    let timer = XsheetSupport.CLOCK
    let log = Log()
    let listener = XsheetSupport.TimerListener()
    listener.action = { log.times.append($0.second) }
    try await run(timer, listener) { log.times.count >= EVENTS }
    let expected = (0..<EVENTS).map { Double($0) * INTERVAL }
    #expect(zip(log.times, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("later changes are made in order")
  func laterChanges() async throws {
    let timer = XsheetSupport.CLOCK
    let log = Log()
    let listener = XsheetSupport.TimerListener()
    listener.action = { event in
      guard case .appear = event else { return }
      timer.after(0.75 * INTERVAL) { log.times.append(0.75) }
      timer.after(0.25 * INTERVAL) { log.times.append(0.25) }
    }
    try await run(timer, listener) { log.times.count >= 2 }
    #expect(log.times == [0.25, 0.75])
  }

  @Test("a restarted run begins at its beginning, with new views")
  func restart() async throws {
    let (timer, player) = (XsheetSupport.CLOCK, VIEW.Player())
    let (log, other) = (Log(), Log())
    for log in [log, other] {
      let listener = XsheetSupport.TimerListener()
      listener.action = { log.times.append($0.second) }
      try await run(timer, listener, player) { !log.times.isEmpty }
      player.restart()
      timer.follow(player)
    }
    #expect(timer.cycle > 0)
    #expect(other.times.first == 0)
  }

  /// Runs a clock with a listener until a condition holds.
  private func run(
    _ timer: XsheetSupport.TimerManager, _ listener: XsheetSupport.TimerListener,
    _ player: VIEW.Player = VIEW.Player(), until isDone: () -> Bool
  ) async throws {
    player.cycle = VIEW.cycle
#if iOS17
    player.start(on: FastClock(), restarts: false)
#else
    player.start(on: .fast, restarts: false)
#endif
    timer.start(player)
    while !isDone() {
      // A restart forgets all that listened.
      timer.add(listener)
#if iOS17
      try await Task.sleep(for: .milliseconds(1))
#else
      try await Task.sleep(nanoseconds: 1_000_000)
#endif
    }
    timer.stop()
    player.stopAfterView()
    // The clock does not keep those that listen.
    withExtendedLifetime(listener) {}
  }

  /// The times so far.
  @MainActor private final class Log {
    var times: [Double] = []
  }
}

/// A clock that runs twenty times as fast as the system's.
#if iOS17
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
#else
extension XsheetSupport.AnimationClock {
  fileprivate static let fast: XsheetSupport.AnimationClock = {
    let (system, speed) = (XsheetSupport.AnimationClock.system, 20.0)
    let origin = system.now()
    return XsheetSupport.AnimationClock(
      now: { (system.now() - origin) * speed },
      sleep: { await system.sleep(origin + $0 / speed) })
  }()
}
#endif

"""###,
    "CornerPin": ###"""
extension XsheetSupport {
  /// Stretches a rectangle between four corners, which are about the center of the view.
  ///
  /// The upper left corner of the rectangle is at `origin`.
  package nonisolated struct CornerPin: GeometryEffect {
    package let size: CGSize
    package let origin: CGPoint
    package var topLeft: CGPoint
    package var topRight: CGPoint
    package var bottomLeft: CGPoint
    package var bottomRight: CGPoint

    package init(
      _ size: CGSize, topLeft: CGPoint, topRight: CGPoint, bottomLeft: CGPoint,
      bottomRight: CGPoint, origin: CGPoint = .zero
    ) {
      (self.size, self.origin) = (size, origin)
      (self.topLeft, self.topRight) = (topLeft, topRight)
      (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    package typealias Corners = AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>

    package var animatableData: AnimatablePair<Corners, Corners> {
      get {
        AnimatablePair(
          AnimatablePair(topLeft.animatableData, topRight.animatableData),
          AnimatablePair(bottomLeft.animatableData, bottomRight.animatableData))
      }
      set {
        topLeft.animatableData = newValue.first.first
        topRight.animatableData = newValue.first.second
        bottomLeft.animatableData = newValue.second.first
        bottomRight.animatableData = newValue.second.second
      }
    }

    package func effectValue(size view: CGSize) -> ProjectionTransform {
      let middle = CGPoint(x: view.width / 2 + origin.x, y: view.height / 2 + origin.y)
      let there = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height))
      let back = CGAffineTransform(translationX: middle.x, y: middle.y)
      guard let pin else {
        // A transform without an inverse would show the view as it is.
        return ProjectionTransform(CGAffineTransform(scaleX: 1e-9, y: 1e-9))
      }
      return ProjectionTransform(there).concatenating(pin).concatenating(
        ProjectionTransform(back))
    }

    /// The projection of the unit square to the corners; `nil` for corners on a line.
    private var pin: ProjectionTransform? {
      let right = CGPoint(x: topRight.x - bottomRight.x, y: topRight.y - bottomRight.y)
      let down = CGPoint(x: bottomLeft.x - bottomRight.x, y: bottomLeft.y - bottomRight.y)
      let rest = CGPoint(
        x: topLeft.x - topRight.x + bottomRight.x - bottomLeft.x,
        y: topLeft.y - topRight.y + bottomRight.y - bottomLeft.y)
      let area = right.x * down.y - right.y * down.x
      guard abs(area) > 1e-9 else { return nil }
      var result = ProjectionTransform()
      result.m13 = (rest.x * down.y - rest.y * down.x) / area
      result.m23 = (right.x * rest.y - right.y * rest.x) / area
      result.m11 = topRight.x - topLeft.x + topRight.x * result.m13
      result.m12 = topRight.y - topLeft.y + topRight.y * result.m13
      result.m21 = bottomLeft.x - topLeft.x + bottomLeft.x * result.m23
      result.m22 = bottomLeft.y - topLeft.y + bottomLeft.y * result.m23
      (result.m31, result.m32) = (topLeft.x, topLeft.y)
      return result
    }
  }
}

"""###,
    "DrivenEffects": ###"""
extension XsheetSupport {
  /// Moves a view to and fro: each cycle is a sine.
  package nonisolated struct ShakeEffect: GeometryEffect {
    package var cycles: Double
    package var amplitude: CGSize

    package init(cycles: Double, x: CGFloat = 0, y: CGFloat = 0) {
      (self.cycles, amplitude) = (cycles, CGSize(width: x, height: y))
    }

    package var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
      get { AnimatablePair(cycles, amplitude.animatableData) }
      set { (cycles, amplitude.animatableData) = (newValue.first, newValue.second) }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      let share = CGFloat(sin(2 * Double.pi * cycles))
      return ProjectionTransform(
        CGAffineTransform(
          translationX: amplitude.width * share, y: amplitude.height * share))
    }
  }

  /// Rotates a view about its center to and fro: each cycle is a sine.
  package nonisolated struct SwingEffect: GeometryEffect {
    package var cycles: Double
    package var amplitude: Angle

    package init(cycles: Double, by amplitude: Angle) {
      (self.cycles, self.amplitude) = (cycles, amplitude)
    }

    package var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(cycles, amplitude.degrees) }
      set { (cycles, amplitude) = (newValue.first, .degrees(newValue.second)) }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      let angle = amplitude.radians * sin(2 * Double.pi * cycles)
      return ProjectionTransform(
        CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
          .rotated(by: CGFloat(angle)).translatedBy(x: -size.width / 2, y: -size.height / 2))
    }
  }

  /// Scales a view about its center up and down: each cycle is a sine, which is added to the factors.
  package nonisolated struct PulseEffect: GeometryEffect {
    package var cycles: Double
    package var amplitude: CGSize

    package init(cycles: Double, x: CGFloat = 0, y: CGFloat = 0) {
      (self.cycles, amplitude) = (cycles, CGSize(width: x, height: y))
    }

    package var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
      get { AnimatablePair(cycles, amplitude.animatableData) }
      set { (cycles, amplitude.animatableData) = (newValue.first, newValue.second) }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      let share = CGFloat(sin(2 * Double.pi * cycles))
      return ProjectionTransform(
        CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
          .scaledBy(x: 1 + amplitude.width * share, y: 1 + amplitude.height * share)
          .translatedBy(x: -size.width / 2, y: -size.height / 2))
    }
  }
}

"""###,
    "ExpandedShape": ###"""
extension XsheetSupport {
  /// A shape that grows by a distance, or shrinks by a negative one, as a mask.
  package struct ExpandedShape<Content: Shape>: View, Animatable {
    package let shape: Content
    package var animatableData: Double

    package init(_ shape: Content, by distance: Double) {
      self.shape = shape
      animatableData = distance
    }

    package var body: some View {
      ZStack {
        shape.fill(.black)
        shape
          .stroke(.black, style: StrokeStyle(lineWidth: abs(animatableData) * 2, miterLimit: 4))
          .blendMode(animatableData < 0 ? .destinationOut : .normal)
      }
      .compositingGroup()
    }
  }
}

"""###,
    "HardenedMask": ###"""
extension XsheetSupport {
  /// Content over itself, as a mask with hard edges.
  package struct HardenedMask<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package var body: some View {
      ZStack {
        content
        content
        content
      }
    }
  }
}

"""###,
    "KeyframeRun": ###"""
extension XsheetSupport {
  /// A view of values that keyframes move, in the time of a clock.
  package struct KeyframeRun<Value, Content: View>: View {
#if iOS17
    @Environment(TimerManager.self) private var timer
#else
    @EnvironmentObject private var timer: TimerManager
#endif
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    private let timeline: KeyframeTimeline<Value>
    private let initialValue: Value
    private let start: Double?
    private let repeats: Bool
    private let still: Value?
    private let content: (Value) -> Content

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - timeline: The keyframes.
    ///   - initialValue: The values before them.
    ///   - start: The time at which they begin, in seconds; `nil` before that is known.
    ///   - repeats: Whether they begin again at their end.
    ///   - still: The values where motion is reduced, by default the first ones.
    ///   - content: The view of the values.
    package init(
      _ timeline: KeyframeTimeline<Value>, from initialValue: Value, since start: Double? = 0,
      repeats: Bool = false, still: Value? = nil,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      (self.timeline, self.initialValue) = (timeline, initialValue)
      (self.start, self.repeats, self.still) = (start, repeats, still)
      self.content = content
    }

    package var body: some View {
      TimelineView(.animation(minimumInterval: nil, paused: isStill)) { context in
        content(value(at: context.date))
      }
    }

    // The views do not follow the clock, which gets its playhead later.
    private var isStill: Bool { reducesMotion || start == nil || timer.playhead?.isStill ?? false }

    private func value(at date: Date) -> Value {
      if reducesMotion { return still ?? initialValue }
      let time = timer.time(at: date) - (start ?? .infinity)
      guard time >= 0, timeline.duration > 0 else { return initialValue }
      return timeline.value(
        time: repeats ? time.truncatingRemainder(dividingBy: timeline.duration) : time)
    }
  }
}

"""###,
    "KeyframeSteps": ###"""
extension XsheetSupport {
  /// A linear keyframe of a table.
  package nonisolated struct LinearStep: Sendable {
    package let value: Double
    package let duration: Double
    package let curve: UnitCurve

    package init(_ value: Double, _ duration: Double, _ curve: UnitCurve = .linear) {
      (self.value, self.duration, self.curve) = (value, duration, curve)
    }
  }

  /// A cubic keyframe of a table, with the velocities at its start and its end.
  package nonisolated struct CubicStep: Sendable {
    package let value: Double
    package let duration: Double
    package let start: Double
    package let end: Double

    package init(_ value: Double, _ duration: Double, _ start: Double, _ end: Double) {
      (self.value, self.duration, self.start, self.end) = (value, duration, start, end)
    }
  }
}

"""###,
    "Keyframes": ###"""
extension XsheetSupport {
  /// Values that keyframes move, as a function of the time.
  package nonisolated struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [KeyframeTracks<Value>.Track]
    /// The end of the last keyframe, in seconds.
    package let duration: Double

    /// Makes a timeline of tracks.
    package init<Content: Keyframes>(
      initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
    ) where Content.Value == Value {
      self.initialValue = initialValue
      tracks = content().content.tracks.map { $0(initialValue) }
      duration = tracks.map(\.duration).max() ?? 0
    }

    /// The values at a time, in seconds.
    package func value(time: Double) -> Value {
      var value = initialValue
      for track in tracks { track.move(&value, time) }
      return value
    }
  }

  /// The tracks of a timeline.
  package nonisolated protocol Keyframes<Value> {
    associatedtype Value
    var content: KeyframeTracks<Value> { get }
  }

  /// A list of tracks.
  package nonisolated struct KeyframeTracks<Value>: Keyframes {
    /// A track from its initial value on.
    fileprivate struct Track {
      let duration: Double
      let move: (inout Value, Double) -> Void
    }

    fileprivate var tracks: [(Value) -> Track]

    package var content: KeyframeTracks { self }
  }

  /// The keyframes of a member of the values.
  package nonisolated struct KeyframeTrack<Value>: Keyframes {
    package let content: KeyframeTracks<Value>

    /// Makes a track of a member.
    package init<Member: Animatable>(
      _ path: WritableKeyPath<Value, Member>,
      @KeyframeTrackBuilder<Member> content: () -> [Keyframe<Member>]
    ) {
      let keyframes = content()
      self.content = KeyframeTracks(tracks: [
        { value in
          let course = KeyframeCourse(from: value[keyPath: path].animatableData, keyframes)
          return KeyframeTracks.Track(duration: course.duration) { value, time in
            if let data = course.value(at: time) { value[keyPath: path].animatableData = data }
          }
        }
      ])
    }
  }

  /// A keyframe, by the motion to it.
  package nonisolated struct Keyframe<Value: Animatable> {
    fileprivate enum Motion {
      case move
      case linear(UnitCurve)
      case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
      case spring(Spring, start: Value.AnimatableData?)
    }

    fileprivate let value: Value.AnimatableData
    /// The duration, in seconds; `nil` for a spring that settles.
    fileprivate let duration: Double?
    fileprivate let motion: Motion

    fileprivate init(_ value: Value, _ duration: Double?, _ motion: Motion) {
      (self.value, self.duration, self.motion) = (value.animatableData, duration, motion)
    }
  }

  /// A keyframe that a value jumps to.
  package nonisolated struct MoveKeyframe<Value: Animatable> {
    fileprivate let keyframe: Keyframe<Value>

    package init(_ value: Value) { keyframe = Keyframe(value, 0, .move) }
  }

  /// A keyframe that a value moves to along a straight line.
  package nonisolated struct LinearKeyframe<Value: Animatable> {
    fileprivate let keyframe: Keyframe<Value>

    package init(_ value: Value, duration: Double, timingCurve: UnitCurve = .linear) {
      keyframe = Keyframe(value, duration, .linear(timingCurve))
    }
  }

  /// A keyframe that a value moves to along a cubic curve, with velocities per second at its ends.
  package nonisolated struct CubicKeyframe<Value: Animatable> {
    fileprivate let keyframe: Keyframe<Value>

    package init(
      _ value: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
      keyframe = Keyframe(
        value, duration,
        .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }
  }

  /// A keyframe that a spring moves a value to.
  package nonisolated struct SpringKeyframe<Value: Animatable> {
    fileprivate let keyframe: Keyframe<Value>

    package init(
      _ value: Value, duration: Double? = nil, spring: Spring = Spring(),
      startVelocity: Value? = nil
    ) {
      keyframe = Keyframe(value, duration, .spring(spring, start: startVelocity?.animatableData))
    }
  }

  /// Builds a list of tracks.
  @resultBuilder package nonisolated struct KeyframesBuilder<Value> {
    package static func buildExpression<Content: Keyframes>(
      _ content: Content
    ) -> KeyframeTracks<Value> where Content.Value == Value { content.content }

    package static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
      KeyframeTracks(tracks: parts.flatMap(\.tracks))
    }
  }

  /// Builds the keyframes of a track.
  @resultBuilder package nonisolated struct KeyframeTrackBuilder<Value: Animatable> {
    package typealias Part = [Keyframe<Value>]

    package static func buildExpression(_ move: MoveKeyframe<Value>) -> Part { [move.keyframe] }
    package static func buildExpression(_ line: LinearKeyframe<Value>) -> Part { [line.keyframe] }
    package static func buildExpression(_ cubic: CubicKeyframe<Value>) -> Part { [cubic.keyframe] }
    package static func buildExpression(_ spring: SpringKeyframe<Value>) -> Part {
      [spring.keyframe]
    }
    package static func buildBlock(_ parts: Part...) -> Part { parts.flatMap { $0 } }
    package static func buildArray(_ parts: [Part]) -> Part { parts.flatMap { $0 } }
    package static func buildEither(first: Part) -> Part { first }
    package static func buildEither(second: Part) -> Part { second }
  }

  /// A value between keyframes, as a function of the time.
  private nonisolated struct KeyframeCourse<Value: Animatable> {
    private var pieces: [KeyframePiece<Value>] = []
    private(set) var duration = 0.0

    init(from value: Value.AnimatableData, _ keyframes: [Keyframe<Value>]) {
      var (value, velocity) = (value, Value.AnimatableData.zero)
      for (index, keyframe) in keyframes.enumerated() {
        let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
        let piece = KeyframePiece(keyframe, from: value, velocity, before: next, at: duration)
        pieces.append(piece)
        duration += piece.duration
        (value, velocity) = piece.end
      }
    }

    /// The value at a time, in seconds; `nil` before the first keyframe.
    func value(at time: Double) -> Value.AnimatableData? {
      guard time > 0, let last = pieces.last else { return nil }
      // Tables can have hundreds of keyframes.
      var (low, high) = (0, pieces.count)
      while low < high {
        let middle = (low + high) / 2
        let isOver = pieces[middle].start + pieces[middle].duration < time
        (low, high) = isOver ? (middle + 1, high) : (low, middle)
      }
      guard low < pieces.count else { return last.end.value }
      return pieces[low].state(after: time - pieces[low].start).value
    }
  }

  /// The motion to one keyframe.
  private nonisolated struct KeyframePiece<Value: Animatable> {
    typealias Data = Value.AnimatableData
    /// A value and its velocity per second.
    typealias State = (value: Data, velocity: Data)

    let start: Double
    let duration: Double
    private let from: Data
    private let to: Data
    private let motion: Keyframe<Value>.Motion
    /// The velocities at both ends; only cubic curves have the second one.
    private var velocities: (start: Data, end: Data)

    init(
      _ keyframe: Keyframe<Value>, from: Data, _ velocity: Data, before next: Keyframe<Value>?,
      at start: Double
    ) {
      (self.start, self.from, to) = (start, from, keyframe.value)
      var length = keyframe.duration ?? 0
      velocities = (velocity, .zero)
      switch keyframe.motion {
      case .move, .linear: break
      case .cubic(let start, let end):
        let average = next.map { Self.quotient($0.value - from, length + ($0.duration ?? 0)) }
        velocities = (
          start ?? velocity,
          end ?? next?.startVelocity(from: keyframe.value, average: average ?? .zero) ?? .zero
        )
      case .spring(let spring, let start):
        velocities.start = start ?? velocity
        let settling = spring.settlingDuration(
          distance: (keyframe.value - from).magnitudeSquared.squareRoot(),
          velocity: velocities.start.magnitudeSquared.squareRoot(), epsilon: 0.0001)
        length = min(keyframe.duration ?? settling, 1_000)
      }
      duration = max(length, 0)
      motion = length > 0 ? keyframe.motion : .move
    }

    private static func quotient(_ data: Data, _ divisor: Double) -> Data {
      divisor > 0 ? data.multiplied(by: 1 / divisor) : .zero
    }

    var end: State { state(after: duration) }

    /// The state some seconds after the start.
    func state(after seconds: Double) -> State {
      let time = min(max(seconds, 0), duration)
      let way = to - from
      switch motion {
      case .move: return (to, .zero)
      case .linear(let curve):
        let progress = time / duration
        return (
          from + way.multiplied(by: curve.value(at: progress)),
          way.multiplied(by: curve.velocity(at: progress) / duration)
        )
      case .cubic: return cubic(time / duration, way)
      case .spring(let spring, _):
        let course = spring.course(at: time)
        return (
          to - way.multiplied(by: course.rest) + velocities.start.multiplied(by: course.travel),
          velocities.start.multiplied(by: course.travelChange) - way.multiplied(by: course.restChange)
        )
      }
    }

    /// The state on a cubic curve at a progress in 0...1.
    private func cubic(_ progress: Double, _ way: Data) -> State {
      let rest = 1 - progress
      let share = progress * progress * (3 - 2 * progress)
      let (first, last) = (progress * rest * rest, -progress * progress * rest)
      let value =
        from + way.multiplied(by: share) + velocities.start.multiplied(by: first * duration)
        + velocities.end.multiplied(by: last * duration)
      let velocity =
        way.multiplied(by: 6 * progress * rest / duration)
        + velocities.start.multiplied(by: rest * (1 - 3 * progress))
        + velocities.end.multiplied(by: progress * (3 * progress - 2))
      return (value, velocity)
    }
  }
}

extension XsheetSupport.Keyframe {
  /// The velocity at the start of the motion from a value; `average` is that of the motions before and after that value.
  fileprivate nonisolated func startVelocity(
    from value: Value.AnimatableData, average: Value.AnimatableData
  ) -> Value.AnimatableData {
    switch motion {
    case .move: return .zero
    case .linear(let curve):
      guard let duration, duration > 0 else { return .zero }
      return (self.value - value).multiplied(by: curve.velocity(at: 0) / duration)
    case .cubic(let start, _): return start ?? average
    case .spring(_, let start): return start ?? .zero
    }
  }
}

extension VectorArithmetic {
  fileprivate nonisolated func multiplied(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

"""###,
    "MorphingList": ###"""
extension XsheetSupport {
  /// Lists whose elements mix.
  package nonisolated enum MorphingList {
    /// The element at an index; a fraction lies between two elements.
    package static func element<Element: VectorArithmetic>(
      of list: [Element], at index: Double
    ) -> Element {
      guard list.count > 1 else { return list.first ?? .zero }
      if let whole = Int(exactly: index), list.indices.contains(whole) { return list[whole] }
      let place = min(max(Int(index.rounded(.down)), 0), list.count - 2)
      var step = list[place + 1] - list[place]
      step.scale(by: index - Double(place))
      return list[place] + step
    }
  }
}

"""###,
    "MotionRoute": ###"""
extension XsheetSupport {
  /// A path that views move along, by shares of its length.
  package nonisolated struct MotionRoute: Sendable {
    private var points: [CGPoint] = []
    private var lengths: [Double] = []
    /// The directions of the lines before each point, in radians.
    private var directions: [Double] = []

    /// The route of SVG path data with absolute commands M, L, C and Z.
    package init(svg: String) {
      var elements: [Path.Element] = []
      Outline.path(svg: svg).forEach({ elements.append($0) })
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
      lengths.append((lengths.last ?? 0) + Double(step))
      directions.append(Double(atan2(point.y - last.y, point.x - last.x)))
      points.append(point)
    }

    private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
      guard let start = points.last else { return }
      // As many lines as players measure a motion path with, whose direction a view keeps at its end.
      for step in 1...150 {
        let time = CGFloat(step) / 150
        let rest = 1 - time
        let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
        let (c, d) = (3 * rest * time * time, time * time * time)
        add(
          CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y))
      }
    }

    /// The point and the direction at a share of the length; before and after the route along its ends.
    package func place(at share: Double) -> (point: CGPoint, angle: Angle) {
      guard points.count > 1, let length = lengths.last, length > 0 else {
        return (points.first ?? .zero, .zero)
      }
      let target = share * length
      // Shares have five decimals: as near to a corner as they are rounded, a view has the direction in which it came.
      let rounding = length * 6e-6
      let (coming, going) = (line(before: target - rounding), line(before: target + rounding))
      let (from, to) = (points[going - 1], points[going])
      let step = lengths[going] - lengths[going - 1]
      let part = step > 0 ? CGFloat((target - lengths[going - 1]) / step) : 0
      let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      return (point, .radians(directions[coming]))
    }

    /// The line that ends at a length or after it, by the index of its end.
    private func line(before length: Double) -> Int {
      var (next, end) = (1, points.count - 1)
      while next < end {
        let middle = (next + end) / 2
        if lengths[middle] < length { next = middle + 1 } else { end = middle }
      }
      while next > 1, lengths[next] == lengths[next - 1] { next -= 1 }
      return next
    }
  }

  /// Moves a view to the point of a route at a share of its length.
  package nonisolated struct RouteEffect: GeometryEffect {
    package let route: MotionRoute
    package var progress: Double

    package init(along route: MotionRoute, to progress: Double) {
      (self.route, self.progress) = (route, progress)
    }

    package var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      let point = route.place(at: progress).point
      return ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    }
  }

  /// Moves a view along routes, one after the other: n plus a share is a place on route n.
  package nonisolated struct RoutesEffect: GeometryEffect {
    package let routes: [MotionRoute]
    package var progress: Double
    /// The route of a motion that goes beyond its ends; by default that of the progress.
    package let route: Int?

    package init(along routes: [MotionRoute], to progress: Double, on route: Int? = nil) {
      (self.routes, self.progress, self.route) = (routes, progress, route)
    }

    package var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      let index = route ?? min(max(Int(progress.rounded(.up)) - 1, 0), routes.count - 1)
      let point = routes[index].place(at: progress - Double(index)).point
      return ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    }
  }
}

"""###,
    "MovedView": ###"""
extension XsheetSupport {
  /// Moves a view by fractions of pixels, where `offset(x:y:)` would be rounded in each frame.
  package struct Displacement: ViewModifier {
    package var x = 0.0
    package var y = 0.0

    package init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

    package func body(content: Content) -> some View {
      content.transformEffect(CGAffineTransform(translationX: x, y: y))
    }
  }
}

"""###,
    "NumberAnimation": ###"""
extension XsheetSupport {
  /// Content with a number that has animations of its own.
  ///
  /// Numbers that one shape animates share the animation of the last change.
  package struct NumberAnimation<Content: View>: View, Animatable {
    package var animatableData: Double
    private let content: (Double) -> Content

    package init(_ number: Double, @ViewBuilder content: @escaping (Double) -> Content) {
      animatableData = number
      self.content = content
    }

    package var body: some View { content(animatableData) }
  }

  /// Content with two or three numbers, each with animations of its own.
  package struct NumberAnimations<Content: View>: View {
    private let numbers: (Double, Double, Double)
    private let content: (Double, Double, Double) -> Content

    package init(
      _ first: Double, _ second: Double,
      @ViewBuilder content: @escaping (Double, Double) -> Content
    ) {
      numbers = (first, second, 0)
      self.content = { first, second, _ in content(first, second) }
    }

    package init(
      _ first: Double, _ second: Double, _ third: Double,
      @ViewBuilder content: @escaping (Double, Double, Double) -> Content
    ) {
      numbers = (first, second, third)
      self.content = content
    }

    package var body: some View {
      NumberAnimation(numbers.0) { first in
        NumberAnimation(numbers.1) { second in
          NumberAnimation(numbers.2) { third in content(first, second, third) }
        }
      }
    }
  }
}

"""###,
    "Observing": ###"""
extension XsheetSupport {
  /// A view of an object, which is made again when the object changes.
  package struct Observing<Object: ObservableObject, Content: View>: View {
    @ObservedObject private var object: Object
    private let content: (Object) -> Content

    package init(_ object: Object, @ViewBuilder content: @escaping (Object) -> Content) {
      (self.object, self.content) = (object, content)
    }

    package var body: some View { content(object) }
  }
}

"""###,
    "Outline": ###"""
extension XsheetSupport {
  /// A path whose origin is the center of the view.
  package nonisolated struct Outline: Shape {
    package let path: Path

    package init(_ path: Path) { self.path = path }

    package func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.midX, dy: rect.midY) }

    /// The path of SVG path data with absolute commands M, L, C and Z.
    package static func path(svg: String) -> Path {
      var path = Path()
      for (command, numbers) in SVGPathData(svg).segments {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch command {
        case "M": path.move(to: point(0))
        case "L": path.addLine(to: point(0))
        case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
        default: path.closeSubpath()
        }
      }
      return path
    }
  }

  /// A path whose points can move, about the center of the view.
  package nonisolated struct MorphingOutline: Shape {
    package var points: MorphingPoints

    package init(_ points: MorphingPoints) { self.points = points }

    package var animatableData: MorphingPoints {
      get { points }
      set { points = newValue }
    }

    package func path(in rect: CGRect) -> Path {
      points.path.offsetBy(dx: rect.midX, dy: rect.midY)
    }
  }

  /// The points of a path, which paths of equal structure interpolate.
  package nonisolated struct MorphingPoints: VectorArithmetic, Animatable, Sendable {
    private var commands: [Character] = []
    private var numbers: [Double] = []

    /// The points of SVG path data with absolute commands M, L, C and Z; lines become curves, as they may bend.
    package init(svg: String) {
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

    package static var zero: MorphingPoints { MorphingPoints() }

    package static func + (left: MorphingPoints, right: MorphingPoints) -> MorphingPoints {
      combine(left, right, +)
    }

    package static func - (left: MorphingPoints, right: MorphingPoints) -> MorphingPoints {
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

    package var animatableData: MorphingPoints {
      get { self }
      set { self = newValue }
    }

    package mutating func scale(by factor: Double) {
      for index in numbers.indices { numbers[index] *= factor }
    }

    package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    /// The path through the points.
    package var path: Path {
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
}

"""###,
    "OutlineAnimation": ###"""
extension XsheetSupport {
  /// Content with the points of a path, which have animations of their own.
  ///
  /// Points and numbers that one shape animates share the animation of the last change.
  package struct OutlineAnimation<Content: View>: View, Animatable {
    package var animatableData: MorphingPoints
    private let content: (MorphingPoints) -> Content

    package init(
      _ points: MorphingPoints, @ViewBuilder content: @escaping (MorphingPoints) -> Content
    ) {
      animatableData = points
      self.content = content
    }

    package var body: some View { content(animatableData) }
  }
}

"""###,
    "PhaseAnimator": ###"""
extension XsheetSupport {
  /// A view that goes through phases, in the time of a clock.
  package struct PhaseAnimator<Phase, Content: View>: View {
    @EnvironmentObject private var timer: TimerManager
    @State private var index = 0
    @State private var runs = Runs()
    private let phases: [Phase]
    private let start: Double?
    private let repeats: Bool
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation
    private let duration: (Phase) -> Double

    /// The runs so far; a run ends with the next one.
    @MainActor private final class Runs {
      var count = 0
    }

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - phases: The phases; the first one is shown at rest.
    ///   - start: The time at which a run through all phases begins, in seconds; `nil` before that is known.
    ///   - content: The view of a phase.
    ///   - animation: The animation to a phase.
    ///   - duration: The time until the next phase, in seconds.
    package init(
      _ phases: [Phase], trigger start: Double?, @ViewBuilder content: @escaping (Phase) -> Content,
      animation: @escaping (Phase) -> Animation, duration: @escaping (Phase) -> Double
    ) {
      (self.phases, self.start, repeats) = (phases, start, false)
      (self.content, self.animation, self.duration) = (content, animation, duration)
    }

    /// Makes a view that goes through the phases again and again, from its beginning on.
    package init(
      _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
      animation: @escaping (Phase) -> Animation, duration: @escaping (Phase) -> Double
    ) {
      (self.phases, start, repeats) = (phases, nil, true)
      (self.content, self.animation, self.duration) = (content, animation, duration)
    }

    package var body: some View {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if repeats { run(from: 0) } }
        .onChange(of: start, perform: { if let start = $0 { run(from: start) } })
    }

    private func run(from start: Double) {
      guard phases.count > 1 else { return }
      runs.count += 1
      advance(from: 0, at: start, runs.count)
    }

    private func advance(from index: Int, at time: Double, _ run: Int) {
      let next = (index + 1) % phases.count
      timer.change(at: time) {
        guard run == runs.count else { return }
        timer.withAnimation(animation(phases[next])) { self.index = next }
        guard repeats || next != 0 else { return }
        advance(from: next, at: time + duration(phases[next]), run)
      }
    }
  }
}

"""###,
    "Playback": ###"""
extension XsheetSupport {
  /// A time of an animation, or a span of it.
  nonisolated public struct Marker<Design>: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// The beginning, in seconds.
    public let start: Double
    /// The end, in seconds; equal to `start` for a single time.
    public let end: Double

    /// Makes a marker of a time in seconds, or of a span.
    public init(at start: Double, until end: Double? = nil) {
      (self.start, self.end) = (start, max(end ?? start, start))
    }

    /// Makes a marker of a time in seconds.
    public init(floatLiteral seconds: Double) { self.init(at: seconds) }

    /// Makes a marker of a time in seconds.
    public init(integerLiteral seconds: Int) { self.init(at: Double(seconds)) }
  }

  /// The part of an animation that is played, and how many times.
  nonisolated public struct Playback<Design>: Hashable, Sendable {
    package let range: PlaybackRange

    /// As designed: again and again, or once.
    public static var automatic: Playback { Playback(range: PlaybackRange(isAutomatic: true)) }
    /// Again and again.
    public static var loop: Playback { Playback(range: PlaybackRange()) }
    /// Once; the last values stay.
    public static var once: Playback { times(1) }

    /// A number of times; the last values stay.
    public static func times(_ count: Int) -> Playback {
      Playback(range: PlaybackRange(count: max(count, 1)))
    }

    /// From one time to another, once by default; the last values stay.
    public static func from(
      _ start: Marker<Design>, to end: Marker<Design>, times count: Int = 1
    ) -> Playback {
      Playback(range: PlaybackRange(start.start, end.start, count: max(count, 1)))
    }

    /// From one time to another, again and again.
    public static func loop(from start: Marker<Design>, to end: Marker<Design>) -> Playback {
      Playback(range: PlaybackRange(start.start, end.start))
    }

    /// The span of a marker, once by default; the last values stay.
    public static func marker(_ marker: Marker<Design>, times count: Int = 1) -> Playback {
      Playback(range: PlaybackRange(marker.start, marker.end, count: max(count, 1)))
    }
  }

  /// A part of any animation, and how many times it is played.
  package nonisolated struct PlaybackRange: Hashable, Sendable {
    /// The beginning and the end, in seconds; `nil` for the whole animation.
    package var bounds: ClosedRange<Double>?
    /// The number of times; `nil` for no end.
    package var count: Int?
    /// Whether the animation has a number of times of its own.
    package var isAutomatic = false

    package init(count: Int? = nil, isAutomatic: Bool = false) {
      (self.count, self.isAutomatic) = (count, isAutomatic)
    }

    package init(_ start: Double, _ end: Double, count: Int? = nil) {
      let start = start.isFinite ? max(start, 0) : 0
      (bounds, self.count) = (start...(end.isFinite ? max(start, end) : start), count)
    }
  }

  /// Something that happens while an animation plays.
  nonisolated public enum PlaybackEvent: Hashable, Sendable {
    /// A repetition begins; the first one has the number 1.
    case repeated(Int)
    /// The animation ends.
    case ended
  }

  /// A moment while an animation plays.
  package nonisolated struct PlaybackPlace {
    /// The number of the repetition.
    package var repetition = 0
    /// The time of the animation, in seconds.
    package var time: Double
    package var isAtEnd = false
  }

  /// The times of an animation, in seconds.
  package nonisolated struct AnimationCycle: Hashable, Sendable {
    /// The end of the first cycle.
    package let duration: Double
    /// The time at which later cycles begin.
    package let start: Double
    /// Whether the animation repeats by itself; its last values stay otherwise.
    package let repeats: Bool

    package init(duration: Double, repeatingFrom start: Double = 0, repeats: Bool = true) {
      (self.duration, self.start, self.repeats) = (duration, start, repeats)
    }
  }
}

"""###,
    "PlaybackControl": ###"""
extension XsheetSupport {
  /// How the app plays an animation: by a player of its own, by parameters, or by a moment.
  package struct PlaybackControl<Design> {
    package let cycle: AnimationCycle
    package var player: Player<Design>?
    package var playback: Playback<Design>
    /// The playback speed; `nil` for a constant 1.
    package var speed: Double?
    package var isPlaying: Binding<Bool>?
    /// The moment that is shown, in seconds.
    package var moment: Double?
    package var onEnd: () -> Void

    package init(
      cycle: AnimationCycle, player: Player<Design>? = nil,
      playback: Playback<Design> = .automatic, speed: Double? = nil,
      isPlaying: Binding<Bool>? = nil, moment: Double? = nil, onEnd: @escaping () -> Void = {}
    ) {
      (self.cycle, self.player, self.playback, self.speed) = (cycle, player, playback, speed)
      (self.isPlaying, self.moment, self.onEnd) = (isPlaying, moment, onEnd)
    }

    /// Whether the app can pause the animation, or change its speed.
    package var isSteered: Bool { player != nil || speed != nil || isPlaying != nil }
  }

  /// Waits until the task is cancelled.
  package static func untilCancelled() async {
    let never = AsyncStream<Void> { _ in }
    for await _ in never {}
  }

  /// Passes the parameters of a view to its player, which runs while the view is in the tree.
  package struct PlaybackModifier<Design>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.xsheetClock) private var clock
    private let control: PlaybackControl<Design>
#if iOS17
    private let player: Player<Design>
#else
    @ObservedObject private var player: Player<Design>
#endif
    private let onStart: () -> Void
    private let onStop: () -> Void

    package init(
      _ control: PlaybackControl<Design>, _ player: Player<Design>,
      onStart: @escaping () -> Void = {}, onStop: @escaping () -> Void = {}
    ) {
      (self.control, self.player) = (control, player)
      (self.onStart, self.onStop) = (onStart, onStop)
    }

    package func body(content: Content) -> some View {
      content
        .onChange(of: control.playback, initial: true) { adopt { $0.adopt(control.playback) } }
        .onChange(of: control.speed, initial: true) { adopt { $0.speed = control.speed ?? 1 } }
        .onChange(of: control.isPlaying?.wrappedValue, initial: true) { _, plays in
          if let plays, plays != player.isPlaying { plays ? player.play() : player.pause() }
        }
        .onChange(of: player.isPlaying) { control.isPlaying?.wrappedValue = player.isPlaying }
        .onChange(of: player.hasEnded) { if player.hasEnded { control.onEnd() } }
        .task(id: reducesMotion ? nil : ObjectIdentifier(player)) { await run() }
    }

    /// Passes a parameter on; a player of the app has its own.
    private func adopt(_ change: (Player<Design>) -> Void) {
      player.cycle = control.cycle
      if control.player == nil { change(player) }
    }

    private func run() async {
      guard !reducesMotion else {
        // The still comes in place of all motion.
        return player.count == nil ? () : control.onEnd()
      }
      let clock = clock
      player.start(on: clock, restarts: control.player == nil)
      onStart()
      await untilCancelled()
      onStop()
      player.stopAfterView()
    }
  }
}

extension EnvironmentValues {
  private nonisolated enum XsheetClockKey: EnvironmentKey {
#if iOS17
    // SwiftUI's animations do not go on either while the device sleeps.
    static let defaultValue: any Clock<Duration> = SuspendingClock()
#else
    static let defaultValue = XsheetSupport.AnimationClock.system
#endif
  }

  /// The clock of animations; tests replace it.
#if iOS17
  package var xsheetClock: any Clock<Duration> {
#else
  package var xsheetClock: XsheetSupport.AnimationClock {
#endif
    get { self[XsheetClockKey.self] }
    set { self[XsheetClockKey.self] = newValue }
  }
}
#if !iOS17

extension View {
  /// Runs a closure when a value changes, and at first if `initial` is true.
  fileprivate func onValueChange<Value: Equatable>(
    of value: Value, initial: Bool = false, perform action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(XsheetSupport.ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs a closure when a value changes, and at first if `initial` is true.
  fileprivate func onValueChange<Value: Equatable>(
    of value: Value, initial: Bool = false, perform action: @escaping () -> Void
  ) -> some View {
    onValueChange(of: value, initial: initial) { _, _ in action() }
  }
}

extension XsheetSupport {
  /// Runs a closure with the old and the new value of a change.
  fileprivate struct ChangeModifier<Value: Equatable>: ViewModifier {
    @State private var memory = Memory()
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor private final class Memory {
      var value: Value?
      /// The closure of the last update; SwiftUI calls that of the update before, which has old values.
      var action: (Value, Value) -> Void = { _, _ in }

      func change(to value: Value) {
        let old = self.value ?? value
        self.value = value
        action(old, value)
      }
    }

    func body(content: Content) -> some View {
      memory.action = action
      if memory.value == nil { memory.value = value }
      return
        content
        .onAppear { if initial { action(value, value) } }
        .onChange(of: value, perform: { memory.change(to: $0) })
    }
  }
}
#endif

"""###,
    "Player": ###"""
extension XsheetSupport {
  /// Plays, pauses and seeks an animation, in all views that it is given to.
  @MainActor public final class Player<Design>: Playhead {
    /// Makes a player, which plays while a view shows the animation.
    ///
    /// - Parameters:
    ///   - playback: The part that is played, and how many times.
    ///   - speed: The playback speed; 2 plays twice as fast.
    ///   - isPlaying: Whether the animation plays from the beginning on.
    public init(
      _ playback: Playback<Design> = .automatic, speed: Double = 1, isPlaying: Bool = true
    ) {
      super.init(playback.range, speed: speed, isPlaying: isPlaying)
    }

    /// Plays another part, or another number of times.
    public func play(_ playback: Playback<Design>) {
      range = playback.range
      restart()
    }

    /// Plays another part, unless it is the present one.
    package func adopt(_ playback: Playback<Design>) {
      if range != playback.range { play(playback) }
    }

    /// Seeks to the beginning of a marker.
    public func seek(to marker: Marker<Design>) { seek(to: marker.start) }
  }

  /// The playhead of an animation: its time, speed and state.
#if iOS17
  @MainActor @Observable public class Playhead {
#else
  @MainActor public class Playhead: ObservableObject {
#endif
    /// Whether the animation plays.
    @Published public private(set) var isPlaying: Bool
    /// Whether the animation has ended.
    @Published public private(set) var hasEnded = false
    /// The playback speed: 2 plays twice as fast, 0 stands still.
    @Published public var speed: Double { didSet { updateRate() } }
    /// The function that is called when something happens.
    @ObservationIgnored public var onEvent: (PlaybackEvent) -> Void = { _ in }

    /// The number of jumps; each one resets the views.
    @Published package private(set) var jumps = 0
    /// The number of changes of the speed.
    @Published package private(set) var changes = 0
    /// Whether the app is in the background.
    @Published package var isSuspended = false { didSet { updateRate() } }
    @ObservationIgnored package fileprivate(set) var range: PlaybackRange
    @ObservationIgnored package var cycle = AnimationCycle(duration: 0)
    @ObservationIgnored package let pace = Pace()
    @ObservationIgnored private var clock: () -> Double = { 0 }
    @ObservationIgnored private var wait: @Sendable (Double) async -> Void = { _ in }
    @ObservationIgnored private var frame = (date: Date.distantPast, time: 0.0)
    @ObservationIgnored private var views = 0
    @ObservationIgnored private var hasBegun = false

    fileprivate init(_ range: PlaybackRange, speed: Double, isPlaying: Bool) {
      (self.range, self.speed, self.isPlaying) = (range, speed, isPlaying)
    }

    /// Resumes the animation; after its end, restarts it.
    public func play() {
      if hasEnded { return restart() }
      isPlaying = true
      updateRate()
    }

    /// Pauses the animation.
    public func pause() {
      isPlaying = false
      updateRate()
    }

    /// Pauses the animation at its beginning.
    public func stop() {
      isPlaying = false
      jump(to: 0)
    }

    /// Restarts the animation.
    public func restart() {
      isPlaying = true
      jump(to: 0)
    }

    /// Seeks to a time of the animation, in seconds.
    public func seek(to seconds: Double) {
      jump(to: min(max(seconds - start, 0), max(end - start, 0)))
    }

    /// The time of the animation, in seconds; it is not observed.
    public var time: Double { place(after: elapsed).time }

    /// The progress in the present repetition, in 0...1; it is not observed.
    public var progress: Double { end > start ? (time - start) / (end - start) : 0 }
  }
}

// The parts of an animation.
extension XsheetSupport.Playhead {
  /// The beginning of a repetition, in seconds.
  package var start: Double { range.bounds?.lowerBound ?? 0 }

  /// The end of a repetition, in seconds.
  package var end: Double { range.bounds?.upperBound ?? cycle.duration }

  /// The number of repetitions; `nil` for no end.
  package var count: Int? { range.isAutomatic ? (cycle.repeats ? nil : 1) : range.count }

  /// Whether motions that last beyond the end are frozen.
  package var holdsEnd: Bool { cycle.repeats || range.bounds != nil }

  /// The time that is shown after the end, in seconds: just before the next repetition would begin.
  private var lastTime: Double { holdsEnd ? max(end - 1e-3, start) : end }

  /// The repetition and the time after some elapsed seconds.
  package func place(after elapsed: Double) -> XsheetSupport.PlaybackPlace {
    let again = range.bounds?.lowerBound ?? cycle.start
    let (first, next) = (end - start, end - again)
    guard elapsed >= first else { return XsheetSupport.PlaybackPlace(time: start + elapsed) }
    let passed = next > 0 ? min((elapsed - first) / next, 1e9) : 0
    let repetition = 1 + Int(passed)
    if let count, repetition >= count {
      return XsheetSupport.PlaybackPlace(repetition: count - 1, time: lastTime, isAtEnd: true)
    }
    guard next > 0 else { return XsheetSupport.PlaybackPlace(time: end) }
    return XsheetSupport.PlaybackPlace(
      repetition: repetition, time: again + (elapsed - first).truncatingRemainder(dividingBy: next))
  }

  /// Ends the animation.
  package func finish() {
    guard !hasEnded else { return }
    (hasEnded, isPlaying) = (true, false)
    updateRate()
    onEvent(.ended)
  }
}

// The passing of time.
extension XsheetSupport.Playhead {
  /// The present time of the clock, in seconds.
  package var clockTime: Double { clock() }

  /// The elapsed time of the animation over all repetitions, in seconds.
  package var elapsed: Double { pace.elapsed(at: clock()) }

  /// The elapsed time of the animation at the date of a frame, in seconds.
  package func elapsed(at date: Date) -> Double {
    let time = clock()
    // Frames follow each other more evenly than their updates, of which some are late.
    let even = frame.time + date.timeIntervalSince(frame.date)
    frame = (date, rate > 0 && abs(even - time) < 0.05 ? even : time)
    return pace.elapsed(at: frame.time)
  }

  /// The present playback speed; 0 while the animation stands still.
  private var rate: Double {
    if views == 0 || isSuspended || hasEnded && holdsEnd { return 0 }
    return isPlaying || hasEnded ? factor : 0
  }

  /// The speed without negative and infinite values, which stand still.
  private var factor: Double { speed.isFinite ? max(speed, 0) : 0 }

  /// Whether no frame will differ from the present one.
  package var isStill: Bool { hasEnded || !isPlaying || isSuspended || factor == 0 }

  /// Whether the time of the animation differs from that of SwiftUI's animations.
  package var isSteered: Bool { speed != 1 || changes > 0 || count != nil && holdsEnd }

  private func updateRate() {
    let rate = rate
    guard rate != pace.rate else { return }
    pace.set(rate, at: clock())
    if hasBegun { changes += 1 }
  }

  private func jump(to elapsed: Double) {
    hasEnded = false
    pace.jump(to: elapsed, at: clock())
    updateRate()
    if hasBegun { jumps += 1 }
  }

  /// Counts a view that shows the animation; the first one starts the time.
  ///
  /// - Parameter restarts: Whether the animation restarts if it was shown before.
#if iOS17
  package func start(on clock: some Clock<Duration>, restarts: Bool) {
#else
  package func start(on clock: XsheetSupport.AnimationClock, restarts: Bool) {
#endif
    views += 1
    guard views == 1 else { return }
#if iOS17
    let (origin, time) = (clock.now, self.clock())
    self.clock = { time + origin.duration(to: clock.now) / .seconds(1) }
    // Without a tolerance the system may be late by a tenth of the wait.
    wait = {
      try? await clock.sleep(
        until: origin.advanced(by: .seconds($0 - time)), tolerance: .milliseconds(1))
    }
#else
    let (origin, time) = (clock.now(), self.clock())
    self.clock = { time + clock.now() - origin }
    wait = { await clock.sleep(origin + $0 - time) }
#endif
    if hasBegun, restarts {
      if hasEnded { isPlaying = true }
      jump(to: 0)
    }
    pace.set(rate, at: time)
    hasBegun = true
  }

  /// Removes a view that showed the animation; the last one stops the time.
  package func stopAfterView() {
    views -= 1
    if views == 0 { pace.set(0, at: clock()) }
  }

  /// Waits until an elapsed time of the animation, in seconds; until the task is cancelled while it stands still.
  package func sleep(until elapsed: Double) async {
    let rate = rate
    if rate > 0 {
      await wait(clock() + min(max(elapsed - self.elapsed, 0) / rate, 1e9))
    } else {
      await XsheetSupport.untilCancelled()
    }
  }
}

extension XsheetSupport {
  /// Maps the time of a clock to the time of an animation.
  package nonisolated final class Pace: @unchecked Sendable {
    /// A change of the speed, with its time on the clock and the seconds played before it.
    private struct Change {
      var time: Double
      var played: Double
      var rate: Double
    }

    private let lock = NSLock()
    private var list = [Change(time: 0, played: 0, rate: 0)]
    /// The sum of all jumps, in seconds.
    private var jumped = 0.0

    /// The speed since the last change.
    package var rate: Double { lock.withLock { list.last?.rate ?? 0 } }

    /// The seconds played at a time of the clock, without jumps.
    package func played(at time: Double) -> Double { lock.withLock { at(time) } }

    /// The seconds played at a time of the clock, with jumps.
    package func elapsed(at time: Double) -> Double { lock.withLock { at(time) + jumped } }

    /// Changes the speed at a time of the clock.
    package func set(_ rate: Double, at time: Double) {
      lock.withLock {
        list.append(Change(time: time, played: at(time), rate: rate))
        // Animations that began before have ended.
        if list.count > 100 { list.removeFirst(50) }
      }
    }

    /// Sets the elapsed seconds at a time of the clock.
    package func jump(to elapsed: Double, at time: Double) {
      lock.withLock { jumped = elapsed - at(time) }
    }

    private func at(_ time: Double) -> Double {
      let change = list.last { $0.time <= time } ?? list[0]
      return change.played + (time - change.time) * change.rate
    }
  }
}

"""###,
    "RepeatedCopy": ###"""
extension XsheetSupport {
  /// Moves a copy of a repeater by a number of steps from one copy to the next.
  package nonisolated struct RepeatedCopy: GeometryEffect {
    package var steps: Double
    package let anchor: CGPoint
    package var position: CGPoint
    package var scale: CGSize
    package var rotation: Angle

    package init(
      _ steps: Double, anchor: CGPoint = .zero, position: CGPoint = .zero,
      scale: CGSize = CGSize(width: 1, height: 1), rotation: Angle = .zero
    ) {
      (self.steps, self.anchor, self.position) = (steps, anchor, position)
      (self.scale, self.rotation) = (scale, rotation)
    }

    package typealias Turn = AnimatablePair<Double, Double>
    package typealias Rest = AnimatablePair<CGSize.AnimatableData, Turn>

    package var animatableData: AnimatablePair<CGPoint.AnimatableData, Rest> {
      get {
        AnimatablePair(
          position.animatableData,
          AnimatablePair(scale.animatableData, AnimatablePair(rotation.degrees, steps)))
      }
      set {
        position.animatableData = newValue.first
        scale.animatableData = newValue.second.first
        (rotation, steps) = (.degrees(newValue.second.second.first), newValue.second.second.second)
      }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
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
}

"""###,
    "RouteTurn": ###"""
extension XsheetSupport {
  /// Turns a view about its center to the direction of a route at a share of its length.
  package nonisolated struct RouteTurn: GeometryEffect {
    package let route: MotionRoute
    package var progress: Double
    package let isOriented: Bool

    package init(along route: MotionRoute, at progress: Double, isOriented: Bool = true) {
      (self.route, self.progress, self.isOriented) = (route, progress, isOriented)
    }

    package var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      guard isOriented else { return ProjectionTransform() }
      let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      let angle = route.place(at: progress).angle
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      return ProjectionTransform(
        center.inverted().concatenating(turn).concatenating(center))
    }
  }
}

"""###,
    "ScaledContent": ###"""
extension XsheetSupport {
  /// How a design fills the space that its view is offered.
  nonisolated public enum ContentMode: Hashable, Sendable {
    /// As large as possible inside the space.
    case fit
    /// As small as possible over the whole space; what does not fit is cut off.
    case fill
    /// In its own size; what does not fit is cut off.
    case center
  }

  /// Takes the space that a view is offered, by default the size of the design, and scales the content into it.
  package struct ScaledContent: ViewModifier {
    @Environment(\.layoutDirection) private var direction
    package let size: CGSize
    package let mode: ContentMode
    package let alignment: Alignment

    package init(_ size: CGSize, _ mode: ContentMode, _ alignment: Alignment) {
      (self.size, self.mode, self.alignment) = (size, mode, alignment)
    }

    package func body(content: Content) -> some View {
      content
        .frame(
          minWidth: 0, idealWidth: size.width, maxWidth: .infinity, minHeight: 0,
          idealHeight: size.height, maxHeight: .infinity, alignment: .topLeading
        )
        .modifier(ScaleEffect(design: size, mode: mode, place: place))
        .clipped()
        .environment(\.layoutDirection, .leftToRight)
    }

    /// The shares of the free space on the left of the content and above it.
    private var place: UnitPoint {
      let isReversed = direction == .rightToLeft
      let x: CGFloat =
        switch alignment.horizontal {
        case .leading: isReversed ? 1 : 0
        case .trailing: isReversed ? 0 : 1
        default: 0.5
        }
      let y: CGFloat =
        switch alignment.vertical {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
      return UnitPoint(x: x, y: y)
    }
  }

  /// Scales content from its upper left corner into the size of a view.
  private nonisolated struct ScaleEffect: GeometryEffect {
    let design: CGSize
    let mode: ContentMode
    let place: UnitPoint

    func effectValue(size: CGSize) -> ProjectionTransform {
      guard design.width > 0, design.height > 0 else { return ProjectionTransform() }
      let (x, y) = (size.width / design.width, size.height / design.height)
      let factor: CGFloat =
        switch mode {
        case .fit: min(x, y)
        case .fill: max(x, y)
        case .center: 1
        }
      guard factor > 0 else { return ProjectionTransform() }
      return ProjectionTransform(
        CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: (size.width - design.width * factor) * place.x,
          ty: (size.height - design.height * factor) * place.y))
    }
  }
}

"""###,
    "SkewAnimation": ###"""
extension XsheetSupport {
  /// A skew about the center of the view, whose angle and axis have animations of their own.
  package struct SkewAnimation: ViewModifier {
    private let angle: Angle
    private let axis: Angle

    package init(_ angle: Angle, axis: Angle) { (self.angle, self.axis) = (angle, axis) }

    package func body(content: Content) -> some View {
      NumberAnimations(angle.degrees, axis.degrees) { angle, axis in
        content.modifier(SkewEffect(.degrees(angle), axis: .degrees(axis)))
      }
    }
  }
}

"""###,
    "SkewEffect": ###"""
extension XsheetSupport {
  /// A skew about the center of the view, along an axis.
  package nonisolated struct SkewEffect: GeometryEffect {
    package var angle: Angle
    package var axis: Angle

    package init(_ angle: Angle, axis: Angle = .zero) { (self.angle, self.axis) = (angle, axis) }

    package var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(angle.degrees, axis.degrees) }
      set { (angle, axis) = (.degrees(newValue.first), .degrees(newValue.second)) }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
      let turn = CGAffineTransform(rotationAngle: axis.radians)
      let skew = CGAffineTransform(a: 1, b: 0, c: -tan(angle.radians), d: 1, tx: 0, ty: 0)
      let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      let matrix = center.inverted().concatenating(turn).concatenating(skew)
        .concatenating(turn.inverted()).concatenating(center)
      return ProjectionTransform(matrix)
    }
  }
}

"""###,
    "SpatialRotation": ###"""
extension XsheetSupport {
  /// Rotations about axes through the center of the view, as one turn in space, in degrees.
  ///
  /// The view turns about z, y and x, and then by the orientation in the same way. Effects that
  /// follow each other would flatten each rotation.
  package nonisolated struct SpatialRotation: GeometryEffect {
    package var turn: (x: Double, y: Double, z: Double)
    package var orientation: (x: Double, y: Double, z: Double)
    /// The distance of the view from the axes, towards the viewer.
    package var depth: Double
    package var perspective: Double

    package func effectValue(size: CGSize) -> ProjectionTransform {
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

  /// Turns a view in space about its center, by angles in degrees with animations of their own.
  package struct SpatialTurn: ViewModifier {
    private let turn: (x: Double, y: Double, z: Double)
    private let along: Double
    private let orientation: (x: Double, y: Double, z: Double)
    private let depth: Double
    private let perspective: Double

    /// Makes a turn; `along` is the direction of a path, which is added to `z`.
    package init(
      x: Double = 0, y: Double = 0, z: Double = 0, along: Double = 0,
      orientation: (x: Double, y: Double, z: Double) = (0, 0, 0), depth: Double = 0,
      perspective: Double = 0
    ) {
      (turn, self.along, self.orientation) = ((x, y, z), along, orientation)
      (self.depth, self.perspective) = (depth, perspective)
    }

    package func body(content: Content) -> some View {
      NumberAnimations(turn.x, turn.y, turn.z) { x, y, z in
        NumberAnimations(orientation.x, orientation.y, orientation.z) { tiltX, tiltY, tiltZ in
          NumberAnimation(along) { along in
            content.modifier(
              SpatialRotation(
                turn: (x: x, y: y, z: z + along), orientation: (x: tiltX, y: tiltY, z: tiltZ),
                depth: depth, perspective: perspective))
          }
        }
      }
    }
  }
}

"""###,
    "Spring": ###"""
extension XsheetSupport {
  /// A damped spring.
  package nonisolated struct Spring: Hashable, Sendable {
    /// The angular frequency without damping, in radians per second.
    private let frequency: Double
    /// The share of critical damping.
    private let ratio: Double

    /// A spring without bounce.
    package static let smooth = Spring()
    /// A spring with a small bounce.
    package static let snappy = Spring(bounce: 0.15)
    /// A spring with a bounce.
    package static let bouncy = Spring(bounce: 0.3)

    /// Makes a spring of its perceived duration, in seconds, and its bounce, -1...1.
    package init(duration: Double = 0.5, bounce: Double = 0) {
      frequency = 2 * Double.pi / duration
      ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-6) : max(1 - bounce, 0)
    }

    /// Makes a spring of physical values.
    package init(
      mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
      frequency = (stiffness / mass).squareRoot()
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      self.ratio = allowOverDamping ? ratio : min(ratio, 1)
    }

    /// The share of a distance that is left, and that of a velocity that is traveled, with their changes in a second.
    package func course(
      at time: Double
    ) -> (rest: Double, travel: Double, restChange: Double, travelChange: Double) {
      let decay = ratio * frequency
      let fall = exp(-decay * time)
      // The sine and the cosine of an oscillation; without one, their hyperbolic or linear counterparts.
      var (sine, cosine) = (time, 1.0)
      if ratio < 1 {
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        (sine, cosine) = (sin(swing * time) / swing, cos(swing * time))
      } else if ratio > 1 {
        let swing = frequency * (ratio * ratio - 1).squareRoot()
        // The product with the fall stays finite.
        let (up, down) = (exp((swing - decay) * time), exp((-swing - decay) * time))
        let (slow, fast) = ((up - down) / (2 * swing), (up + down) / 2)
        return (
          fast + decay * slow, slow, -frequency * frequency * slow, fast - decay * slow
        )
      }
      return (
        fall * (cosine + decay * sine), fall * sine, -fall * frequency * frequency * sine,
        fall * (cosine - decay * sine)
      )
    }

    /// The time until a value stays near its target, in seconds.
    package func settlingDuration(distance: Double, velocity: Double, epsilon: Double) -> Double {
      let decay = ratio * frequency
      guard decay > 0, decay.isFinite else { return 1_000 }
      if ratio < 1 {
        let height = abs(decay * distance - velocity) + abs(distance)
        return max(log(height / epsilon) / decay, 0)
      }
      for step in 1...10_000 {
        let course = course(at: Double(step) / 10)
        if abs(distance * course.rest - velocity * course.travel) <= epsilon {
          return Double(step) / 10
        }
      }
      return 1_000
    }
  }
}

"""###,
    "StretchedContent": ###"""
extension XsheetSupport {
  /// Content of a size that is stretched into the space that it is offered, as matched views need.
  package struct StretchedContent: ViewModifier {
    package let size: CGSize

    package init(_ size: CGSize) { self.size = size }

    package func body(content: Content) -> some View {
      content
        .frame(width: size.width, height: size.height)
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: .topLeading
        )
        .modifier(StretchEffect(design: size))
    }
  }

  /// Stretches content from its upper left corner into the size of a view.
  private nonisolated struct StretchEffect: GeometryEffect {
    let design: CGSize

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(
          scaleX: max(size.width / design.width, 1e-9),
          y: max(size.height / design.height, 1e-9)))
    }
  }
}

"""###,
    "ThemeColor": ###"""
extension XsheetSupport {
  /// A color that changes by its components in sRGB, as in After Effects: a mix of colors of a theme.
  package nonisolated struct ThemeColor<Theme: EnvironmentKey>: VectorArithmetic, Animatable, Sendable
  where Theme.Value == Theme {
    private var mix = ThemeMix<Theme, Color>.zero
    /// The components that no theme changes.
    private var components = SIMD4<Double>.zero

    /// Makes a color of a theme.
    package init(_ place: ThemeMix<Theme, Color>.Place) { mix = ThemeMix(place) }

    /// Makes a color that no theme changes.
    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      components = SIMD4(red, green, blue, opacity)
    }

    package static var zero: ThemeColor { ThemeColor(red: 0, green: 0, blue: 0, opacity: 0) }

    package static func + (left: ThemeColor, right: ThemeColor) -> ThemeColor {
      var result = left
      result.mix += right.mix
      result.components += right.components
      return result
    }

    package static func - (left: ThemeColor, right: ThemeColor) -> ThemeColor {
      var result = left
      result.mix -= right.mix
      result.components -= right.components
      return result
    }

    package var animatableData: ThemeColor {
      get { self }
      set { self = newValue }
    }

    package mutating func scale(by factor: Double) {
      mix.scale(by: factor)
      components *= factor
    }

    package var magnitudeSquared: Double { mix.magnitudeSquared + (components * components).sum() }

    /// The color, by the theme of an environment.
    package func color(in environment: EnvironmentValues) -> Color {
      let theme = environment[Theme.self]
      if let place = mix.whole, components == .zero { return theme[keyPath: place] }
      let sum = mix.parts.reduce(components) { sum, part in
        let color = theme[keyPath: part.place]
        return sum + ThemeMix<Theme, Color>.components(of: color, in: environment) * part.share
      }
      return Color(.sRGB, red: sum.x, green: sum.y, blue: sum.z, opacity: sum.w)
    }
  }

  /// Content with a color that animations change by its components.
  package struct ColorAnimation<Theme: EnvironmentKey, Content: View>: View, Animatable
  where Theme.Value == Theme {
    package var animatableData: ThemeColor<Theme>
    @Environment(\.self) private var environment
    private let content: (Color) -> Content

    package init(_ color: ThemeColor<Theme>, @ViewBuilder content: @escaping (Color) -> Content) {
      animatableData = color
      self.content = content
    }

    package var body: some View { content(animatableData.color(in: environment)) }
  }
}

"""###,
    "ThemeGradient": ###"""
extension XsheetSupport {
  /// A gradient that changes stop by stop in sRGB, as in After Effects: a mix of gradients of a theme.
  ///
  /// Gradients with different numbers of stops do not mix.
  package nonisolated struct ThemeGradient<Theme: EnvironmentKey>: VectorArithmetic, Animatable, Sendable
  where Theme.Value == Theme {
    private var mix = ThemeMix<Theme, Gradient>.zero
    /// The stops that no theme changes: red, green, blue, opacity, location.
    private var stops: [SIMD8<Double>] = []

    /// Makes a gradient of a theme.
    package init(_ place: ThemeMix<Theme, Gradient>.Place) { mix = ThemeMix(place) }

    /// Makes a gradient that no theme changes.
    package init(_ stops: [(color: SIMD4<Double>, location: Double)]) {
      self.stops = stops.map { stop in
        SIMD8(lowHalf: stop.color, highHalf: SIMD4(stop.location, 0, 0, 0))
      }
    }

    package static var zero: ThemeGradient { ThemeGradient([]) }

    package static func + (left: ThemeGradient, right: ThemeGradient) -> ThemeGradient {
      var result = left
      result.mix += right.mix
      result.stops = sum(left.stops, right.stops, times: 1)
      return result
    }

    package static func - (left: ThemeGradient, right: ThemeGradient) -> ThemeGradient {
      var result = left
      result.mix -= right.mix
      result.stops = sum(left.stops, right.stops, times: -1)
      return result
    }

    /// Stops with those of another list times a factor.
    private static func sum(
      _ left: [SIMD8<Double>], _ right: [SIMD8<Double>], times factor: Double
    ) -> [SIMD8<Double>] {
      (0..<max(left.count, right.count)).map { index in
        let first = index < left.count ? left[index] : .zero
        return index < right.count ? first + right[index] * factor : first
      }
    }

    package var animatableData: ThemeGradient {
      get { self }
      set { self = newValue }
    }

    package mutating func scale(by factor: Double) {
      mix.scale(by: factor)
      for index in stops.indices { stops[index] *= factor }
    }

    package var magnitudeSquared: Double {
      stops.reduce(mix.magnitudeSquared) { $0 + ($1 * $1).sum() }
    }

    /// The gradient, by the theme of an environment.
#if iOS17
    package func gradient(in environment: EnvironmentValues) -> AnyGradient {
#else
    package func gradient(in environment: EnvironmentValues) -> Gradient {
#endif
      let theme = environment[Theme.self]
      var result = stops
      for part in mix.parts {
        let own = theme[keyPath: part.place].stops
        if result.isEmpty { result = [SIMD8<Double>](repeating: .zero, count: own.count) }
        guard own.count == result.count else {
#if iOS17
          return theme[keyPath: mix.parts[0].place].colorSpace(.device)
#else
          return ThemeGradient(mix.parts[0].place).gradient(in: environment)
#endif
        }
        for (index, stop) in own.enumerated() {
          let color = ThemeMix<Theme, Color>.components(of: stop.color, in: environment)
          let values = SIMD8(lowHalf: color, highHalf: SIMD4(stop.location, 0, 0, 0))
          result[index] += values * part.share
        }
      }
#if iOS17
      return Gradient(stops: ThemeGradient.premultiplied(result)).colorSpace(.device)
#else
      return Gradient(stops: ThemeGradient.premultiplied(result))
#endif
    }

#if iOS17
    /// The stops, with more between those whose opacity differs: SwiftUI mixes premultiplied colors.
#else
    /// The stops, with more between those that differ: SwiftUI mixes premultiplied colors, and not all in sRGB.
#endif
    private static func premultiplied(_ stops: [SIMD8<Double>]) -> [Gradient.Stop] {
      var all: [SIMD8<Double>] = []
      var location = 0.0
      for var stop in stops {
        // SwiftUI sorts stops, but one that moves past the next pushes it along.
        location = max(location, min(stop[4], 1))
        stop[4] = location
#if iOS17
        if let last = all.last, abs(stop[3] - last[3]) > 0.01 {
          for part in 1..<6 { all.append(last + (stop - last) * (Double(part) / 6)) }
        }
#else
        if let last = all.last {
          // Dark colors differ most: steps of 1/64 are too small to see.
          let change = stop.lowHalf - last.lowHalf
          let count = Int((min(max(change.max(), -change.min()), 1) * 64).rounded(.up))
          for part in 1..<max(count, 1) {
            all.append(last + (stop - last) * (Double(part) / Double(count)))
          }
        }
#endif
        all.append(stop)
      }
      return all.map { stop in
        let color = Color(.sRGB, red: stop[0], green: stop[1], blue: stop[2], opacity: stop[3])
        return Gradient.Stop(color: color, location: stop[4])
      }
    }
  }

  /// Content with a gradient that animations change stop by stop.
  package struct GradientAnimation<Theme: EnvironmentKey, Content: View>: View, Animatable
  where Theme.Value == Theme {
    package var animatableData: ThemeGradient<Theme>
    @Environment(\.self) private var environment
#if iOS17
    private let content: (AnyGradient) -> Content

    package init(
      _ gradient: ThemeGradient<Theme>, @ViewBuilder content: @escaping (AnyGradient) -> Content
    ) {
#else
    private let content: (Gradient) -> Content

    package init(
      _ gradient: ThemeGradient<Theme>, @ViewBuilder content: @escaping (Gradient) -> Content
    ) {
#endif
      animatableData = gradient
      self.content = content
    }

    package var body: some View { content(animatableData.gradient(in: environment)) }
  }
}

"""###,
    "ThemeMix": ###"""
extension XsheetSupport {
  /// Values of a theme with their shares in a mix; key paths of members hold nothing that threads could share.
  package nonisolated struct ThemeMix<Theme: EnvironmentKey, Value>: VectorArithmetic,
    @unchecked Sendable
  where Theme.Value == Theme {
    /// A member of the theme.
    package typealias Place = KeyPath<Theme, Value>

    package private(set) var parts: [(place: Place, share: Double)]

    /// The member that is the whole mix; `nil` for several.
    package var whole: Place? { parts.count == 1 && parts[0].share == 1 ? parts[0].place : nil }

    package static var zero: ThemeMix { ThemeMix(parts: []) }

    package static func + (left: ThemeMix, right: ThemeMix) -> ThemeMix {
      var result = left
      for part in right.parts { result.add(part.place, part.share) }
      return result
    }

    package static func - (left: ThemeMix, right: ThemeMix) -> ThemeMix {
      var result = left
      for part in right.parts { result.add(part.place, -part.share) }
      return result
    }

    package static func == (left: ThemeMix, right: ThemeMix) -> Bool { (left - right).parts.isEmpty }

    package mutating func scale(by factor: Double) {
      for index in parts.indices { parts[index].share *= factor }
      parts.removeAll { $0.share == 0 }
    }

    package var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.share * $1.share } }

    package init(_ place: Place) { self.init(parts: [(place, 1)]) }

    /// The components of a color in sRGB, and its opacity.
    package static func components(
      of color: Color, in environment: EnvironmentValues
    ) -> SIMD4<Double> {
#if iOS17
      let color = color.resolve(in: environment)
      return SIMD4(
        Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
#else
      #if os(macOS)
        guard let color = NSColor(color).usingColorSpace(.extendedSRGB) else { return .zero }
      #elseif os(watchOS)
        let color = UIColor(color)
      #else
        let style = environment.colorScheme == .dark ? UIUserInterfaceStyle.dark : .light
        let color = UIColor(color)
          .resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      #endif
      var components = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), opacity: CGFloat(0))
      color.getRed(
        &components.red, green: &components.green, blue: &components.blue,
        alpha: &components.opacity)
      return SIMD4(
        Double(components.red), Double(components.green), Double(components.blue),
        Double(components.opacity))
#endif
    }

    private init(parts: [(place: Place, share: Double)]) { self.parts = parts }

    private mutating func add(_ place: Place, _ share: Double) {
      guard let index = parts.firstIndex(where: { $0.place == place }) else {
        return parts.append((place, share))
      }
      parts[index].share += share
      // Shares that cancel each other leave an error of rounding.
      if abs(parts[index].share) < 1e-12 { parts.remove(at: index) }
    }
  }
}

"""###,
    "TimerManager": ###"""
extension XsheetSupport {
  /// An event of the clock, by its time in the cycle.
  package nonisolated struct TimerEvent: Sendable {
    /// The views appear.
    package static let appear = TimerEvent.second(0)

    /// The seconds since the views appeared.
    package let second: Double

    /// The event at a time, in seconds.
    package static func second(_ second: Double) -> TimerEvent { TimerEvent(second: second) }

    /// Whether an event is at the time of a pattern, which may be rounded.
    package static func ~= (pattern: TimerEvent, event: TimerEvent) -> Bool {
      abs(pattern.second - event.second) < TimerManager.tolerance
    }
  }

  /// The clock of an animation: it calls the events of the views that listen, cycle after cycle.
  ///
  /// A view that is late, after a stall or in the background, makes all the changes that it missed in order, and their
  /// animations go on where they would be by then.
#if iOS17
  @MainActor @Observable
  package final class TimerManager {
#else
  @MainActor package final class TimerManager: ObservableObject {
#endif
    /// The effect of the last tick on the state of the views.
    package nonisolated enum End: Sendable {
      /// All views return to their initial state, and event 0 follows.
      case reset
      /// The state of all views stays.
      case `continue`
    }

    /// The number of times that the views were made anew: by a reset, or by a jump.
#if iOS17
    package private(set) var cycle = 0
#else
    package private(set) var cycle = 0 { didSet { onReset(cycle) } }
    /// The function that is called with the number: only one of the views that have the clock follows it.
    fileprivate var onReset: (Int) -> Void = { _ in }
#endif

    private let interval: Double
    private let ticks: Int
    private let repeats: Bool
    private let end: End
    private let still: Double
    /// The time of the animation; `nil` before it begins.
    @ObservationIgnored package private(set) var playhead: Playhead?
    /// The number of the present repetition, and the seconds of the animation that passed before it.
    @ObservationIgnored private var lap = (number: 0, start: 0.0)
    @ObservationIgnored private var isSteered = false
    @ObservationIgnored private var runners = 0
    @ObservationIgnored private var isAsleep = false
    @ObservationIgnored private var loop: Task<Void, Never>?
    @ObservationIgnored private var listeners: [WeakListener] = []
    /// The listener that is called now.
    @ObservationIgnored private var current: TimerListener?
    /// The changes that code outside of events asks for.
    @ObservationIgnored private var others = TimerListener()
#if !iOS17
    /// The lateness of the changes that are made now, in seconds; infinite for those without motion.
    fileprivate var lateness = 0.0
#endif

    /// Times that differ less are equal, in seconds: they are rounded.
    fileprivate nonisolated static let tolerance = 1e-4

    private struct WeakListener {
      weak var listener: TimerListener?
    }

    /// Makes a clock; `start(_:)` runs it.
    ///
    /// Where motion is reduced, views show the state after `still` seconds, by default that of the end of the cycle.
    package init(
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

    /// Counts a view whose events follow a player; the first one starts the loop.
    ///
    /// - Parameter isSteered: Whether the app can pause the animation, or change its speed.
    package func start(_ playhead: Playhead, isSteered: Bool = false) {
      runners += 1
      self.isSteered = isSteered
      if runners == 1 { isAsleep = true }
      if self.playhead !== playhead { follow(playhead) }
      wake()
    }

    /// Removes a view; the last one stops the loop.
    package func stop() {
      runners -= 1
      if runners == 0 { loop?.cancel() }
    }

    /// The time of the event or change that is handled; between them, the time of the animation, in seconds.
    package var time: Double { current?.time ?? time(after: playhead?.elapsed ?? 0) }

    /// The time of the animation at a frame, in seconds.
    package func time(at frame: Date) -> Double { time(after: playhead?.elapsed(at: frame) ?? 0) }

    private func time(after elapsed: Double) -> Double {
      guard let playhead else { return 0 }
      let time = playhead.start + elapsed - lap.start
      return playhead.hasEnded && playhead.holdsEnd ? min(time, lastTime(of: playhead)) : time
    }

#if iOS17
    /// Returns an animation that follows the player, if the app can pause it or change its speed.
    package func steered(_ animation: Animation, lateness: Double = 0) -> Animation {
      let follows = isSteered || playhead?.isSteered == true
      guard lateness > 0 || follows else { return animation }
      return Animation(
        SteeredAnimation(
          base: animation, lateness: lateness, pace: follows ? playhead?.pace : nil,
          start: playhead?.clockTime ?? 0))
    }
#else
    /// Changes views with an animation that begins as late as the change is, at the speed of the player.
    ///
    /// The speed of an animation that runs cannot change: new views begin their animations again then.
    package func withAnimation(_ animation: Animation, _ body: () -> Void) {
      guard lateness.isFinite else { return body() }
      var animation = lateness > 0 ? animation.delay(-lateness) : animation
      let speed = playhead?.pace.rate ?? 1
      // At a speed of 0 an animation has no length.
      if speed != 1 { animation = animation.speed(max(speed, 1e-6)) }
      SwiftUI.withAnimation(animation, body)
    }
#endif

    /// Makes a change some seconds after the event, or at once for 0; a reset cancels it.
    package func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
      if seconds > 0 { add(action, after: seconds) } else { action() }
    }

    /// Makes a change after the views have updated: state that changes twice at once shows the last value alone.
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) { add(action, after: 0) }

#if !iOS17
    /// Makes a change at a time of the animation, in seconds; a past one at once, with the motion that it has by then.
    package func change(at time: Double, _ action: @escaping @MainActor () -> Void) {
      add(action, after: time - self.time)
    }

#endif
    private func add(_ action: @escaping @MainActor () -> Void, after seconds: Double) {
      if current == nil { others.time = time }
      (current ?? others).add(action, after: seconds)
      wake()
    }

    // MARK: The loop

    /// Follows another player, or a jump of the present one; the views are reset.
    package func follow(_ playhead: Playhead) {
      if self.playhead != nil { reset() }
      self.playhead = playhead
      let number = restarts(playhead) ? playhead.place(after: playhead.elapsed).repetition : 0
      lap = (number, Double(number) * (playhead.end - playhead.start))
      wake()
    }

    private func run() async {
      while !Task.isCancelled, let playhead {
        advance(playhead)
        isAsleep = true
        guard let next = upcoming(playhead) else { return }
        await playhead.sleep(until: lap.start - playhead.start + next)
      }
    }

    /// Restarts the loop, as the time of the next change may be another one.
    package func wake() {
      guard isAsleep, runners > 0 else { return }
      isAsleep = false
      loop?.cancel()
      loop = Task { await run() }
    }

    private func advance(_ playhead: Playhead) {
      var time = time(after: playhead.elapsed)
      if !playhead.hasEnded, let end = end(of: playhead), time >= end - Self.tolerance {
        for listener in present { play(listener, to: lastTime(of: playhead)) }
        let length = playhead.end - playhead.start
        let passed = length > 0 ? ((time + Self.tolerance - playhead.start) / length) : 1
        let number = lap.number + max(Int(min(passed, 1e9)), 1)
        if restarts(playhead), length > 0, number < playhead.count ?? .max {
          time -= Double(number - lap.number) * length
          lap = (number, lap.start + Double(number - lap.number) * length)
          reset()
          playhead.onEvent(.repeated(number))
        } else {
          playhead.finish()
          time = self.time(after: playhead.elapsed)
        }
      }
      for listener in present { play(listener, to: time) }
    }

    /// Whether each repetition begins with new views.
    private func restarts(_ playhead: Playhead) -> Bool {
      playhead.range.bounds != nil || resets || !repeats
    }

    /// The end of the repetition, or of all repetitions if views are not reset between them; `nil` for no end.
    private func end(of playhead: Playhead) -> Double? {
      if restarts(playhead) { return playhead.end }
      return playhead.count.map { Double($0) * playhead.end }
    }

    /// The time of the last changes before the end, at which a repeating animation begins its next repetition.
    private func lastTime(of playhead: Playhead) -> Double {
      (end(of: playhead) ?? .infinity) - (playhead.holdsEnd ? 2 * Self.tolerance : 0)
    }

    private func reset() {
      cycle += 1
      listeners = []
      others = TimerListener()
    }

    private var present: [TimerListener] { listeners.compactMap(\.listener) + [others] }

    private var duration: Double { interval * Double(ticks) }

    private var resets: Bool { repeats && end == .reset }

    /// The time of the next event or change, in seconds; `nil` for none.
    private func upcoming(_ playhead: Playhead) -> Double? {
      if playhead.hasEnded, playhead.holdsEnd { return nil }
      var next = playhead.hasEnded ? .infinity : end(of: playhead) ?? .infinity
      for listener in present where !listener.isWaiting { next = min(next, nextTime(of: listener)) }
      return next.isFinite ? next : nil
    }

    // The views that listen.

    /// Calls a listener at all events of the cycle; those that have passed come at once.
    package func add(_ listener: TimerListener) {
      listeners.removeAll { $0.listener == nil }
      guard !listeners.contains(where: { $0.listener === listener }) else { return }
      listeners.append(WeakListener(listener: listener))
      wake()
    }

    /// Calls a listener again that waited for its view to update.
    package func resume(_ listener: TimerListener) {
      listener.didUpdate()
      if let playhead { advance(playhead) }
      wake()
    }

    /// Makes all changes of a listener up to the still, without their motion.
    package func showStill(_ listener: TimerListener) { play(listener, to: still, isStill: true) }

    /// Makes the changes of a listener up to a time of the cycle, in order.
    private func play(_ listener: TimerListener, to end: Double, isStill: Bool = false) {
      let outer = current
      current = listener
      defer { current = outer }
      // Of many cycles that were missed the last one is enough.
      let missed = ((end - eventTime(listener.event)) / duration).rounded(.down) - 1
      if repeats, missed > 100 { listener.event += Int(missed) * ticks }
      var isFirst = true
      while nextTime(of: listener) <= end + Self.tolerance {
        let next = nextTime(of: listener)
        // Animations begin at the values before them; older ones are over.
        let follows = !isFirst && end - next < duration
        guard isStill || listener.prepareChange(at: next, follows: follows) else { return }
        isFirst = false
        listener.time = next
        let event = listener.event
        let change = listener.takeChange(before: eventTime(event))
#if iOS17
        Lateness.run(by: isStill ? .infinity : end - next) {
#else
        runChange(lateBy: isStill ? .infinity : end - next) {
#endif
          if let change {
            change()
          } else {
            listener.event += 1
            listener.action(.second(interval * Double(event == 0 ? 0 : (event - 1) % ticks + 1)))
          }
        }
      }
    }

#if !iOS17
    /// The smallest lateness that is seen, in seconds: three frames.
    private nonisolated static let visibleLateness = 0.05

    private func runChange(lateBy seconds: Double, _ body: () -> Void) {
      let outer = lateness
      lateness = seconds > Self.visibleLateness ? seconds : 0
      defer { lateness = outer }
      body()
    }

#endif
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
  @MainActor package final class TimerListener {
    /// The function that is called at events.
    package var action: @MainActor (TimerEvent) -> Void = { _ in }
    /// Updates the view, which then calls `resume(_:)`; `nil` for a listener without a view.
    package var requestUpdate: (@MainActor () -> Void)?
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

    /// Returns whether the view can change: of two changes at one time, or made at once as they are late, the second
    /// waits until the view shows the first.
    fileprivate func prepareChange(at next: Double, follows: Bool) -> Bool {
      guard !isWaiting else { return false }
      let isNext = follows || next <= time + TimerManager.tolerance
      guard hasChanged, isNext, let requestUpdate else {
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
  package struct TimerEventModifier: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var listener = TimerListener()
    @State private var updates = 0
    package let timer: TimerManager
    package let action: @MainActor (TimerEvent) -> Void

    package init(of timer: TimerManager, perform action: @escaping @MainActor (TimerEvent) -> Void) {
      (self.timer, self.action) = (timer, action)
    }

    package func body(content: Content) -> some View {
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
  package struct TimerModifier<Design>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
#if iOS17
    @State private var ownPlayer = Player<Design>()
#else
    @StateObject private var ownPlayer = Player<Design>()
#endif
    package let timer: TimerManager
    package let control: PlaybackControl<Design>

    package init(_ timer: TimerManager, _ control: PlaybackControl<Design>) {
      (self.timer, self.control) = (timer, control)
    }

#if !iOS17
    package func body(content: Content) -> some View {
      content.modifier(
        TimerRun(timer: timer, player: control.player ?? ownPlayer, control: control))
    }
  }

  /// Runs a clock by a player.
  private struct TimerRun<Design>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var cycle = 0
    let timer: TimerManager
    @ObservedObject var player: Player<Design>
    let control: PlaybackControl<Design>

#endif
    private struct Run: Hashable {
      let player: ObjectIdentifier
      let cycle: Int
    }

#if iOS17
    package func body(content: Content) -> some View {
      let player = control.player ?? ownPlayer
      let run = Run(player: ObjectIdentifier(player), cycle: timer.cycle)
#else
    func body(content: Content) -> some View {
      let run = Run(player: ObjectIdentifier(player), cycle: cycle)
#endif
      content
        .id(reducesMotion ? nil : run)
#if iOS17
        .transaction { steer(&$0) }
        .environment(timer)
        .onChange(of: player.jumps) { timer.follow(player) }
        .onChange(of: player.changes) { timer.wake() }
#else
        .environmentObject(timer)
        .onAppear { timer.onReset = { cycle = $0 } }
        .onChange(of: player.jumps) { timer.follow(player) }
        .onChange(of: player.changes) { timer.follow(player) }
#endif
        .modifier(
          PlaybackModifier(
            control, player, onStart: { timer.start(player, isSteered: control.isSteered) },
            onStop: { timer.stop() }))
    }

#if iOS17
    /// Replaces the animation by one that follows the player, and skips the lateness.
    private func steer(_ transaction: inout Transaction) {
      let lateness = transaction[Lateness.self]
      transaction[Lateness.self] = 0
      transaction.animation = transaction.animation.flatMap {
        lateness.isFinite ? timer.steered($0, lateness: lateness) : nil
      }
    }
#endif
  }
#if iOS17

  /// The lateness of changes, in seconds.
  private nonisolated enum Lateness: TransactionKey {
    static let defaultValue = 0.0
    /// The smallest lateness that is seen, in seconds: three frames.
    static let visible = 0.05

    /// Runs a closure whose changes are late by some seconds; infinitely late ones have no motion.
    static func run(by seconds: Double, _ body: () -> Void) {
      guard seconds > visible else { return body() }
      var transaction = Transaction()
      transaction[Lateness.self] = seconds
      withTransaction(transaction, body)
    }
  }

  /// An animation that follows the time of a player, and begins some seconds late.
  private nonisolated struct SteeredAnimation: CustomAnimation {
    let base: Animation
    let lateness: Double
    /// The time of the player; `nil` if the animation runs in real time.
    let pace: Pace?
    /// The time at which the animation begins on the clock of the player, in seconds.
    let start: Double

    static func == (left: SteeredAnimation, right: SteeredAnimation) -> Bool {
      left.base == right.base && left.lateness == right.lateness && left.start == right.start
        && left.pace === right.pace
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(base)
      hasher.combine(start)
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      base.animate(value: value, time: played(at: time), context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      base.velocity(value: value, time: played(at: time), context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      let steered = previous.base as? SteeredAnimation
      return base.shouldMerge(
        previous: steered?.base ?? previous, value: value, time: steered?.played(at: time) ?? time,
        context: &context)
    }

    /// Returns the elapsed time of `base` for an elapsed real time, in seconds.
    private func played(at time: Double) -> Double {
      guard let pace else { return time + lateness }
      return pace.played(at: start + time) - pace.played(at: start) + lateness
    }
  }
#endif
}

"""###,
    "TrimmedOutline": ###"""
extension XsheetSupport {
  /// A part of a shape.
  ///
  /// A part beyond the end of a contour continues at its start.
  package nonisolated struct TrimmedOutline<Base: Shape>: Shape {
    package var base: Base
    package var start: Double
    package var end: Double
    package var offset: Double
    /// Whether the contours are trimmed as one line; each is trimmed alone otherwise.
    package let isOneLine: Bool

    package init(
      _ base: Base, from start: Double = 0, to end: Double = 1, offset: Double = 0,
      asOneLine isOneLine: Bool = false
    ) {
      self.base = base
      self.start = start
      self.end = end
      self.offset = offset
      self.isOneLine = isOneLine
    }

    package var animatableData:
      AnimatablePair<AnimatablePair<Base.AnimatableData, Double>, AnimatablePair<Double, Double>>
    {
      get {
        AnimatablePair(AnimatablePair(base.animatableData, offset), AnimatablePair(start, end))
      }
      set {
        (base.animatableData, offset) = (newValue.first.first, newValue.first.second)
        (start, end) = (newValue.second.first, newValue.second.second)
      }
    }

    package func path(in rect: CGRect) -> Path {
      let (low, high) = (min(start, end), max(start, end))
      let first = min(max(low, 0), 1) + offset
      let length = min(max(high, 0), 1) - min(max(low, 0), 1)
      // Less than a ten-thousandth of the length is nothing, as in After Effects' exports.
      guard length > 0.00005 else { return Path() }
      var result = Path()
      let whole = base.path(in: rect)
      for contour in isOneLine ? [whole] : contours(of: whole) {
        result.addPath(part(of: contour, from: first, length: length))
      }
      return result
    }

    /// The contours of a path as paths of their own.
    private func contours(of path: Path) -> [Path] {
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
      path.forEach(add)
      return contours
    }

    /// The part from a share of the length on, which wraps around.
    private func part(of path: Path, from start: Double, length: Double) -> Path {
      guard length < 1 else { return path }
      let first = start - start.rounded(.down)
      guard first + length > 1 else { return path.trimmedPath(from: first, to: first + length) }
      let ends = contours(of: path.trimmedPath(from: first, to: 1))
      let starts = contours(of: path.trimmedPath(from: 0, to: first + length - 1))
      // A contour that is cut in both is one line, from its end on to its start.
      let isCutInBoth = ends.count + starts.count > contours(of: path).count
      var result = ends.first ?? Path()
      if isCutInBoth, let start = starts.last { append(start, to: &result) }
      for contour in ends.dropFirst() + starts.dropLast(isCutInBoth ? 1 : 0) {
        result.addPath(contour)
      }
      return result
    }

    /// Adds a path to another, which goes on with its last line if that ends where the path begins.
    private func append(_ path: Path, to result: inout Path) {
      let end = result.currentPoint
      var isFirst = true
      func add(_ element: Path.Element) {
        defer { isFirst = false }
        switch element {
        case .move(let point):
          let joins = isFirst && end.map { hypot($0.x - point.x, $0.y - point.y) < 1e-3 } == true
          if !joins { result.move(to: point) }
        case .line(let point): result.addLine(to: point)
        case .quadCurve(let point, let control): result.addQuadCurve(to: point, control: control)
        case .curve(let point, let first, let second):
          result.addCurve(to: point, control1: first, control2: second)
        case .closeSubpath: result.closeSubpath()
        }
      }
      path.forEach(add)
    }
  }
}

"""###,
    "UnitCurve": ###"""
extension XsheetSupport {
  /// A cubic curve from (0, 0) to (1, 1), whose values stay between 0 and 1.
  package nonisolated struct UnitCurve: Hashable, Sendable {
    private let start: CGPoint
    private let end: CGPoint

    /// A curve with two control points.
    package static func bezier(
      startControlPoint start: UnitPoint, endControlPoint end: UnitPoint
    ) -> UnitCurve {
      UnitCurve(min(max(start.x, 0), 1), start.y, min(max(end.x, 0), 1), end.y)
    }

    package static let linear = UnitCurve(0, 0, 1, 1)
    package static let easeIn = UnitCurve(0.42, 0, 1, 1)
    package static let easeOut = UnitCurve(0, 0, 0.58, 1)
    package static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

    private init(_ startX: CGFloat, _ startY: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
      (start, end) = (CGPoint(x: startX, y: startY), CGPoint(x: endX, y: endY))
    }

    /// The value at a progress in 0...1.
    package func value(at progress: Double) -> Double {
      let progress = min(max(progress, 0), 1)
      if self == .linear { return progress }
      let time = time(at: progress)
      return min(max(Self.value(at: time, Double(start.y), Double(end.y)), 0), 1)
    }

    /// The slope at a progress in 0...1.
    package func velocity(at progress: Double) -> Double {
      if self == .linear { return 1 }
      let time = time(at: min(max(progress, 0), 1))
      let run = Self.slope(at: time, Double(start.x), Double(end.x))
      return run > 1e-9 ? Self.slope(at: time, Double(start.y), Double(end.y)) / run : 0
    }

    /// The parameter of the curve where x is a progress: Newton's method, with bisection where that leads away.
    private func time(at progress: Double) -> Double {
      var (low, high, time) = (0.0, 1.0, progress)
      for _ in 0..<60 {
        let error = Self.value(at: time, Double(start.x), Double(end.x)) - progress
        if abs(error) < 1e-12 { break }
        if error < 0 { low = time } else { high = time }
        let next = time - error / Self.slope(at: time, Double(start.x), Double(end.x))
        time = next > low && next < high ? next : (low + high) / 2
      }
      return time
    }

    private static func value(at time: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - time
      return time * (3 * rest * (rest * first + time * second) + time * time)
    }

    private static func slope(at time: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - time
      return 3 * (rest * (rest * first + 2 * time * (second - first)) + time * time * (1 - second))
    }
  }
}

"""###,
    "Wipes": ###"""
extension XsheetSupport {
  /// The side of a line that a linear wipe leaves, about the center of the view.
  ///
  /// The line passes over a rectangle, whose upper left corner is at `origin`.
  package nonisolated struct LinearWipe: Shape {
    package var completion: Double
    package var direction: Angle
    package let size: CGSize
    package let origin: CGPoint

    package init(
      _ completion: Double, direction: Angle, of size: CGSize, origin: CGPoint = .zero
    ) {
      (self.completion, self.direction) = (completion, direction)
      (self.size, self.origin) = (size, origin)
    }

    package var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(completion, direction.degrees) }
      set { (completion, direction) = (newValue.first, .degrees(newValue.second)) }
    }

    package func path(in rect: CGRect) -> Path {
      guard completion > 0 else { return Path(rect) }
      guard completion < 1 else { return Path() }
      let bands = WipeBands(direction, about: origin, in: rect)
      let width = size.width * bands.forward.x
      let height = size.height * bands.forward.y
      let low = min(0, width) + min(0, height)
      let high = max(0, width) + max(0, height)
      return bands.path(from: low + (high - low) * completion, to: bands.reach)
    }
  }

  /// The part of each stripe that venetian blinds leave, about the center of the view.
  package nonisolated struct VenetianBlinds: Shape {
    package var completion: Double
    package var direction: Angle
    package var width: Double
    package let origin: CGPoint

    package init(
      _ completion: Double, direction: Angle, width: Double, origin: CGPoint = .zero
    ) {
      (self.completion, self.direction) = (completion, direction)
      (self.width, self.origin) = (width, origin)
    }

    package var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
      get { AnimatablePair(completion, AnimatablePair(direction.degrees, width)) }
      set {
        completion = newValue.first
        direction = .degrees(newValue.second.first)
        width = newValue.second.second
      }
    }

    package func path(in rect: CGRect) -> Path {
      guard completion > 0, width > 0 else { return Path(rect) }
      var path = Path()
      guard completion < 1 else { return path }
      let bands = WipeBands(direction, about: origin, in: rect)
      // Narrower stripes are invisible, and too many to draw.
      let step = max(width, bands.reach / 2_000)
      for index in Int(-bands.reach / step)...Int(bands.reach / step) {
        let start = Double(index) * step
        path.addPath(bands.path(from: start + step * completion, to: start + step))
      }
      return path
    }
  }

  /// The sector that a radial wipe leaves, about the center of the view.
  package nonisolated struct RadialWipe: Shape {
    package var completion: Double
    package var start: Angle
    package var center: CGPoint
    /// The part of the removed sector that lies before the start: 0 clockwise, 1 counterclockwise, 0.5 in both
    /// directions.
    package let shareBefore: Double

    package init(
      _ completion: Double, from start: Angle = .zero, center: CGPoint, shareBefore: Double = 0
    ) {
      (self.completion, self.start) = (completion, start)
      (self.center, self.shareBefore) = (center, shareBefore)
    }

    package var animatableData:
      AnimatablePair<Double, AnimatablePair<Double, CGPoint.AnimatableData>>
    {
      get {
        AnimatablePair(completion, AnimatablePair(start.degrees, center.animatableData))
      }
      set {
        completion = newValue.first
        start = .degrees(newValue.second.first)
        center.animatableData = newValue.second.second
      }
    }

    package func path(in rect: CGRect) -> Path {
      guard completion > 0 else { return Path(rect) }
      var path = Path()
      guard completion < 1 else { return path }
      let middle = CGPoint(x: rect.midX + center.x, y: rect.midY + center.y)
      // An angle of 0 is the top.
      let removed = start - .degrees(90 + 360 * completion * shareBefore)
      path.move(to: middle)
      path.addArc(
        center: middle, radius: rect.width + rect.height + hypot(center.x, center.y),
        startAngle: removed + .degrees(360 * completion), endAngle: removed + .degrees(360),
        clockwise: false)
      path.closeSubpath()
      return path
    }
  }

  /// Straight bands across a view, by the distances of their sides from a point along a direction.
  private nonisolated struct WipeBands {
    /// The direction, clockwise from the top.
    let forward: CGPoint
    /// A distance beyond all corners of the view.
    let reach: Double
    private let middle: CGPoint

    init(_ direction: Angle, about origin: CGPoint, in rect: CGRect) {
      forward = CGPoint(x: sin(direction.radians), y: -cos(direction.radians))
      reach = rect.width + rect.height + abs(origin.x) + abs(origin.y)
      middle = CGPoint(x: rect.midX + origin.x, y: rect.midY + origin.y)
    }

    func path(from start: Double, to end: Double) -> Path {
      func point(_ along: Double, _ across: Double) -> CGPoint {
        CGPoint(
          x: middle.x + forward.x * along - forward.y * across,
          y: middle.y + forward.y * along + forward.x * across)
      }
      var path = Path()
      path.move(to: point(start, -reach))
      path.addLine(to: point(end, -reach))
      path.addLine(to: point(end, reach))
      path.addLine(to: point(start, reach))
      path.closeSubpath()
      return path
    }
  }
}

"""###,
    "StateMachines": ###"""
extension XsheetSupport {
  /// An action of a state machine, on entry or exit of a state or as a response to an interaction.
  ///
  /// Actions on inputs that do not exist, or are of another type, do nothing.
  package nonisolated enum MachineAction: Hashable, Sendable {
    /// Sets a number.
    case setNumber(String, MachineOperand<Double>)
    /// Sets a Boolean.
    case setFlag(String, MachineOperand<Bool>)
    /// Sets a text.
    case setText(String, MachineOperand<String>)
    /// Inverts a Boolean.
    case toggle(String)
    /// Adds to a number; without a value, or with an input that does not exist, 1.
    case increment(String, by: MachineOperand<Double>?)
    /// Subtracts from a number; without a value, or with an input that does not exist, 1.
    case decrement(String, by: MachineOperand<Double>?)
    /// Multiplies a number.
    case multiply(String, by: MachineOperand<Double>)
    /// Rounds a number down.
    case floor(String)
    /// Limits a number; `nil` for no bound.
    case clamp(String, min: MachineOperand<Double>?, max: MachineOperand<Double>?)
    /// Sets a random number from `min`, by default 0, to `max`, by default 1; a whole one if `isWhole`.
    case setRandom(
      String, min: MachineOperand<Double>?, max: MachineOperand<Double>?, isWhole: Bool)
    /// Sets an input to its initial value.
    case reset(String)
    /// Fires an event.
    case fire(String)
    /// Shows a frame, counted from 0, if it is in the segment.
    case setFrame(MachineOperand<Double>)
    /// Shows the frame at a share of the whole animation, 0...100, if it is in the segment.
    case setProgress(MachineOperand<Double>)
    /// Changes the theme; an empty text removes it.
    case setTheme(MachineOperand<String>)
    /// Opens an address; the target is that of HTML links.
    case openURL(MachineOperand<String>, target: String)
    /// Sends a message to the app.
    case send(String)

    /// The input that the action writes or fires; `nil` for other actions.
    package var input: String? {
      switch self {
      case .setNumber(let name, _), .setFlag(let name, _), .setText(let name, _), .toggle(let name),
        .increment(let name, _), .decrement(let name, _), .multiply(let name, _), .floor(let name),
        .clamp(let name, _, _), .setRandom(let name, _, _, _), .reset(let name), .fire(let name):
        name
      case .setFrame, .setProgress, .setTheme, .openURL, .send: nil
      }
    }
  }
}

extension XsheetSupport {
  /// A response of a state machine to the pointer or to playback.
  package nonisolated struct MachineInteraction: Hashable, Sendable {
    /// The cause of a response.
    package enum Trigger: Hashable, Sendable {
      /// The pointer: anywhere, or on a target. Moves have no target.
      ///
      /// The target is the name of a layer in designs, and the identifier of a view in timelines.
      case pointer(MachinePointer, target: String?)
      /// The end of the playback of a state.
      case complete(state: String)
      /// The end of a pass of a state that loops.
      case loop(state: String)
    }

    /// The cause.
    package var trigger: Trigger
    /// The actions, in order.
    package var actions: [MachineAction]

    /// Makes an interaction.
    package init(_ trigger: Trigger, _ actions: [MachineAction]) {
      self.trigger = trigger
      self.actions = actions
    }

    /// The target of the pointer; `nil` for none.
    package var target: String? {
      if case .pointer(_, let target) = trigger { target } else { nil }
    }
  }
}

extension XsheetSupport {
  /// An event of the pointer.
  package nonisolated enum MachinePointer: String, Hashable, Sendable, CaseIterable {
    /// Pressed.
    case down
    /// Released.
    case up
    /// Pressed and released.
    case click
    /// Moved into a target, or into the animation.
    case enter
    /// Moved out of a target, or of the animation.
    case exit
    /// Moved.
    case move
  }
}

extension XsheetSupport {
  /// A state of a state machine.
  package nonisolated struct MachineState: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The playback that begins on entry; `nil` for the global state, which plays nothing.
    package var playback: MachinePlayback?
    /// The transitions, tried in order; one without guards is taken if no other is.
    package var transitions: [MachineTransition]
    /// The actions on entry, after playback has begun.
    package var onEntry: [MachineAction]
    /// The actions on exit; a transition of the global state leaves them out.
    package var onExit: [MachineAction]

    /// Makes a state of its parts.
    package init(
      _ name: String, playback: MachinePlayback? = MachinePlayback(),
      transitions: [MachineTransition] = [], onEntry: [MachineAction] = [],
      onExit: [MachineAction] = []
    ) {
      self.name = name
      self.playback = playback
      self.transitions = transitions
      self.onEntry = onEntry
      self.onExit = onExit
    }

    /// Whether the state is the global one.
    package var isGlobal: Bool { playback == nil }
  }
}

extension XsheetSupport {
  /// The playback that begins when a state is entered.
  package nonisolated struct MachinePlayback: Hashable, Sendable {
    /// The identifier of the animation in its archive; empty for the one that is shown.
    package var animation = ""
    /// The name of the marker whose range is played; `nil` for the whole animation.
    package var segment: String?
    /// The order of the frames.
    package var mode = MachinePlaybackMode.forward
    /// The speed, a factor; 0 and below keep the speed before.
    package var speed = 1.0
    /// Whether the segment repeats.
    package var loops = false
    /// The number of passes while `loops`; 0 for no end.
    package var loopCount = 0
    /// Whether it plays; otherwise the first frame is shown.
    package var autoplay = false
    /// The background, as 0xRRGGBBAA.
    package var background: UInt32 = 0
    /// Whether the machine stops here.
    package var isFinal = false

    /// Makes a playback of the whole animation that is paused.
    package init() {}
  }
}

extension XsheetSupport {
  /// The order in which the frames of a segment are played.
  package nonisolated enum MachinePlaybackMode: String, Hashable, Sendable, CaseIterable {
    /// From the first frame to the last.
    case forward
    /// From the last frame to the first.
    case reverse
    /// Forward, then back.
    case bounce
    /// Back, then forward.
    case reverseBounce

    /// Whether the first pass plays back.
    package var beginsReversed: Bool { self == .reverse || self == .reverseBounce }
    /// Whether a run goes there and back.
    package var bounces: Bool { self == .bounce || self == .reverseBounce }
  }
}

extension XsheetSupport {
  /// A transition from a state to another one.
  package nonisolated struct MachineTransition: Hashable, Sendable {
    /// The name of the next state.
    package var to: String
    /// The conditions, which all must hold; none for a transition that is taken if no other is.
    package var guards: [MachineGuard]
    /// The blend from the present frame into the first frame of the next state; `nil` for a change at once.
    package var tween: MachineTween?

    /// Makes a transition.
    package init(to: String, if guards: [MachineGuard] = [], tween: MachineTween? = nil) {
      self.to = to
      self.guards = guards
      self.tween = tween
    }

    /// Whether a guard waits for an event.
    package var waitsForEvent: Bool { guards.contains { $0.test == .event } }
  }
}

extension XsheetSupport {
  /// A blend of properties between two frames.
  package nonisolated struct MachineTween: Hashable, Sendable {
    /// The duration, in seconds.
    package var duration: Double
    /// The curve.
    package var curve: TimingCurve

    /// Makes a blend.
    package init(duration: Double, curve: TimingCurve) {
      self.duration = duration
      self.curve = curve
    }
  }
}

extension XsheetSupport {
  /// A condition of a transition on one input; false if there is no such input of the type.
  package nonisolated struct MachineGuard: Hashable, Sendable {
    /// The test of an input.
    package enum Test: Hashable, Sendable {
      /// Compares a number.
      case number(MachineComparison, MachineOperand<Double>)
      /// Compares a Boolean; other comparisons than equality are false.
      case flag(MachineComparison, MachineOperand<Bool>)
      /// Compares a text; other comparisons than equality are false.
      case text(MachineComparison, MachineOperand<String>)
      /// The event has been fired.
      case event
    }

    /// The name of the input; for numbers also `StateMachine.elapsedTime`.
    package var input: String
    /// The test.
    package var test: Test

    /// Makes a guard.
    package init(_ input: String, _ test: Test) {
      self.input = input
      self.test = test
    }

    /// Whether the guard depends on the time since the start.
    package var usesElapsedTime: Bool {
      guard case .number(_, let operand) = test else { return false }
      return input == StateMachine.elapsedTime || operand == .input(StateMachine.elapsedTime)
    }
  }
}

extension XsheetSupport {
  /// A comparison of two values.
  package nonisolated enum MachineComparison: String, Hashable, Sendable, CaseIterable {
    /// Equal.
    case equal
    /// Not equal.
    case notEqual
    /// Greater.
    case greater
    /// Greater or equal.
    case greaterOrEqual
    /// Less.
    case less
    /// Less or equal.
    case lessOrEqual

    /// Compares values of a type with an order.
    package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .equal: left == right
      case .notEqual: left != right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      case .less: left < right
      case .lessOrEqual: left <= right
      }
    }

    /// Compares values without an order: comparisons that need one are false.
    package func holdsUnordered<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .equal: left == right
      case .notEqual: left != right
      case .greater, .greaterOrEqual, .less, .lessOrEqual: false
      }
    }
  }
}

extension XsheetSupport {
  /// A state machine: states that play parts of an animation, and transitions between them that inputs decide.
  ///
  /// The model is that of dotLottie 2. Segments are names of markers, and targets of interactions names of layers in
  /// designs and identifiers of views in timelines; all else is equal in both. Numbers have single precision when a
  /// machine runs, as in players.
  package nonisolated struct StateMachine: Hashable, Sendable {
    /// The name of the input that holds the seconds since the start of the machine; it cannot be set.
    package static let elapsedTime = "@elapsedTime"

    /// The name; the identifier in an archive.
    package var name: String
    /// The name of the first state.
    package var initial: String
    /// The inputs, with unique names.
    package var inputs: [MachineInput]
    /// The states, with unique names; at most one is global.
    package var states: [MachineState]
    /// The responses to the pointer and to the end of segments, in order.
    package var interactions: [MachineInteraction]

    /// Makes a machine of its parts.
    package init(
      name: String = "", initial: String, inputs: [MachineInput] = [], states: [MachineState] = [],
      interactions: [MachineInteraction] = []
    ) {
      self.name = name
      self.initial = initial
      self.inputs = inputs
      self.states = states
      self.interactions = interactions
    }

    /// The state with a name; `nil` for none.
    package func state(named name: String) -> MachineState? { states.first { $0.name == name } }

    /// The global state, whose transitions are tried before those of the current state; `nil` for none.
    package var globalState: MachineState? { states.first { $0.playback == nil } }

    /// The input with a name; `nil` for none.
    package func input(named name: String) -> MachineInput? { inputs.first { $0.name == name } }
  }
}

extension XsheetSupport {
  /// An input of a state machine, which the app sets.
  package nonisolated struct MachineInput: Hashable, Sendable {
    /// The type of an input, with its initial value.
    package enum Value: Hashable, Sendable {
      /// A number.
      case number(Double)
      /// A Boolean.
      case flag(Bool)
      /// A text.
      case text(String)
      /// An event, which has no value: it is fired.
      case event
    }

    /// The name.
    package var name: String
    /// The initial value.
    package var value: Value

    /// Makes an input.
    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }
}

extension XsheetSupport {
  /// A value of an action or a guard: written in the machine, or the present value of an input of the same type.
  package nonisolated enum MachineOperand<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value itself.
    case value(Value)
    /// The name of an input; for numbers also `StateMachine.elapsedTime`.
    case input(String)
  }
}

extension XsheetSupport {
  /// An event of a running state machine, for the app and for tests.
  package nonisolated enum MachineEvent: Hashable, Sendable {
    /// The machine started.
    case started
    /// The machine stopped.
    case stopped
    /// A transition began; `from` is empty at the start.
    case transition(from: String, to: String)
    /// A state was left; empty at the start.
    case exited(String)
    /// A state was entered.
    case entered(String)
    /// An input changed its value.
    case changed(String, from: MachineInput.Value, to: MachineInput.Value)
    /// An event input was fired.
    case fired(String)
    /// An action sent a message.
    case message(String)
    /// An action opens an address; the app decides whether it may.
    case openURL(String, target: String)
    /// An action changes the theme; empty for none.
    case theme(String)
    /// A state shows another animation of the archive.
    case animation(String)
    /// The machine stopped because transitions do not end.
    case endlessTransitions
  }
}

extension XsheetSupport {
  /// The player of a state machine: it shows a frame, and moves it as time passes.
  ///
  /// It behaves as the player of dotlottie-rs does.
  package nonisolated struct MachinePlayer: Hashable, Sendable {
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
}

extension XsheetSupport {
  /// The progress of a blend between two frames.
  package nonisolated struct MachineTweenProgress: Hashable, Sendable {
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
}

// Commands.
nonisolated extension XsheetSupport.MachinePlayer {
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
  mutating func setMode(_ mode: XsheetSupport.MachinePlaybackMode) {
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
nonisolated extension XsheetSupport.MachinePlayer {
  /// Begins a blend to a frame, which replaces a running one; returns whether its values are valid.
  mutating func begin(_ tween: XsheetSupport.MachineTween, to frame: Double) -> Bool {
    guard tween.duration > 0 else { return false }
    hasLanded = false
    self.tween = XsheetSupport.MachineTweenProgress(from: self.frame, to: frame, tween: tween)
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
nonisolated extension XsheetSupport.MachinePlayer {
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
    let rounded =
      (exact * XsheetSupport.MachinePlayer.framePrecision).rounded()
      / XsheetSupport.MachinePlayer.framePrecision
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

extension XsheetSupport {
  /// Random numbers that a seed decides, so that a machine runs alike each time.
  package nonisolated struct MachineRandom: Hashable, Sendable {
    private var state: UInt64

    /// Begins a sequence.
    init(seed: UInt64) {
      state = seed
    }

    /// The next number, at least 0 and below 1, of single precision.
    mutating func next() -> Double {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      return Double(mixed >> 40) / Double(1 << 24)
    }
  }
}

// The actions of states and interactions.
nonisolated extension XsheetSupport.MachineSession {
  /// The origin of actions, which decides what follows a change of an input.
  private enum Origin {
    /// Entry or exit of a state: transitions are tried again later in the run.
    case state
    /// An interaction: the machine runs after each change.
    case interaction
  }

  /// Performs the actions of a state.
  mutating func perform(_ actions: [XsheetSupport.MachineAction]) {
    for action in actions { perform(action, .state) }
  }

  /// Performs the actions of interactions.
  mutating func respond(_ actions: [XsheetSupport.MachineAction]) {
    for action in actions { perform(action, .interaction) }
  }

  private mutating func perform(_ action: XsheetSupport.MachineAction, _ origin: Origin) {
    switch action {
    case .setNumber(let name, let operand):
      store(number(operand).flatMap { number(name) == nil ? nil : .number($0) }, in: name, origin)
    case .setFlag(let name, let operand):
      store(flag(operand).flatMap { flag(name) == nil ? nil : .flag($0) }, in: name, origin)
    case .setText(let name, let operand):
      store(text(operand).flatMap { text(name) == nil ? nil : .text($0) }, in: name, origin)
    case .toggle(let name): store(flag(name).map { .flag(!$0) }, in: name, origin)
    case .reset, .fire: performOnInput(action, origin)
    case .increment, .decrement, .multiply, .floor, .clamp, .setRandom:
      performArithmetic(action, origin)
    case .setFrame, .setProgress, .setTheme, .openURL, .send: performOutput(action)
    }
  }

  private mutating func performOnInput(_ action: XsheetSupport.MachineAction, _ origin: Origin) {
    switch action {
    case .fire(let name):
      guard values[name] == .event else { return }
      emit(.fired(name))
      pendingEvent = name
      if origin == .interaction { run() }
    case .reset(let name):
      guard status != .stopped, !name.hasPrefix("@") else { return }
      if let input = machine.inputs.last(where: { $0.name == name }), input.value != .event {
        write(XsheetSupport.MachineSession.single(input.value), to: name)
      }
      follow(origin)
    default: break
    }
  }

  private mutating func performArithmetic(_ action: XsheetSupport.MachineAction, _ origin: Origin) {
    guard let name = action.input, !name.hasPrefix("@"), let value = number(name) else { return }
    switch action {
    case .increment(_, let operand):
      // As in players, an increment without a value marks the inputs as changed, even in an interaction.
      if operand == nil { hasChangedInputs = true }
      store(.number(value + (operand.flatMap(number) ?? 1)), in: name, origin)
    case .decrement(_, let operand):
      store(.number(value - (operand.flatMap(number) ?? 1)), in: name, origin)
    case .multiply(_, let operand):
      storeChange(of: value, to: number(operand).map { value * $0 }, in: name, origin)
    case .floor: storeChange(of: value, to: value.rounded(.down), in: name, origin)
    case .clamp(_, let low, let high):
      storeChange(of: value, to: clamp(value, low, high), in: name, origin)
    case .setRandom(_, let low, let high, let isWhole):
      store(randomNumber(low, high, isWhole: isWhole).map { .number($0) }, in: name, origin)
    default: break
    }
  }

  /// A number within bounds; `nil` where a bound is unknown or the bounds are inverted.
  private func clamp(
    _ value: Double, _ low: XsheetSupport.MachineOperand<Double>?,
    _ high: XsheetSupport.MachineOperand<Double>?
  ) -> Double? {
    guard let low = bound(low, default: -.infinity), let high = bound(high, default: .infinity),
      low <= high
    else { return nil }
    return min(max(value, low), high)
  }

  private mutating func randomNumber(
    _ low: XsheetSupport.MachineOperand<Double>?, _ high: XsheetSupport.MachineOperand<Double>?,
    isWhole: Bool
  ) -> Double? {
    guard let low = bound(low, default: 0), let high = bound(high, default: 1), low <= high else {
      return nil
    }
    let share = random.next()
    return isWhole
      ? low + (share * (high - low + 1)).rounded(.down) : low + share * (high - low)
  }

  private mutating func performOutput(_ action: XsheetSupport.MachineAction) {
    switch action {
    case .setFrame(let operand):
      guard let frame = number(operand) else { return }
      player.seek(to: min(max(frame, 0), player.track.lastFrame))
    case .setProgress(let operand):
      guard let percent = number(operand) else { return }
      player.seek(to: player.track.lastFrame * min(max(percent, 0), 100) / 100)
    case .setTheme(let operand): emit(.theme(text(operand) ?? ""))
    case .openURL(let operand, let target): emit(.openURL(text(operand) ?? "", target: target))
    case .send(let message): emit(.message(message))
    default: break
    }
  }
}

// Inputs.
nonisolated extension XsheetSupport.MachineSession {
  /// A number of single precision, as players have.
  static func single(_ number: Double) -> Double { Double(Float(number)) }

  /// A value of an input, whose numbers have single precision.
  static func single(_ value: XsheetSupport.MachineInput.Value) -> XsheetSupport.MachineInput.Value
  {
    if case .number(let number) = value { .number(single(number)) } else { value }
  }

  /// The number of an input, or the time since the start; `nil` for others.
  func number(_ name: String) -> Double? {
    if name == XsheetSupport.StateMachine.elapsedTime {
      return XsheetSupport.MachineSession.single(elapsed)
    }
    if case .number(let number)? = values[name] { return number }
    return nil
  }

  /// The Boolean of an input; `nil` for others.
  func flag(_ name: String) -> Bool? {
    if case .flag(let flag)? = values[name] { flag } else { nil }
  }

  /// The text of an input; `nil` for others.
  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  func number(_ operand: XsheetSupport.MachineOperand<Double>) -> Double? {
    switch operand {
    case .value(let number): XsheetSupport.MachineSession.single(number)
    case .input(let name): number(name)
    }
  }

  func flag(_ operand: XsheetSupport.MachineOperand<Bool>) -> Bool? {
    switch operand {
    case .value(let flag): flag
    case .input(let name): flag(name)
    }
  }

  func text(_ operand: XsheetSupport.MachineOperand<String>) -> String? {
    switch operand {
    case .value(let text): text
    case .input(let name): text(name)
    }
  }

  /// The value of a bound; `nil` where its input is unknown.
  private func bound(_ operand: XsheetSupport.MachineOperand<Double>?, default standard: Double)
    -> Double?
  {
    guard let operand else { return standard }
    return number(operand)
  }

  /// Writes an input of the same type, and reports a change.
  mutating func write(_ value: XsheetSupport.MachineInput.Value, to name: String) {
    let value = XsheetSupport.MachineSession.single(value)
    guard let old = values[name], old.isSameType(as: value), value != .event else { return }
    values[name] = value
    if old != value { emit(.changed(name, from: old, to: value)) }
  }

  /// Writes an input for an action; does nothing without a value.
  private mutating func store(
    _ value: XsheetSupport.MachineInput.Value?, in name: String, _ origin: Origin
  ) {
    guard let value, !name.hasPrefix("@") else { return }
    write(value, to: name)
    follow(origin)
  }

  /// Writes a number that differs from the one before.
  private mutating func storeChange(
    of value: Double, to result: Double?, in name: String, _ origin: Origin
  ) {
    guard let result, XsheetSupport.MachineSession.single(result) != value else { return }
    store(.number(result), in: name, origin)
  }

  private mutating func follow(_ origin: Origin) {
    switch origin {
    case .state: hasChangedInputs = true
    case .interaction: run()
    }
  }
}

nonisolated extension XsheetSupport.MachineInput.Value {
  /// Whether another value has the same type.
  package func isSameType(as other: XsheetSupport.MachineInput.Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.flag, .flag), (.text, .text), (.event, .event): true
    default: false
    }
  }
}

// The responses to the pointer and to playback.
nonisolated extension XsheetSupport.MachineSession {
  /// Responds to an event of the pointer.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - targets: The targets under the pointer: layers or views whose boxes contain it.
  package mutating func pointer(
    _ event: XsheetSupport.MachinePointer, over targets: Set<String> = []
  ) {
    if event != .move { respondToEvent(event, over: targets) }
    if event == .move || event == .down || event == .up { respondToPlace(event, over: targets) }
  }

  /// The targets that decide the responses to the pointer, without repetitions.
  package static func pointerTargets(of machine: XsheetSupport.StateMachine) -> [String] {
    var visited: Set<String> = []
    return machine.interactions.compactMap(\.target).filter { visited.insert($0).inserted }
  }

  private mutating func respondToEvent(
    _ event: XsheetSupport.MachinePointer, over targets: Set<String>
  ) {
    var actions: [XsheetSupport.MachineAction] = []
    var entered = enteredTarget
    for interaction in machine.interactions {
      guard case .pointer(event, let target) = interaction.trigger else { continue }
      if let target {
        guard event == .exit ? isLeft(target, targets) : targets.contains(target) else { continue }
        entered = event == .exit ? nil : target
      }
      actions += interaction.actions
    }
    enteredTarget = entered
    respond(actions)
  }

  private func isLeft(_ target: String, _ targets: Set<String>) -> Bool {
    enteredTarget == target && !targets.contains(target)
  }

  /// Responds to the place of the pointer: targets that it enters and leaves.
  private mutating func respondToPlace(
    _ event: XsheetSupport.MachinePointer, over targets: Set<String>
  ) {
    var actions = event == .move ? machine.actions(of: .move, on: nil) : []
    let before = enteredTarget
    var isOver = false
    for target in machine.watchedTargets where targets.contains(target) {
      isOver = true
      if enteredTarget == target { break }
      enteredTarget = target
      actions += machine.actions(of: .enter, on: target)
    }
    if !isOver, let before {
      enteredTarget = nil
      actions += machine.actions(of: .exit, on: before)
    }
    respond(actions)
  }

  /// Responds to the end of a pass.
  mutating func respond(to completion: XsheetSupport.MachinePlayer.Completion) {
    guard let name = currentState?.name else { return }
    let trigger: XsheetSupport.MachineInteraction.Trigger =
      completion == .complete ? .complete(state: name) : .loop(state: name)
    respond(machine.interactions.filter { $0.trigger == trigger }.flatMap(\.actions))
  }
}

nonisolated extension XsheetSupport.StateMachine {
  /// The targets of interactions that wait for the pointer to enter or leave, in order.
  fileprivate var watchedTargets: [String] {
    interactions.compactMap { interaction in
      switch interaction.trigger {
      case .pointer(.enter, let target), .pointer(.exit, let target): target
      case .pointer, .complete, .loop: nil
      }
    }
  }

  /// The actions of all responses to an event of the pointer.
  fileprivate func actions(of event: XsheetSupport.MachinePointer, on target: String?)
    -> [XsheetSupport.MachineAction]
  {
    interactions.filter { $0.trigger == .pointer(event, target: target) }.flatMap(\.actions)
  }
}

// The transitions of a run.
nonisolated extension XsheetSupport.MachineSession {
  /// Takes transitions until none is left; returns `false` if the machine does not run or if transitions do not end.
  @discardableResult
  mutating func run() -> Bool {
    guard status != .stopped, current != nil || globalState != nil else { return false }
    var cycles = 0
    var skipsGlobal = false
    while true {
      guard countCycle(&cycles) else { return false }
      let step = takeStep(skippingGlobal: skipsGlobal)
      guard let step else { break }
      skipsGlobal = step == .state
    }
    pendingEvent = nil
    return true
  }

  /// The next turn of a run.
  private enum Step {
    /// Tries the transitions of the global state first.
    case all
    /// Tries those of the current state alone.
    case state
  }

  /// Takes one transition of the global state, of the current one, or of both; returns the next turn, or `nil` at the
  /// end of the run.
  private mutating func takeStep(skippingGlobal: Bool) -> Step? {
    if !skippingGlobal, takeGlobalTransition() {
      if status == .tweening { return nil }
      let isAgain = hasChangedInputs || pendingEvent != nil
      hasChangedInputs = false
      if isAgain { return .all }
    }
    guard let current, let transition = transition(of: current) else { return nil }
    pendingEvent = nil
    guard enter(transition.to, by: transition, isGlobal: false), status != .tweening else {
      return nil
    }
    defer { hasChangedInputs = false }
    return hasChangedInputs || pendingEvent != nil ? .all : .state
  }

  /// Adds the current state to the history, and counts its cycles; stops the machine after too many.
  private mutating func countCycle(_ cycles: inout Int) -> Bool {
    if let last = history.last, history.dropLast().contains(last) {
      cycles += 1
      guard cycles < XsheetSupport.MachineSession.cycleLimit else {
        stop()
        emit(.endlessTransitions)
        return false
      }
      history = []
    }
    if let current { history.append(machine.states[current].name) }
    return true
  }

  /// The transition of a state that its guards allow; the last one without guards if no other is.
  private func transition(of state: Int) -> XsheetSupport.MachineTransition? {
    var fallback: XsheetSupport.MachineTransition?
    for transition in machine.states[state].transitions {
      if transition.guards.isEmpty {
        fallback = transition
      } else if transition.waitsForEvent == (pendingEvent != nil),
        transition.guards.allSatisfy(holds)
      {
        return transition
      }
    }
    return fallback
  }

  /// Takes a transition of the global state; returns whether there was one to another state.
  private mutating func takeGlobalTransition() -> Bool {
    guard let globalState, let transition = transition(of: globalState) else { return false }
    pendingEvent = nil
    let settled = status == .tweening ? target : current
    guard transition.to != settled.map({ machine.states[$0].name }) ?? "" else { return false }
    return enter(transition.to, by: transition, isGlobal: true)
  }

  /// Whether a guard holds.
  private func holds(_ condition: XsheetSupport.MachineGuard) -> Bool {
    switch condition.test {
    case .number(let comparison, let operand):
      guard let left = number(condition.input), let right = number(operand) else { return false }
      return comparison.holds(left, right)
    case .flag(let comparison, let operand):
      guard let left = flag(condition.input), let right = flag(operand) else { return false }
      return comparison.holdsUnordered(left, right)
    case .text(let comparison, let operand):
      guard let left = text(condition.input), let right = text(operand) else { return false }
      return comparison.holdsUnordered(left, right)
    case .event: return pendingEvent == condition.input
    }
  }
}

// The way from one state to another.
nonisolated extension XsheetSupport.MachineSession {
  /// Changes to a state; returns `false` for an unknown one.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - transition: The transition that leads there; `nil` for none.
  ///   - isGlobal: Whether the transition is one of the global state, which leaves out exit actions.
  mutating func enter(
    _ name: String, by transition: XsheetSupport.MachineTransition?, isGlobal: Bool
  ) -> Bool {
    let wasTweening = status == .tweening
    if wasTweening, transition != nil, let target, machine.states[target].name == name {
      return true
    }
    guard let next = states[name] else { return false }
    let hadLeft = wasTweening && hasLeftCurrent
    leave(for: name, isGlobal: isGlobal, hasLeft: hadLeft)
    if let tween = transition?.tween {
      guard let playback = machine.states[next].playback else { return true }
      if begin(tween, into: playback) {
        (target, status, hasLeftCurrent) = (next, .tweening, hadLeft || !isGlobal)
        return true
      }
    }
    if wasTweening {
      player.cancelTween()
      (target, status) = (nil, .running)
    }
    current = next
    emit(.entered(name))
    beginState(next)
    return true
  }

  /// Leaves the current state, unless it was left when a blend began.
  private mutating func leave(for name: String, isGlobal: Bool, hasLeft: Bool) {
    let own = currentState?.name ?? ""
    emit(.transition(from: own, to: name))
    guard !hasLeft else { return }
    if let current, !isGlobal { perform(machine.states[current].onExit) }
    emit(.exited(own))
  }

  /// Begins a blend into a playback of the same animation; returns `false` where the change is made at once.
  private mutating func begin(
    _ tween: XsheetSupport.MachineTween, into playback: XsheetSupport.MachinePlayback
  ) -> Bool {
    guard let state = currentState, state.playback?.animation ?? "" == playback.animation,
      let frame = player.track.entryFrame(of: playback), player.begin(tween, to: frame)
    else { return false }
    targetFrame = frame
    return true
  }

  /// Begins the playback of a state, and performs its entry actions.
  mutating func beginState(_ index: Int) {
    let state = machine.states[index]
    guard let playback = state.playback else { return perform(state.onEntry) }
    player.setLoop(playback.loops, count: playback.loopCount)
    player.setSpeed(playback.speed)
    background = playback.background
    player.setSegment(nil)
    showAnimation(of: playback)
    player.setSegment(playback.segment)
    player.setMode(playback.mode)
    player.setAutoplay(playback.autoplay)
    perform(state.onEntry)
    if playback.isFinal { stop() }
  }

  private mutating func showAnimation(of playback: XsheetSupport.MachinePlayback) {
    guard !playback.animation.isEmpty, playback.animation != animation else { return }
    animation = playback.animation
    emit(.animation(animation))
    player.setAutoplay(false)
    player.reload()
  }
}

extension XsheetSupport {
  /// A running state machine: its current state, the values of its inputs, and its player.
  ///
  /// It is pure: time, pointer and random numbers come from outside. Its rules are those of dotlottie-rs, down to the order
  /// of events, so that a machine does here what it does in players.
  package nonisolated struct MachineSession: Sendable {
    /// The state of the machine as a whole.
    package enum Status: Hashable, Sendable {
      /// Not started, or stopped.
      case stopped
      /// Running.
      case running
      /// A transition blends into its state.
      case tweening
    }

    /// The machine.
    package let machine: StateMachine
    /// The player.
    package fileprivate(set) var player: MachinePlayer
    /// The state of the machine as a whole.
    package fileprivate(set) var status = Status.stopped
    /// The time since the start, in seconds.
    package fileprivate(set) var elapsed = 0.0
    /// The background of the current state, as 0xRRGGBBAA.
    package fileprivate(set) var background: UInt32 = 0

    /// The index of the current state.
    var current: Int?
    /// The index of the state into which a transition blends.
    var target: Int?
    /// The frame at which `target` begins.
    var targetFrame = 0.0
    /// Whether the exit of the current state was reported when the blend began.
    var hasLeftCurrent = false
    /// The event that was fired and that no transition has taken yet.
    var pendingEvent: String?
    /// Whether actions of states changed inputs, so that transitions are tried again.
    var hasChangedInputs = false
    /// The names of states since the last cycle, which find transitions that do not end.
    var history: [String] = []
    /// The target that the pointer entered last; `nil` for none.
    var enteredTarget: String?
    /// The identifier of the animation that is shown.
    var animation: String
    /// The values of inputs, by name.
    var values: [String: MachineInput.Value]
    var random: MachineRandom
    /// The events since the last call of `takeEvents()`.
    var events: [MachineEvent] = []

    let seed: UInt64
    let settings: MachinePlayer.Settings
    let states: [String: Int]
    let globalState: Int?

    /// The number of cycles in one run after which the machine stops.
    static let cycleLimit = 20

    /// Makes a machine that is not started.
    ///
    /// - Parameters:
    ///   - machine: The machine.
    ///   - track: The frames that it plays.
    ///   - settings: The settings of the player that the machine restores when it stops.
    ///   - seed: The seed of random numbers.
    package init(
      _ machine: StateMachine, playing track: MachineTrack,
      settings: MachinePlayer.Settings = MachinePlayer.Settings(), seed: UInt64 = 1
    ) {
      self.machine = machine
      self.settings = settings
      self.seed = seed
      player = MachinePlayer(track)
      animation = track.animation
      random = MachineRandom(seed: seed)
      states = Dictionary(
        machine.states.enumerated().map { ($0.element.name, $0.offset) },
        uniquingKeysWith: { first, _ in first })
      globalState = machine.states.firstIndex { $0.isGlobal }
      values = Dictionary(
        machine.inputs.map { ($0.name, MachineSession.single($0.value)) },
        uniquingKeysWith: { _, last in last })
      player.apply(settings)
    }

    /// The current state; `nil` before the start.
    package var currentState: MachineState? { current.map { machine.states[$0] } }

    /// The state into which a transition blends; `nil` for none.
    package var targetState: MachineState? { target.map { machine.states[$0] } }

    /// The value of an input; `nil` for an unknown one.
    package func value(of input: String) -> MachineInput.Value? { values[input] }

    /// Returns the events since the last call.
    package mutating func takeEvents() -> [MachineEvent] {
      defer { events = [] }
      return events
    }

    mutating func emit(_ event: MachineEvent) { events.append(event) }
  }
}

// Commands.
nonisolated extension XsheetSupport.MachineSession {
  /// Starts the machine in its initial state; returns `false` if there is no such state.
  @discardableResult
  package mutating func start() -> Bool {
    player.stop()
    player.apply(XsheetSupport.MachinePlayer.Settings())
    elapsed = 0
    random = XsheetSupport.MachineRandom(seed: seed)
    guard enter(machine.initial, by: nil, isGlobal: false) else { return false }
    guard status != .running else { return true }
    emit(.started)
    status = .running
    run()
    return true
  }

  /// Stops the machine; inputs and the current state stay.
  package mutating func stop() {
    status = .stopped
    emit(.stopped)
    player.apply(settings, toWholeAnimation: true)
    background = 0
  }

  /// Sets an input and runs the machine; unknown inputs and values of another type change nothing.
  package mutating func set(_ input: String, to value: XsheetSupport.MachineInput.Value) {
    guard !input.hasPrefix("@") else { return }
    write(value, to: input)
    run()
  }

  /// Fires an event and runs the machine; returns `false` for an unknown one.
  @discardableResult
  package mutating func fire(_ input: String) -> Bool {
    guard values[input] == .event else { return false }
    emit(.fired(input))
    pendingEvent = input
    run()
    return true
  }

  /// Changes to a state without a transition; returns `false` for an unknown one.
  ///
  /// - Parameters:
  ///   - state: The name of the state.
  ///   - runs: Whether transitions of the new state are tried.
  @discardableResult
  package mutating func override(with state: String, runs: Bool) -> Bool {
    guard enter(state, by: nil, isGlobal: false) else { return false }
    return runs ? run() : true
  }

  /// Lets time pass, in seconds; negative times count as 0.
  package mutating func advance(by seconds: Double) {
    let seconds = max(0, seconds)
    player.advance(by: seconds)
    if let completion = player.takeCompletion() { respond(to: completion) }
    if status == .tweening && player.tween == nil { land() }
    guard status != .stopped else { return }
    elapsed += seconds
    let candidates = [globalState, current].compactMap { $0 }
    let usesTime = candidates.contains { index in
      machine.states[index].transitions.contains { $0.guards.contains(where: \.usesElapsedTime) }
    }
    if usesTime { run() }
  }

  /// Ends a blend, and enters its state.
  private mutating func land() {
    status = .running
    let state = target
    target = nil
    guard player.takeLanding(), let state else { return }
    current = state
    emit(.entered(machine.states[state].name))
    beginState(state)
    player.land(at: targetFrame)
    run()
  }
}

extension XsheetSupport {
  /// The frames that a state machine plays.
  package nonisolated struct MachineTrack: Hashable, Sendable {
    /// A named range of frames.
    package struct Marker: Hashable, Sendable {
      /// The name.
      package var name: String
      /// The first frame.
      package var start: Double
      /// The number of frames after the first one.
      package var duration: Double

      /// Makes a marker.
      package init(_ name: String, start: Double, duration: Double) {
        self.name = name
        self.start = start
        self.duration = duration
      }
    }

    /// The identifier of the animation; empty outside of archives.
    package var animation: String
    /// The frames a second.
    package var frameRate: Double
    /// The number of frames.
    package var frameCount: Double
    /// The named ranges; the first of several with one name is played.
    package var markers: [Marker]

    /// Makes a track of its parts.
    package init(
      animation: String = "", frameRate: Double, frameCount: Double, markers: [Marker] = []
    ) {
      self.animation = animation
      self.frameRate = frameRate
      self.frameCount = frameCount
      self.markers = markers
    }

    /// The last frame.
    package var lastFrame: Double { max(0, frameCount - 1) }

    /// The first marker with a name.
    package func marker(named name: String) -> Marker? { markers.first { $0.name == name } }

    /// The frame at which a playback begins, to which tweens blend; `nil` for an unknown segment.
    package func entryFrame(of playback: MachinePlayback) -> Double? {
      guard let segment = playback.segment else {
        return playback.mode.beginsReversed ? lastFrame : 0
      }
      return marker(named: segment).map {
        playback.mode.beginsReversed ? min($0.start + $0.duration, lastFrame) : $0.start
      }
    }
  }
}

"""###,
  ]
}
