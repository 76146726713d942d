import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// The commands of `xsheet` and their options.
enum CommandTree {
  /// The version of the tool.
  static let version = ToolVersion.text

  /// The whole command line.
  static let root = Command(
    name: "xsheet",
    abstract: "Turn After Effects animations, exported as Lottie JSON, into SwiftUI timelines.",
    discussion: """
      Files are Lottie exports (.json, .lottie, .tgs); report, render, verify and diff also take timelines \
      (.xsheet.json). A folder stands for all exports in it, FILE.lottie#NAME for one of several \
      animations, - for standard input, -#NAME for one of several animations in it. Results go to standard \
      output or to files, messages and progress to standard error.

      Try first:

        xsheet report animation.json
        xsheet convert animation.json -o out
        xsheet verify animation.json
        xsheet preview animation.json -o animation.html
        xsheet render animation.json -o 'frame-%05d.png' --every 15

      Exit status:

        0   everything is done
        1   findings at or above --fail-on, not verified, or different
        64  the command line is wrong
        65  an input cannot be used
        66  an input is missing
        70  a worker process crashed
        73  an output cannot be created
        74  reading or writing failed
        78  a configuration file is wrong

      Completions for a shell (bash, zsh, fish) and the manual page come from:

        xsheet --generate-completion-script bash
        xsheet --generate-manual
      """,
    subcommands: commands.map(\.command), topics: [ConfigurationTopic.topic], version: version)

  /// A command with the function that runs it.
  struct Entry: Sendable {
    let command: Command
    let run: @Sendable (ParsedCommand) throws -> ExitStatus
  }

  /// All commands, in the order of help.
  static let commands = [
    Entry(command: inspect) { try InspectCommand($0).run() },
    Entry(command: report) { try ReportCommand($0).run() },
    Entry(command: explain) { try ExplainCommand($0).run() },
    Entry(command: schema) { _ in try SchemaCommand().run() },
    Entry(command: convert) { try ConvertCommand($0).run() },
    Entry(command: render) { try RenderCommand($0).run() },
    Entry(command: verify) { try VerifyCommand($0).run() },
    Entry(command: preview) { try PreviewCommand($0).run() },
    Entry(command: diff) { try DiffCommand($0).run() },
    Entry(command: summary) { try SummaryCommand($0).run() },
  ]

  private static let files = Argument(
    "file", kind: .file, count: .atLeastOne,
    help: "A Lottie export, a folder of them, or - for standard input.")

  /// The files of commands that also take timelines, and lists of files.
  static let timelinesToo = Argument(
    "file", kind: .file, count: .any,
    help: "A Lottie export, a timeline, a folder of exports, or - for standard input.")

  private static let format = Option.value(
    "format", placeholder: "format", kind: .choice(["text", "json"]), defaultValue: "text",
    help: "How to write the result.")

  /// The severities, the gravest first.
  static let severities = Severity.allCases.reversed().map(\.rawValue)

  /// The option for fewer messages.
  static let quiet = Option.flag(
    "quiet", short: "q", help: "Print failures only: no progress, no count of findings.")

  /// The option against baked parts.
  static let noBake = Option.flag(
    "no-bake",
    help: "Leave out parts that SwiftUI cannot show, instead of baking them to pictures.")

  private static let inspect = Command(
    name: "inspect",
    abstract: "Show a composition or a timeline as a tree, with times and animated properties.",
    options: inputs + [quiet], arguments: [files])

  private static let explain = Command(
    name: "explain", abstract: "Print the meaning of a finding's code, and advice.",
    discussion: "Without a code, all codes are listed with their titles.",
    arguments: [Argument("code", count: .any, help: "A code, such as LI0301.")])

  private static let convert = Command(
    name: "convert", abstract: "Export a composition as a timeline of timer events.",
    discussion: """
      NAME.json becomes NAME.xsheet.json, and pictures are copied to the folder NAME.images beside it, or into \
      the timeline on standard output. Files of a folder keep their subfolders. A timeline is written with all \
      its pictures or not at all. The number of animated \
      properties, of exact ones, and of actions for a keyframe goes to standard error.

      With --format swiftui, NAME.json or a timeline becomes NAMEView.swift, beside XsheetSupport.swift with the types \
      that all such files of the folder use. Their headers tell how to make them again. A file is not replaced if \
      it was edited outside of its custom regions, which are comments such as 'xsheet:begin custom members'.
      """,
    options: inputs + [
      .value(
        "output", short: "o", placeholder: "folder", kind: .directory,
        help: """
          The folder to write to; it is made if it is missing. - is standard output. Without this option, \
          files go to the present folder, and standard input to standard output.
          """),
      .value(
        "format", placeholder: "format", kind: .choice(TimelineFormat.all.map(\.name)),
        defaultValue: TimelineFormat.timeline.name, help: "The format to export to."),
      .value(
        "tolerance", placeholder: "px,degrees,n/255", defaultValue: "0.1,0.1,0.5",
        help: """
          The largest deviation of resampled properties: lengths, then angles, then colors and opacities; \
          later ones may be left out.
          """),
      .value(
        "interval", placeholder: "seconds", kind: .number(0.0001...1e6),
        help: """
          The time between two ticks of the clock; the nearest one that divides the duration is used. \
          Default: about 1.
          """),
      .flag(
        "link-pictures",
        help: "Refer to picture files where they are, by relative paths, instead of copying them."),
      noBake,
    ] + swiftUI + batch + [quiet],
    arguments: [timelinesToo])

  private static let schema = Command(
    name: "schema", abstract: "Print the JSON Schema of timelines, for editors.",
    discussion: """
      It has all kinds of views with their options and properties: types, defaults, units, and what can be \
      animated. Rules that it cannot express are in its comment.
      """)

