import Geometry

/// How a text replaces another one in an animation.
///
/// SwiftUI has a content transition of each name; it does not document how it moves digits, which is approximated.
public enum ContentTransition: String, Hashable, Sendable, CaseIterable {
  /// At once.
  case identity
  /// The texts fade into each other.
  case opacity
  /// Letters that differ roll upward, as digits of a growing number; the others move to their places.
  case numericText
  /// Letters that differ roll downward.
  case numericTextDown

  /// The way of a letter that comes or goes, in ems; zero if letters that both texts begin or end with do not stay.
  fileprivate var way: Vector2 {
    switch self {
    case .identity, .opacity: .zero
    case .numericText: Vector2(0, -0.5)
    case .numericTextDown: Vector2(0, 0.5)
    }
  }

  /// The numbers of letters at the start and at the end that two lines share.
  fileprivate func sharedLetters(
    _ old: [PlacedLetter], _ new: [PlacedLetter]
  ) -> (first: Int, last: Int) {
    guard way != .zero else { return (0, 0) }
    func same(_ pair: (PlacedLetter, PlacedLetter)) -> Bool {
      pair.0.letter.text == pair.1.letter.text && pair.0.letter.glyphs == pair.1.letter.glyphs
    }
    let first = zip(old, new).prefix(while: same).count
    let rest = (old.dropFirst(first).reversed(), new.dropFirst(first).reversed())
    return (first, zip(rest.0, rest.1).prefix(while: same).count)
  }
}

extension TextBlock {
  /// The drawing while the text replaces another one.
  ///
  /// - Parameters:
  ///   - old: The other text.
  ///   - transition: The transition between both.
  ///   - progress: The share of the transition that is done, from 0 to 1; values outside are clamped.
  public func drawing(
    replacing old: TextBlock, by transition: ContentTransition, progress: Double
  ) -> TextDrawing {
    guard transition != .identity, progress < 1 else { return drawing }
    guard progress > 0 else { return old.drawing }
    var (staying, leaving, entering) = (TextDrawing(), TextDrawing(), TextDrawing())
    let (before, after) = (old.placedLetters, placedLetters)
    let (oldSize, size) = (old.typesetter.size, typesetter.size)
    let (out, back) = (transition.way * progress, transition.way * (progress - 1))
    for number in 0..<max(before.count, after.count) {
      let old = before.indices.contains(number) ? before[number] : []
      let new = after.indices.contains(number) ? after[number] : []
      let shared = transition.sharedLetters(old, new)
      let stayed = [old, new].map { $0.prefix(shared.first) + $0.suffix(shared.last) }
      for (from, to) in zip(stayed[0], stayed[1]) {
        let place = from.place.interpolated(to: to.place, progress: progress)
        staying.add(to.letter, at: place, size: size)
      }
      for letter in old.dropFirst(shared.first).dropLast(shared.last) {
        leaving.add(letter.letter, at: letter.place + out * oldSize, size: oldSize)
      }
      for letter in new.dropFirst(shared.first).dropLast(shared.last) {
        entering.add(letter.letter, at: letter.place + back * size, size: size)
      }
    }
    staying.parts += leaving.faded(1 - progress) + entering.faded(progress)
    return staying
  }
}

extension TextDrawing {
  /// All letters with an opacity, as parts.
  fileprivate func faded(_ opacity: Double) -> [Part] {
    ([Part(content: .outline(outline, nil))] + parts).map {
      Part(content: $0.content, opacity: $0.opacity * opacity)
    }
  }
}
