import CompositionModel
import Geometry
import JSONTree
import SceneModel

/// A property of After Effects' text styles that is drawn, in the order of the environment script.
enum TextStyleProperty: Int {
  case text, font, fontSize, fillColor, applyFill, strokeColor, applyStroke, strokeWidth, tracking
  case leading, autoLeading, baselineShift, isAllCaps, isSmallCaps
}

/// The changes of a text style by an expression.
struct TextStyle {
  /// The values of properties: numbers, or the name of a font.
  private var values: [TextStyleProperty: (numbers: [Double], text: String)] = [:]

  /// Sets a property; colors have three numbers, flags are 0 or 1.
  mutating func set(_ property: TextStyleProperty, _ numbers: [Double], _ text: String) {
    values[property] = (numbers, text)
  }

  private func number(_ property: TextStyleProperty) -> Double? {
    values[property].map { $0.numbers.first ?? 0 }
  }

  private func isOn(_ property: TextStyleProperty) -> Bool? { number(property).map { $0 != 0 } }

  /// A document with the changes.
  func applied(to document: TextDocument) -> TextDocument {
    var result = document
    if let font = values[.font]?.text { result.fontName = font }
    if let size = number(.fontSize) {
      result.fontSize = size.clamped(to: TextStyle.sizes)
      if document.hasAutoLeading { result.lineHeight = result.fontSize * TextStyle.autoLeading }
    }
    result.fill = color(document.fill, .fillColor, .applyFill)
    result.stroke = color(document.stroke, .strokeColor, .applyStroke)
    if let width = number(.strokeWidth) { result.strokeWidth = max(0, width) }
    if let tracking = number(.tracking) { result.tracking = tracking }
    if let leading = number(.leading) { result.lineHeight = leading }
    if isOn(.autoLeading) == true {
      result.lineHeight = result.fontSize * TextStyle.autoLeading
    }
    if let shift = number(.baselineShift) { result.baselineShift = shift }
    result.capitals = capitals(document.capitals)
    return result
  }

  /// A color that is drawn; `nil` where the paint is switched off, as it is in a document without it.
  private func color(
    _ color: Color?, _ property: TextStyleProperty, _ isApplied: TextStyleProperty
  ) -> Color? {
    guard isOn(isApplied) ?? (color != nil) else { return nil }
    guard let numbers = values[property]?.numbers else { return color ?? .black }
    let channels = (0..<3).map { $0 < numbers.count ? numbers[$0].clamped(to: 0...1) : 0 }
    return Color(red: channels[0], green: channels[1], blue: channels[2])
  }

  private func capitals(_ capitals: TextDocument.Capitals) -> TextDocument.Capitals {
    let isAll = isOn(.isAllCaps) ?? (capitals == .all)
    let isSmall = isOn(.isSmallCaps) ?? (capitals == .small)
    return isAll ? .all : isSmall ? .small : .none
  }

  /// The sizes of fonts that After Effects has, in points.
  private static let sizes = 0.1...1296.0
  /// The line height of automatic leading, in sizes of the font.
  fileprivate static let autoLeading = 1.2
}

extension TextDocument {
  /// The style as JSON, in After Effects' names.
  var styleDescription: JSONNode {
    func color(_ color: Color?) -> JSONNode {
      .numbers((0..<3).map { (color ?? .black).components[$0] })
    }
    return [
      "font": .string(fontName), "fontSize": .number(fontSize),
      "fillColor": color(fill), "applyFill": .bool(fill != nil),
      "strokeColor": color(stroke), "applyStroke": .bool(stroke != nil),
      "strokeWidth": .number(strokeWidth), "tracking": .number(tracking),
      "leading": .number(lineHeight), "autoLeading": .bool(hasAutoLeading),
      "baselineShift": .number(baselineShift),
      "isAllCaps": .bool(capitals == .all), "isSmallCaps": .bool(capitals == .small),
    ]
  }

  /// Whether automatic leading has the same line height.
  fileprivate var hasAutoLeading: Bool {
    abs(lineHeight - fontSize * TextStyle.autoLeading) < 1e-6 * fontSize
  }
}
