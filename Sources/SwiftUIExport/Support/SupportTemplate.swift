import Diagnostics
import EmbeddedTexts

/// A text of the support file, of which some lines are for some systems alone.
///
/// Lines that begin with `#if iOS17`, `#if !iOS17`, `#else` and `#endif` choose between lines; conditions of Swift are
/// indented. Properties have the attributes of both ways to observe an object; `text(for:)` removes those of the other
/// one. `onChange(of:initial:_:)` becomes a modifier of the part `PlaybackControl` before iOS 17.
struct SupportTemplate {
  private let source: String

  /// The text with a name.
  init(_ name: String) {
    source = EmbeddedText.swiftUIExport[name] ?? ""
  }

  /// The text for a release.
  func text(for release: SystemRelease) -> String {
    var isChosen = true
    var text = ""
    text.reserveCapacity(source.utf8.count)
    for bytes in source.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let line = Substring(bytes)
      switch bytes.first == UInt8(ascii: "#") ? line : "" {
      case "#if iOS17": isChosen = release.hasObservation
      case "#if !iOS17": isChosen = !release.hasObservation
      case "#else": isChosen.toggle()
      case "#endif": isChosen = true
      default:
        guard isChosen else { continue }
        text += SupportTemplate.line(line, for: release)
        text += "\n"
      }
    }
    return String(text.dropLast())
  }

  /// A line without the attributes of the other releases, and with a modifier of its own for that of iOS 17.
  private static func line(_ line: Substring, for release: SystemRelease) -> Substring {
    let attribute = release.hasObservation ? "@Published " : "@ObservationIgnored "
    let own = line.hasBytes(of: attribute) ? line.replacing(attribute, with: "") : line
    let modifier = ".onChange(of:"
    guard !release.hasObservation, own.hasBytes(of: modifier), !own.hasBytes(of: "perform:")
    else { return own }
    return own.replacing(modifier, with: ".onValueChange(of:")
  }
}
