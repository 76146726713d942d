package import Geometry
public import SceneModel
public import TextLayout

/// A text in a font.
public struct TextView: DeclaredView {
  /// The font: a family with a style, such as `Inter Bold`, or a PostScript name; `nil` for the system font.
  public var font: String?
  /// The size of the font, in points.
  public var size = 17.0
  /// The space after each letter, in points.
  public var tracking = 0.0
  /// The distance of baselines, in points; 0 for 1.2 times the size.
  public var lineHeight = 0.0
  /// The point of each line that is at the position.
  public var alignment = LineAlignment.leading
  /// The width at which lines wrap, in points; 0 for no limit.
  public var width = 0.0
  /// How another string replaces the present one when it is animated.
  public var contentTransition = ContentTransition.identity
  /// The font that was found; `nil` before it is searched, and where there is none.
  package var stack: FontStack?

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TextView>(
    "text", title: "Text", "A text in a font.",
    options: [
      .text(
        \.font, "font",
        "The font: a family with a style, such as Inter Bold, or a PostScript name; by default that of the system."
      ),
      .number(\.size, "size", "The size of the font, in points."),
      .number(\.tracking, "tracking", "The space after each letter, in points."),
      .number(
        \.lineHeight, "lineHeight",
        "The distance of baselines, in points; 0 for 1.2 times the size."
      ),
      .word(\.alignment, "alignment", "The point of each line that is at the position."),
      .number(\.width, "width", "The width at which lines wrap, in points; 0 for no limit."),
      .word(
        \.contentTransition, "contentTransition",
        "How another string replaces the present one when it is animated."),
    ], properties: layout.declarations, synonyms: ["label", "string", "textlayer", "title"])
  package static let role = ViewRole.drawn
  package var kind: ViewKind { .text(self) }

  static let layout = PropertyLayout { list in
    (
      string: list.text(
        .string,
        "The text; line feeds separate lines, and {count} stands for the rounded value of count."),
      count: list.number(.count, 0, .factor, "The number that {count} shows."),
      position: list.vector(.position, .zero, .points, "The point of the first baseline."),
      scale: list.vector(
        .scale, Vector3(1, 1, 1), .factor,
        "The scale, about the position; of parts that change apart, about the middle of their baselines."
      ),
      rotation: list.number(
        .rotation, 0, .degrees, "The rotation, clockwise, about the same point as the scale."),
      color: list.color(.color, "The color of the letters."),
      opacity: list.number(.opacity, 1, .color, in: 0...1, "The opacity."),
      isVisible: list.flag(.isVisible, true, "Whether the text is drawn.")
    )
  }
}

/// The alignment of lines of text.
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  /// The left end.
  case leading
  /// The middle.
  case center
  /// The right end.
  case trailing

  /// The share of a line before the point.
  package var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension TextView {
  /// The distance of baselines, in points.
  package var lineStep: Double { lineHeight > 0 ? lineHeight : size * 1.2 }

  /// The word in strings for the number that counts.
  package static let countMark = "{count}"

  /// A string as it is shown, with a number in the place of its mark.
  package static func shown(_ string: String, count: Double) -> String {
    guard string.contains(countMark) else { return string }
    return string.replacing(countMark, with: countText(count))
  }

  /// A number without its fraction, as text.
  private static func countText(_ count: Double) -> String {
    let whole = count.rounded()
    return abs(whole) < 1e15 ? String(Int(whole)) : String(whole)
  }

  /// Whether letters of a string may have colors of their own: letters of a color font, or emoji.
  package func mayHaveColors(_ string: String) -> Bool {
    guard let stack else { return false }
    return stack.face.hasColors || !string.utf8.allSatisfy { $0 < 0x80 }
  }

  /// A string in the font; `nil` without one.
  package func block(_ string: String) -> TextBlock? {
    guard let stack else { return nil }
    var typesetter = Typesetter(stack, size: size.clamped(to: FontLimits.size))
    typesetter.tracking = tracking
    return TextBlock(
      string, typesetter, lineHeight: lineStep,
      alignment: alignment.share, width: width > 0 ? width : nil)
  }
}

