/// Prints Swift source in the layout of swift-format's default configuration.
struct SwiftPrinter {
  /// The largest length of a line.
  static let lineLength = 100
  /// The lines so far.
  private(set) var lines: [String] = []
  /// The number of spaces of an indentation.
  let step: Int
  /// The present indentation, in spaces.
  var indent = 0
  /// The number of characters that follow the present expression on its last line.
  var tail = 0

  /// Makes a printer.
  ///
  /// - Parameter step: The number of spaces of an indentation.
  init(step: Int = 2) { self.step = step }

  /// Returns the text of a file.
  static func text(of file: SwiftFile, step: Int = 2) -> String {
    var printer = SwiftPrinter(step: step)
    printer.print(file)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func print(_ file: SwiftFile) {
    for line in file.header { lines.append(line.isEmpty ? "//" : "// \(line)") }
    if !file.header.isEmpty { lines.append("") }
    for module in file.imports.sorted() { lines.append("import \(module)") }
    for declaration in file.declarations {
      lines.append("")
      print(declaration)
    }
  }

  /// Adds a line at the present indentation.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  /// Adds lines of which the first one is at the present indentation, and the others have their own.
  mutating func add(_ text: [String]) {
    for (index, line) in text.enumerated() {
      if index == 0 { add(line) } else { lines.append(line) }
    }
  }

  /// Adds lines between braces.
  mutating func block(_ head: String, _ content: (inout SwiftPrinter) -> Void) {
    add("\(head) {")
    indented(content)
    add("}")
  }

  mutating func indented(_ content: (inout SwiftPrinter) -> Void) {
    indent += step
    content(&self)
    indent -= step
  }

  /// Adds documentation, wrapped.
  mutating func document(_ text: String) {
    for line in wrapped(text, prefix: "/// ") { add(line) }
  }

  func wrapped(_ text: String, prefix: String) -> [String] {
    var result: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let isFull =
          indent + prefix.count + line.count + 1 + word.count > SwiftPrinter.lineLength
        if !line.isEmpty, isFull {
          result.append(prefix + line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      result.append(line.isEmpty ? prefix.trimmingSpaces : prefix + line)
    }
    return result
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
