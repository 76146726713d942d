/// A slow evaluator of state machines, written apart from the one that it checks: it works on the dictionaries of a
/// file, has a store for each type of input, and reports events as text.
final class ReferenceMachine {
  typealias Object = [String: Any]

  let document: Object
  let player: ReferencePlayer
  var status = "Stopped"
  var current: Object?
  var tweenTarget: Object?
  var tweenFrame = 0.0
  var sourceExited = false
  var event: String?
  var dirty = false
  var history: [String] = []
  var entered = ""
  var elapsed = 0.0
  var animation: String
  var log: [String] = []
  var numbers: [String: Float] = [:]
  var flags: [String: Bool] = [:]
  var texts: [String: String] = [:]
  var eventNames: Set<String> = []
  let seed: UInt64
  var randomState: UInt64

  init(_ document: Object, _ player: ReferencePlayer, animation: String, seed: UInt64) {
    self.document = document
    self.player = player
    self.animation = animation
    self.seed = seed
    randomState = seed
    for input in list(document, "inputs") { resetInput(input) }
  }

  // MARK: Parts of the document

  func list(_ object: Object?, _ name: String) -> [Object] { object?[name] as? [Object] ?? [] }
  func text(_ object: Object?, _ name: String) -> String? { object?[name] as? String }
  func name(_ state: Object?) -> String { text(state, "name") ?? "" }
  func kind(_ object: Object) -> String { text(object, "type") ?? "" }
  var states: [Object] { list(document, "states") }
  var global: Object? { states.first { kind($0) == "GlobalState" } }

  private func resetInput(_ input: Object) {
    switch (kind(input), input["value"]) {
    case ("Numeric", let value as Double): numbers[name(input)] = Float(value)
    case ("Boolean", let value as Bool): flags[name(input)] = value
    case ("String", let value as String): texts[name(input)] = value
    default: eventNames.insert(name(input))
    }
  }

  // MARK: Evaluation

  func pick(_ state: Object) -> Object? {
    var fallback: Object?
    for transition in list(state, "transitions") {
      let guards = list(transition, "guards")
      if guards.isEmpty {
        fallback = transition
        continue
      }
      let wantsEvent = guards.contains { kind($0) == "Event" }
      if wantsEvent != (event != nil) { continue }
      if !guards.contains(where: { !isTrue($0) }) { return transition }
    }
    return fallback
  }

  private func isTrue(_ condition: Object) -> Bool {
    let input = text(condition, "inputName") ?? ""
    let other = condition["compareTo"]
    switch kind(condition) {
    case "Event": return event == input
    case "Numeric":
      guard let left = numeric(input), let right = numericValue(other) else { return false }
      switch text(condition, "conditionType") {
      case "Equal": return left == right
      case "NotEqual": return !(left == right)
      case "GreaterThan": return left > right
      case "GreaterThanOrEqual": return left >= right
      case "LessThan": return left < right
      default: return left <= right
      }
    case "Boolean":
      guard let left = flags[input] else { return false }
      var right = other as? Bool
      if let word = other as? String { right = flags[word.trimmed] }
      guard let right else { return false }
      return compare(left == right, condition)
    default:
      guard let left = texts[input], var right = other as? String else { return false }
      if right.hasPrefix("$") {
        guard let value = texts[right.trimmed] else { return false }
        right = value
      }
      return compare(left == right, condition)
    }
  }

  private func compare(_ areEqual: Bool, _ condition: Object) -> Bool {
    switch text(condition, "conditionType") {
    case "Equal": areEqual
    case "NotEqual": !areEqual
    default: false
    }
  }

  func numeric(_ name: String) -> Float? { name == "@elapsedTime" ? Float(elapsed) : numbers[name] }

  func numericValue(_ value: Any?) -> Float? {
    if let word = value as? String {
      if word.hasPrefix("@") { return numeric(word) }
      return word.hasPrefix("$") ? numbers[word.trimmed] : nil
    }
    return (value as? Double).map { Float($0) }
  }

