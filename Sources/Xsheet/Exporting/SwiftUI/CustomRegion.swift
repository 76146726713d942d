/// Code of the user in generated source, between comments with its name; it stays when the file is made again.
struct CustomRegion: Hashable {
  /// The reason why regions cannot be read.
  enum Problem: Error, Hashable {
    /// A region begins that does not end; its name.
    case endless(String)
    /// Two regions have the same name.
    case repeated(String)
    /// A region ends that did not begin; its name.
    case beginless(String)

    /// The problem as a sentence about a file.
    func message(in path: String) -> String {
      switch self {
      case .endless(let name): "\(path): the custom region “\(name)” has no end."
      case .repeated(let name): "\(path): two custom regions are called “\(name)”."
      case .beginless(let name): "\(path): the custom region “\(name)” ends without a beginning."
      }
    }
  }

  /// The name.
  let name: String
  /// The lines from the first comment to the last.
  let range: Range<Int>
  /// The lines between the comments.
  let lines: [String]

  /// The indices of the lines between the comments.
  var content: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }

  /// Whether the region has no code.
  var isEmpty: Bool { lines.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// The regions in the lines of a file.
  static func all(in lines: [String]) throws(Problem) -> [CustomRegion] {
    var regions: [CustomRegion] = []
    var open: (name: String, start: Int)?
    for (index, line) in lines.enumerated() {
      guard let comment = comment(in: line) else { continue }
      if let name = name(in: comment, after: beginMark) {
        if let open { throw .endless(open.name) }
        guard !regions.contains(where: { $0.name == name }) else { throw .repeated(name) }
        open = (name, index)
      } else if let name = name(in: comment, after: endMark) {
        guard let begun = open, begun.name == name else {
          throw open.map { .endless($0.name) } ?? .beginless(name)
        }
        regions.append(
          CustomRegion(
            name: name, range: begun.start..<index + 1,
            lines: Array(lines[begun.start + 1..<index])))
        open = nil
      }
    }
    if let open { throw .endless(open.name) }
    return regions
  }

  /// Regions as lines that are not compiled.
  static func disabled(_ regions: [CustomRegion]) -> [String] {
    var result = ["", "// These custom regions have no place in the file any more.", "#if false"]
    for region in regions {
      result.append("  // \(CustomRegionMark.begin) \(region.name)")
      result += region.lines
      result.append("  // \(CustomRegionMark.end) \(region.name)")
    }
    return result + ["#endif"]
  }

  private static let beginMark = "// \(CustomRegionMark.begin) "
  private static let endMark = "// \(CustomRegionMark.end) "

  /// The bytes of a line without white space before them; `nil` if they do not begin as comments do.
  private static func comment(in line: String) -> Substring.UTF8View? {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    // Most lines are code, of which no part is made.
    guard line.utf8.first(where: { !isSpace($0) }) == UInt8(ascii: "/") else { return nil }
    return line.utf8.drop(while: isSpace)
  }

  private static func name(in comment: Substring.UTF8View, after mark: String) -> String? {
    // Every comment of a file comes here, and bytes are compared faster than characters.
    guard comment.starts(with: mark.utf8) else { return nil }
    let words = Substring(comment.dropFirst(mark.utf8.count)).split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
