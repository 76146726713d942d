/// A folder with the preview pages of many animations, and an index page.
package struct PreviewFolder: Sendable {
  /// The path.
  package let path: String
  private var entries: [PreviewEntry] = []

  /// The name of the index page.
  private static let indexName = "index.html"

  /// Makes the record of a folder, which is made when the first page is written.
  package init(_ path: String) { self.path = path }

  /// The path of a page.
  ///
  /// - Throws: `XsheetError` if the index has the name.
  package func page(named name: String) throws(XsheetError) -> String {
    let page = PreviewEntry.files(named: name).page
    guard page != PreviewFolder.indexName else {
      throw XsheetError(.cannotCreate, "the name of the page \(page) is taken.")
    }
    return path.appendingPath(page)
  }

  /// Writes the page of an animation, with a still for the index.
  ///
  /// - Returns: The entry for the index, and the paths of the files.
  /// - Throws: `XsheetError` if a file cannot be written.
  package func write(
    _ preview: Preview, of animation: AnimationFile, named name: String
  ) throws(XsheetError) -> (entry: PreviewEntry, paths: [String]) {
    var entry = PreviewEntry(name: name)
    let page = try page(named: name)
    let still = path.appendingPath(PreviewEntry.files(named: name).still)
    try OutputDraft.write(preview.bytes, to: page)
    let picture = try XsheetError.encoding("a still", try preview.still.webPBytes(quality: 80))
    try OutputDraft.write(picture, to: still)
    let playback = animation.playback
    entry.hasPage = true
    entry.size = [playback.width, playback.height]
    (entry.frameCount, entry.frameRate) = (playback.frameCount, playback.frameRate)
    entry.byteCount = preview.bytes.count
    entry.verdict = preview.verification?.verdict.rawValue
    entry.findings = PreviewFolder.counts(preview.findings)
    return (entry, [page, still])
  }

  /// Adds an animation to the index.
  package mutating func add(_ entry: PreviewEntry) { entries.append(entry) }

  /// Adds an animation without a page.
  package mutating func addFailure(_ message: String, findings: [Diagnostic], named name: String) {
    var entry = PreviewEntry(name: name)
    entry.verdict = FileVerdict.refused.rawValue
    entry.findings = PreviewFolder.counts(findings)
    entry.message = message
    entries.append(entry)
  }

  /// Writes the index page.
  ///
  /// - Throws: `XsheetError` if it cannot be written.
  package func writeIndex() throws(XsheetError) {
    let index = PreviewEntry.index(of: entries, generator: "xsheet \(ToolVersion.text)")
    try OutputDraft.write(index, to: path.appendingPath(PreviewFolder.indexName))
  }

  private static func counts(_ findings: [Diagnostic]) -> [Severity: Int] {
    findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }
}