  private func tryGlobal() -> Bool {
    guard let global, let transition = pick(global) else { return false }
    event = nil
    let settled = status == "Tweening" && tweenTarget != nil ? tweenTarget : current
    let next = text(transition, "toState") ?? ""
    if next == name(settled) { return false }
    return go(next, transition, isGlobal: true)
  }

  @discardableResult
  func run() -> Bool {
    var cycles = 0
    if status == "Stopped" || (current == nil && global == nil) { return false }
    var skipGlobal = false
    var again = true
    while again {
      again = false
      var skipCurrent = false
      if let last = history.last, history.filter({ $0 == last }).count > 1 {
        cycles += 1
        if cycles >= 20 {
          stop()
          log.append("error")
          return false
        }
        history.removeAll()
      }
      if current != nil { history.append(name(current)) }
      if !skipGlobal && tryGlobal() {
        if status == "Tweening" { break }
        if dirty || event != nil { (again, skipCurrent) = (true, true) }
        dirty = false
      }
      if !skipCurrent, let state = current, let transition = pick(state) {
        event = nil
        if !go(text(transition, "toState") ?? "", transition, isGlobal: false) { break }
        if status == "Tweening" { break }
        again = true
        skipGlobal = !dirty && event == nil
        dirty = false
      }
    }
    event = nil
    return true
  }

  @discardableResult
  func go(_ next: String, _ transition: Object?, isGlobal: Bool) -> Bool {
    let was = status == "Tweening"
    if was && transition != nil && tweenTarget != nil && name(tweenTarget) == next { return true }
    let exitedBefore = was && sourceExited
    guard let state = states.first(where: { name($0) == next }) else { return false }
    log.append("transition \(name(current)) \(next)")
    if !exitedBefore {
      if let current, !isGlobal { act(list(current, "exitActions"), interactive: false) }
      log.append("exit \(name(current))")
    }
    if let transition, kind(transition) == "Tweened" {
      if kind(state) == "GlobalState" { return true }
      if startTween(transition, state) {
        tweenTarget = state
        sourceExited = exitedBefore || !isGlobal
        status = "Tweening"
        return true
      }
    }
    if was {
      player.cancelTween()
      status = "Running"
      tweenTarget = nil
    }
    current = state
    log.append("enter \(next)")
    begin(state)
    return true
  }

  private func startTween(_ transition: Object, _ state: Object) -> Bool {
    guard current != nil, (text(current, "animation") ?? "") == text(state, "animation") else {
      return false
    }
    let isBack = (text(state, "mode") ?? "").hasPrefix("Reverse")
    var frame = isBack ? player.last : 0
    if let segment = text(state, "segment") {
      guard let marker = player.marker(segment) else { return false }
      frame = isBack ? min(marker.start + marker.length, player.last) : marker.start
    }
    let duration = transition["duration"] as? Double ?? 0
    guard duration > 0 else { return false }
    player.startTween(to: frame, duration: duration)
    tweenFrame = frame
    return true
  }

  private func begin(_ state: Object) {
    guard kind(state) == "PlaybackState" else {
      act(list(state, "entryActions"), interactive: false)
      return
    }
    player.setLoop(state["loop"] as? Bool ?? false, (state["loopCount"] as? Int) ?? 0)
    let speed = state["speed"] as? Double ?? 1
    if speed > 0 { player.speed = speed }
    player.setMarker(nil)
    if let wanted = text(state, "animation"), !wanted.isEmpty, wanted != animation {
      animation = wanted
      log.append("animation \(wanted)")
      player.autoplay(false)
      player.load()
    }
    player.setMarker(text(state, "segment"))
    player.setMode(text(state, "mode") ?? "Forward")
    player.autoplay(state["autoplay"] as? Bool ?? false)
    act(list(state, "entryActions"), interactive: false)
    if state["final"] as? Bool == true { stop() }
  }

