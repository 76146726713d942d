import CompositionModel
import Diagnostics
import JSONTree
import LottieImport
import Reporting
import SceneModel
import TimelineModel

/// A file that was read: a composition or a timeline.
enum LoadedInput {
  /// A composition, with the findings of its import.
  case composition(ImportResult)
  /// A timeline.
  case timeline(Timeline)

  /// Reads a file of either kind, by its content.
  static func load(_ file: InputFile, bytes: [UInt8]) throws(CommandFailure) -> LoadedInput {
    if isTimeline(bytes) { return .timeline(try loadTimeline(file, bytes: bytes)) }
    return .composition(try loadComposition(file, bytes: bytes))
  }

  /// Reads a Lottie export.
  static func loadComposition(
    _ file: InputFile, bytes: [UInt8]
  ) throws(CommandFailure) -> ImportResult {
    do {
      return try LottieImporter.importComposition(from: bytes, name: file.stem)
    } catch {
      throw CommandFailure(
        status: .unusableInput, message: describe([error.diagnostic], file, bytes: bytes))
    }
  }

  /// Reads a timeline.
  static func loadTimeline(_ file: InputFile, bytes: [UInt8]) throws(CommandFailure) -> Timeline {
    do {
      return try Timeline.read(from: bytes)
    } catch {
      throw CommandFailure(
        status: .unusableInput, message: describe(error.diagnostics, file, bytes: bytes))
    }
  }

  /// Whether a text is a timeline rather than a Lottie export.
  static func isTimeline(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(parsing: bytes) else { return false }
    return Timeline.isTimeline(document)
  }

  /// Findings as lines for standard error.
  private static func describe(
    _ diagnostics: [Diagnostic], _ file: InputFile, bytes: [UInt8]
  ) -> String {
    let report = FindingsReport(
      file: file.name, diagnostics: DiagnosticList(), locator: JSONLocator(bytes))
    return diagnostics.map(report.line).joined(separator: "\n")
  }
}

/// Either kind of input in action.
enum FramePlayer {
  /// A composition.
  case composition(CompositionSession, first: Double)
  /// A timeline.
  case timeline(TimelineSession)

  /// Prepares an input.
  init(_ input: LoadedInput) {
    switch input {
    case .composition(let result):
      self = .composition(
        CompositionSession(result.composition), first: result.composition.inPoint)
    case .timeline(let timeline):
      self = .timeline(TimelineSession(timeline))
    }
  }

  /// The scene at a frame, counted from 0.
  mutating func withScene<Result>(atFrame frame: Double, _ body: (Scene) -> Result) -> Result {
    switch self {
    case .composition(var session, let first):
      self = .composition(session, first: first)
      session.advance(to: first + frame)
      self = .composition(session, first: first)
      return session.withScene { body(copy $0) }
    case .timeline(var session):
      session.advance(toFrame: frame)
      self = .timeline(session)
      return session.withScene { body(copy $0) }
    }
  }
}
