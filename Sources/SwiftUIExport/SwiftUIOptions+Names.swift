import Diagnostics
import Foundation
import TimelineModel

// Names of pictures and root views.
extension SwiftUIOptions {
  /// The name of a picture for the name of its file, if it is not in an asset catalog that is written, too.
  package static func imageName(of source: String) -> String {
    let file = source.split(separator: "/").last.map(String.init) ?? source
    return (file as NSString).deletingPathExtension
  }

  /// The name of the root view for the name of a file: its words with capitals.
  package static func viewName(of name: String) -> String {
    let words = name.split { !isWordCharacter($0) }
    let text = words.map(\.uppercasingFirst).joined()
    let word = text.first.map(isDigit) ?? true ? "Animation\(text)" : text
    let view = word.hasSuffix("View") ? word : "\(word)View"
    return ExportNames.takenNames.contains(view) ? "\(view.dropLast(4))AnimationView" : view
  }

  /// The name of a root view without `View` at its end, which the name of its theme begins with.
  package static func stem(ofViewName name: String) -> String {
    name.hasSuffix("View") && name != "View" ? String(name.dropLast(4)) : name
  }

  /// The reason why a text cannot be the name of a root view, to follow the name; `nil` if it can.
  package static func problem(ofViewName name: String) -> String? {
    guard let first = name.first, first == "_" || isWordCharacter(first), !isDigit(first),
      name.allSatisfy({ $0 == "_" || isWordCharacter($0) }), name != "_"
    else { return "is not an identifier of Swift" }
    if reservedWords.contains(name) { return "is a reserved word of Swift" }
    if ExportNames.takenNames.contains(name) { return "is the name of a type that the source uses" }
    return nil
  }

  /// The words that cannot name a type.
  private static let reservedWords = SwiftIdentifier.reservedWords.union([
    "Protocol", "Type", "actor",
  ])

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || isDigit(character)
  }
}
