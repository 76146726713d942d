import CommandLineParsing
import Reporting
import Xsheet

extension CommandTree {
  /// `xsheet diff`.
  static let diff = Command(
    name: "diff", abstract: "List the changes between two versions of a design or of a timeline.",
    discussion: """
      Layers, shapes, effects and views are matched by their names and contents, not by their order, and are named as \
      in After Effects; a precomposition is compared once. Then come the features that only one version uses, and \
      the frames whose pictures differ, which are counted from 0. Of two equal files, also with another order \
      of members or other identifiers, nothing is told. A design is not compared with a timeline: 'xsheet verify' does \
      that. The exit status is 1 if the versions differ, as that of diff.

        xsheet diff old.json new.json
        xsheet diff old.json new.json -o diff.html
        xsheet diff old.json new.json --format markdown --no-pictures
      """,
    options: inputs + [
      .value(
        "format", placeholder: "format",
        kind: .choice(DiffCommand.Format.allCases.map(\.rawValue)), defaultValue: "text",
        help: "How to write the result: Markdown is for comments."),
      .value(
        "output", short: "o", placeholder: "page", kind: .file,
        help: "Also write a page that shows both versions with the changes, as in diff.html."),
      .flag("no-pictures", help: "Compare the content alone, and draw nothing."),
      .value(
        "threshold", placeholder: "percent", kind: .number(0...100), defaultValue: "0",
        help: "The share of the drawn pixels of a frame that may differ without being listed."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384), defaultValue: "320",
        help: "The longer side of the compared pictures, in pixels."),
      jobs, quiet,
    ],
    arguments: [
      Argument("old", kind: .file, help: "The old version: a Lottie export or a timeline, or -."),
      Argument("new", kind: .file, help: "The new version, of the same kind, or -."),
    ])
}
