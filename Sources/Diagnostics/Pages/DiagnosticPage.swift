/// What there is to read about a kind of finding, whatever the file.
///
/// The texts are Markdown without line feeds. `Documentation.docc` has them as files, which a test compares.
public struct DiagnosticPage: Hashable, Sendable {
  /// What the finding means for what is drawn.
  public var meaning: String
  /// Why files have it.
  public var cause: String
  /// What to do about it, where possible in After Effects.
  public var remedy: String

  /// Makes a page of its parts.
  public init(meaning: String, cause: String, remedy: String) {
    self.meaning = meaning
    self.cause = cause
    self.remedy = remedy
  }
}

extension DiagnosticCode {
  /// What there is to read about the code.
  public var page: DiagnosticPage {
    DiagnosticPage.all[self] ?? DiagnosticPage(meaning: title + ".", cause: "", remedy: advice)
  }

  /// The page as Markdown with headings, its lines not longer than 80 characters.
  public var pageText: String {
    let page = page
    let sections = [
      "# \(rawValue): \(title)", "Severity: \(severity.rawValue).",
      "## What it means", DiagnosticPage.wrapped(page.meaning),
      "## Why it happens", DiagnosticPage.wrapped(page.cause),
      "## What to do", DiagnosticPage.wrapped(page.remedy),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension DiagnosticPage {
  /// The pages in groups with a title each, in the order of the codes.
  static let groups: [(title: String, pages: [DiagnosticCode: DiagnosticPage])] = [
    ("Files that cannot be read", aboutFiles),
    ("Links between the parts of a file", aboutLinks),
    ("Values that contradict themselves", aboutValues),
    ("Layers that are not drawn", aboutLayers),
    ("Text", aboutText),
    ("Shapes, masks and blending", aboutShapes),
    ("Effects, expressions and what else acts on a layer", aboutEffects),
    ("How a file is written", aboutMembers),
    ("Archives and files beside the composition", aboutContainers),
    ("Conversion to a timeline", aboutConversion),
  ]

  /// All pages.
  static let all = groups.reduce(into: [DiagnosticCode: DiagnosticPage]()) { all, group in
    all.merge(group.pages) { first, _ in first }
  }

  /// The page that leads to all others, for documentation.
  static var indexText: String {
    let topics = groups.map { group in
      let codes = group.pages.keys.sorted { $0.rawValue < $1.rawValue }
      return "### \(group.title)\n\n"
        + codes.map { "- <doc:\($0.rawValue)>" }.joined(separator: "\n")
    }
    let start = """
      # ``Diagnostics``

      Findings about files: each has a code, a severity, a place and advice.

      ## Overview

      Codes are stable: `LI` is about import, `TC` about conversion to a timeline. Each has a page, which
      `xsheet explain` prints.

      ## Topics
      """
    return ([start] + topics).joined(separator: "\n\n") + "\n"
  }

  /// A paragraph in lines of at most 80 characters, if its words allow.
  static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
