extension DiagnosticPage {
  /// Pages about values that contradict themselves.
  static let aboutValues: [DiagnosticCode: DiagnosticPage] = [
    .emptyTimeRange: DiagnosticPage(
      meaning: """
        A layer or the composition ends before it begins, or at the same time. It is never seen.
        """,
      cause: """
        The layer was trimmed or stretched the wrong way round, or the work area is empty.
        """,
      remedy: """
        Move the out point behind the in point. For a layer that plays backwards, use Time \
        Remapping rather than a negative stretch. A layer that is not needed can be deleted.
        """),
    .emptyKeyframes: DiagnosticPage(
      meaning: """
        A property is marked as animated, but has no keyframes. Its usual value is used.
        """,
      cause: """
        An expression or a script removed all keyframes, or the exporter could not write them.
        """,
      remedy: """
        Set the property to a value, or give it at least two keyframes, then export again.
        """),
    .unsortedKeyframes: DiagnosticPage(
      meaning: """
        The keyframes of a property are not in the order of time. They are put in order.
        """,
      cause: """
        A script added keyframes at the end of the list, or the layer was reversed in time.
        """,
      remedy: """
        Compare the movement with After Effects. If it differs, export again with a current \
        exporter.
        """),
    .simultaneousKeyframes: DiagnosticPage(
      meaning: """
        Several keyframes of a property are at the same time. The last of them counts from there \
        on, so the value jumps.
        """,
      cause: """
        Keyframes were moved closer than a frame, or the exporter rounded their times.
        """,
      remedy: """
        If the jump is wanted, use a hold keyframe (Animation > Toggle Hold Keyframe), which says \
        so. Else delete one of the keyframes.
        """),
    .unevenPath: DiagnosticPage(
      meaning: """
        A path's vertices and tangents differ in number, or the paths of one animation do. Missing \
        tangents are taken as straight, and a path cannot pass evenly into one with another number \
        of vertices.
        """,
      cause: """
        A vertex was added to or removed from the path at one keyframe only, or paths of different \
        origin were pasted.
        """,
      remedy: """
        Give the path the same number of vertices at all keyframes. After Effects adds a new \
        vertex to all keyframes if its preference to preserve a constant vertex count is on.
        """),
    .malformedData: DiagnosticPage(
      meaning: """
        An embedded picture or sound cannot be decoded. Nothing of it is drawn or heard.
        """,
      cause: """
        The embedded text was cut off, or its kind is not PNG, JPEG or WebP.
        """,
      remedy: """
        Replace the footage by a PNG or JPEG file and export again, or let the exporter write \
        pictures as files of their own.
        """),
    .unevenGradient: DiagnosticPage(
      meaning: """
        The list of a gradient's stops is shorter or longer than their count says. As many colours \
        are used as are listed.
        """,
      cause: """
        The exporter could not read the gradient from After Effects and wrote its default, or the \
        number of stops changes over time.
        """,
      remedy: """
        Set the gradient again by the Edit Gradient dialog, with the same number of stops at all \
        keyframes, and export with a current exporter.
        """),
    .runawayRepeater: DiagnosticPage(
      meaning: """
        Repeaters make more copies than can be drawn in reasonable time, mostly because they are \
        nested. Only some are drawn.
        """,
      cause: """
        A repeater inside of another one multiplies the copies; an expression set a number that is \
        too large.
        """,
      remedy: """
        Lower Copies in the repeaters. Copies that lie outside of the canvas or on top of each \
        other can go.
        """),
  ]
}
