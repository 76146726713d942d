extension DiagnosticPage {
  /// Pages about conversion to a timeline.
  static let aboutConversion: [DiagnosticCode: DiagnosticPage] = [
    .resampled: DiagnosticPage(
      meaning: """
        A property cannot be written by curves that SwiftUI has. It was sampled and is written as \
        several changes, which stay within a small distance of the original.
        """,
      cause: """
        Keyframes of several parents, curved paths, or time remapping act together on one \
        property.
        """,
      remedy: """
        Nothing has to be done; `xsheet verify` shows how close the result is. Plain easing on one \
        layer gives fewer changes, which are easier to edit by hand.
        """),
    .notConverted: DiagnosticPage(
      meaning: """
        A feature of the composition has no counterpart in a timeline and is missing there. The \
        message says which one.
        """,
      cause: """
        The composition uses more than views with animated properties can show.
        """,
      remedy: """
        Use plain keyframes and shapes where the feature was. `xsheet verify` shows whether the \
        difference can be seen.
        """),
    .malformedTimeline: DiagnosticPage(
      meaning: """
        The file is not a timeline of this version, or a member of it cannot be used. The named \
        place says where reading stopped.
        """,
      cause: """
        The timeline was edited by hand, or another version wrote it.
        """,
      remedy: """
        Mend the file at this place, or convert the composition again. The JSON Schema of \
        timelines helps editors to find such mistakes.
        """),
  ]
}