  func start() {
    player.stop()
    player.restore()
    player.autoplay(false)
    elapsed = 0
    randomState = seed
    guard go(text(document, "initial") ?? "", nil, isGlobal: false), status != "Running" else {
      return
    }
    log.append("start")
    status = "Running"
    run()
  }

  func stop() {
    status = "Stopped"
    log.append("stop")
    player.restore()
    player.setMarker(nil)
    player.autoplay(false)
  }

  func override(_ state: String, _ runs: Bool) {
    if go(state, nil, isGlobal: false), runs { run() }
  }

  func tick(_ seconds: Double) {
    player.tick(seconds)
    if let end = player.takeEnd() {
      let actions = list(document, "interactions")
        .filter { kind($0) == end && current != nil && text($0, "stateName") == name(current) }
        .flatMap { list($0, "actions") }
      act(actions, interactive: true)
    }
    if status == "Tweening" && !player.isTweening {
      status = "Running"
      let state = tweenTarget
      tweenTarget = nil
      if player.landed, let state {
        current = state
        log.append("enter \(name(state))")
        begin(state)
        player.put(tweenFrame)
        run()
      }
    }
    if status == "Stopped" { return }
    elapsed += seconds
    let transitions = list(global, "transitions") + list(current, "transitions")
    let usesTime = transitions.flatMap { list($0, "guards") }.contains {
      kind($0) == "Numeric"
        && (text($0, "inputName") == "@elapsedTime" || text($0, "compareTo") == "@elapsedTime")
    }
    if usesTime { run() }
  }
}

// MARK: Inputs and actions

extension ReferenceMachine {
  func set(_ name: String, _ value: Any) {
    if name.hasPrefix("@") { return }
    store(name, value)
    run()
  }

  func fire(_ name: String) {
    guard eventNames.contains(name) else { return }
    log.append("fire \(name)")
    event = name
    run()
  }

  private func store(_ name: String, _ value: Any) {
    if let value = value as? Bool, let old = flags[name] {
      flags[name] = value
      if old != value { log.append("\(name) \(old) \(value)") }
    } else if let value = value as? Float, let old = numbers[name] {
      numbers[name] = value
      if old != value { log.append("\(name) \(old) \(value)") }
    } else if let value = value as? String, let old = texts[name] {
      texts[name] = value
      if old != value { log.append("\(name) \(old) \(value)") }
    }
  }

  func act(_ actions: [Object], interactive: Bool) {
    for action in actions { act(action, interactive) }
  }

  private func act(_ action: Object, _ interactive: Bool) {
    let name = text(action, "inputName") ?? ""
    let type = kind(action)
    func finish(_ value: Any?) {
      guard let value else { return }
      store(name, value)
      if interactive { run() } else { dirty = true }
    }
    /// A number, or a standard value without the member.
    func number(_ member: String, _ standard: Float? = nil) -> Float? {
      action[member] == nil ? standard : numericValue(action[member])
    }
    let old = numbers[name]
    switch type {
    case "SetNumeric": finish(old == nil ? nil : number("value"))
    case "SetBoolean":
      if flags[name] == nil { return }
      finish((action["value"] as? String).map { flags[$0.trimmed] } ?? (action["value"] as? Bool))
    case "SetString":
      guard texts[name] != nil, let word = text(action, "value") else { return }
      finish(texts[word.trimmed] ?? word)
    case "Toggle": finish(flags[name].map { !$0 })
    case "Increment", "Decrement":
      guard let old else { return }
      if type == "Increment" && action["value"] == nil { dirty = true }
      let step = number("value") ?? 1
      finish(type == "Increment" ? old + step : old - step)
    case "Multiply":
      guard let old, let factor = number("value") else { return }
      if old * factor != old { finish(old * factor) }
    case "Floor":
      guard let old else { return }
      if old.rounded(.down) != old { finish(old.rounded(.down)) }
    case "Clamp":
      guard let old, let low = number("min", -.infinity), let high = number("max", .infinity),
        low <= high
      else { return }
      let result = min(max(old, low), high)
      if result != old { finish(result) }
    case "SetRandom":
      guard old != nil, let low = number("min", 0), let high = number("max", 1), low <= high
      else { return }
      let share = nextRandom()
      let isWhole = action["integer"] as? Bool == true
      let (bottom, top) = (Double(low), Double(high))
      finish(
        Float(
          isWhole
            ? bottom + (share * (top - bottom + 1)).rounded(.down)
            : bottom + share * (top - bottom)))
    case "Fire":
      guard eventNames.contains(name) else { return }
      log.append("fire \(name)")
      event = name
      if interactive { run() }
    case "Reset":
      if status == "Stopped" { return }
      if let input = list(document, "inputs").last(where: { self.name($0) == name }) {
        if let value = input["value"] as? Bool {
          store(name, value)
        } else if let value = input["value"] as? Double {
          store(name, Float(value))
        } else if let value = input["value"] as? String {
          store(name, value)
        }
      }
      if interactive { run() } else { dirty = true }
    default: output(action)
    }
  }

