import Diagnostics
import Geometry
import JSONTree
import StateMachines

extension MachineReader {
  /// Reads a state.
  func state(_ reader: inout ObjectReader) -> MachineState? {
    let type = reader.machineText("type")
    let name = reader.machineText("name") ?? ""
    var state = MachineState(name)
    switch type {
    case "PlaybackState": state.playback = playback(&reader)
    case "GlobalState": state.playback = nil
    default:
      reader.refuseType(type, of: "state")
      return nil
    }
    state.transitions = transitions(&reader)
    state.onEntry = actions("entryActions", &reader)
    state.onExit = actions("exitActions", &reader)
    return state
  }

  private func playback(_ reader: inout ObjectReader) -> MachinePlayback {
    var playback = MachinePlayback()
    playback.animation = reader.machineText("animation") ?? ""
    playback.segment = reader.machineText("segment", isRequired: false)
    let modes: KeyValuePairs<String, MachinePlaybackMode> = [
      "Forward": .forward, "Reverse": .reverse, "Bounce": .bounce, "ReverseBounce": .reverseBounce,
    ]
    playback.mode = reader.machineWord("mode", modes, isRequired: false) ?? .forward
    // Speeds of 0 and below keep the speed before.
    let speed = reader.machineNumber("speed", isRequired: false) ?? 1
    playback.speed = min(max(0, speed), ImportLimits.machineSpeed)
    playback.loops = reader.machineFlag("loop", isRequired: false) ?? false
    let count = reader.machineCount("loopCount") ?? 0
    playback.loopCount = playback.loops ? min(count, ImportLimits.machineLoops) : 0
    playback.autoplay = reader.machineFlag("autoplay", isRequired: false) ?? false
    playback.background = UInt32(clamping: reader.machineCount("backgroundColor") ?? 0)
    playback.isFinal = reader.machineFlag("final", isRequired: false) ?? false
    return playback
  }

  /// Reads the transitions of a state without those that are never taken.
  private func transitions(_ reader: inout ObjectReader) -> [MachineTransition] {
    var unguarded = 0
    let list = reader.machineList("transitions", as: .machineTransition) { reader in
      if reader.value("guards") == nil { unguarded += 1 }
      return transition(&reader)
    }
    if unguarded > 1 {
      context.refuse(
        .unknownOption, member: "transitions", "\(unguarded) transitions have no guards.")
    }
    return list
  }

  private func transition(_ reader: inout ObjectReader) -> MachineTransition? {
    let type = reader.machineText("type")
    let to = reader.machineText("toState") ?? ""
    var tween: MachineTween?
    switch type {
    case "Transition": break
    case "Tweened": tween = self.tween(&reader)
    default: reader.refuseType(type, of: "transition")
    }
    let guards = reader.machineList("guards", as: .machineGuard, isRequired: false) {
      .some(condition(&$0))
    }
    guard stateNames.contains(to) else {
      report("There is no state \"\(to)\"; the transition is left out.", member: "toState")
      return nil
    }
    guard !guards.contains(where: { $0 == nil }) else {
      report("The guards never hold; the transition is left out.", member: "guards")
      return nil
    }
    return MachineTransition(to: to, if: guards.compactMap { $0 }, tween: tween)
  }

  private func tween(_ reader: inout ObjectReader) -> MachineTween? {
    let duration = reader.machineNumber("duration") ?? 0
    let numbers = reader.machineMember("easing", "an array of four numbers", isRequired: true) {
      value in value.numbers.flatMap { $0.count == 4 ? $0 : nil }
    }
    guard let numbers else { return nil }
    guard duration >= ImportLimits.machineTween else {
      context.report(
        .numberOutOfRange,
        "The duration \(NumberText.plain(duration)) is below \(NumberText.plain(ImportLimits.machineTween)) "
          + "seconds; the transition is made at once.")
      return nil
    }
    let isEasing =
      (0...1).contains(numbers[0]) && (0...1).contains(numbers[2])
      && numbers.allSatisfy { abs($0) <= ImportLimits.magnitude }
    guard isEasing else {
      context.report(
        .numberOutOfRange,
        "The easing has a time outside of 0 to 1; the transition is made at once.")
      return nil
    }
    return MachineTween(
      duration: duration, curve: TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}

// Checks of the states as a whole.
extension MachineReader {
  /// Refuses machines that players refuse.
  func checkStates(_ states: [MachineState], initial: String) {
    var visited: Set<String> = []
    if let double = states.first(where: { !visited.insert($0.name).inserted }) {
      context.refuse(
        .duplicateIndex, member: "states", "Two states have the name \"\(double.name)\".")
    }
    if visited.contains("") {
      context.refuse(.missingMember, member: "states", "A state has no name.")
    }
    if states.count(where: \.isGlobal) > 1 {
      context.refuse(.unknownOption, member: "states", "There are several global states.")
    }
    if !stateNames.contains(initial) {
      context.refuse(.unknownMachineName, member: "initial", "There is no state \"\(initial)\".")
    }
  }

  /// Replaces unknown markers by the whole animation; players do not blend into such states.
  func findMarkers(of states: inout [MachineState]) {
    var missing: Set<String> = []
    for index in states.indices {
      guard let segment = states[index].playback?.segment, !surroundings.markers.contains(segment)
      else { continue }
      report(
        "The design has no marker \"\(segment)\"; the state \"\(states[index].name)\" plays the "
          + "whole animation.", member: "states")
      states[index].playback?.segment = nil
      missing.insert(states[index].name)
    }
    for index in states.indices { removeTweens(in: &states[index]) { missing.contains($0.to) } }
  }

  /// Lets all states play the design, also states of other animations; players do not blend between animations.
  func findAnimations(of states: inout [MachineState]) {
    let names = Dictionary(
      states.map { ($0.name, $0.playback?.animation ?? "") },
      uniquingKeysWith: { first, _ in first })
    for state in states {
      guard let other = names[state.name], !other.isEmpty, other != surroundings.animation else {
        continue
      }
      context.reportOnce(
        .unusedArchivePart, kind: other, member: "states",
        message: "The state \"\(state.name)\" shows the animation \"\(other)\", which is not "
          + "imported: the present one stays.")
    }
    for index in states.indices {
      let own = names[states[index].name] ?? ""
      let isGlobal = states[index].isGlobal
      removeTweens(in: &states[index]) { !isGlobal && names[$0.to] != own }
      states[index].playback?.animation = ""
    }
  }

  private func removeTweens(
    in state: inout MachineState, where isRemoved: (MachineTransition) -> Bool
  ) {
    for index in state.transitions.indices where isRemoved(state.transitions[index]) {
      state.transitions[index].tween = nil
    }
  }
}
