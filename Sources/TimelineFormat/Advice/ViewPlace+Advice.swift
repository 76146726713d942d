import Diagnostics
import SceneModel
import ViewTree

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
