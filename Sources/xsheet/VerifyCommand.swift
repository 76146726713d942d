import CommandLineParsing
import CompositionModel
import JSONTree
import LottieImport
import Reporting
import SceneModel
import StageModel
import TimelineConversion
import TimelineModel
import Verification

/// `xsheet verify`: do composition and timeline look the same?
struct VerifyCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let asJSON = command.string("format") == "json"
    var nodes: [JSONNode] = []
    let status = try FileLoop(command).forEach { (file) throws(CommandFailure) in
      let report = try report(on: file)
      if asJSON { nodes.append(report.json) } else { try Console.print(report.text) }
      return report.comparison.verdict == .match ? .done : .findings
    }
    if asJSON { try Console.print(JSONWriter.text(["files": .array(nodes)]) + "\n") }
    return status
  }

  private func report(on file: InputFile) throws(CommandFailure) -> VerificationReport {
    let bytes = try file.read()
    guard !LoadedInput.isTimeline(bytes) else {
      throw CommandFailure(
        status: .unusableInput,
        message: "\(file.name): is a timeline; name its composition, and this with --timeline.")
    }
    let composition = try LoadedInput.loadComposition(file, bytes: bytes).composition
    let timeline = try timeline(for: composition)
    guard timeline.stage.size == composition.size else {
      throw CommandFailure(
        status: .unusableInput, message: "\(file.name): the timeline has another canvas.")
    }
    let comparison = try compare(composition, timeline, title: file.name)
    var names: [String] = []
    timeline.stage.root.visit { names.append($0.name.isEmpty ? $0.id : $0.name) }
    let worst = comparison.worst?.source.flatMap { names.indices.contains($0) ? names[$0] : nil }
    return VerificationReport(
      file: file.name, comparison: comparison, worstLayer: worst ?? "")
  }

  /// The timeline that was named, or the one that convert writes, as it is read back from its file.
  private func timeline(for composition: Composition) throws(CommandFailure) -> Timeline {
    if let path = command.string("timeline") {
      let (files, failures) = InputFile.expand([path])
      if let failure = failures.first { throw failure }
      return try LoadedInput.loadTimeline(files[0], bytes: files[0].read())
    }
    let bytes = composition.converted().timeline.jsonBytes()
    return try LoadedInput.loadTimeline(
      InputFile(name: "the timeline of \(composition.name)", url: nil), bytes: bytes)
  }

  private func compare(
    _ composition: Composition, _ timeline: Timeline, title: String
  ) throws(CommandFailure) -> FrameSequenceComparison {
    let size = try PictureSize(composition.size, longerSide: command.integer("max-dim") ?? 320)
    let comparator = FrameComparator(width: size.width, height: size.height)
    var one = CompositionSession(composition)
    var other = TimelineSession(timeline)
    let progress = ProgressBar(title, total: composition.wholeFrameCount)
    defer { progress.finish() }
    for frame in 0..<composition.wholeFrameCount {
      one.advance(to: composition.inPoint + Double(frame))
      other.advance(toFrame: Double(frame))
      one.withScene { first in
        other.withScene { second in
          comparator.compare(first, second, frame: frame)
        }
      }
      progress.advance()
    }
    return comparator.comparison
  }
}
