extension DiagnosticPage {
  /// Pages about files that cannot be read.
  static let aboutFiles: [DiagnosticCode: DiagnosticPage] = [
    .emptyFile: DiagnosticPage(
      meaning: """
        The file has no content at all, so there is no composition to read.
        """,
      cause: """
        The export or the download was cut off before anything was written, or a full disk left an \
        empty file behind.
        """,
      remedy: """
        Export the composition again in After Effects and look at the size of the file before it \
        is passed on. If it came over the network, load it again.
        """),
    .malformedJSON: DiagnosticPage(
      meaning: """
        The text stops being JSON at the named line and column. Nothing of the file is used, \
        because what follows cannot be told apart.
        """,
      cause: """
        Mostly the file was cut off, which shows as an error at its last line. Else it was edited \
        by hand (a comma too many, a missing bracket), or it is another kind of file, such as a \
        web page with an error message.
        """,
      remedy: """
        Export the composition again. If the text was edited, go to the line and column: the \
        mistake is there or just before.
        """),
    .rootNotAnObject: DiagnosticPage(
      meaning: """
        The text is JSON, but not an object, as a composition is: it is a list, a string or a \
        number.
        """,
      cause: """
        The file is another one than was meant, for instance a list of file names or a single \
        layer that was copied out.
        """,
      remedy: """
        Check that the file is a Lottie export: it begins with a brace and has members such as \
        "layers", "fr", "w" and "h". In After Effects, export the composition with Bodymovin or \
        LottieFiles.
        """),
    .missingMember: DiagnosticPage(
      meaning: """
        A member is not there without which the file, or the part named by the path, cannot be \
        drawn: the canvas size, the frame rate, the end, or the value of a property.
        """,
      cause: """
        An old or unfinished exporter left it out, or a program that makes files smaller removed \
        too much.
        """,
      remedy: """
        Export the composition again with a current Bodymovin. If a program changes the files \
        after the export, switch it off and compare.
        """),
    .wrongType: DiagnosticPage(
      meaning: """
        A member has a value of another type than its meaning allows, such as a text in place of a \
        number or a list in place of an object. The value is not used.
        """,
      cause: """
        The file was changed by hand or by a script, or the exporter has a mistake.
        """,
      remedy: """
        Export the composition again with a current exporter. To mend the file itself, go to the \
        named place; the message says what was expected.
        """),
    .numberOutOfRange: DiagnosticPage(
      meaning: """
        A number lies outside of what can be meant: a frame rate of nothing, a negative canvas, or \
        a value so large that nothing would be seen.
        """,
      cause: """
        An expression or a script computed it, a frame rate or size was set to 0, or the file was \
        damaged.
        """,
      remedy: """
        Look at the property in After Effects at the named layer and set a value that can be \
        meant. For the frame rate and the canvas, open Composition > Composition Settings.
        """),
    .limitExceeded: DiagnosticPage(
      meaning: """
        The file passes a limit on its size, on the number of its parts or on how deeply they are \
        nested. The limits keep a file from taking all memory or time.
        """,
      cause: """
        Large pictures or sounds are embedded, paths were traced from video, or a plug-in set a \
        keyframe on each frame of many properties.
        """,
      remedy: """
        Split the composition into several, leave out what is not seen, simplify traced paths, and \
        export pictures as files beside the composition.
        """),
    .timelineAsInput: DiagnosticPage(
      meaning: """
        The file is a timeline of Xsheet, while the command needs the Lottie export from which \
        such a timeline is made.
        """,
      cause: """
        The output of `xsheet convert`, whose name ends in `.xsheet.json`, was named as its input.
        """,
      remedy: """
        Name the Lottie export. `xsheet render`, `xsheet report` and `xsheet verify` take timelines too.
        """),
  ]
}
