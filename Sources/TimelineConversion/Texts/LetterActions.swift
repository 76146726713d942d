import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The actions of the letters of a text as actions of the text.
struct LetterActions {
  private let row: LetterRow
  /// The identifier of the text.
  private let id: String
  /// The indices of letters, by the identifiers of their views.
  private var indices: [String: Int] = [:]

  init(_ row: LetterRow, _ id: String) {
    (self.row, self.id) = (row, id)
    for (index, letter) in row.letters.enumerated() {
      indices[letter.group.id] = index
      indices[letter.text.id] = index
    }
  }

  /// The events with actions of the text in place of those of the letters.
  ///
  /// `nil` where letters change differently or not at even steps, and where none takes a turn.
  func gathered(_ events: [TimelineEvent]) -> [TimelineEvent]? {
    var moves = false
    var result = events
    for index in events.indices {
      let runs =
        events[index].keyframes.flatMap(\.timeline.tracks).map(\.target)
        + events[index].phases.flatMap(\.timeline.targets)
      guard !runs.contains(where: { indices[$0.view] != nil }),
        let actions = gathered(events[index].actions)
      else { return nil }
      if actions.contains(where: { $0.target.view == id && $0.stagger != nil }) { moves = true }
      result[index].actions = actions
    }
    // A text at rest, or one that changes as a whole, needs no parts.
    return moves ? result : nil
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
      // The text could not tell such a wait from a delay.
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

  /// The stagger of the letters; `nil` if their delays have no even step.
  private func stagger(_ waits: [Double]) -> TextStagger? {
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
        if fits { return TextStagger(part, step: step, isReversed: isReversed) }
      }
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
