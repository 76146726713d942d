import Diagnostics
import Foundation
import ImageCoding
import Previews
import Reporting

/// A folder with the preview pages of many animations, and an index page.
package struct PreviewFolder {
  private let path: String
  private var entries: [PreviewIndex.Entry] = []
  private var names: Set<String> = []

  /// The name of the index page.
  private static let indexName = "index.html"

  /// Makes the record of a folder, which is made when the first page is written.
  package init(_ path: String) { self.path = path }

  /// Writes the page of an animation, with a still for the index.
  ///
  /// - Parameters:
  ///   - preview: The page.
  ///   - animation: The animation.
  ///   - name: The name of the animation, with folders.
  /// - Throws: `XsheetError` if another animation has the name, or if a file cannot be written.
  package mutating func write(
    _ preview: Preview, of animation: AnimationFile, named name: String
  ) throws(XsheetError) {
    var entry = PreviewIndex.Entry(name: name)
    let files = (page: "\(name).html", still: "\(name).webp")
    guard files.page != PreviewFolder.indexName, names.insert(name).inserted else {
      throw XsheetError(.cannotCreate, "the name of the page \(files.page) is taken.")
    }
    try OutputFile.write(preview.bytes, to: PreviewFolder.join(path, files.page))
    try OutputFile.write(try preview.still.stillBytes(), to: PreviewFolder.join(path, files.still))
    let playback = animation.playback
    entry.files = files
    entry.size = (playback.width, playback.height)
    (entry.frameCount, entry.frameRate) = (playback.frameCount, playback.frameRate)
    entry.byteCount = preview.bytes.count
    entry.verdict = preview.verification?.verdict.rawValue
    entry.findings = PreviewFolder.counts(preview.findings)
    entries.append(entry)
  }

  /// Adds an animation without a page.
  package mutating func addFailure(_ message: String, findings: [Diagnostic], named name: String) {
    var entry = PreviewIndex.Entry(name: name)
    entry.verdict = FileVerdict.refused.rawValue
    entry.findings = PreviewFolder.counts(findings)
    entry.message = message
    entries.append(entry)
  }

  /// Writes the index page.
  ///
  /// - Throws: `XsheetError` if it cannot be written.
  package func writeIndex() throws(XsheetError) {
    let index = PreviewIndex(generator: "xsheet \(ToolVersion.text)", entries)
    try OutputFile.write(index.bytes, to: PreviewFolder.join(path, PreviewFolder.indexName))
  }

  private static func counts(_ findings: [Diagnostic]) -> [(severity: String, count: Int)] {
    Severity.allCases.reversed().map { severity in
      (severity.rawValue, findings.count { $0.severity == severity })
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    (folder as NSString).appendingPathComponent(name)
  }
}

extension PixelImage {
  /// The image as a WebP file of good quality.
  fileprivate func stillBytes() throws(XsheetError) -> [UInt8] {
    do {
      return try webPBytes(quality: 80)
    } catch {
      throw XsheetError(.inputOutput, "a still cannot be encoded: \(error)")
    }
  }
}
