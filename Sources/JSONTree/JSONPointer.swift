/// The path from the root of a JSON text to a value, after RFC 6901.
///
/// Pointers share their common parts, so that appending costs one small allocation. Readers keep the pointer of the
/// surrounding array or object, and append the last part only to report a finding.
package struct JSONPointer: Sendable {
  /// A step of the path.
  enum Token: Sendable {
    case member(String)
    case index(Int)

    /// The step as text, without escapes.
    var text: String {
      switch self {
      case .member(let name): name
      case .index(let index): "\(index)"
      }
    }

    /// The step as an index into an array: digits without a leading zero.
    var index: Int? {
      switch self {
      case .index(let index): return index
      case .member(let name):
        let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, name == "0" || !name.hasPrefix("0") else { return nil }
        return Int(name)
      }
    }
  }

  /// A step, and the steps before it.
  private final class Node: Sendable {
    let parent: Node?
    let token: Token
    let depth: Int

    init(parent: Node?, token: Token) {
      self.parent = parent
      self.token = token
      depth = (parent?.depth ?? 0) + 1
    }
  }

  private let last: Node?

  private init(last: Node?) {
    self.last = last
  }

  /// The pointer to the whole text.
  package static let root = JSONPointer(last: nil)

  /// The number of steps; 0 for the root.
  package var depth: Int { last?.depth ?? 0 }

  /// The pointer to a member of the object at this pointer.
  package func appending(_ name: String) -> JSONPointer {
    JSONPointer(last: Node(parent: last, token: .member(name)))
  }

  /// The pointer to an element of the array at this pointer, from 0.
  package func appending(_ index: Int) -> JSONPointer {
    JSONPointer(last: Node(parent: last, token: .index(index)))
  }

  /// The steps, from the root on.
  var tokens: [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(depth)
    var node = last
    while let current = node {
      tokens.append(current.token)
      node = current.parent
    }
    return tokens.reversed()
  }
}

extension JSONPointer: LosslessStringConvertible {
  /// The longest pointer that is read from text, in steps: the largest depth of documents.
  private static let longest = JSONDocument.largestDepthLimit

  /// Reads a pointer such as `/layers/0/ks`; nil if the text is not a pointer.
  package init?(_ text: String) {
    var pointer = JSONPointer.root
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts[0].isEmpty, parts.count <= JSONPointer.longest + 1 else { return nil }
    for part in parts.dropFirst() {
      guard let name = JSONPointer.unescaped(part) else { return nil }
      pointer = pointer.appending(name)
    }
    self = pointer
  }

  /// The text, such as `/layers/0/ks`; empty for the root.
  package var description: String {
    var text = ""
    for token in tokens {
      text += "/"
      for character in token.text.unicodeScalars {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(character)
        }
      }
    }
    return text
  }

  private static func unescaped(_ part: Substring) -> String? {
    var name = String.UnicodeScalarView()
    var scalars = part.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "~" else {
        name.append(scalar)
        continue
      }
      switch scalars.next() {
      case "0": name.append("~")
      case "1": name.append("/")
      default: return nil
      }
    }
    return String(name)
  }
}

extension JSONPointer: Hashable {
  /// Whether two pointers have the same text; an index equals a member with that number as name.
  package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.depth == right.depth
      && zip(left.tokens, right.tokens).allSatisfy { $0.text == $1.text }
  }

  /// Feeds the steps to a hasher.
  package func hash(into hasher: inout Hasher) {
    for token in tokens { hasher.combine(token.text) }
  }
}