  private static let render = Command(
    name: "render", abstract: "Draw frames of a composition or timeline to image files.",
    discussion: """
      Frames are counted from 0, the first frame of the composition. Without a choice of frames, frame \
      0 is drawn, or all frames of a moving picture. Images have straight alpha, a transparent background, and a \
      pixel for each point. The extension of the output's name chooses the format: \
      \(FrameWriterList.fileExtensions.joined(separator: ", ")). Several frames in one .png are animated PNG. \
      Equal frames are joined, and GIF has at most 50 frames a second. Raw video (y4m) can go to a pipe:

        xsheet render animation.json -o - --format y4m | ffmpeg -i - animation.mp4
      """,
    options: inputs + [
      .value(
        "output", short: "o", placeholder: "pattern", kind: .file, required: true,
        help: """
          Where to write: a file, with a place for the frame's number as in 'frame-%05d.png' where \
          there are several (%% is a percent sign); - is standard output.
          """),
      .value(
        "frames", placeholder: "frames",
        help: "The frames: numbers (0,15,30), ranges (10..40), both, or all."),
      .value(
        "time", placeholder: "seconds", kind: .number(0...1e6), repeats: true,
        help: "The frame at a time from the beginning."),
      .value(
        "every", placeholder: "n", kind: .positiveInteger, help: "Every n-th frame, from 0 on."),
      .value(
        "fps", placeholder: "rate", kind: .number(0.01...240),
        help: "The frames of a moving picture at a rate of their own, in frames a second."),
      .value(
        "format", placeholder: "format", kind: .choice(FrameWriterList.fileExtensions),
        help: "The format, instead of that of the output's name."),
      .value(
        "sheet", placeholder: "CxR",
        help: """
          Frames in columns and rows of one PNG file, with their times below, as in 4x3; auto chooses the numbers. \
          Without a choice of frames, these are at even distances.
          """),
      .flag(
        "onion",
        help: "Frames over each other in one PNG file, later ones stronger, to show a motion."),
      .flag(
        "exposure-sheet",
        help: "Draw the exposure sheet of the timeline beside each frame, with a line at its time."),
      .value(
        "at", placeholder: "moments", kind: .choice(["even", "events"]),
        help: """
          The frames of --sheet and --onion: at even distances, or where events of the timeline happen.
          """),
      .value(
        "loop", placeholder: "n", kind: .integer(0...65_535), defaultValue: "0",
        help: "How often a moving picture is played; 0 is forever."),
      .value(
        "quality", placeholder: "n", kind: .integer(0...100),
        help: "The quality of WebP, 0 to 100; without this option, it is lossless."),
      .flag(
        "alpha", help: "Give y4m a plane of opacity; transparent pixels are black without one."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384),
        help: "The longer side of the images, in pixels."),
      .value(
        "size", placeholder: "WxH",
        help: "The size of the images, in pixels; the composition is fitted in, in the middle."),
      .value(
        "scale", placeholder: "factor", kind: .number(0.001...1000),
        help: "The number of pixels for a point. Default: 1."),
      .value(
        "background", placeholder: "color",
        help: "The background: #RGB, #RRGGBB, #RRGGBBAA, white, black or transparent."),
      .value(
        "via", placeholder: "form", kind: .choice(RenderedForm.allCases.map(\.rawValue)),
        defaultValue: RenderedForm.design.rawValue,
        help: """
          What to draw: the file itself (design), the timeline that convert writes of it (timeline), or the \
          SwiftUI code that convert writes of it (swiftui), for which Swift's compiler has to be on the path.
          """),
      style,
    ] + batch + [quiet],
    arguments: [timelinesToo])

  private static let verify = Command(
    name: "verify", abstract: "Compare designs with their timelines, or an animation with another.",
    discussion: """
      A design is compared with the timeline that convert writes, a timeline with itself as it is written, and \
      of two files the second with the first. Compared are, in this order: the structure (clock, duration, \
      markers, views, options, and which properties move), every frame as a picture, and the values of \
      properties, at every frame and half-way to the next.

      They match if the structure is the same, at most --threshold percent of the drawn pixels of any frame or \
      layer differ, and properties are within half a point, half a degree, 2.5/255 of a color, or 0.25 %. Up to \
      four times as much is close, and beyond it differs. A pixel differs if a channel is off by more than 4/255 \
      and by more than an edge makes that is displaced by half a point. The exit status is 1 unless all match and \
      no finding about a design is as grave as --fail-on.
      """,
    options: inputs + [
      format,
      noBake,
      .flag("properties", help: "List all reasons and moving properties, exact ones included."),
      .value(
        "timeline", placeholder: "file", kind: .file,
        help: "A timeline to compare with, instead of the one that convert writes."),
      .flag(
        "swiftui",
        help: """
          Compile the SwiftUI code that convert writes, run it, and compare its pictures with the animation, in \
          the first cycle and the second; Swift's compiler has to be on the path.
          """),
      style,
    ] + replay + [
      .flag("each", help: "Verify two files one by one, instead of comparing them."),
      .value(
        "threshold", placeholder: "percent", kind: .number(0...100), defaultValue: "0.5",
        help: "The share of the drawn pixels of a frame or layer that may differ in a match."),
      .value(
        "fail-on", placeholder: "severity", kind: .choice(severities), defaultValue: "error",
        help: "The severity of findings from which on the exit status is 1."),
      .value(
        "output", short: "o", placeholder: "folder", kind: .file,
        help: "Write the frames that differ most to a folder: both pictures and their difference."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384), defaultValue: "320",
        help: "The longer side of the compared images, in pixels."),
    ] + batch + [quiet],
    arguments: [timelinesToo])
}
