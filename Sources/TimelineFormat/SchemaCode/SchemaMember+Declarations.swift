import JSONTree
import SceneModel
import TimelineModel

extension SchemaMember {
  /// An option of a view.
  static func option(_ option: KindSignature.Option) -> SchemaMember {
    var part = option.type.schema.described(option.summary)
    if let standard = option.standard?.jsonNode(option.type) {
      part = part.defaulting(to: standard)
    }
    return SchemaMember(name: option.name, part: part, isRequired: option.isRequired)
  }

  /// A property of a view.
  static func property(_ property: PropertyDeclaration) -> SchemaMember {
    let schema =
      property.key == .gradientStops
      ? SchemaPart.reference("gradientStops") : property.initial.schema
    let part = schema.described(property.description)
      .adding("animatable", .bool(property.isAnimatable))
      .defaulting(to: property.initial.jsonNode(like: property.initial))
    return .optional(property.key.rawValue, part)
  }
}

extension OptionType {
  /// The form of values of the type.
  fileprivate var schema: SchemaPart {
    switch self {
    case .flag: .boolean
    case .word(let words): .words(words)
    case .count(let range): .integer(in: range)
    case .number: .reference("number")
    case .size: .reference("size")
    case .text: .string
    case .texts(let counts): .array(of: .string, counts: counts)
    case .custom(let form): .reference(CustomForm.named(form).definition.name)
    }
  }
}

extension PropertyValue {
  /// The form of values of the same type.
  fileprivate var schema: SchemaPart {
    switch self {
    case .flag: .boolean
    case .number: .reference("number")
    case .vector: .reference("vector")
    case .color: .reference("color")
    case .numbers: .reference("numbers")
    case .path: .reference("pathData")
    }
  }
}

extension PropertyDeclaration {
  /// The meaning, how it can change, the unit and the range.
  fileprivate var description: String {
    if !isAnimatable { return summary + " Can be set, not animated." }
    let facts = ["Animatable", unit.phrase, range?.text].compactMap { $0 }
    return summary + " " + facts.joined(separator: ", ") + "."
  }
}

extension PropertyUnit {
  /// The unit in a sentence; `nil` for numbers without one.
  fileprivate var phrase: String? {
    switch self {
    case .points: "in points"
    case .degrees: "in degrees"
    case .color, .factor: nil
    }
  }
}
