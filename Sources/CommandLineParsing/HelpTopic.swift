/// A page of help about something other than a command.
public struct HelpTopic: Hashable, Sendable {
  /// The name, as in `help <name>`.
  public var name: String
  /// The content, in one sentence.
  public var abstract: String
  /// Paragraphs, separated by empty lines; indented lines are not wrapped.
  public var text: String

  /// Makes a page.
  public init(name: String, abstract: String, text: String) {
    self.name = name
    self.abstract = abstract
    self.text = text
  }

  /// The page for lines of a width, in characters; ends with a line feed.
  public func page(width: Int = OutputWidth.standard) -> String {
    let width = max(width, OutputWidth.narrowest)
    let title = TextWrapping.wrap(abstract, width: width, firstIndent: 0, indent: 0)
    return title + "\n\n" + TextWrapping.wrapParagraphs(text, width: width) + "\n"
  }
}
