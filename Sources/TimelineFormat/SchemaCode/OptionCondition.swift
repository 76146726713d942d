import JSONTree
import TimelineModel

/// A condition on an option of a view.
struct OptionCondition: Hashable {
  /// The name of the option.
  let option: String
  /// The words that meet it; `nil` if each value does.
  var words: [String]?
  /// The form that meets it; `nil` if each value does.
  var form: SchemaPart?

  /// The condition that a view has an option.
  init(_ option: String) {
    self.option = option
  }

  /// The condition as a part of a schema.
  var part: SchemaPart {
    let part: SchemaPart = ["required": [.string(option)]]
    let value = words.map { SchemaPart.words($0) } ?? form
    return value.map { part.adding([.optional(option, $0)]) } ?? part
  }
}
