import Diagnostics
import Geometry
package import JSONTree
import Reporting

/// The differences between two versions of an animation.
public struct AnimationChanges: Sendable, CustomStringConvertible {
  /// The names of both files, as the user gave them.
  private let (old, new): (String, String)
  /// The changes of the content, in the order of the new version.
  public let changes: [AnimationChange]
  /// The features of a design that only one version uses.
  public let features: [FeatureChange]
  /// The frames that differ; `nil` if pictures were not to be compared.
  public let frames: FrameDifferences?

  /// Makes differences of their parts.
  package init(
    old: String, new: String, changes: [AnimationChange], features: [FeatureChange],
    frames: FrameDifferences?
  ) {
    (self.old, self.new) = (old, new)
    (self.changes, self.features, self.frames) = (changes, features, frames)
  }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    changes.isEmpty && features.isEmpty && (frames?.ranges.isEmpty ?? true)
  }

  /// The changes by place, as text.
  public var description: String { text() }

  /// The number of changes in words.
  private var summary: String {
    guard !isEmpty else { return "no differences" }
    guard !changes.isEmpty else {
      return "no changes of the content, but other features or pictures"
    }
    return NumberText.count(changes.count, "change")
  }

  /// The names of a place in one line.
  static func path(_ place: [String]) -> String { place.joined(separator: " › ") }

  /// A line with the number of changes, and the changes by place.
  ///
  /// - Parameter colored: Whether places are emphasized, for a terminal.
  package func text(colored: Bool = false) -> String {
    let style = TextStyle(isColored: colored)
    var lines = ["\(old) and \(new): \(summary)".printable]
    func add(_ heading: String, _ texts: [String]) {
      guard !texts.isEmpty else { return }
      lines.append(style.strong(heading.printable))
      lines += texts.map { "  \($0.printable)" }
    }
    for group in groups { add(group.heading, group.texts) }
    add("Features", features.map(\.description))
    // That no pictures differ is part of the first line.
    let isPlain = isEmpty && frames?.omission == nil && frames?.oldCount == frames?.newCount
    if !isPlain { add("Pictures", frames?.lines ?? []) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The changes as Markdown within the length of a comment: a table of places, then features and pictures.
  package var markdown: String {
    let limit = MarkdownReport.lengthLimit
    let pictures = isEmpty && frames?.omission == nil ? [] : frames?.lines ?? []
    let sections = [("Features", features.map(\.description)), ("Pictures", pictures)]
      .map(section).filter { !$0.isEmpty }
    let length = sections.reduce(0) { $0 + $1.utf8.count }
    var text = "# Changes\n\n\(MarkdownTable.code(old)) → \(MarkdownTable.code(new)): \(summary).\n"
    var left = 0
    let rows = groups.flatMap { group in
      group.texts.map { MarkdownTable.row([group.heading, $0].map(MarkdownTable.escaped)) }
    }
    if !rows.isEmpty { text += "\n" + MarkdownTable.head(["place", "change"], numbers: false) }
    let room = limit - MarkdownOutput.reserve - min(length, limit / 4)
    for row in rows {
      if text.utf8.count + row.utf8.count <= room, left == 0 { text += row } else { left += 1 }
    }
    func remark(_ sections: Int) -> String {
      MarkdownOutput.remark(
        onLeftOut: [(left, "change"), (sections, "section")], listedBy: "diff")
    }
    let whole = text + remark(0) + sections.joined()
    guard whole.utf8.count > limit else { return whole }
    var (tail, leftSections) = ("", 0)
    for section in sections {
      let length = text.utf8.count + tail.utf8.count + section.utf8.count
      if length <= limit - MarkdownOutput.reserve { tail += section } else { leftSections += 1 }
    }
    return text + remark(leftSections) + tail
  }

  private func section(_ heading: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n## \(heading)\n\n" + lines.map { "- \(MarkdownTable.escaped($0))\n" }.joined()
  }

  /// The report as a JSON object.
  package var json: JSONNode {
    .members([
      "old": .string(old), "new": .string(new), "differs": .bool(!isEmpty),
      "changes": .array(changes.map(\.json)), "features": .array(features.map(\.json)),
      "frames": frames?.json,
    ])
  }
}

extension AnimationChange {
  fileprivate var json: JSONNode {
    .members([
      "kind": .string(kind.rawValue), "place": .strings(place), "element": .string(element),
      "text": .string(text), "property": property.map(JSONNode.string),
      "old": old.map(JSONNode.string), "new": new.map(JSONNode.string),
      "view": view.map(JSONNode.string), "oldPointer": oldPointer.map(JSONNode.string),
      "newPointer": newPointer.map(JSONNode.string), "time": time.map(JSONNode.number),
      "frame": frame.map(JSONNode.int),
    ])
  }
}

extension FeatureChange {
  fileprivate var json: JSONNode {
    [
      "title": .string(title), "appears": .bool(appears), "places": .int(places),
      "outcome": .string(outcome),
    ]
  }
}

extension FrameDifferences {
  fileprivate var json: JSONNode {
    if let omission { return ["omission": .string(omission)] }
    let ranges = ranges.map { range -> JSONNode in
      [
        "first": .int(range.frames.lowerBound), "last": .int(range.frames.upperBound),
        "worst": .int(range.worst), "badShare": .number(range.share),
      ]
    }
    return [
      "compared": .int(compared), "old": .int(oldCount), "new": .int(newCount),
      "differing": .int(differing), "ranges": .array(ranges),
    ]
  }
}

extension AnimationChanges {
  /// The minimum number of places with an equal change that are grouped; one less is listed.
  private static let sharedCount = 4

  /// The changes by place in words; an equal change at many places makes one group.
  private var groups: [(heading: String, texts: [String])] {
    let counts = changes.reduce(into: [String: Int]()) { counts, change in
      if change.kind == .changed { counts[change.text, default: 0] += 1 }
    }
    func isShared(_ change: AnimationChange) -> Bool {
      change.kind == .changed && counts[change.text, default: 0] >= AnimationChanges.sharedCount
    }
    return changes.grouped { isShared($0) ? GroupKey.text($0.text) : .place($0.place) }
      .map { key, changes in
        switch key {
        case .text(let text): (AnimationChanges.heading(changes.map(\.place)), [text])
        case .place(let place): (AnimationChanges.path(place), changes.map(\.text))
        }
      }
  }

  /// The number of places with the first ones.
  private static func heading(_ places: [[String]]) -> String {
    let listed = places.prefix(sharedCount - 1)
    return "\(places.count) places: " + listed.map(path).joined(separator: "; ")
      + " and \(places.count - listed.count) more"
  }

  /// The key of a group of changes: the place or the text that they share.
  private enum GroupKey: Hashable {
    case place([String])
    case text(String)
  }
}
