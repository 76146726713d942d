/// A text, or a transition from one text to another.
public struct TextValue: Hashable, Sendable {
  /// The present text.
  public var string: String
  /// The text that replaces it, with the progress; `nil` for a text that stays.
  public private(set) var next: Next?

  /// Makes a text that stays.
  public init(_ string: String) { self.string = string }

  /// The text after the change, which is shown where there is no transition.
  public var last: String {
    if case .text(let string, _)? = next { string } else { string }
  }

  /// The text with both texts changed by a function.
  package func mapped(_ change: (String) -> String) -> TextValue {
    var result = TextValue(change(string))
    if case .text(let string, let progress)? = next {
      result.next = .text(change(string), progress: progress)
    }
    return result
  }

  /// A text that replaces another one; stored by reference, so that property values stay small.
  public indirect enum Next: Hashable, Sendable {
    /// The new text, with the progress of the change, 0...1.
    case text(String, progress: Double)
  }
}

extension TextValue: Interpolatable {
  /// The change to another text; an interrupted change continues from its new text.
  public func interpolated(to end: TextValue, progress: Double) -> TextValue {
    guard progress < 1, last != end.last else { return end }
    var result = TextValue(last)
    result.next = .text(end.last, progress: max(0, progress))
    return result
  }
}
