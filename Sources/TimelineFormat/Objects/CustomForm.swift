import JSONTree
import SceneModel
import ViewTree

extension OptionType {
  /// The form of values of the type.
  var form: ValueForm<OptionValue> {
    switch self {
    case .flag: ValueForm.flag.converted(OptionValue.flag, \.flag)
    case .word(let words): ValueForm.word(among: words).converted(OptionValue.word, \.word)
    case .count(let range): ValueForm.integer(in: range).converted(OptionValue.count, \.count)
    case .number: ValueForm.number.converted(OptionValue.number, \.number)
    case .size: ValueForm.size.converted(OptionValue.pair, \.pair)
    case .text: ValueForm.string.converted(OptionValue.text, \.text)
    case .texts(let counts):
      ValueForm<[String]>.array(of: .string, "strings", counts: counts)
        .converted(OptionValue.texts, \.texts)
    case .custom(let name): CustomForm.named(name).form.converted(OptionValue.custom, \.custom)
    }
  }
}

/// The form in files of an option that is no flag, word, number or text.
struct CustomForm: Sendable {
  /// The name of the form in declarations of options, and of its definition in the schema.
  let name: String
  /// A value.
  let example: CustomOption
  /// The form.
  let form: ValueForm<CustomOption>
  /// The form in the schema.
  let schema: SchemaPart
  /// The form of the values on which properties depend as on the example; `nil` if they do on each value.
  let decisive: SchemaPart?
  /// The value in place of a wrong one; `nil` for no value.
  let substitute: OptionValue?

  /// All forms.
  static let all = [transition, matched]

  /// The form with a name.
  static func named(_ name: String) -> CustomForm {
    guard let form = all.first(where: { $0.name == name }) else {
      preconditionFailure("the form \(name) is missing in CustomForm.all")
    }
    return form
  }

  /// Makes the form of a type of values.
  init<Value: Hashable & Sendable>(
    _ name: String, example: Value, substitute: Value?, decisive: SchemaPart? = nil,
    _ form: ValueForm<Value>
  ) {
    self.name = name
    self.example = CustomOption(example)
    self.form = form.defined(as: name).converted({ CustomOption($0) }, { $0.value as? Value })
    schema = form.schema
    self.decisive = decisive
    self.substitute = substitute.map { .custom(CustomOption($0)) }
  }
}

extension ViewKind {
  /// The members for options that differ from their defaults.
  func optionFields(_ notation: TimelineNotation) -> [JSONField] {
    changedOptions.flatMap { JSONField.list($0.name, $0.type.form.write($0.value, notation)) }
  }
}

extension TimelineReader {
  /// Reads the options of a view.
  mutating func kind(_ entry: ViewCatalog.Entry, _ members: inout MemberReader) -> ViewKind {
    var values: [OptionValue?] = []
    var present: Set<String> = []
    for option in entry.signature.options {
      let read = { (reader: inout TimelineReader, place: ReadPlace) in
        option.type.form.read(&reader, place) ?? option.substitute
      }
      // The default of an option has no value.
      var value: OptionValue?
      if option.requiredWith.map({ present.contains($0) }) ?? true {
        value =
          option.isRequired
          ? required(&members, option.name, read)
          : members.take(option.name).flatMap { read(&self, $0) }
      }
      if value != nil { present.insert(option.name) }
      values.append(value)
    }
    return entry.make(values)
  }
}

extension KindSignature.Option {
  /// Whether a file must have the option where it is possible.
  var isRequired: Bool { standard == nil || requiredWith != nil }

  /// The value in place of a wrong one, so that properties that depend on the option are not reported too; `nil` for
  /// the default.
  fileprivate var substitute: OptionValue? {
    guard standard == OptionValue.none else { return nil }
    switch type {
    case .word(let words): return words.first.map { .word($0) }
    case .custom(let form): return CustomForm.named(form).substitute
    case .flag, .count, .number, .size, .text, .texts: return nil
    }
  }
}
