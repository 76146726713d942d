import Batches
import CommandLineParsing
import Xsheet

/// `xsheet verify --swiftui`: compares designs and timelines with their generated SwiftUI code.
struct SwiftUIVerifyCommand {
  /// The options of `verify --swiftui`, without the options of the source.
  static let options: [Option] = [
    .value(
      "clock", placeholder: "clock",
      kind: .choice(ReplayClock.allCases.map(\.rawValue)),
      defaultValue: ReplayClock.virtual.rawValue,
      help: """
        Run the code of --swiftui in virtual time, and compare pictures and the times of changes, or by the system's \
        clock for a cycle and a half, and compare the times of changes alone.
        """),
    .value(
      "view-size", placeholder: "size",
      help: """
        Offer the views of --swiftui another size than that of the design: in points, as 320x200, or a factor, as \
        0.25.
        """),
    .value(
      "faulty-runs", placeholder: "n", kind: .integer(1...1_000_000),
      help: """
        Also run the code of --swiftui so many times with faults such as stalls, late timers and reduced motion, \
        and compare the state of the views afterwards.
        """),
  ]

  /// A file with its animation.
  private typealias Opened = (file: InputFile, source: SwiftUIReplay.Source)

  private let command: ParsedCommand
  private let options: VerificationOptions
  private let clock: ReplayClock
  private let faultyRuns: Int
  private let offer: OfferedSize

  init(_ command: ParsedCommand, _ options: VerificationOptions) throws {
    self.command = command
    self.options = options
    clock = command.choice("clock") ?? .virtual
    faultyRuns = command.integer("faulty-runs") ?? 0
    offer = try command.string("view-size").map(SwiftUIVerifyCommand.offer) ?? .factor(1)
  }

  /// The largest side or factor.
  private static let largestSize = 16_384.0

  /// The size of a text: two numbers, or a factor.
  private static func offer(_ text: String) throws -> OfferedSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0).flatMap { 0.001...largestSize ~= $0 ? $0 : nil }
    }
    switch (numbers.first ?? nil, numbers.last ?? nil, numbers.count) {
    case (let factor?, _, 1): return .factor(factor)
    case (let width?, let height?, 2): return .points(width: width, height: height)
    default:
      throw CommandFailure(
        .usage, "--view-size: “\(text)” is neither a size as 320x200 nor a factor as 0.25.")
    }
  }

  func run() throws -> ExitStatus {
    let given = BatchOptions.firstGiven(in: command)
    if let other = command.isGiven("timeline") ? "timeline" : given {
      throw CommandFailure(.usage, "--\(other) does not go with --swiftui.")
    }
    try CommandFailure.refuse(
      if: clock == .system && faultyRuns > 0, "--faulty-runs does not go with --clock system.")
    var results = ResultList(command)
    var opened: [Opened] = []
    var status = ExitStatus.done
    try InputFiles(command.arguments("file"), InputOptions(command)).forEach { file in
      guard !file.configuration.leavesOutViews(of: file) else { return }
      opened.append((file, try source(of: file)))
    } failed: { failure in
      if !failure.isForeign { status = max(status, note(failure)) }
    }
    let progress = ProgressBar(
      "Verifying", items: opened.count, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    for release in SystemRelease.targets {
      // Source for one system is compiled together.
      let files = opened.filter { $0.source.settings.target == release }
      for start in stride(from: 0, to: files.count, by: SwiftUIReplay.batchCount) {
        let batch = files[start...].prefix(SwiftUIReplay.batchCount)
        status = max(status, try verify(Array(batch), &results, progress))
      }
    }
    try results.finish()
    return status
  }

  /// The animation of a file, with the settings for its code.
  private func source(of file: InputFile) throws -> SwiftUIReplay.Source {
    let animation = try AnimationFile(
      file.source(keepingOwnFonts: command.copiesFonts(of: file)))
    let source = try SwiftUIReplay.Source(animation, file, command, options)
    try CommandFailure.refuse(
      if: clock == .system && source.settings.style == .keyframes,
      "--clock system does not go with the style keyframes of \(file.name): it has no events.")
    return source
  }

  private func note(_ failure: CommandFailure) -> ExitStatus {
    Console.note(failure)
    return failure.status
  }

  /// Compiles and replays files together; if that fails, each one that is left alone.
  private func verify(
    _ files: [Opened], _ results: inout ResultList, _ progress: ProgressBar
  ) throws -> ExitStatus {
    var status = ExitStatus.done
    // The number of files that have a result.
    var count = 0
    do {
      let replay = try SwiftUIReplay(files.map(\.source), offering: offer)
      for (file, entry) in zip(files.map(\.file), replay.entries) {
        status = max(status, try verify(entry, file, replay, &results))
        count += 1
        progress.end()
      }
    } catch let error as XsheetError where error.kind == .unusableInput && files.count > 1 {
      for file in files[count...] { status = max(status, try verify([file], &results, progress)) }
    } catch let error as XsheetError where error.kind == .unusableInput {
      status = max(
        status, note(CommandFailure(.unusableInput, "\(files[0].file.name): \(error.message)")))
      progress.end()
    }
    return status
  }

  private func verify(
    _ entry: SwiftUIReplay.Entry, _ file: InputFile, _ replay: SwiftUIReplay,
    _ results: inout ResultList
  ) throws -> ExitStatus {
    let result =
      switch clock {
      case .virtual: try replay.verified(entry, options, faultyRuns: faultyRuns)
      case .system: try replay.timed(entry, options)
      }
    let report = result.report
    try results.add(report.text, report.json, ManifestVerdict(report.verdict))
    if let folder = command.string("output"), report.verdict != .match {
      let paths = try result.writeWorstFrames(
        to: folder, named: file.source.stem, size: options.size)
      if !command.flag("quiet") {
        for path in paths { Console.note("\(path.printable) is written.") }
      }
    }
    return report.verdict == .match ? .done : .findings
  }
}

/// The clock that drives generated code.
enum ReplayClock: String, CaseIterable {
  /// Time passes while the code has nothing to do.
  case virtual
  /// The clock of the system.
  case system
}
