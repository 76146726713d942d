import Foundation

/// The code blocks of the project's Markdown files.
package enum MarkdownBlocks {
  /// The lines of each block in a language, in order.
  ///
  /// - Parameters:
  ///   - language: The word after the opening fence.
  ///   - path: The file, by its path from the top of the repository.
  package static func lines(of language: String, in path: String) throws -> [[String]] {
    let text = try String(contentsOf: ProjectFolder.url(path), encoding: .utf8)
    return lines(of: language, in: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// The lines of each block in a language among the lines of a file, in order.
  package static func lines(
    of language: String, in text: some Sequence<some StringProtocol>
  ) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text {
      if line.hasPrefix("```") {
        isInside = line == "```" + language
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }
}
