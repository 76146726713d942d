import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// The findings about constants and definitions without a use.
  var unusedNames: [Diagnostic] {
    names.filter { used[$0.code]?.contains($0.text) != true }.map { name in
      let kind = name.code == .unusedConstant ? "constant" : "definition"
      return Diagnostic(name.code, "The \(kind) “\(name.text)” is not used.", at: name.pointer)
    }
  }

  /// An item with its time in seconds from the beginning of the cycle, and its index among all.
  typealias Moment = (time: Double, number: Int, item: Item)

  /// The items that happen in a cycle in the order of time; a clock that continues leaves out event 0 after the first one.
  func chronology(_ clock: Clock, isFirst: Bool = true) -> [Moment] {
    items.enumerated()
      .map { (clock.time(of: $1.event) + $1.item.after, $0, $1) as Moment }
      .filter { (isFirst || $0.item.event > 0) && clock.reaches($0.time) }
      .sorted {
        ($0.time.instant, $0.item.item.order, $0.number)
          < ($1.time.instant, $1.item.item.order, $1.number)
      }
  }
}

extension Clock {
  /// Whether a cycle lasts until a moment, in seconds from its beginning.
  func reaches(_ time: Double) -> Bool {
    guard atEnd == .reset else { return true }
    // A clock that stops shows the moment of its last tick.
    return repeats
      ? time < duration - Clock.timeTolerance : time <= duration + Clock.timeTolerance
  }
}

extension Double {
  /// The time in a message, in seconds.
  var secondsText: String { ((self * 1000).rounded() / 1000).shortText + " s" }
}

extension TimelineAction.Target {
  /// Whether checks need the initial value: for a path, for numbers in a row, and for the presence of a view.
  var dependsOnInitialValue: Bool {
    hasStructure
      || component == nil && (key == .insertion || key == .removal || key == .frameIndex)
  }

  /// Whether its values are paths or numbers in a row.
  var hasStructure: Bool {
    guard component == nil else { return false }
    switch key.declaration.initial {
    case .path, .numbers: return true
    case .flag, .number, .vector, .color, .text: return false
    }
  }
}

extension EventItem {
  /// The place among the items of one instant: actions, keyframes, then phases.
  fileprivate var order: Int {
    switch self {
    case .action: 0
    case .keyframes: 1
    case .phases: 2
    }
  }

  /// The properties that it changes.
  var targets: [TimelineAction.Target] {
    switch self {
    case .action(let action): [action.target]
    case .keyframes(let run): run.timeline.tracks.map(\.target)
    case .phases(let run): run.timeline.targets
    }
  }

  /// The beginning of a message.
  var phrase: String {
    switch self {
    case .action(let action):
      switch action.change {
      case .animate where action.isPresence:
        "The \(action.target.key == .insertion ? "insertion" : "removal") of “\(action.target.view)”"
      case .play: "The playback of “\(action.target.view)”"
      case .set, .animate, .stop: "The change of “\(action.target.text)”"
      }
    case .keyframes: "A run of keyframes"
    case .phases: "A run of phases"
    }
  }
}
