import JSONTree

/// The path from the root to the JSON value that is being read.
///
/// It is a list of steps; a pointer's text is made when it is needed.
struct PlacePath {
  /// A step of a path.
  ///
  /// It has no references, as every value that is read adds and removes one.
  enum Step {
    case member(JSONName)
    /// A member whose name is determined at run time: an index into `names`.
    case named(Int)
    /// An element of an array.
    case element(Int)
  }

  /// The steps from the root.
  private var steps: [Step] = []
  /// The names of members that are determined at run time.
  private var names: [String] = []
  /// The text of the last pointer; every layer and shape has one, and most of its steps are those of the one before.
  private var text: [UInt8] = []
  /// The ends of the steps of the last pointer in its text.
  private var ends: [Int] = []
  /// The number of steps that have not changed since the last pointer.
  private var keptCount = 0

  /// A step to a member whose name is determined at run time.
  mutating func step(named name: String) -> Step {
    if let index = names.lastIndex(of: name) { return .named(index) }
    names.append(name)
    return .named(names.count - 1)
  }

  /// Adds a step.
  mutating func enter(_ step: Step) {
    steps.append(step)
  }

  /// Removes the last step.
  @inline(__always)
  mutating func leave() {
    steps.removeLast()
    if keptCount > steps.count { keptCount = steps.count }
  }

  /// Replaces all steps.
  mutating func go(to steps: [Step]) {
    self.steps = steps
    keptCount = 0
  }

  /// The JSON pointer.
  var pointer: String {
    mutating get {
      ends.removeLast(ends.count - keptCount)
      text.removeLast(text.count - (ends.last ?? 0))
      for step in steps[keptCount...] {
        switch step {
        case .member(let name):
          text.append(UInt8(ascii: "/"))
          text.append(contentsOf: name.bytes)
        case .named(let index):
          text.append(contentsOf: JSONPointer.root.appending(names[index]).description.utf8)
        case .element(let number):
          text.append(UInt8(ascii: "/"))
          text.append(contentsOf: String(number).utf8)
        }
        ends.append(text.count)
      }
      keptCount = steps.count
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The JSON pointer with `*` in place of indices.
  var shape: String {
    steps.map { step in
      switch step {
      case .member(let name): "/\(name)"
      case .named(let index): JSONPointer.root.appending(names[index]).description
      case .element: "/*"
      }
    }.joined()
  }
}
