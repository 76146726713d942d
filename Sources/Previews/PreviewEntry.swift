package import Diagnostics
import JSONTree

/// A design in the index of preview pages.
package struct PreviewEntry: Codable, Sendable {
  /// The name, with folders; that of its page without its ending.
  package var name: String
  /// Whether there is a page and a still.
  package var hasPage = false
  /// The width and height of the canvas, in points.
  package var size: [Double] = [0, 0]
  /// The number of frames.
  package var frameCount = 0
  /// The number of frames a second.
  package var frameRate = 0.0
  /// The size of the page, in bytes.
  package var byteCount = 0
  /// The verdict in one word; `nil` for a timeline alone.
  package var verdict: String?
  /// The number of findings by severity.
  package var findings: [Severity: Int] = [:]
  /// The reason why there is no page.
  package var message: String?

  /// Makes an entry without a page.
  package init(name: String) { self.name = name }

  /// The paths of page and still, relative to the index.
  package static func files(named name: String) -> (page: String, still: String) {
    ("\(name).html", "\(name).webp")
  }

  /// The entry as data of the index page.
  var json: JSONNode {
    var fields = [JSONField("name", .string(name))]
    if hasPage {
      let files = PreviewEntry.files(named: name)
      fields += [
        JSONField("page", .string(files.page)), JSONField("still", .string(files.still)),
        JSONField("size", .numbers(size)),
        JSONField("frames", .number(Double(frameCount))),
        JSONField("frameRate", .number(frameRate)), JSONField("bytes", .number(Double(byteCount))),
      ]
    }
    if let verdict { fields.append(JSONField("verdict", .string(verdict))) }
    let counts = Severity.allCases.reversed().map {
      JSONField($0.rawValue, .number(Double(findings[$0] ?? 0)))
    }
    fields.append(JSONField("findings", .object(counts)))
    if let message { fields.append(JSONField("message", .string(message))) }
    return .object(fields)
  }
}
