import Diagnostics
import EmbeddedTexts

/// A text of the support file, of which some lines are for some systems alone.
///
/// Lines that begin with `#if iOS17`, `#if !iOS17`, `#else` and `#endif` choose between lines; conditions of Swift are
/// indented. Properties have the attributes of both ways to observe an object; `text(_:for:)` removes those of the other
/// one. `onChange(of:initial:_:)` becomes a modifier of the part `PlaybackControl` before iOS 17.
enum SupportTemplate {
  /// The text with a name for a release.
  static func text(_ name: String, for release: SystemRelease) -> String {
    let source = EmbeddedText.swiftUIExport[name] ?? ""
    let attribute = release.hasObservation ? "@Published " : "@ObservationIgnored "
    let text = chosenLines(of: source, for: release).replacing(bytes: attribute, with: "")
    let modifier = ".onChange(of:"
    guard !release.hasObservation, text.hasBytes(of: modifier) else { return text }
    return text.byteLines.map { line in
      line.hasBytes(of: "perform:")
        ? String(line) : String(line).replacing(bytes: modifier, with: ".onValueChange(of:")
    }.joined(separator: "\n")
  }

  /// The text without lines for other releases.
  private static func chosenLines(of source: String, for release: SystemRelease) -> String {
    guard source.hasBytes(of: "#if ") else { return source }
    var isChosen = true
    var chosen: [Substring] = []
    for line in source.byteLines {
      switch line.utf8.first == UInt8(ascii: "#") ? line : "" {
      case "#if iOS17": isChosen = release.hasObservation
      case "#if !iOS17": isChosen = !release.hasObservation
      case "#else": isChosen.toggle()
      case "#endif": isChosen = true
      default: if isChosen { chosen.append(line) }
      }
    }
    return chosen.joined(separator: "\n")
  }
}
