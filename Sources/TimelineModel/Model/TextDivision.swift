package import Geometry
package import SceneModel
import ViewTree

/// The parts of a divided text; each is a view of its own that does what the text should do, at its own place
/// and in its turn.
struct TextDivision {
  /// A part of the text.
  private struct Part {
    var placed: PlacedTextPart
    /// The identifier of the view that moves, fades, scales and rotates.
    var id: String
    /// The identifier of the view with string and color.
    var textID: String
    /// The position of the part relative to the text, in points.
    var offset: Vector3 { Vector3(placed.origin) + anchor }
    /// The point about which it scales and rotates, from the start of its baseline, in points.
    var anchor: Vector3
  }

  private let parts: [Part]
  /// Whether the text is one part.
  private let isWhole: Bool

  /// Divides a text into the smallest parts that change one after another; `nil` for the text as a whole.
  ///
  /// - Parameters:
  ///   - turns: Whether it scales or rotates.
  ///   - taken: The identifiers of all views; the parts add theirs.
  init(
    _ view: ViewNode, _ text: TextView, by part: TextPart?, turns: Bool, _ taken: inout Set<String>
  ) {
    func identifier(_ name: String) -> String {
      var id = name
      while !taken.insert(id).inserted { id += "_" }
      return id
    }
    let string = view.initialValue(.string)?.textValue ?? ""
    isWhole = part == nil
    guard let part else {
      let whole = PlacedTextPart(string: string, origin: .zero, width: 0, numbers: [:])
      let textID = identifier("\(view.id)Text")
      parts = [Part(placed: whole, id: view.id, textID: textID, anchor: .zero)]
      return
    }
    parts = text.parts(part, of: string).enumerated().map { index, placed in
      let id = identifier("\(view.id)\(index + 1)")
      return Part(
        placed: placed, id: id, textID: identifier("\(id)Text"),
        anchor: Vector3(turns ? placed.width / 2 : 0, 0, 0))
    }
  }

  /// The views of the parts: in a group of their own, unless the text is alone in the group around it.
  func views(_ view: ViewNode, _ text: TextView, isAlone: Bool) -> [ViewNode] {
    let views = parts.map { self.view($0, view, text) }
    guard !isWhole, !isAlone else { return views }
    return [ViewNode(id: view.id, name: view.name, kind: .group(GroupView()), children: views)]
  }

  private func view(_ part: Part, _ view: ViewNode, _ text: TextView) -> ViewNode {
    var result = view
    result.id = part.textID
    if !isWhole {
      result.name = part.placed.string
      var kind = text
      (kind.alignment, kind.width) = (.leading, 0)
      result.kind = .text(kind)
      result.properties[.string] = .text(part.placed.string)
    }
    var group = ViewNode(id: part.id, name: result.name, kind: .group(GroupView()))
    for key in TextDivision.groupKeys {
      group.properties[key] = view.properties[key]
      result.properties[key] = nil
    }
    let position = view.initialValue(.position) ?? .vector(.zero)
    group.properties[.position] = position.moved(by: part.offset)
    if part.anchor != .zero { group.properties[.anchor] = .vector(part.anchor) }
    group.children = [result]
    return group
  }

  /// The properties of texts that the groups around their parts have.
  private static let groupKeys: [PropertyKey] = [
    .position, .scale, .rotation, .opacity, .isVisible,
  ]

  /// The target of a part for a target of the text.
  private func target(_ target: TimelineAction.Target, of part: Part) -> TimelineAction.Target {
    var result = target
    result.view = TextDivision.groupKeys.contains(target.key) ? part.id : part.textID
    return result
  }

  /// A value of the text's property for a part.
  private func moved(
    _ value: PropertyValue, _ target: TimelineAction.Target, to part: Part
  ) -> PropertyValue {
    target.key == .position ? value.moved(by: part.offset, target) : value
  }

  /// The number of parts of a kind up to the last one with letters.
  private func count(_ part: TextPart) -> Int {
    (parts.compactMap { $0.placed.numbers[part] }.max() ?? 0) + 1
  }

  /// The actions of all parts for one of the text.
  func actions(_ action: TimelineAction) -> [TimelineAction] {
    parts.map { part in
      var result = action
      result.target = target(action.target, of: part)
      result.stagger = nil
      result.change = action.change.mapValues { moved($0, action.target, to: part) }
      if let stagger = action.stagger, let number = part.placed.numbers[stagger.part] {
        let index = stagger.isReversed ? count(stagger.part) - 1 - number : number
        result.wait = stagger.wait(action.wait, turn: index)
      }
      return result
    }
  }

  /// The tracks of all parts for one of the text.
  func tracks(_ track: KeyframeTimeline.Track) -> [KeyframeTimeline.Track] {
    parts.map { part in
      KeyframeTimeline.Track(
        target: target(track.target, of: part),
        keyframes: track.keyframes.map {
          $0.mapValues({ moved($0, track.target, to: part) }, velocity: { $0 })
        })
    }
  }

  /// The values of all parts for one of the text.
  func values(_ value: PhaseTimeline.Value) -> [PhaseTimeline.Value] {
    parts.map { part in
      PhaseTimeline.Value(
        target: target(value.target, of: part), value: moved(value.value, value.target, to: part))
    }
  }
}

extension PropertyValue {
  /// A position with an offset in points, or the dimension of it that a target has.
  package func moved(
    by offset: Vector3, _ target: TimelineAction.Target? = nil
  ) -> PropertyValue {
    switch self {
    case .vector(let vector): .vector(vector + offset)
    case .number(let number): .number(number + (target?.component.map { offset[$0] } ?? 0))
    default: self
    }
  }
}

extension TimelineAction.Change {
  /// The change to other values.
  package func mapValues(_ change: (PropertyValue) -> PropertyValue) -> TimelineAction.Change {
    switch self {
    case .set(let value): return .set(change(value))
    case .animate(var animation):
      animation.from = animation.from.map(change)
      animation.to = change(animation.to)
      return .animate(animation)
    case .play, .stop: return self
    }
  }
}
