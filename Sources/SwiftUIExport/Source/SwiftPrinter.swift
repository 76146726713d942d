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
  /// Whether views with several modifiers stay on one line.
  var isUnbroken = false

  /// Makes a printer.
  init(step: Int = 2) { self.step = step }

  /// Returns the text of a file.
  static func text(of file: SwiftFile, step: Int = 2) -> String {
    var printer = SwiftPrinter(step: step)
    printer.print(file)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  /// The number of lines of a file.
  static func lineCount(of file: SwiftFile) -> Int {
    text(of: file).utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the number of lines of statements in a member of a type.
  static func lineCount(of body: [SwiftStatement], step: Int) -> Int {
    var printer = SwiftPrinter(step: step)
    printer.indent = 2 * step
    printer.print(body)
    return printer.lines.count
  }

  /// The most lines of a part of statements.
  static let longestPart = 48

  /// Returns statements in groups that are short, with comments before what they describe.
  static func groups(of body: [SwiftStatement], step: Int) -> [[SwiftStatement]] {
    var (groups, size, comments): ([[SwiftStatement]], Int, [SwiftStatement]) = ([], 0, [])
    for statement in body {
      comments.append(statement)
      if case .comment = statement { continue }
      let length = lineCount(of: comments, step: step)
      if groups.isEmpty || size + length > longestPart {
        groups.append([])
        size = 0
      }
      groups[groups.count - 1] += comments
      (size, comments) = (size + length, [])
    }
    return groups
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
    lines.append(line.isEmpty ? "" : margin + line)
  }

  /// Adds lines of which the first one is at the present indentation, and the others have their own.
  mutating func add(_ text: [String]) {
    if let first = text.first { add(first) }
    lines += text.dropFirst()
  }

  /// Adds lines between braces.
  mutating func block(_ head: String, _ content: (inout SwiftPrinter) -> Void) {
    add("\(head) {")
    indented(content)
    add("}")
  }

  /// The space before lines at the present indentation.
  var margin: String { String(repeating: " ", count: indent) }

  /// The printer one step further to the right.
  var indented: SwiftPrinter {
    var printer = self
    printer.indent += step
    return printer
  }

  mutating func indented(_ content: (inout SwiftPrinter) -> Void) {
    indent += step
    content(&self)
    indent -= step
  }

  func wrapped(_ text: String, prefix: String) -> [String] {
    var result: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      // Lines of a list are indented.
      var margin = String(paragraph.prefix { $0 == " " })
      for word in paragraph.split(separator: " ") {
        let isFull =
          indent + prefix.count + margin.count + line.count + 1 + word.count
          > SwiftPrinter.lineLength
        if !line.isEmpty, isFull {
          result.append(prefix + margin + line)
          if !margin.isEmpty, line.hasPrefix("- ") { margin += "  " }
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      result.append(line.isEmpty ? String(prefix.dropLast()) : prefix + margin + line)
    }
    return result
  }
}
