package import Diagnostics
import JSONTree
import Reporting

/// A design in the index of preview pages.
package struct PreviewEntry: Codable, Sendable {
  /// The name, with folders: the name of the page without its ending.
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

  /// The HTML page that lists the preview pages of many designs.
  package static func index(of entries: [PreviewEntry], generator: String) -> [UInt8] {
    PageTemplate.index.page(
      title: "Animations",
      data: ["generator": .string(generator), "designs": .array(entries.map(\.json))])
  }

  /// The entry as data of the index page.
  private var json: JSONNode {
    let files = PreviewEntry.files(named: name)
    let page: KeyValuePairs<String, JSONNode?> = [
      "page": .string(files.page), "still": .string(files.still), "size": .numbers(size),
      "frames": .int(frameCount), "frameRate": .number(frameRate), "bytes": .int(byteCount),
    ]
    return .object(
      [JSONField("name", .string(name))] + (hasPage ? [JSONField](members: page) : [])
        + [JSONField](members: [
          "verdict": verdict.map(JSONNode.string),
          "findings": Severity.json { findings[$0] ?? 0 }, "message": message.map(JSONNode.string),
        ]))
  }
}