extension ViewKind {
  /// Whether a property is a string whose change is animated by a content transition.
  package func hasContentTransition(_ key: PropertyKey) -> Bool {
    guard key == .string, case .text(let text) = self else { return false }
    return text.contentTransition != .identity
  }
}

extension ViewCanvas {
  /// The fonts of texts that have been found, by their names.
  package var fonts: [String: FontStack] {
    texts.reduce(into: [:]) { fonts, entry in
      fonts[entry.text.font ?? ""] = entry.text.stack
    }
  }

  /// The texts with their identifiers and their initial strings.
  package var texts: [(id: String, text: TextView, string: String)] {
    root.preorder.compactMap { view in
      guard case .text(let text) = view.node.kind else { return nil }
      return (view.node.id, text, view.node.properties[.string]?.textValue ?? "")
    }
  }

  /// Finds the fonts of texts.
  ///
  /// - Parameter find: Returns the font with a name.
  /// - Returns: The distinct names of fonts, in order; an empty one for the system font.
  @discardableResult package mutating func resolveFonts(
    _ find: (String) -> FontStack?
  ) -> [String] {
    var names: [String] = []
    root.updatePreorder { _, view in
      guard case .text(var text) = view.kind else { return }
      let name = text.font ?? ""
      if !names.contains(name) { names.append(name) }
      text.stack = find(name)
      view.kind = .text(text)
    }
    return names
  }
}

/// The parts of a text that can change one after another.
package enum TextPart: String, Hashable, Sendable, CaseIterable {
  /// Letters; blanks between them take a turn, too.
  case character
  /// Letters without the blanks between them.
  case letter
  case word, line
}

/// A part of a text at its place.
package struct PlacedTextPart: Hashable, Sendable {
  /// The text.
  package var string: String
  /// The start of its baseline, relative to the position of the text, in points.
  package var origin: Vector2
  /// The width, in points.
  package var width: Double
  /// The numbers of the character, the letter, the word and the line where it begins, from 0.
  package var numbers: [TextPart: Int]

  /// Makes a part.
  package init(string: String, origin: Vector2, width: Double, numbers: [TextPart: Int]) {
    (self.string, self.origin, self.width, self.numbers) = (string, origin, width, numbers)
  }
}

extension TextView {
  /// The letters, words or lines of a string at the places that they have in it, without blanks; none without a font.
  ///
  /// A word whose letters join or change their forms is one letter.
  package func parts(_ part: TextPart, of string: String) -> [PlacedTextPart] {
    guard let block = block(string) else { return [] }
    var parts: [PlacedTextPart] = []
    var (character, word) = (0, 0)
    for (number, line) in block.lines.enumerated() {
      let start = Vector2(-line.width * alignment.share, Double(number) * lineStep)
      func add(_ letters: ArraySlice<SetLetter>) {
        let x = letters.map(\.x).min() ?? 0
        let end = letters.map { $0.x + $0.width }.max() ?? x
        let numbers: [TextPart: Int] = [
          .character: character + letters.startIndex, .letter: parts.count, .word: word,
          .line: number,
        ]
        parts.append(
          PlacedTextPart(
            string: letters.map(\.text).joined(), origin: start + Vector2(x, 0), width: end - x,
            numbers: numbers))
      }
      let words = line.letters.split(whereSeparator: \.isBlank)
      if part == .line, let first = words.first, let last = words.last {
        add(line.letters[first.startIndex..<last.endIndex])
      } else {
        for letters in words {
          let isWhole = part == .word || !block.typesetter.keepsForms(letters)
          for part in isWhole ? [letters] : letters.indices.map({ letters[$0...$0] }) { add(part) }
          word += 1
        }
      }
      character += line.letters.count
    }
    return parts
  }
}

extension Typesetter {
  /// Whether letters of a line have the same glyphs when each is set by itself.
  fileprivate func keepsForms(_ letters: ArraySlice<SetLetter>) -> Bool {
    letters.allSatisfy { letter in
      let glyphs = lines(of: letter.text)[0].letters.flatMap(\.glyphs)
      return glyphs.count == letter.glyphs.count
        && zip(glyphs, letter.glyphs).allSatisfy { $0.face == $1.face && $0.glyph == $1.glyph }
    }
  }
}