  private func output(_ action: Object) {
    func word(_ member: String) -> String {
      let word = text(action, member) ?? ""
      return word.hasPrefix("$") ? texts[word.trimmed] ?? word : word
    }
    switch kind(action) {
    case "SetFrame":
      guard let frame = numericValue(action["value"]) else { return }
      player.seek(min(max(Double(frame), 0), player.last))
    case "SetProgress":
      guard let share = numericValue(action["value"]) else { return }
      player.seek(player.last * min(max(Double(share), 0), 100) / 100)
    case "SetTheme": log.append("theme \(word("value"))")
    case "OpenUrl": log.append("open \(word("url")) \(text(action, "target") ?? "")")
    default: log.append("message \(text(action, "value") ?? "")")
    }
  }

  private func nextRandom() -> Double {
    randomState = randomState &+ 0x9E37_79B9_7F4A_7C15
    var z = randomState
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 40) / 16_777_216
  }
}

// MARK: The pointer

extension ReferenceMachine {
  func pointer(_ type: String, _ hits: Set<String>) {
    let interactions = list(document, "interactions")
    if type != "PointerMove" {
      var actions: [Object] = []
      var now = entered
      for interaction in interactions where kind(interaction) == type {
        let layer = text(interaction, "layerName")
        if let layer, type == "PointerExit" {
          if entered != layer || hits.contains(layer) { continue }
          now = ""
        } else if let layer {
          if !hits.contains(layer) { continue }
          now = layer
        }
        actions += list(interaction, "actions")
      }
      entered = now
      act(actions, interactive: true)
    }
    guard ["PointerMove", "PointerDown", "PointerUp"].contains(type) else { return }
    var actions: [Object] = []
    func add(_ kindOfInteraction: String, _ layer: String?) {
      for interaction in interactions where kind(interaction) == kindOfInteraction {
        if layer == nil || text(interaction, "layerName") == layer {
          actions += list(interaction, "actions")
        }
      }
    }
    if type == "PointerMove" { add("PointerMove", nil) }
    var isHit = false
    let before = entered
    for interaction in interactions {
      guard ["PointerEnter", "PointerExit"].contains(kind(interaction)),
        let layer = text(interaction, "layerName"), hits.contains(layer)
      else { continue }
      isHit = true
      if layer == entered { break }
      entered = layer
      add("PointerEnter", layer)
    }
    if !isHit && !before.isEmpty {
      entered = ""
      add("PointerExit", before)
    }
    act(actions, interactive: true)
  }
}

extension String {
  /// The text without leading dollar signs.
  fileprivate var trimmed: String { String(drop { $0 == "$" }) }
}
