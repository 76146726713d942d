import JSONTree

/// A page that lists the preview pages of many designs.
package struct PreviewIndex: Sendable {
  private let generator: String
  private let entries: [PreviewEntry]

  /// Makes the page of designs, in their order.
  ///
  /// - Parameters:
  ///   - generator: The name and version of the tool.
  ///   - entries: The designs.
  package init(generator: String, _ entries: [PreviewEntry]) {
    (self.generator, self.entries) = (generator, entries)
  }

  /// The HTML file.
  package var bytes: [UInt8] {
    PageTemplate.index.page(
      title: "Animations",
      data: ["generator": .string(generator), "designs": .array(entries.map(\.json))])
  }
}
