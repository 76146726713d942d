extension DiagnosticPage {
  /// Pages about text.
  static let aboutText: [DiagnosticCode: DiagnosticPage] = [
    .unsupportedText: DiagnosticPage(
      meaning: """
        The text, or some of its characters, is not drawn because the file has no outlines for \
        them.
        """,
      cause: """
        The composition was exported without glyphs, or the text was changed in the file after the \
        export, to characters that it does not hold.
        """,
      remedy: """
        Switch "Glyphs" on in Bodymovin's settings and export again. Or create shapes from the \
        text (Layer > Create > Create Shapes from Text), which looks the same everywhere.
        """),
    .unsupportedTextAnimator: DiagnosticPage(
      meaning: """
        A text animator, or a property of it, is not drawn: the text stands as if the animator \
        were not there.
        """,
      cause: """
        The text moves, fades or changes by character, word or line.
        """,
      remedy: """
        Create shapes from the text (Layer > Create > Create Shapes from Text) and animate the \
        groups of its letters. If all letters do the same, animate the layer's own transform.
        """),
    .unsupportedTextPath: DiagnosticPage(
      meaning: """
        The text follows a path, but not the last margin, which the end of the path is taken for.
        """,
      cause: """
        The layer's Path Options have a Last Margin other than 0.
        """,
      remedy: """
        Shorten the mask's path by the margin and set the margin to 0.
        """),
    .unsupportedTextSelector: DiagnosticPage(
      meaning: """
        A selector of a text animator follows an expression, which is not evaluated. It selects \
        all characters alike.
        """,
      cause: """
        An expression selector, or a preset that contains one, was added to the animator.
        """,
      remedy: """
        Use a range selector and set keyframes for Start, End or Offset.
        """),
  ]
}
