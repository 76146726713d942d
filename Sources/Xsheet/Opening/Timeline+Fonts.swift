import TextLayout
import ViewTree

extension Timeline {
  /// Finds the fonts of texts; returns a finding for each that is missing, at the first text that names it, and for each
  /// library that is missing.
  mutating func resolveFonts(_ library: FontLibrary?, of document: JSONDocument) -> DiagnosticList {
    var findings = DiagnosticList()
    guard let library else { return findings }
    var stacks: [String: FontStack] = [:]
    canvas.resolveFonts { name in
      if let stack = stacks[name] { return stack }
      let stack = library.match(named: name).map { FontStack($0, library) }
      stacks[name] = stack
      return stack
    }
    // A font may replace the system's, whose name is empty.
    let missing = stacks.filter { name, stack in
      stack.match.origin == .builtIn || !name.isEmpty && stack.match.origin.isReplacement
    }
    let pointers = document.withRoot { $0.pointers(toStrings: Set(missing.keys)) }
    for (name, stack) in missing.sorted(by: { $0.key < $1.key }) {
      findings.report(
        Diagnostic(
          .replacedFont,
          message: (name.isEmpty ? "No font is installed" : "The font \"\(name)\" is missing")
            + "; text is set in \(stack.face.name).",
          advice: "Add the font with --font-dir, or name another one.",
          pointer: pointers[name] ?? ""))
    }
    for (name, stack) in stacks.sorted(by: { $0.key < $1.key }) {
      guard let problem = stack.match.problem else { continue }
      findings.report(
        Diagnostic(
          .unusableFont,
          message: "The file of the font \"\(name)\" cannot be used: \(problem)."))
    }
    for problem in TextLibrary.problems(of: canvas.texts.map(\.string)) {
      findings.report(Diagnostic(.missingTextLibrary, message: problem))
    }
    return findings
  }
}
