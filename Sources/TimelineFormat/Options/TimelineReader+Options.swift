import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads the options of a view.
  mutating func kind(_ entry: ViewCatalog.Entry, _ members: inout MemberReader) -> ViewKind {
    var values: [OptionValue?] = []
    var present: Set<String> = []
    for option in entry.signature.options {
      let value = option.isPossible(with: present) ? self.value(of: option, &members) : nil
      if value != nil { present.insert(option.name) }
      values.append(value)
    }
    return entry.make(values)
  }

  /// Reads an option; `nil` for the default.
  private mutating func value(
    of option: KindSignature.Option, _ members: inout MemberReader
  ) -> OptionValue? {
    let read = { (reader: inout TimelineReader, place: ReadPlace) in
      reader.value(place, of: option.type) ?? option.substitute
    }
    return option.isRequired
      ? required(&members, option.name, read) : optional(&members, option.name, nil, read)
  }

  /// Reads a value of an option's type.
  private mutating func value(_ place: ReadPlace, of type: OptionType) -> OptionValue? {
    switch type {
    case .flag: flag(place).map { .flag($0) }
    case .word(let words): word(place, among: words).map { .word($0) }
    case .count(let range): integer(place, in: range).map { .count($0) }
    case .number: number(place).map { .number($0) }
    case .size:
      pair(place, "width and height", in: TimelineLimits.sizes).map { .pair($0) }
    case .text: string(place).map { .text($0) }
    case .texts(let counts): strings(place, counts).map { .texts($0) }
    case .custom(let form): CustomForm.named(form).read(&self, place).map { .custom($0) }
    }
  }

  private mutating func strings(_ place: ReadPlace, _ counts: ClosedRange<Int>) -> [String]? {
    guard place.value.kind == .array, counts.contains(place.value.count) else {
      expected("an array of \(counts.lowerBound) to \(counts.upperBound) strings", at: place)
      return nil
    }
    return place.elements.compactMap { string($0) }
  }
}

extension KindSignature.Option {
  /// Whether a file must have the option where it is possible.
  var isRequired: Bool { standard == nil || requiredWith != nil }

  /// Whether a view with these options can have it.
  fileprivate func isPossible(with others: Set<String>) -> Bool {
    requiredWith.map { others.contains($0) } ?? true
  }

  /// The value in place of a wrong one, so that properties that depend on the option are not reported too; `nil` for
  /// the default.
  fileprivate var substitute: OptionValue? {
    guard standard == OptionValue.none else { return nil }
    switch type {
    case .word(let words): return words.first.map { .word($0) }
    case .custom(let form): return CustomForm.named(form).substitute.map { .custom($0) }
    case .flag, .count, .number, .size, .text, .texts: return nil
    }
  }
}
