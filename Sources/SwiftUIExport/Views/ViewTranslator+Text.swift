import Diagnostics
import Geometry
import SceneModel
import TextLayout
import ViewTree

// Texts: one `Text` for each line, placed by its baseline.
extension ViewTranslator {
  /// The lines of a text; `nil` for one without letters.
  mutating func text(
    _ text: TextView, _ index: Int, in space: Space
  ) -> SwiftExpression? {
    let lines = text.writtenLines
    guard !lines.isEmpty else { return nil }
    let position = source(.position, of: index)
    let color = color(index)
    let font = font(of: text, index)
    // SwiftUI adds tracking after the last letter too.
    let shift = Vector2(text.tracking * text.alignment.share, 0)
    let views = lines.map { line in
      let view = SwiftExpression.call("Text", content(line.text, index))
        .modified(font + tracking(text) + [SwiftModifier("foregroundStyle", [color.style])])
      let point = Vector2(0, line.y) + shift
      guard position.isConstant else { return placed(view, text, point, in: .centered) }
      return placed(view, text, point + position.initial.vectorValue.xy, in: space)
    }
    var result = views.count == 1 ? views[0] : SwiftExpression.stack(views)
    result = color.values.animating(result)
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
    return view.modified(
      [.modifier("BaselinePlacement", alignment)] + placement(point, in: space))
  }

  /// The words of a line: a member of the theme, which the app can change and translate.
  private mutating func content(_ text: String, _ index: Int) -> SwiftArguments {
    // SwiftUI reads Markdown and formats in texts that can be translated; letters alone are parts of a word.
    guard text.count > 1, !text.contains(where: { "*_`[]~\\<%".contains($0) }) else {
      return ["verbatim": .string(text)]
    }
    var use = themeUse(of: index)
    if !use.word.hasSuffix("Text") { use.word += "Text" }
    return [constants.text(text, use)]
  }

  private func tracking(_ text: TextView) -> [SwiftModifier] {
    text.tracking == 0 ? [] : [SwiftModifier("tracking", [.number(text.tracking)])]
  }

  /// The font of a text; one that the app must have is a finding.
  private mutating func font(of text: TextView, _ index: Int) -> [SwiftModifier] {
    let size = SwiftExpression.number(text.size)
    guard let name = text.font else {
      return [SwiftModifier("font", [.call(".system", ["size": size])])]
    }
    let known = text.stack?.face.postScriptName ?? name
    let file = text.stack?.face.path?.split(separator: "/").last.map { " (\($0))" } ?? ""
    diagnostics.report(
      Diagnostic(
        .fontNeeded, message: "The app needs the font “\(known)”\(file).",
        layerPath: path(of: index)))
    let font = SwiftExpression.call(".custom", [nil: .string(known), "fixedSize": size])
    let weight = text.stack.flatMap { $0.face.isVariable ? $0.face.traits.swiftUIWeight : nil }
    return [
      SwiftModifier(
        "font", [weight.map { font.modified([SwiftModifier("weight", [.text(".\($0)")])]) } ?? font]
      )
    ]
  }
}

extension TextView {
  /// The lines with letters, and the distances of their baselines from the first one, in points.
  fileprivate var writtenLines: [(text: String, y: Double)] {
    let lines =
      block?.lines.map(\.text)
      ?? string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
        String.init)
    return lines.enumerated().map { (text: $0.element, y: Double($0.offset) * lineStep) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
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
