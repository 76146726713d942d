import CommandLineParsing

extension CommandTree {
  /// `xsheet preview`.
  static let preview = Command(
    name: "preview", abstract: "Write pages that show designs beside their timelines.",
    discussion: """
      A page is one HTML file that opens offline. It shows a design and the timeline that convert writes of it side \
      by side, over each other, or as their difference; below them are the exposure sheet, the findings, the verdict \
      and the features. A timeline is shown alone. A name that ends with .html is that of one page, of a file or of \
      two that are compared; another name is that of a folder, for a page of each file and an index.

      Pictures are stored once if they are equal, and otherwise as the parts that changed. They are exact on pages up \
      to 5 MB; on larger ones, colors are approximated where that makes the page smaller.

        xsheet preview animation.json -o animation.html
        xsheet preview designs -o previews --max-size 5MB
      """,
    options: inputs + [
      .value(
        "output", short: "o", placeholder: "path", kind: .file, required: true,
        help: "A page, as in animation.html, or a folder of pages; - is standard output."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...4096), defaultValue: "480",
        help: "The longer side of the pictures, in pixels."),
      .value(
        "fps", placeholder: "rate", kind: .number(0.01...240),
        help: "The most pictures a second. Default: one for each frame."),
      .value(
        "max-size", placeholder: "size",
        help: """
          The largest page, in bytes, KB or MB, as in 5MB. A page that would be larger gets fewer pictures, with a \
          finding.
          """),
      .value(
        "tolerance", placeholder: "px,degrees,n/255", defaultValue: "0.1,0.1,0.5",
        help: "The largest deviation of resampled properties, as for convert."),
      .value(
        "interval", placeholder: "seconds", kind: .number(0.0001...1e6),
        help: "The time between two ticks of the clock, as for convert."),
      noBake,
    ] + batch + [quiet],
    arguments: [timelinesToo])
}
