import JSONTree

/// The path from the root to the JSON value that is being read.
///
/// It is a list of steps; a pointer's text is made when it is needed.
struct PlacePath {
  /// A step of a path.
  ///
  /// It has no references, as every value that is read adds and removes one.
  enum Step {
    /// A member.
    case member(StaticString)
    /// A member whose name is determined at run time: an index into `names`.
    case named(Int)
    /// An element of an array.
    case element(Int)
  }

  /// The steps from the root.
  var steps: [Step] = []
  /// The names of members that are determined at run time.
  private(set) var names: [String] = []

  /// A step to a member whose name is determined at run time.
  mutating func step(named name: String) -> Step {
    if let index = names.lastIndex(of: name) { return .named(index) }
    names.append(name)
    return .named(names.count - 1)
  }

  /// The JSON pointer.
  var pointer: String { text(isShape: false) }

  /// The JSON pointer with `*` in place of indices.
  var shape: String { text(isShape: true) }

  /// Every layer and shape keeps its pointer, so the text is written without intermediate copies.
  private func text(isShape: Bool) -> String {
    let capacity = steps.reduce(0) { $0 + width($1) }
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var count = 0
      for step in steps {
        buffer[count] = UInt8(ascii: "/")
        count += 1
        switch step {
        case .member(let name):
          for index in 0..<name.utf8CodeUnitCount { buffer[count + index] = name.utf8Start[index] }
          count += name.utf8CodeUnitCount
        case .named(let index):
          for byte in JSONPointer.root.appending(names[index]).description.utf8.dropFirst() {
            buffer[count] = byte
            count += 1
          }
        case .element(let number):
          count = write(isShape ? nil : number, to: buffer, at: count)
        }
      }
      return count
    }
  }

  /// The largest number of bytes of a step.
  private func width(_ step: Step) -> Int {
    switch step {
    case .member(let name): name.utf8CodeUnitCount + 1
    case .named(let index): names[index].utf8.count * 2 + 1
    case .element: 21
    }
  }

  /// Writes an index or `*`, and returns the position after it.
  private func write(
    _ number: Int?, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    guard var number else {
      buffer[start] = UInt8(ascii: "*")
      return start + 1
    }
    var end = start
    repeat {
      buffer[end] = UInt8(ascii: "0") + UInt8(number % 10)
      number /= 10
      end += 1
    } while number > 0
    buffer[start..<end].reverse()
    return end
  }
}
