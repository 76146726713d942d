import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// Makes one text of letters that do the same one after another, which the model divides again.
  ///
  /// - Returns: Whether there are such letters.
  @discardableResult
  mutating func gatherTexts() -> Bool {
    var rows: [String: LetterRow] = [:]
    for view in canvas.root.preorder where view.node.children.count > 1 {
      if case .group = view.node.kind { rows[view.node.id] = LetterRow(view.node) }
    }
    guard !rows.isEmpty else { return false }
    let grid = FrameTimes(frameRate: frameRate)
    var isChanged = false
    var taken = Set(canvas.root.preorder.map(\.node.id))
    for view in canvas.root.preorder {
      guard let row = rows[view.node.id] else { continue }
      var id = view.node.id + "Text"
      while !taken.insert(id).inserted { id += "_" }
      guard let gathered = LetterActions(row, id, clock, grid).gathered(events) else { continue }
      events = gathered
      let text = row.view(id: id, name: view.node.name)
      canvas.root.updatePreorder { _, node in
        if node.id == view.node.id { node.children = [text] }
      }
      isChanged = true
    }
    return isChanged
  }
}

/// The views of letters in a group, which may be the parts of one text.
struct LetterRow {
  /// A letter: a group that moves, with a text at its origin.
  struct Letter {
    var group: ViewNode
    var text: ViewNode
    /// The point about which the group turns, in points.
    var anchor: Vector3
    /// The start of the baseline, in points.
    var start: Vector3
  }

  let letters: [Letter]
  /// The kind of the text that has all letters.
  private(set) var text: TextView
  /// The string of that text.
  private(set) var string = ""
  /// The letters in that text.
  private(set) var parts: [PlacedTextPart] = []
  /// The position of that text, in points.
  private(set) var position = Vector3.zero

  /// The largest distance of a letter from its place in the text, in points.
  private static let tolerance = 0.01
  /// The properties of a group of a letter.
  private static let groupKeys: Set<PropertyKey> = [
    .anchor, .position, .scale, .rotation, .opacity, .isVisible,
  ]

  /// Finds the text of the letters in a group; `nil` where no text has them.
  init?(_ group: ViewNode) {
    guard (2...TextPart.mostLetters).contains(group.children.count) else { return nil }
    var letters: [Letter] = []
    for child in group.children {
      guard let letter = LetterRow.letter(child) else { return nil }
      letters.append(letter)
    }
    guard case .text(let text) = letters[0].text.kind,
      letters.allSatisfy({ LetterRow.isAlike($0, letters[0]) })
    else { return nil }
    (self.letters, self.text) = (letters, text)
    self.text.tracking = 0
    guard setString(), place() else { return nil }
  }

  private static func letter(_ view: ViewNode) -> Letter? {
    guard case .group(GroupView()) = view.kind, view.children.count == 1, view.slots.isEmpty,
      view.properties.allSatisfy({ groupKeys.contains($0.key) })
    else { return nil }
    let text = view.children[0]
    guard case .text = text.kind,
      text.properties.allSatisfy({ [.string, .color].contains($0.key) }),
      let anchor = view.initialValue(.anchor)?.vectorValue,
      let position = view.initialValue(.position)?.vectorValue
    else { return nil }
    return Letter(group: view, text: text, anchor: anchor, start: position - anchor)
  }

  /// Whether letters differ in their strings and places alone.
  private static func isAlike(_ letter: Letter, _ first: Letter) -> Bool {
    letter.text.kind == first.text.kind && letter.text.slots == first.text.slots
      && letter.text.properties[.color] == first.text.properties[.color]
      && groupKeys.subtracting([.anchor, .position]).allSatisfy {
        letter.group.properties[$0] == first.group.properties[$0]
      }
  }

  /// Finds tracking, blanks, line feeds and line height by the distances of letters.
  private mutating func setString() -> Bool {
    let strings = letters.map { $0.text.initialValue(.string)?.textValue ?? "" }
    var distances: [Double] = []
    for (index, next) in letters.indices.dropFirst().enumerated() {
      let pair = strings[index] + strings[next]
      let parts = text.parts(.letter, of: pair)
      guard parts.count == 2 else { return false }
      let (from, to) = (letters[index].start, letters[next].start)
      distances.append(to.x - from.x - (parts[1].origin.x - parts[0].origin.x))
      let height = to.y - from.y
      guard abs(height) > LetterRow.tolerance else { continue }
      guard text.lineHeight == 0 || abs(text.lineHeight - height) < LetterRow.tolerance else {
        return false
      }
      text.lineHeight = height.rounded(toPlaces: 4)
    }
    let tracking = distances.min { abs($0) < abs($1) } ?? 0
    if abs(tracking) > LetterRow.tolerance { text.tracking = tracking.rounded(toPlaces: 4) }
    string = strings[0]
    for (index, distance) in distances.enumerated() {
      let isBreak = letters[index + 1].start.y - letters[index].start.y > LetterRow.tolerance
      let isBlank = abs(distance - text.tracking) > LetterRow.tolerance
      string += (isBreak ? "\n" : isBlank ? " " : "") + strings[index + 1]
    }
    return true
  }

  /// Finds the alignment at which the text has all letters where they are.
  private mutating func place() -> Bool {
    for alignment in LineAlignment.allCases {
      text.alignment = alignment
      parts = text.parts(.letter, of: string)
      guard parts.count == letters.count else { return false }
      position = letters[0].start - Vector3(parts[0].origin)
      let fits = zip(parts, letters).allSatisfy { part, letter in
        let middle = Vector3(part.width / 2, 0, 0)
        return (position + Vector3(part.origin) - letter.start).length <= LetterRow.tolerance
          && (letter.anchor == .zero || (letter.anchor - middle).length <= LetterRow.tolerance)
          && part.string == letter.text.initialValue(.string)?.textValue
      }
      if fits { return true }
    }
    return false
  }
}

extension LetterRow {
  /// The text that takes the place of the letters.
  func view(id: String, name: String) -> ViewNode {
    let first = letters[0]
    var properties = first.text.properties
    for key in LetterRow.groupKeys.subtracting([.anchor, .position]) {
      properties[key] = first.group.properties[key]
    }
    properties[.string] = .text(string)
    if position != .zero { properties[.position] = .vector(position) }
    return ViewNode(
      id: id, name: name, kind: .text(text), properties: properties, slots: first.text.slots)
  }
}
