extension DiagnosticPage {
  /// Pages about conversion to a timeline.
  static let aboutConversion: [DiagnosticCode: DiagnosticPage] = [
    .resampled: DiagnosticPage(
      meaning: """
        A property cannot be written by curves that SwiftUI has. It was sampled and is written as \
        several changes, which stay within a small distance of the original at every frame; the message \
        says how small.
        """,
      cause: """
        The ease of a time remap leads keyframes that have an ease too, there is a keyframe at nearly \
        every frame, as expressions leave them, a curved path is cut by the first frame, or the \
        dimensions of a colour ease differently.
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
    .otherInterval: DiagnosticPage(
      meaning: """
        The interval between two ticks that was asked for does not divide the cycle. The nearest one \
        that does is taken.
        """,
      cause: """
        A clock has a whole number of ticks, and its cycle lasts exactly as long as the composition.
        """,
      remedy: """
        Choose an interval for `--interval` that divides the duration, or change the length of the \
        composition.
        """),
    .baked: DiagnosticPage(
      meaning: """
        SwiftUI has nothing for a feature. The smallest group or shape with it became a sequence of \
        pictures, drawn at the size of the composition, or larger where that is below 640 points; all around \
        it stays as it is. Larger than its pictures, it is not sharp.
        """,
      cause: """
        An effect bends colours, a blur has one direction, a mask joins others softly, or a radial \
        gradient has a highlight.
        """,
      remedy: """
        Nothing has to be done. `xsheet convert --no-bake` leaves the feature out instead. Without the \
        feature the layer stays sharp at all sizes.
        """),
    .bakingLimit: DiagnosticPage(
      meaning: """
        SwiftUI has nothing for a feature, and the pictures that could stand for it would be too many or \
        too large. The feature is left out.
        """,
      cause: """
        A large layer with such a feature changes on many frames.
        """,
      remedy: """
        Use the feature on a smaller layer, or for fewer frames, or render the layer as a video.
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
    .missingMatch: DiagnosticPage(
      meaning: """
        A view is to be matched with others of its name, but there is none that it could take its frame \
        from, or none whose place can be told.
        """,
      cause: """
        The name is misspelt, all views of it are no source, a frame is missing, or the way between the \
        two leads through a repeater or a space that a camera sees.
        """,
      remedy: """
        Give the same name to two views that take turns, or let one follow the other by “isSource”: \
        false; both need a frame.
        """),
    .severalSources: DiagnosticPage(
      meaning: """
        More than one view of a name gives its frame at the same time, so that nobody knows which one \
        counts. SwiftUI leaves undefined what happens then.
        """,
      cause: """
        Both views are there at the beginning, or more than two are sources.
        """,
      remedy: """
        Let one of two views begin with “insertion”: 0 and appear as the other goes. Let all others \
        follow them by “isSource”: false.
        """),
    .matchCircle: DiagnosticPage(
      meaning: """
        The frame of a matched view would depend on itself.
        """,
      cause: """
        A view lies inside of the view that it is matched with, or two views lie in groups that follow \
        what lies in the other one.
        """,
      remedy: """
        Match views that stand beside each other, or let the inner one follow the outer one.
        """),
  ]
}
