/// The way from the root to the JSON value that is being read.
///
/// Only a list of steps: the pointer text is made when a finding needs it.
struct PlacePath {
  /// A step down.
  enum Step {
    /// To a member.
    case member(StaticString)
    /// To a member whose name is only known at run time.
    case named(String)
    /// To an element.
    case element(Int)
  }

  /// The steps from the root.
  var steps: [Step] = []

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
      case .named(let name): result += PlacePath.escaped(name)
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
