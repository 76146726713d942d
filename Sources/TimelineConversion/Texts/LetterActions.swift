import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The actions of the letters of a text as actions of the text.
struct LetterActions {
  private let row: LetterRow
  /// The identifier of the text.
  private let id: String
  private let clock: Clock
  private let grid: FrameTimes
  /// The indices of letters, by the identifiers of their views.
  private var indices: [String: Int] = [:]

  init(_ row: LetterRow, _ id: String, _ clock: Clock, _ grid: FrameTimes) {
    (self.row, self.id, self.clock, self.grid) = (row, id, clock, grid)
    for (index, letter) in row.letters.enumerated() {
      indices[letter.group.id] = index
      indices[letter.text.id] = index
    }
  }

  /// The events with actions of the text in place of actions of the letters.
  ///
  /// `nil` where letters change differently or in no order, and where none takes a turn.
  func gathered(_ events: [TimelineEvent]) -> [TimelineEvent]? {
    var moves = false
    var result = events
    let begins = begins(in: events)
    for index in result.indices {
      let runs =
        result[index].keyframes.flatMap(\.timeline.tracks).map(\.target)
        + result[index].phases.flatMap(\.timeline.targets)
      guard !runs.contains(where: { indices[$0.view] != nil }) else { return nil }
      collectTurns(at: index, &result, begins)
      guard let actions = gathered(result[index].actions) else { return nil }
      if actions.contains(where: { $0.target.view == id && $0.stagger != nil }) { moves = true }
      result[index].actions = actions
    }
    // A text at rest, or one that changes as a whole, needs no parts.
    return moves ? result : nil
  }

  /// Moves actions of letters in later events to an event with equal actions of other letters, where they wait.
  private func collectTurns(
    at index: Int, _ events: inout [TimelineEvent], _ begins: [Changing: [Double]]
  ) {
    let contents = events[index].actions.compactMap { action in
      indices[action.target.view].map { content(action, of: $0) }
    }
    for content in contents.uniqued() {
      if let collected = collecting(content, at: index, events, begins) { events = collected }
    }
  }

  /// The events with one action of all letters moved to an event, where they wait; `nil` if a letter lacks the action, or
  /// has another action for the property before it.
  private func collecting(
    _ content: TimelineAction, at index: Int, _ events: [TimelineEvent],
    _ begins: [Changing: [Double]]
  ) -> [TimelineEvent]? {
    var waiting = Set(row.letters.indices)
    var result = events
    let moment = clock.time(of: events[index].number)
    for later in index..<events.endIndex where !waiting.isEmpty {
      let interval = clock.time(of: events[later].number) - moment
      for (place, action) in events[later].actions.enumerated().reversed() {
        guard let letter = indices[action.target.view], waiting.contains(letter),
          action.target.key == content.target.key
        else { continue }
        guard self.content(action, of: letter) == content else { return nil }
        waiting.remove(letter)
        guard later > index else { continue }
        var moved = result[later].actions.remove(at: place)
        moved.wait = (moved.wait + interval).rounded(toPlaces: 9)
        // A delayed animation changes the state at its event, which the change before it must have done by then.
        let span = moment - Clock.timeTolerance..<moment + moved.wait - Clock.timeTolerance
        let others = begins[Changing(letter: letter, key: action.target.key)] ?? []
        guard !moved.waitsByDelay || !others.contains(where: span.contains) else { return nil }
        result[index].actions.append(moved)
      }
    }
    return waiting.isEmpty ? result : nil
  }

  /// The property of a letter.
  private struct Changing: Hashable {
    var letter: Int
    var key: PropertyKey
  }

  /// The times at which properties of letters begin to change, in seconds.
  private func begins(in events: [TimelineEvent]) -> [Changing: [Double]] {
    var result: [Changing: [Double]] = [:]
    for event in events {
      for action in event.actions {
        guard let letter = indices[action.target.view] else { continue }
        result[Changing(letter: letter, key: action.target.key), default: []]
          .append(clock.time(of: event.number) + action.wait)
      }
    }
    return result
  }

