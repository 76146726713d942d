import EmbeddedTexts
import JSONTree

/// An HTML page with places for its title, style, script and data.
///
/// The page consists of `NAME.html`, the style sheets `common.css` and `NAME.css`, and the scripts `common.js`, all
/// `NAME-*.js`, and `NAME.js`, which starts it.
struct PageTemplate: Sendable {
  /// The name of the files.
  let name: String

  /// The page of one animation, or of two.
  static let preview = PageTemplate(name: "preview")

  /// The page that lists many.
  static let index = PageTemplate(name: "index")

  private var styles: [String] { ["common.css", "\(name).css"] }

  private var scripts: [String] {
    let parts = EmbeddedText.previews.keys.filter { $0.hasPrefix("\(name)-") }
    return ["common"] + parts.sorted() + [name]
  }

  /// Returns the page as UTF-8.
  func page(title: String, data: JSONNode) -> [UInt8] {
    var page: [UInt8] = []
    var rest = text("\(name).html")[...]
    while let start = rest.firstRange(of: "%"),
      let end = rest[start.upperBound...].firstRange(of: "%")
    {
      let key = rest[start.upperBound..<end.lowerBound]
      page += rest[..<start.lowerBound].utf8
      switch key {
      case "TITLE": page += PageTemplate.escaped(title).utf8
      case "STYLE": for style in styles { page += text(style).utf8 }
      case "SCRIPT": for script in scripts { page += text(script).utf8 }
      case "DATA": page += PageTemplate.bytes(data)
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
