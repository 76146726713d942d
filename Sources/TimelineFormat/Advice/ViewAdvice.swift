import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

// Advice about a name that is no property of a kind of view.
extension ViewKind {
  /// The largest number of kinds that are named.
  private static let longestList = 4

  /// The end of a message that names the kinds with a property of the name; `nil` if none has it.
  func otherPlace(ofProperty name: String) -> String? {
    let entries = ViewCatalog.entries.filter { entry in
      entry.signature.properties.contains { $0.key.rawValue == name }
    }
    let own = ViewCatalog.entry(of: self)
    let group = ViewCatalog.entry(of: .group(GroupView())).signature.name
    let names = entries.map(\.signature.name)
    guard !names.isEmpty, !names.contains(own.signature.name) else { return nil }
    if own.role.isDrawn, names.contains(group) {
      return "; put it into a group, which has “\(name)”"
    }
    let near = entries.filter { $0.role != .effect || own.role == .effect }
    let list = (near.isEmpty ? entries : near).prefix(ViewKind.longestList)
      .map(\.signature.name).joined(separator: ", ")
    return "; “\(name)” is a property of \(list)"
  }

  /// The end of a message about a name that an action cannot change.
  fileprivate func advice(aboutProperty name: String) -> String {
    let options = ViewCatalog.entry(of: self).signature.options.map(\.name)
    if options.contains(name) { return ", but an option, which cannot change" }
    let keys = properties.map(\.key.rawValue)
    let hint = otherPlace(ofProperty: name) ?? Suggestion.text(for: name, among: keys)
    let list = keys.isEmpty ? "it has none" : "it has \(keys.joined(separator: ", "))"
    return TimelineReader.sentences(hint, list)
  }
}

extension TimelineReader {
  /// Adds a clause to the end of a message that may be a question.
  static func sentences(_ hint: String, _ clause: String) -> String {
    hint.hasSuffix("?")
      ? "\(hint) \(clause.uppercasingFirst)" : "\(hint); \(clause)"
  }

  /// The message about a property that a view does not have.
  func missingProperty(_ name: String, of view: ViewNode) -> String {
    let article = ViewCatalog.entry(of: view.kind).signature.article
    return "“\(view.id)”, \(article), has no property \(ReadPlace.quoted(name))"
      + view.kind.advice(aboutProperty: name)
  }
}

// Messages about a kind of view that a place cannot have.
extension ViewPlace {
  /// An example of an effect, as a list of all is too long for a message.
  private static let effectExample = GaussianBlur.kindName

  /// Features that have no kind of view, with their substitutes.
  private static let absent: [(names: [String], text: String)] = [
    (["button"], "there are no controls: draw a button as a group of shapes"),
    (["camera"], "a camera is a group with “space”: “camera”"),
    (["audio", "sound"], "there is no sound"),
  ]

  /// The kinds that are allowed, in a sentence; effects by an example.
  var listOfKinds: String {
    let entries = ViewCatalog.entries.filter { $0.role.isAllowed(in: self) }
    let names = entries.filter { $0.role != .effect }.map { "“\($0.signature.name)”" }
    let all = names.joined(separator: ", ")
    return entries.count == names.count
      ? "one of \(all)" : "one of \(all) or an effect such as “\(ViewPlace.effectExample)”"
  }

  /// The end of a message about an unknown kind: the kind that is meant, and its place.
  func hint(ofKind word: String) -> String {
    let plain = String(word.lowercased().filter { $0.isLetter || $0.isNumber })
    if let absent = ViewPlace.absent.first(where: { $0.names.contains(plain) }) {
      return "; " + absent.text
    }
    if let entry = ViewCatalog.entries.first(where: { $0.signature.synonyms.contains(plain) }) {
      return "; use “\(entry.signature.name)”\(otherPlace(of: entry, after: ", "))"
    }
    let names = ViewCatalog.entries.filter { $0.role.isAllowed(in: self) }.map(\.signature.name)
    guard
      let name = Suggestion.nearest(to: word, among: names)
        ?? Suggestion.nearest(to: word, among: ViewCatalog.names),
      let entry = ViewCatalog.entry(named: name)
    else { return "" }
    return "; did you mean “\(name)”\(otherPlace(of: entry, after: ", "))?"
  }

  /// The end of a message that tells where a kind is allowed; empty if it is allowed at the place.
  func otherPlace(of entry: ViewCatalog.Entry, after words: String) -> String {
    if entry.role.isAllowed(in: self) { return "" }
    return switch entry.role {
    case .geometry, .paint: "\(words)in a “\(ShapeView.kindName)”"
    case .drawn, .mask, .effect: "\(words)in a “\(GroupView.kindName)”"
    case .repeater: ""
    }
  }
}
