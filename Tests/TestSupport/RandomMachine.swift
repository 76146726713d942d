import Geometry
package import StateMachines

/// Makes state machines at random, with all kinds of guards, actions and transitions.
package struct RandomMachine {
  package static let numbers = ["n0", "n1"]
  package static let flags = ["b0", "b1"]
  package static let texts = ["t0", "t1"]
  package static let events = ["e0", "e1"]
  package static let targets = ["left", "right", "top"]
  package static let words = ["", "x", "y"]
  package static let segments = ["rest", "lift", "1", "spin", "moment", "unknown"]

  private var random: SeededRandom
  private var names: [String] = []
  /// Whether all names exist and all values are in range.
  private let isSound: Bool

  /// Makes a generator; equal seeds make equal machines.
  package init(seed: UInt64, isSound: Bool = false) {
    random = SeededRandom(seed: seed)
    self.isSound = isSound
  }

  /// The next machine.
  package mutating func machine() -> StateMachine {
    names = (0..<Int.random(in: 2...5, using: &random)).map { "s\($0)" }
    var states = names.map { name in MachineState(name) }
    for index in states.indices { fill(&states[index], isGlobal: false) }
    if chance(0.5) {
      var global = MachineState("g", playback: nil)
      fill(&global, isGlobal: true)
      states.insert(global, at: pick(0...states.count))
    }
    return StateMachine(
      initial: wrong(0.05) ? "g" : names[0], inputs: inputs(), states: states,
      interactions: (0..<pick(0...6)).map { _ in interaction() })
  }

  private mutating func inputs() -> [MachineInput] {
    RandomMachine.numbers.map { MachineInput($0, .number(literal())) }
      + RandomMachine.flags.map { MachineInput($0, .flag(chance(0.5))) }
      + RandomMachine.texts.map { MachineInput($0, .text(word())) }
      + RandomMachine.events.map { MachineInput($0, .event) }
  }

  private mutating func fill(_ state: inout MachineState, isGlobal: Bool) {
    state.transitions = (0..<pick(0...3)).map { _ in transition(isGlobal: isGlobal) }
    if isSound, let last = state.transitions.lastIndex(where: \.guards.isEmpty) {
      // Players refuse several transitions without guards.
      let all = state.transitions.enumerated()
      state.transitions = all.filter { $0.offset == last || !$0.element.guards.isEmpty }.map(
        \.element)
    }
    state.onEntry = actions(0.3)
    state.onExit = actions(0.3)
    guard !isGlobal else { return }
    var playback = MachinePlayback()
    playback.animation = wrong(0.1) ? name(["one", "two"]) : ""
    let segments =
      isSound ? RandomMachine.segments.filter { $0 != "unknown" } : RandomMachine.segments
    playback.segment = chance(0.6) ? name(segments) : nil
    playback.mode = MachinePlaybackMode.allCases.randomElement(using: &random) ?? .forward
    playback.speed = chance(0.2) ? Double(pick((isSound ? 0 : -1)...3)) : 1
    playback.loops = chance(0.5)
    playback.loopCount = chance(0.5) && !(isSound && !playback.loops) ? pick(0...3) : 0
    playback.background = isSound && chance(0.2) ? UInt32(pick(0...Int(UInt32.max))) : 0
    playback.autoplay = chance(0.7)
    playback.isFinal = chance(0.05)
    state.playback = playback
  }

  private mutating func transition(isGlobal: Bool) -> MachineTransition {
    let tweens = chance(0.35)
    let to = wrong(0.03) ? "nowhere" : wrong(0.05) ? "g" : name(names)
    let guards = (0..<(chance(0.15) ? 0 : pick(1...2))).map { _ in condition() }
    let tween = MachineTween(
      duration: wrong(0.1) ? 0 : Double(pick(1...6)) / 10, curve: TimingCurve(0.4, 0, 0.2, 1))
    return MachineTransition(to: to, if: guards, tween: tweens ? tween : nil)
  }

  private mutating func condition() -> MachineGuard {
    let comparison = MachineComparison.allCases.randomElement(using: &random) ?? .equal
    // Only numbers have an order.
    let equality: MachineComparison = isSound ? (chance(0.5) ? .equal : .notEqual) : comparison
    switch pick(0...4) {
    case 0, 1:
      let input = chance(0.15) ? StateMachine.elapsedTime : anyName(RandomMachine.numbers)
      return MachineGuard(input, .number(comparison, number()))
    case 2: return MachineGuard(anyName(RandomMachine.flags), .flag(equality, flag()))
    case 3: return MachineGuard(anyName(RandomMachine.texts), .text(equality, text()))
    default: return MachineGuard(anyName(RandomMachine.events), .event)
    }
  }

  private mutating func actions(_ share: Double) -> [MachineAction] {
    chance(share) ? (0..<pick(1...3)).map { _ in action() } : []
  }

  private mutating func action() -> MachineAction {
    let number = anyName(RandomMachine.numbers)
    switch pick(0...17) {
    case 0: return .setNumber(number, self.number())
    case 1: return .setFlag(anyName(RandomMachine.flags), flag())
    case 2: return .setText(anyName(RandomMachine.texts), .value(word()))
    case 3: return .setText(anyName(RandomMachine.texts), .input(name(RandomMachine.texts)))
    case 4: return .toggle(anyName(RandomMachine.flags))
    case 5: return .increment(number, by: chance(0.5) ? self.number() : nil)
    case 6: return .decrement(number, by: chance(0.5) ? self.number() : nil)
    case 7: return .multiply(number, by: self.number())
    case 8: return .floor(number)
    case 9: return .clamp(number, min: bound(), max: bound())
    case 10: return .setRandom(number, min: bound(), max: bound(), isWhole: chance(0.5))
    case 11: return .reset(anyName(RandomMachine.numbers + RandomMachine.texts))
    case 12: return .fire(anyName(RandomMachine.events))
    case 13: return .setFrame(self.number())
    case 14: return .setProgress(.value(Double(pick(0...100))))
    case 15: return .setTheme(.input(name(RandomMachine.texts)))
    case 16: return .openURL(.value("https://example.com"), target: "_blank")
    default: return .send("hello")
    }
  }

  private mutating func interaction() -> MachineInteraction {
    let actions = (0..<pick(1...3)).map { _ in action() }
    switch pick(0...7) {
    case 0: return MachineInteraction(.complete(state: name(names)), actions)
    case 1: return MachineInteraction(.loop(state: name(names)), actions)
    default:
      let pointer = MachinePointer.allCases.randomElement(using: &random) ?? .click
      let target = pointer == .move || chance(0.3) ? nil : name(RandomMachine.targets)
      return MachineInteraction(.pointer(pointer, target: target), actions)
    }
  }

  private mutating func number() -> MachineOperand<Double> {
    switch pick(0...5) {
    case 0: .input(anyName(RandomMachine.numbers))
    case 1: chance(0.5) ? .input(StateMachine.elapsedTime) : .value(literal())
    default: .value(literal())
    }
  }

  private mutating func bound() -> MachineOperand<Double>? { chance(0.4) ? nil : number() }

  private mutating func flag() -> MachineOperand<Bool> {
    chance(0.2) ? .input(anyName(RandomMachine.flags)) : .value(chance(0.5))
  }

  private mutating func text() -> MachineOperand<String> {
    chance(0.2) ? .input(anyName(RandomMachine.texts)) : .value(word())
  }

  private mutating func literal() -> Double { Double(pick(-2...6)) / 2 + (chance(0.1) ? 0.1 : 0) }
  private mutating func word() -> String { name(RandomMachine.words) }

  /// A name of a list, rarely one that does not exist.
  private mutating func anyName(_ names: [String]) -> String {
    wrong(0.03) ? "missing" : name(names)
  }

  private mutating func name(_ names: [String]) -> String {
    names.randomElement(using: &random) ?? ""
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
  private mutating func wrong(_ share: Double) -> Bool { !isSound && chance(share) }
  private mutating func chance(_ share: Double) -> Bool { random.number(0...1) < share }
}
