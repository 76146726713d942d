extension DiagnosticPage {
  /// Pages about how a file is written.
  static let aboutMembers: [DiagnosticCode: DiagnosticPage] = [
    .unknownMember: DiagnosticPage(
      meaning: """
        The object has a member that is not known. It is not read, and most likely changes \
        nothing.
        """,
      cause: """
        The program that wrote the file keeps notes of its own in it, or it is newer than this \
        version.
        """,
      remedy: """
        Look at the drawing. If it is right, nothing has to be done, and `--ignore LI0701` keeps \
        the note away. If it is not, the name of the member tells what is missing.
        """),
    .oldDialect: DiagnosticPage(
      meaning: """
        The values are written as old exporters did, such as keyframes with start and end values \
        or colours up to 255. They were translated; nothing is lost.
        """,
      cause: """
        The composition was exported by Bodymovin 4 or older, or by a program that follows it.
        """,
      remedy: """
        Nothing has to be done here. For other players, export the composition again with a \
        current exporter.
        """),
    .colorAlpha: DiagnosticPage(
      meaning: """
        A colour has an alpha below 1. It does not count: in After Effects a paint's opacity is a \
        property of its own.
        """,
      cause: """
        A tool other than After Effects' exporter wrote the file.
        """,
      remedy: """
        If the paint is to be transparent, set the opacity of the fill or stroke.
        """),
    .furtherFindings: DiagnosticPage(
      meaning: """
        There are more findings of this kind than are listed. The message says how many.
        """,
      cause: """
        The file repeats a mistake many times, as files do that scripts make.
        """,
      remedy: """
        Mend the listed findings first, then report again. Mostly the others go with them.
        """),
    .unusualForm: DiagnosticPage(
      meaning: """
        A value is written in an unusual way, which can be understood: a number as a text, or a \
        list where one number is meant.
        """,
      cause: """
        A script or another program than After Effects' exporters wrote the file.
        """,
      remedy: """
        Nothing has to be done here. Other players may refuse the value; for them, export again \
        with a current exporter.
        """),
    .lenientJSON: DiagnosticPage(
      meaning: """
        The text deviates from the JSON standard (RFC 8259) at the named line and column. It was \
        read nevertheless; the message says how. A finding stands for all places of its kind.
        """,
      cause: """
        The file was written or edited by hand (comments, a comma after the last element, single \
        quotes), or by a script or an old exporter that does not check numbers and texts (NaN, \
        control characters, half surrogate pairs, bytes that are not UTF-8).
        """,
      remedy: """
        Look at the named place. Most players refuse the file, so remove the deviation, or export \
        again with a current exporter. Set values that were NaN or too large anew.
        """),
  ]
}