  private func gathered(_ actions: [TimelineAction]) -> [TimelineAction]? {
    var result: [TimelineAction] = []
    /// The places of the actions of the text in the result, by their content, and the waits of letters.
    var places: [TimelineAction: Int] = [:]
    var waits: [[Double?]] = []
    /// The places of actions whose changes wait, and of those whose animations wait.
    var (waitsBefore, waitsByDelay): (Set<Int>, Set<Int>) = ([], [])
    for action in actions {
      guard let letter = indices[action.target.view] else {
        result.append(action)
        waits.append([])
        continue
      }
      let content = content(action, of: letter)
      let place = places[content] ?? result.count
      if place == result.count {
        places[content] = place
        result.append(content)
        waits.append(Array(repeating: nil, count: row.letters.count))
      }
      guard waits[place][letter] == nil else { return nil }
      waits[place][letter] = action.wait
      guard action.wait > 0 else { continue }
      if action.waitsByDelay { waitsByDelay.insert(place) } else { waitsBefore.insert(place) }
    }
    guard waitsBefore.isDisjoint(with: waitsByDelay) else { return nil }
    for (index, times) in waits.enumerated() where !times.isEmpty {
      let known = times.compactMap(\.self)
      guard known.count == times.count, let first = known.min() else { return nil }
      if known.contains(where: { $0 != first }) {
        guard let stagger = stagger(known) else { return nil }
        result[index].stagger = stagger
      }
      guard waitsBefore.contains(index) else {
        result[index].wait = first
        continue
      }
      // In the text, such a wait would be the same as a delay.
      guard first > 0 || !result[index].waitsByDelay else { return nil }
      result[index].after = first
    }
    return result
  }

  /// The action of the text that a letter follows, without its wait.
  private func content(_ action: TimelineAction, of letter: Int) -> TimelineAction {
    var result = action
    result.wait = 0
    result.target.view = id
    guard action.target.key == .position else { return result }
    let offset =
      row.letters[letter].start + row.letters[letter].anchor - row.position
    result.change = action.change.mapValues { value in
      value.moved(by: .zero - offset, action.target).coarse
    }
    return result
  }

  /// The stagger of the letters, at an even step of any part if there is one; `nil` if they take no turns in order.
  private func stagger(_ waits: [Double]) -> TextStagger? { even(waits) ?? uneven(waits) }

  private func even(_ waits: [Double]) -> TextStagger? {
    for isReversed in [false, true] {
      for part in TextPart.allCases.reversed() {
        let numbers = row.parts.compactMap { $0.numbers[part] }
        let count = (numbers.max() ?? 0) + 1
        let turns = numbers.map { isReversed ? count - 1 - $0 : $0 }
        guard let first = turns.firstIndex(of: 0),
          let last = turns.indices.max(by: { turns[$0] < turns[$1] }),
          turns[last] > 0
        else { continue }
        let step = ((waits[last] - waits[first]) / Double(turns[last])).rounded(toPlaces: 9)
        guard step > Clock.timeTolerance else { continue }
        let fits = zip(turns, waits).allSatisfy {
          abs(waits[first] + Double($0) * step - $1) <= Clock.timeTolerance
        }
        if fits { return TextStagger(part, steps: [step], isReversed: isReversed) }
      }
    }
    return nil
  }

  private func uneven(_ waits: [Double]) -> TextStagger? {
    for isReversed in [false, true] {
      let turns = isReversed ? waits.reversed() : waits
      guard zip(turns, turns.dropFirst()).allSatisfy({ $0 <= $1 }) else { continue }
      var steps: [Double] = []
      var time = turns[0]
      for turn in turns.dropFirst() {
        steps.append(grid.snapped(turn - time, isFine: true))
        time += steps[steps.count - 1]
      }
      while steps.count > 1, steps[steps.count - 2] == steps[steps.count - 1] { steps.removeLast() }
      return TextStagger(.letter, steps: steps, isReversed: isReversed)
    }
    return nil
  }
}

extension PropertyValue {
  /// A position with four decimals, in which sums of rounded lengths are equal.
  fileprivate var coarse: PropertyValue {
    switch self {
    case .number(let number): .number(number.rounded(toPlaces: 4))
    case .vector(let vector): .vector(vector.rounded(toPlaces: 4))
    default: self
    }
  }
}
