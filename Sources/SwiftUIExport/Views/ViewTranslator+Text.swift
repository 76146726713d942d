import Diagnostics
import Geometry
import SceneModel
import TextLayout
import TimelineModel
import ViewTree

// Texts: one `Text` for each line, placed by its baseline, or one for all where the string changes.
extension ViewTranslator {
  /// The lines of a text; `nil` for one without letters.
  mutating func text(
    _ text: TextView, _ index: Int, in space: Space
  ) -> SwiftExpression? {
    var color = color(index)
    let string = changingString(of: text, index, &color.values)
    let lines = string.map { [(["verbatim": $0], 0)] } ?? fixedLines(of: text, index)
    guard !lines.isEmpty else { return nil }
    let position = source(.position, of: index)
    let font = font(of: text, index)
    let transition = contentTransition(of: text, index)
    // SwiftUI adds tracking after the last letter too.
    let shift = Vector2(text.tracking * text.alignment.share, 0)
    let views = lines.map { line in
      let view = SwiftExpression.call("Text", line.content)
        .modified(
          font + tracking(text) + [SwiftModifier("foregroundStyle", [color.style])] + transition)
      let point = Vector2(0, line.y) + shift
      guard position.isConstant else { return placed(view, text, point, in: .centered) }
      return placed(view, text, point + position.initial.vectorValue.xy, in: space)
    }
    let result = color.values.animating(.layers(views))
      .modified(opacity(of: index, leaves: lines.count))
    guard !position.isConstant else { return result }
    return result.modified(offsets(position) + placement(.zero, in: space))
  }

  private mutating func placed(
    _ view: SwiftExpression, _ text: TextView, _ point: Vector2, in space: Space
  ) -> SwiftExpression {
    support.insert(.baselinePlacement)
    let alignment: SwiftArguments =
      text.alignment == .leading ? [] : [.text(".\(text.alignment.rawValue)")]
    return view.modified([.modifier("BaselinePlacement", alignment)] + placement(point, in: space))
  }

  /// A line as it is written, and the distance of its baseline from the first one, in points.
  private typealias Line = (content: SwiftArguments, y: Double)

  private mutating func fixedLines(of text: TextView, _ index: Int) -> [Line] {
    let node = tree.views[index].node
    let string = TextView.shown(
      source(.string, of: index).initial.textValue,
      count: node.initialValue(.count)?.numberValue ?? 0)
    return text.writtenLines(of: string).map { (content($0.text, index), $0.y) }
  }

  /// The string of a text whose string or count changes; `nil` for other texts.
  private mutating func changingString(
    of text: TextView, _ index: Int, _ values: inout AnimatedValues
  ) -> SwiftExpression? {
    let (string, count) = (source(.string, of: index), source(.count, of: index))
    let motion = tree.views[index].motions[.string]
    let strings = ([string.initial] + (motion?.values ?? [])).map(\.textValue)
    let counts = strings.contains { $0.contains(TextView.countMark) }
    guard !string.isConstant || counts && !count.isConstant else { return nil }
    if text.width > 0 || strings.contains(where: { $0.contains(where: \.isNewline) }) {
      omit("the line height and the wrapping of a text that changes", of: index)
    }
    guard counts else { return string.expression }
    var whole = SwiftExpression.string(
      TextView.shown(TextView.countMark, count: count.initial.numberValue))
    if !count.isConstant {
      let number = apart("count", count.expression, &values)
      let rounded = SwiftExpression.call(.member(number, "rounded"), [], nil)
      whole = .call("String", [.call("Int", [rounded])])
    }
    guard string.isConstant else {
      return plan.options.target.replacing(TextView.countMark, in: string.expression, with: whole)
    }
    let parts = strings[0].split(separator: TextView.countMark, omittingEmptySubsequences: false)
    let words: [SwiftExpression] = parts.enumerated().flatMap { index, part in
      (index == 0 ? [] : [whole]) + (part.isEmpty ? [] : [.string(String(part))])
    }
    return words.dropFirst().reduce(words[0]) { .infix($0, "+", $1) }
  }

  /// The words of a line: a member of the theme, which the app can change and translate.
  private mutating func content(_ text: String, _ index: Int) -> SwiftArguments {
    // SwiftUI reads Markdown and formats in texts that can be translated; letters alone are parts of a word.
    guard text.count > 1, !text.contains(where: { "*_`[]~\\<%".contains($0) }) else {
      return ["verbatim": .string(text)]
    }
    return constants.text(text, textUse(of: index), plan.options)
  }

  /// The use of a text of the theme.
  func textUse(of index: Int) -> ThemeTable.Use {
    var use = themeUse(of: index)
    if !use.word.hasSuffix("Text") { use.word += "Text" }
    return use
  }

  /// The transition of a string that is animated.
  private mutating func contentTransition(of text: TextView, _ index: Int) -> [SwiftModifier] {
    guard plan.options.target.hasContentTransitions, animatesVariables,
      tree.views[index].motions[.string] != nil, let transition = text.contentTransition.source
    else { return [] }
    if text.contentTransition != .opacity {
      report(
        .approximatedTransition,
        "SwiftUI moves the letters of “\(tree.views[index].node.id)” in its own way; "
          + "frames of Xsheet show an approximation.", at: index)
    }
    let alignment = SwiftExpression.text(".\(text.alignment.rawValue)")
    // A text that goes keeps its place beside a longer or shorter one.
    let place =
      text.alignment == .leading ? [] : [SwiftModifier("multilineTextAlignment", [alignment])]
    return [SwiftModifier("contentTransition", [transition])] + place
  }

  private func tracking(_ text: TextView) -> [SwiftModifier] {
    text.tracking == 0 ? [] : [SwiftModifier("tracking", [.number(text.tracking)])]
  }
}

extension ContentTransition {
  /// SwiftUI's transition; `nil` for none.
  fileprivate var source: SwiftExpression? {
    switch self {
    case .identity: nil
    case .opacity: .text(".opacity")
    case .numericText: .call(".numericText", [])
    case .numericTextDown: .call(".numericText", ["countsDown": .flag(true)])
    }
  }
}

extension TextView {
  /// The lines of a string with letters, and the distances of their baselines from the first one, in points.
  fileprivate func writtenLines(of string: String) -> [(text: String, y: Double)] {
    let lines =
      block(string)?.lines.map(\.text)
      ?? string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
        String.init)
    return lines.enumerated().map { (text: $0.element, y: Double($0.offset) * lineStep) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}

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
      let styles = [face.synthesis.isBold ? "bold" : nil, face.synthesis.isItalic ? "italic" : nil]
      report(
        .synthesizedStyle,
        "The text is drawn \(styles.compactMap(\.self).joined(separator: " and ")), "
          + "which the font “\(known)” is not; the app shows it without.", at: index)
    }
    let font = SwiftExpression.call(".custom", [nil: fontName(known, file), "fixedSize": size])
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

  /// The name of a font; reading the name of a font in the bundle of the package registers it.
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
    let license = isFirst ? face?.license.map { "; its license: “\($0.shortened)”" } ?? "" : ""
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
