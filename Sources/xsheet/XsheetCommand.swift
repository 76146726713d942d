import CommandLineParsing

/// The commands of `xsheet` and their options.
enum XsheetCommand {
  /// The version of the tool.
  static let version = "0.1.0"

  /// The whole command line.
  static let root = Command(
    name: "xsheet",
    abstract: "Turn After Effects animations, exported as Lottie JSON, into SwiftUI timelines.",
    discussion: """
      Files are Lottie exports (.json); render also takes timelines (.xsheet.json). A folder stands for \
      all .json files in it, - for standard input. Findings and progress go to standard error, results \
      to standard output or to files.

      Exit status: 0 done; 1 findings at or above --fail-on, or not verified; 64 wrong usage; \
      65 unusable input; 66 no such input; 73 an output cannot be created; 74 reading or writing failed.
      """,
    subcommands: [inspect, report, convert, render, verify], version: version)

  private static let files = Argument(
    "file", kind: .file, count: .atLeastOne,
    help: "A Lottie export, a folder of them, or - for standard input.")

  private static let format = Option.value(
    "format", placeholder: "format", kind: .choice(["text", "json"]), defaultValue: "text",
    help: "How to write the result: text or json.")

  private static let inspect = Command(
    name: "inspect", abstract: "Show a composition as a tree: layers, times, parents, what moves.",
    arguments: [files])

  private static let report = Command(
    name: "report", abstract: "List what can not be carried over, where, and why.",
    options: [
      format,
      .value(
        "fail-on", placeholder: "severity", kind: .choice(["error", "warning", "note"]),
        defaultValue: "error", help: "The least severity that makes the exit status 1."),
    ],
    arguments: [files])

  private static let convert = Command(
    name: "convert", abstract: "Write a composition as a timeline of timer events.",
    discussion: "NAME.json becomes NAME.xsheet.json.",
    options: [
      .value(
        "output", short: "o", placeholder: "folder", kind: .directory,
        help: """
          The folder to write to; made if it is not there. Default: the present one, for standard \
          input standard output. - is standard output.
          """),
      .value(
        "format", placeholder: "format", kind: .choice(["timeline"]), defaultValue: "timeline",
        help: "What to write: timeline."),
    ],
    arguments: [files])

  private static let render = Command(
    name: "render", abstract: "Draw frames of a composition or timeline as PNG pictures.",
    discussion: """
      Frames are counted from 0, the first frame of the composition. Without a choice of frames, frame \
      0 is drawn. Pictures have straight alpha and a transparent background.
      """,
    options: [
      .value(
        "output", short: "o", placeholder: "pattern", kind: .file, required: true,
        help: """
          Where to write: a file, with a place for the frame's number as in 'frame-%05d.png' where \
          there are several; - is standard output.
          """),
      .value(
        "frames", placeholder: "frames",
        help: "Which frames: numbers (0,15,30), ranges (10..40), both, or all."),
      .value(
        "time", placeholder: "seconds", kind: .number(0...1e6), repeats: true,
        help: "The frame at a time from the beginning; may be repeated."),
      .value(
        "every", placeholder: "n", kind: .positiveInteger, help: "Every n-th frame, from 0 on."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384),
        help: "The longer side of the pictures, in pixels."),
      .value(
        "size", placeholder: "WxH",
        help: "The size of the pictures, in pixels; the composition is fitted in, in the middle."),
      .value(
        "scale", placeholder: "factor", kind: .number(0.001...1000),
        help: "Pixels a point. Default: 1."),
      .value(
        "background", placeholder: "colour",
        help: "What lies behind: #RGB, #RRGGBB, #RRGGBBAA, or white, black, transparent."),
    ],
    arguments: [
      Argument(
        "file", kind: .file, help: "A Lottie export or a timeline, or - for standard input.")
    ])

  private static let verify = Command(
    name: "verify", abstract: "Draw composition and timeline, and say whether they look the same.",
    discussion: """
      Every frame is drawn from both and compared. A file matches if at most 0.5 % of the pixels of any \
      frame differ, is close up to 2 %, and differs beyond; the exit status is 1 unless all match.
      """,
    options: [
      format,
      .value(
        "timeline", placeholder: "file", kind: .file,
        help: "A timeline to compare with, instead of the one that convert would write."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384), defaultValue: "320",
        help: "The longer side of the pictures that are compared, in pixels."),
    ],
    arguments: [files])
}
