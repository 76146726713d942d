/// Why the Markdown file of a code is not a page.
enum DiagnosticPageError: Error, Hashable {
  /// A part that every page needs.
  case missing(String)
  /// A line that is in the wrong place, or has an unknown or repeated key or an unknown value.
  case unexpected(String)
}
