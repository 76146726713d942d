/// The text of a Swift file with the header of generated source.
///
/// The header has a hash of all lines except its own and custom regions, which detects edits.
struct GeneratedSource: StampedText {
  /// The lines, without line breaks.
  let lines: [String]
  /// The regions of code that the user wrote, in order.
  let regions: [CustomRegion]

  /// The beginning of the line with the hash.
  private static let hashLabel = "// Hash: "

  /// Reads a text.
  ///
  /// - Throws: `CustomRegion.Problem` if a region has no end, or a name that another one has.
  init(_ text: String) throws(CustomRegion.Problem) {
    try self.init(lines: Self.lines(of: text))
  }

  private init(lines: [String]) throws(CustomRegion.Problem) {
    self.lines = lines
    regions = try CustomRegion.all(in: lines)
  }

  var isGenerated: Bool { header.contains { $0.contains(SourceHeader.mark) } }

  var isUnchanged: Bool { statedHash == hash }

  /// The parts of the support file that a text uses, after its header.
  static func support(in text: String) -> Set<SupportPart> {
    let label = "// \(SourceHeader.supportLabel)"
    for line in SourceHeader.lines(of: text) where line.hasPrefix(label) {
      return Set(
        line.dropFirst(label.count).split(separator: ",").compactMap { name in
          SupportPart(rawValue: String(name.drop { $0 == " " }))
        })
    }
    return []
  }

  /// The text with its hash at the end of the header.
  static func stamped(_ text: String) -> String {
    (try? GeneratedSource(text).stamped())?.text ?? text
  }

  /// Puts code of the user into the regions of the same names.
  ///
  /// Regions that have no place any more are kept at the end, where they are not compiled.
  ///
  /// - Returns: The source with its hash, and the names of regions without a place.
  func keeping(
    _ kept: [CustomRegion]
  ) throws(CustomRegion.Problem) -> (source: GeneratedSource, orphans: [String]) {
    var lines = lines
    let orphans = kept.filter { region in
      !region.isEmpty && !regions.contains { $0.name == region.name }
    }
    for region in regions.reversed() {
      guard let old = kept.first(where: { $0.name == region.name }) else { continue }
      lines.replaceSubrange(region.content, with: old.lines)
    }
    if !orphans.isEmpty {
      lines.insert(contentsOf: CustomRegion.disabled(orphans), at: lines.count - 1)
    }
    return (try GeneratedSource(lines: lines).stamped(), orphans.map(\.name))
  }

  private var header: ArraySlice<String> { lines.prefix { $0.hasPrefix("//") } }

  var statedHash: String? {
    header.last { $0.hasPrefix(GeneratedSource.hashLabel) }
      .map { String($0.dropFirst(GeneratedSource.hashLabel.count)) }
  }

  private var hash: String {
    var kept: [String] = []
    let skipped = regions.map(\.range)
    for (index, line) in lines.enumerated() where !skipped.contains(where: { $0.contains(index) }) {
      if !line.hasPrefix(GeneratedSource.hashLabel) { kept.append(line) }
    }
    return Self.hash(of: kept)
  }

  private func stamped() throws(CustomRegion.Problem) -> GeneratedSource {
    let line = GeneratedSource.hashLabel + hash
    var lines = lines
    if let index = header.lastIndex(where: { $0.hasPrefix(GeneratedSource.hashLabel) }) {
      lines[index] = line
    } else {
      lines.insert(line, at: header.endIndex)
    }
    return try GeneratedSource(lines: lines)
  }
}
