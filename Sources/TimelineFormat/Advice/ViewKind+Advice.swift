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
