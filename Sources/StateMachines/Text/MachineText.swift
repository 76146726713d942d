import Diagnostics

// Parts of machines in words, for people.
extension MachineInput {
  /// The type and the initial value.
  package var text: String {
    switch value {
    case .number(let number): "number, \(number.plainText)"
    case .flag(let flag): "Boolean, \(flag)"
    case .text(let text): "text, “\(text)”"
    case .event: "event"
    }
  }
}

extension MachineGuard {
  /// The condition.
  package var text: String {
    switch test {
    case .number(let comparison, let operand): "\(name) \(comparison.sign) \(operand.numberText)"
    case .flag(let comparison, let operand): "\(name) \(comparison.sign) \(operand.flagText)"
    case .text(let comparison, let operand): "\(name) \(comparison.sign) \(operand.text)"
    case .event: "\(name) is fired"
    }
  }

  private var name: String { MachineOperand<Double>.name(input) }
}

extension MachineTransition {
  /// The next state, the conditions and the blend.
  package var text: String {
    let conditions =
      guards.isEmpty ? "" : " if " + guards.map(\.text).joined(separator: " and ")
    let blend = tween.map { ", blends for \($0.duration.plainText) s" } ?? ""
    return "to “\(to)”\(conditions)\(blend)"
  }
}

extension MachineAction {
  /// The action.
  package var text: String {
    switch self {
    case .setNumber(let name, let operand): "set \(name) to \(operand.numberText)"
    case .setFlag(let name, let operand): "set \(name) to \(operand.flagText)"
    case .setText(let name, let operand): "set \(name) to \(operand.text)"
    case .toggle(let name): "toggle \(name)"
    case .increment(let name, let step): "add \(step?.numberText ?? "1") to \(name)"
    case .decrement(let name, let step): "subtract \(step?.numberText ?? "1") from \(name)"
    case .multiply(let name, let factor): "multiply \(name) by \(factor.numberText)"
    case .floor(let name): "round \(name) down"
    case .clamp(let name, let low, let high): "limit \(name)\(MachineAction.bounds(low, high))"
    case .setRandom(let name, let low, let high, let isWhole):
      "set \(name) to a random \(isWhole ? "whole " : "")number\(MachineAction.bounds(low, high))"
    case .reset(let name): "reset \(name)"
    case .fire(let name): "fire \(name)"
    case .setFrame(let operand): "show frame \(operand.numberText)"
    case .setProgress(let operand): "show \(operand.numberText) %"
    case .setTheme(let operand): "change to theme \(operand.text)"
    case .openURL(let operand, let target):
      "open \(operand.text)\(target.isEmpty ? "" : " in \(target)")"
    case .send(let message): "send “\(message)”"
    }
  }

  private static func bounds(
    _ low: MachineOperand<Double>?, _ high: MachineOperand<Double>?
  ) -> String {
    (low.map { " from \($0.numberText)" } ?? "") + (high.map { " to \($0.numberText)" } ?? "")
  }
}

extension MachineInteraction.Trigger {
  /// The cause.
  package var text: String {
    switch self {
    case .pointer(let pointer, nil): pointer.rawValue
    case .pointer(let pointer, let target?): "\(pointer.rawValue) on “\(target)”"
    case .complete(let state): "end of “\(state)”"
    case .loop(let state): "end of a pass of “\(state)”"
    }
  }
}

extension MachinePlayback {
  /// The playback, without settings that are usual.
  package var text: String {
    var parts = [segment.map { "plays “\($0)”" } ?? "plays the whole animation"]
    if !autoplay { parts[0] = segment.map { "shows “\($0)”" } ?? "shows the animation" }
    if mode != .forward { parts.append(mode.rawValue.wordsOfCamelCase.joined(separator: " ")) }
    if speed != 1 { parts.append(speed > 0 ? "speed \(speed.plainText)" : "same speed") }
    if loops { parts.append(loopCount == 0 ? "repeats" : "\(loopCount) passes") }
    if isFinal { parts.append("final") }
    return parts.joined(separator: ", ")
  }
}

extension MachineComparison {
  /// The sign of the comparison.
  package var sign: String {
    switch self {
    case .equal: "="
    case .notEqual: "≠"
    case .greater: ">"
    case .greaterOrEqual: "≥"
    case .less: "<"
    case .lessOrEqual: "≤"
    }
  }
}

extension MachineOperand {
  /// The name of an input; the time since the start has a name of its own.
  fileprivate static func name(_ input: String) -> String {
    input == StateMachine.elapsedTime ? "elapsed time" : input
  }

  fileprivate func text(_ text: (Value) -> String) -> String {
    switch self {
    case .value(let value): text(value)
    case .input(let name): MachineOperand.name(name)
    }
  }
}

extension MachineOperand<Double> {
  fileprivate var numberText: String { text { $0.plainText } }
}

extension MachineOperand<Bool> {
  fileprivate var flagText: String { text { "\($0)" } }
}

extension MachineOperand<String> {
  fileprivate var text: String { text { "“\($0)”" } }
}

extension Double {
  fileprivate var plainText: String { NumberText.plain(self) }
}
