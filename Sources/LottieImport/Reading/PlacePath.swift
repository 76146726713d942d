/// The way from the root to the JSON value that is being read.
///
/// Only a list of steps: the pointer text is made when a finding needs it.
struct PlacePath {
  /// A step down; no references in it, as steps come and go with every value.
  enum Step {
    /// To a member.
    case member(StaticString)
    /// To a member whose name is only known at run time: an index into `names`.
    case named(Int)
    /// To an element.
    case element(Int)
  }

  /// The steps from the root.
  var steps: [Step] = []
  /// The names of members that are only known at run time.
  private(set) var names: [String] = []

  /// A step to a member whose name is only known at run time.
  mutating func step(named name: String) -> Step {
    if let index = names.lastIndex(of: name) { return .named(index) }
    names.append(name)
    return .named(names.count - 1)
  }

  /// The JSON pointer.
  var pointer: String { text { String($0) } }

  /// The JSON pointer with `*` for all indices: the kind of place.
  var shape: String { text { _ in "*" } }

  private func text(_ index: (Int) -> String) -> String {
    var result = ""
    for step in steps {
      result += "/"
      switch step {
      case .member(let name): result += name.description
      case .named(let index): result += PlacePath.escaped(names[index])
      case .element(let number): result += index(number)
      }
    }
    return result
  }

  /// A member name as a pointer writes it.
  static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return name
    }
    var result = ""
    for character in name.unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
