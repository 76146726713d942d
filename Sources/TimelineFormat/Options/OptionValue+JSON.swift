import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension ViewKind {
  /// The members for options that differ from their defaults.
  var optionFields: [JSONField] {
    changedOptions.compactMap { option in
      option.value.jsonNode(option.type).map { JSONField(option.name, $0) }
    }
  }
}

extension OptionValue {
  /// The value in a file, for an option of a type; `nil` for no value.
  func jsonNode(_ type: OptionType) -> JSONNode? {
    switch self {
    case .none: nil
    case .flag(let flag): .bool(flag)
    case .word(let text), .text(let text): .string(text)
    case .count(let count): .number(Double(count))
    case .number(let number): .number(number)
    case .pair(let pair): .numbers([pair.x, pair.y])
    case .texts(let texts): .array(texts.map { .string($0) })
    case .custom(let value): type.form?.write(value)
    }
  }
}

extension OptionType {
  /// The form of values that have one of their own.
  var form: CustomForm? {
    if case .custom(let name) = self { CustomForm.named(name) } else { nil }
  }
}
