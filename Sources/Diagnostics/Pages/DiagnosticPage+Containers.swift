extension DiagnosticPage {
  /// Pages about archives and files beside the composition.
  static let aboutContainers: [DiagnosticCode: DiagnosticPage] = [
    .malformedArchive: DiagnosticPage(
      meaning: """
        The archive or compressed file cannot be unpacked. Nothing of it is used.
        """,
      cause: """
        The file was cut off or damaged, or has an ending that does not fit its content.
        """,
      remedy: """
        Export or download the file again. A `.lottie` file is a zip archive, a `.tgs` file is \
        JSON packed by gzip.
        """),
    .unsafeArchivePath: DiagnosticPage(
      meaning: """
        The archive holds a file whose path leads out of the archive, such as `../a.json`. \
        Archives like that can overwrite other files, so it is refused.
        """,
      cause: """
        The archive was packed with paths that begin elsewhere, or was made to do harm.
        """,
      remedy: """
        Pack the archive again from inside of its folder, with relative paths. Be careful with a \
        file from an unknown source.
        """),
    .archiveTooLarge: DiagnosticPage(
      meaning: """
        The archive unpacks to more than is allowed, in bytes or in files. It is refused, so that \
        it cannot fill the memory.
        """,
      cause: """
        Many animations with large pictures are in one archive, or the archive was made to do \
        harm.
        """,
      remedy: """
        Split the archive, or make its pictures smaller.
        """),
    .noAnimation: DiagnosticPage(
      meaning: """
        The archive holds no animation.
        """,
      cause: """
        Another kind of zip archive was named, or it was packed with a folder around the files.
        """,
      remedy: """
        Pack the archive so that `manifest.json` and the folder `animations` are at its top.
        """),
    .missingAnimation: DiagnosticPage(
      meaning: """
        The manifest names an animation that is not in the archive. The others are used.
        """,
      cause: """
        A file was removed or renamed after the manifest was written.
        """,
      remedy: """
        Pack the archive again with all its animations, by a tool that writes the manifest itself.
        """),
    .malformedManifest: DiagnosticPage(
      meaning: """
        The manifest is missing or cannot be read. The animations are found by their names.
        """,
      cause: """
        The archive was packed by hand, or its manifest was edited.
        """,
      remedy: """
        Pack the archive again with a current tool, such as the LottieFiles plug-in.
        """),
    .unusedArchivePart: DiagnosticPage(
      meaning: """
        A part of the archive, such as a theme or a state machine, or a setting of the manifest is \
        not carried over. The animation itself is.
        """,
      cause: """
        The archive was prepared for players that change colours or react to input.
        """,
      remedy: """
        Nothing has to be done for the animation. Rebuild what reacts to input in the app.
        """),
    .missingImage: DiagnosticPage(
      meaning: """
        A picture is not where the file says. The layers that show it are empty.
        """,
      cause: """
        The pictures were exported as files beside the composition and not passed on with it, or \
        were renamed.
        """,
      remedy: """
        Put the picture beside the file at the named path, mostly in a folder `images`; or embed \
        pictures on export ("Include in JSON" in Bodymovin's asset settings).
        """),
  ]
}
