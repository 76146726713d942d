import EmbeddedTexts

/// A text of the support file, of which some lines are for some systems alone.
///
/// Lines that begin with `#if iOS17`, `#if !iOS17`, `#else` and `#endif` choose between lines; conditions of Swift are
/// indented. Properties have the attributes of both ways to observe an object; `text(for:)` removes those of the other
/// one. `onChange(of:initial:_:)` becomes a modifier of the part `PlaybackControl` before iOS 17.
struct SupportTemplate {
  private let lines: [Substring]

  /// The text with a name.
  init(_ name: String) {
    lines = (EmbeddedText.swiftUIExport[name] ?? "").utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The text for a release.
  func text(for release: SystemRelease) -> String {
    var isChosen = true
    var chosen: [String] = []
    for line in lines {
      switch line {
      case "#if iOS17": isChosen = release.hasObservation
      case "#if !iOS17": isChosen = !release.hasObservation
      case "#else": isChosen.toggle()
      case "#endif": isChosen = true
      default: if isChosen { chosen.append(SupportTemplate.line(String(line), for: release)) }
      }
    }
    return chosen.joined(separator: "\n")
  }

  /// A line without the attributes of the other releases, and with a modifier of its own for that of iOS 17.
  private static func line(_ line: String, for release: SystemRelease) -> String {
    guard !release.hasObservation else {
      return line.utf8.contains(UInt8(ascii: "@"))
        ? line.replacing("@Published ", with: "") : line
    }
    let own = line.replacing("@ObservationIgnored ", with: "")
    return own.contains("perform:")
      ? own : own.replacing(".onChange(of:", with: ".onValueChange(of:")
  }
}
