import Diagnostics
import JSONTree
package import TimelineModel

/// The lines of a timeline's file that describe its actions, keyframes and phases.
package struct TimelineExcerpts {
  /// A list of an event in the file.
  package enum Part: String {
    /// The actions, as groups.
    case actions
    /// The runs of keyframes, as groups.
    case keyframes
    /// The runs of phases.
    case phases
  }

  /// Some lines of the file.
  package struct Excerpt: Hashable, Sendable {
    /// The number of the first line, from 1.
    package var line: Int
    /// The lines, without their common indentation.
    package var text: String
  }

  /// The longest excerpt, in lines.
  private static let lineLimit = 16
  /// The longest line of an excerpt, in characters.
  private static let widthLimit = 200

  private let lines: [Substring]
  private let locator: JSONLocator

  /// Writes a timeline.
  package init(_ timeline: Timeline) {
    let bytes = timeline.jsonBytes()
    locator = JSONLocator(bytes)
    lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the lines of the element at an index of a list, of the event at an index; long excerpts are cut.
  package func excerpt(_ index: Int, of part: Part, inEvent event: Int) -> Excerpt? {
    guard
      let pointer = JSONPointer("/\(TimelineForm.events)/\(event)/\(part.rawValue)/\(index)"),
      let line = locator.place(of: pointer)?.line, lines.indices.contains(line - 1)
    else { return nil }
    let first = lines[line - 1]
    let indent = first.prefix { $0 == " " }.count
    // The writer closes a value that takes several lines at the indentation of its first one.
    let end =
      first.hasSuffix("{")
      ? lines[line...].firstIndex { $0.hasPrefix(first.prefix(indent) + "}") } : nil
    let last = end ?? line - 1
    let shown = lines[(line - 1)...min(last, line - 2 + TimelineExcerpts.lineLimit)].map { text in
      let text = text.dropFirst(indent)
      return text.count > TimelineExcerpts.widthLimit
        ? text.prefix(TimelineExcerpts.widthLimit - 1) + "…" : String(text)
    }
    let isCut = last - (line - 1) >= TimelineExcerpts.lineLimit
    return Excerpt(line: line, text: (shown + (isCut ? ["…"] : [])).joined(separator: "\n"))
  }
}
