import EmbeddedTexts
package import JSONTree

/// An HTML page with places for its title, style, script and data.
///
/// The page consists of `NAME.html`, the style sheets `common.css` and `NAME.css`, and the scripts `common.js`, all
/// `NAME-*.js`, and `NAME.js`, which starts it. A page that follows its files has the style and the script of `watch`, too.
package struct PageTemplate: Sendable {
  /// The name of the files.
  private let name: String

  /// The page of one animation, or of two.
  package static let preview = PageTemplate(name: "preview")

  /// The page that lists many.
  static let index = PageTemplate(name: "index")

  /// The page that stands in for one that is being made, and the script of pages that follow their files.
  static let watch = PageTemplate(name: "watch")

  /// The page that a server shows until the first one is made.
  package static var waitingPage: [UInt8] { watch.page(title: "Drawing…", data: [:], following: 0) }

  private var styles: [String] { ["common.css", "\(name).css"] }

  private var scripts: [String] {
    let parts = EmbeddedText.previews.keys.filter { $0.hasPrefix("\(name)-") }
    return ["common"] + parts.sorted() + [name]
  }

  /// Returns the page as UTF-8.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - data: The data for the script.
  ///   - revision: The revision of the files that the page shows, for a page that follows them; it may load from its
  ///     server then. `nil` for a page that loads nothing.
  package func page(title: String, data: JSONNode, following revision: Int? = nil) -> [UInt8] {
    var page: [UInt8] = []
    let isPart = name != PageTemplate.watch.name
    var rest = text("\(name).html")[...]
    while let start = rest.firstRange(of: "%"),
      let end = rest[start.upperBound...].firstRange(of: "%")
    {
      let key = rest[start.upperBound..<end.lowerBound]
      page += rest[..<start.lowerBound].utf8
      switch key {
      case "TITLE": page += PageTemplate.escaped(title).utf8
      case "STYLE":
        let added = revision == nil || !isPart ? [] : PageTemplate.watch.styles.suffix(1)
        for style in styles + added { page += text(style).utf8 }
      case "SCRIPT": for script in scripts { page += text(script).utf8 }
      case "DATA": page += PageTemplate.bytes(data)
      case "SOURCES": page += (revision == nil ? "" : " 'self'; connect-src 'self'").utf8
      case "FOLLOW":
        guard let revision else { break }
        if isPart { page += text(PageTemplate.watch.name).utf8 }
        page += "followFile(\(revision));\n".utf8
      default:
        // A percent sign of the page itself.
        page += "%".utf8
        rest = rest[start.upperBound...]
        continue
      }
      rest = rest[end.upperBound...]
    }
    return page + rest.utf8
  }

  private func text(_ name: String) -> String {
    guard let text = EmbeddedText.previews[name] else {
      preconditionFailure("\(name) is not embedded")
    }
    return text
  }

  /// Text in HTML.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }

  /// JSON inside a script element, which ends at the first `</script`.
  private static func bytes(_ data: JSONNode) -> [UInt8] {
    let parts = JSONWriter.bytes(data, layout: .compact).split(
      separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array(parts.joined(separator: #"\u003c"#.utf8))
  }
}
