import SceneModel
import TimelineModel
import ViewTree

/// The properties that views of a kind have, depending on their options.
struct PropertyDependence {
  /// The properties of a view with the defaults of all options.
  private let standard: Set<PropertyKey>
  /// The properties of views that have one option.
  private let cases: [(option: KindSignature.Option, value: OptionValue, keys: Set<PropertyKey>)]

  /// Finds the properties of a kind by making views with each value of each option.
  init(_ entry: ViewCatalog.Entry) {
    let options = entry.signature.options
    let keys = { (values: [OptionValue?]) in Set(entry.make(values).properties.map(\.key)) }
    standard = keys(options.map { _ in nil })
    cases = options.enumerated().flatMap { index, option in
      option.decidingValues.map { value in
        var values = [OptionValue?](repeating: nil, count: options.count)
        values[index] = value
        return (option, value, keys(values))
      }
    }
  }

  /// The conditions for a property, of which one is enough; none if all views have it.
  ///
  /// They are inverse if views that meet one do not have the property.
  func conditions(of key: PropertyKey) -> (conditions: [OptionCondition], isInverse: Bool) {
    let isStandard = standard.contains(key)
    var conditions: [OptionCondition] = []
    for (option, value, keys) in cases where keys.contains(key) != isStandard {
      var condition = OptionCondition(option.name)
      if case .custom(let form) = option.type {
        condition.form = CustomForm.named(form).decisive
      }
      if case .word(let word) = value {
        let existing = conditions.firstIndex { $0.option == option.name }
        let words = (existing.map { conditions.remove(at: $0).words ?? [] } ?? []) + [word]
        condition.words = option.type == .word(words) ? nil : words
      }
      conditions.append(condition)
    }
    return (conditions, isStandard)
  }
}

extension KindSignature.Option {
  /// The values on which properties can depend: all words, and values with a form of their own.
  fileprivate var decidingValues: [OptionValue] {
    switch type {
    case .word(let words): words.map { .word($0) }
    case .custom(let form): [.custom(CustomForm.named(form).example)]
    case .flag, .count, .number, .size, .text, .texts: []
    }
  }
}
