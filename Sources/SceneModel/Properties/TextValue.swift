/// A text, or one that another text replaces.
public struct TextValue: Hashable, Sendable {
  /// The present text.
  public var string: String
  /// The text that replaces it, and how far; `nil` for a text that stays.
  public private(set) var next: Next?

  /// Makes a text that stays.
  public init(_ string: String) { self.string = string }

  /// The text with others in the places of both.
  package func mapped(_ change: (String) -> String) -> TextValue {
    var result = TextValue(change(string))
    if case .text(let string, let progress)? = next {
      result.next = .text(change(string), progress: progress)
    }
    return result
  }

  /// A text that replaces another one.
  public indirect enum Next: Hashable, Sendable {
    /// The text, with the share of the change that is done, from 0 to 1.
    case text(String, progress: Double)
  }
}

extension TextValue: Interpolatable {
  /// The change to another text; one that is interrupted goes on from the text that came.
  public func interpolated(to end: TextValue, progress: Double) -> TextValue {
    guard progress < 1 else { return end }
    var result = self
    if case .text(let string, _)? = next { result = TextValue(string) }
    if progress > 0, result.string != end.string {
      result.next = .text(end.string, progress: progress)
    }
    return result
  }
}
