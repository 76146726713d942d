extension DiagnosticPage {
  /// Pages about text.
  static let aboutText: [DiagnosticCode: DiagnosticPage] = [
    .unsupportedText: DiagnosticPage(
      meaning: """
        The text, or some of its characters, is not drawn because the file has no outlines for \
        them; or it is drawn otherwise: capitals as they are written, lines that should fill a box \
        from its left.
        """,
      cause: """
        The composition was exported without glyphs, or the text was changed in the file after the \
        export, to characters that it does not hold. Small capitals have no outlines of their own.
        """,
      remedy: """
        Switch "Glyphs" on in Bodymovin's settings and export again. Or create shapes from the \
        text (Layer > Create > Create Shapes from Text), which looks the same everywhere.
        """),
    .unsupportedTextAnimator: DiagnosticPage(
      meaning: """
        A text animator turns or scales the text as a whole, which is drawn letter by letter.
        """,
      cause: """
        Anchor Point Grouping in the layer's More Options is set to All.
        """,
      remedy: """
        Animate the layer's own transform instead, or create shapes from the text (Layer > Create > \
        Create Shapes from Text) and animate the group around its letters.
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
