import JSONTree

/// A page that lists the preview pages of many designs.
package struct PreviewIndex: Sendable {
  /// A design.
  package struct Entry: Sendable {
    /// The name, with folders.
    package var name: String
    /// The paths of page and still, relative to the index; `nil` for a design without a page.
    package var files: (page: String, still: String)?
    /// The size of the canvas, in points.
    package var size = (width: 0.0, height: 0.0)
    /// The number of frames.
    package var frameCount = 0
    /// The number of frames a second.
    package var frameRate = 0.0
    /// The size of the page, in bytes.
    package var byteCount = 0
    /// The verdict in one word; `nil` for a timeline alone.
    package var verdict: String?
    /// The number of findings by severity.
    package var findings: [(severity: String, count: Int)] = []
    /// The reason why there is no page.
    package var message: String?

    /// Makes an entry.
    package init(name: String) { self.name = name }
  }

  private let generator: String
  private let entries: [Entry]

  /// Makes the page of designs, in their order.
  ///
  /// - Parameters:
  ///   - generator: The name and version of the tool.
  ///   - entries: The designs.
  package init(generator: String, _ entries: [Entry]) {
    (self.generator, self.entries) = (generator, entries)
  }

  /// The HTML file.
  package var bytes: [UInt8] {
    PageTemplate.index.page(
      title: "Animations",
      data: ["generator": .string(generator), "designs": .array(entries.map(\.json))])
  }
}

extension PreviewIndex.Entry {
  fileprivate var json: JSONNode {
    var fields = [JSONField("name", .string(name))]
    if let files {
      fields += [
        JSONField("page", .string(files.page)), JSONField("still", .string(files.still)),
        JSONField("size", .numbers([size.width, size.height])),
        JSONField("frames", .number(Double(frameCount))),
        JSONField("frameRate", .number(frameRate)), JSONField("bytes", .number(Double(byteCount))),
      ]
    }
    if let verdict { fields.append(JSONField("verdict", .string(verdict))) }
    fields.append(
      JSONField(
        "findings",
        .object(findings.map { JSONField($0.severity, .number(Double($0.count))) })))
    if let message { fields.append(JSONField("message", .string(message))) }
    return .object(fields)
  }
}
