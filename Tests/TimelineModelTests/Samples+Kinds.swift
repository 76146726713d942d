import Geometry
import JSONTree
import SceneModel
import TestSupport
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

extension Samples {
  /// The generated schema.
  static let schema = Result { try JSONDocument(parsing: TimelineSchema.bytes).root }

  /// The kinds of some roles, each without options and with all options but those that need other views.
  static func kinds(where isIncluded: (ViewRole) -> Bool) -> [ViewKind] {
    ViewCatalog.entries.filter { isIncluded($0.role) }.flatMap { entry in
      let options = entry.signature.options
      return [
        entry.make(options.map { $0.isRequired && $0.requiredWith == nil ? $0.example : nil }),
        entry.make(options.map { $0.name == CustomForm.matched.name ? nil : $0.example }),
      ]
    }
  }
}

extension KindSignature.Option {
  /// A value other than the default.
  fileprivate var example: OptionValue {
    switch type {
    case .flag: .flag(standard == .flag(false))
    case .word(let words): .word(words.last { standard != .word($0) } ?? "")
    case .count(let range): .count(min(range.lowerBound + 2, range.upperBound))
    case .number: .number(7.5)
    case .size: .pair(Vector2(12, 0.5))
    case .text: .text("b/ü.png")
    case .texts: .texts(["a.png", "b/ü.png"])
    case .custom(let form): .custom(CustomForm.named(form).example)
    }
  }
}
