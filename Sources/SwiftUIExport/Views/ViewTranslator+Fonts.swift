import Diagnostics
import Geometry
import TextLayout
import TimelineModel
import ViewTree

// Fonts of texts.
extension ViewTranslator {
  /// The font of a text; one that the app must have is a finding.
  mutating func font(of text: TextView, _ index: Int) -> [SwiftModifier] {
    let size = SwiftExpression.number(text.size)
    guard let name = text.font else {
      return [SwiftModifier("font", [.call(".system", ["size": size])])]
    }
    let face = text.stack?.face
    let known = face?.postScriptName ?? name
    let file = face.flatMap { plan.options.fontFiles[$0] }
    if let file { fontFiles.insert(file) }
    reportFont(known, face, copy: file, at: index)
    if let face, face.synthesis != FontSynthesis() {
      let styles = [
        face.synthesis.isBold ? "bold" : nil, face.synthesis.isItalic ? "italic" : nil,
      ]
      report(
        .synthesizedStyle,
        "The text is drawn \(styles.compactMap(\.self).joined(separator: " and ")), "
          + "which the font “\(known)” is not; the app shows it without.", at: index)
    }
    let font = SwiftExpression.call(
      ".custom", [nil: fontName(known, file), "fixedSize": size])
    let weight = face.flatMap { $0.isVariable ? $0.traits.swiftUIWeight : nil }
    let weighted = weight.map { font.modified([SwiftModifier("weight", [.text(".\($0)")])]) }
    return [SwiftModifier("font", [weighted ?? font])]
  }

  /// Reports texts without a font whose parts are placed by the widths of another font than the app's.
  mutating func reportMeasuredParts(of texts: [ViewNode]) {
    for view in texts {
      guard case .text(let text) = view.kind, text.font == nil, let stack = text.stack else {
        continue
      }
      diagnostics.report(
        Diagnostic(
          .lettersOfOtherFont,
          message: "“\(view.id)” has no font: its parts are placed by the widths of "
            + "“\(stack.face.postScriptName)”, and the app shows the font of the system."))
    }
  }

  /// The name of a font; that of one in the bundle of the package registers it.
  private mutating func fontName(_ name: String, _ file: String?) -> SwiftExpression {
    guard let file, plan.options.settings.bundle == .module else { return .string(name) }
    support.insert(.bundledFont)
    let word = name.lowercasingFirst
    return constants.name(
      .font(name, file: file), suggesting: SwiftIdentifier.nearest(to: word) ?? "font")
  }

  /// Reports a font that the app must have, or the file to which it is copied; the first finding quotes its license.
  private mutating func reportFont(
    _ name: String, _ face: FontFace?, copy: String?, at index: Int
  ) {
    let file = face?.path?.split(separator: "/").last.map { " (\($0))" } ?? ""
    let need =
      copy.map { "The font “\(name)” is copied to \(SwiftUIOptions.fontFolder)/\($0)" }
      ?? "The app needs the font “\(name)”\(file)"
    let isFirst = reportedFonts.insert(name).inserted
    let license =
      isFirst ? face?.license.map { "; its license: “\($0.shortened)”" } ?? "" : ""
    report(.fontNeeded, "\(need)\(license).", at: index)
  }
}

extension String {
  /// The text with at most 160 characters, for messages.
  fileprivate var shortened: String { count > 160 ? "\(prefix(159))…" : self }
}

extension FontTraits {
  /// SwiftUI's name of the nearest weight; `nil` for regular.
  fileprivate var swiftUIWeight: String? {
    let names = [
      "ultraLight", "thin", "light", nil, "medium", "semibold", "bold", "heavy", "black",
    ]
    return names[Int((weight / 100).rounded().clamped(to: 1...9)) - 1]
  }
}
