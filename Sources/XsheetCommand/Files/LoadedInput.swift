import CompositionModel
import Diagnostics
import JSONTree
import LottieImport
import Reporting
import TimelineModel

/// A file that was read: a composition or a timeline.
enum LoadedInput {
  /// A composition, with the findings of its import.
  case composition(ImportResult)
  /// A timeline, with the findings of its pictures and what it says of its own exactness.
  case timeline(Timeline, DiagnosticList = DiagnosticList())

  /// Reads a file of either kind, by its content.
  static func load(_ file: InputFile, bytes: [UInt8]) throws(CommandFailure) -> LoadedInput {
    if isTimeline(bytes) {
      var timeline = try loadTimeline(file, bytes: bytes)
      var findings = PictureLoader.load(&timeline, of: file)
      findings.append(contentsOf: timeline.accuracyFindings)
      return .timeline(timeline, findings)
    }
    return .composition(try loadLottie(file, bytes: bytes))
  }

  /// Reads a Lottie export; says so if the file is a timeline.
  static func loadComposition(
    _ file: InputFile, bytes: [UInt8]
  ) throws(CommandFailure) -> ImportResult {
    guard !isTimeline(bytes) else {
      let reason = Diagnostic(
        .timelineAsInput, message: "The file is a timeline; expected a Lottie export.")
      throw refusal(of: file, bytes, [reason])
    }
    return try loadLottie(file, bytes: bytes)
  }

  /// Reads a timeline and its pictures, and says which are missing.
  static func loadTimelineWithPictures(
    _ file: InputFile, bytes: [UInt8]
  ) throws(CommandFailure) -> Timeline {
    var timeline = try loadTimeline(file, bytes: bytes)
    FindingsNotice.show(PictureLoader.load(&timeline, of: file), of: file, isQuiet: false)
    return timeline
  }

  /// Reads a timeline, without its pictures.
  static func loadTimeline(_ file: InputFile, bytes: [UInt8]) throws(CommandFailure) -> Timeline {
    do {
      return try Timeline.read(from: bytes)
    } catch {
      throw refusal(of: file, bytes, error.diagnostics)
    }
  }

  private static func loadLottie(
    _ file: InputFile, bytes: [UInt8]
  ) throws(CommandFailure) -> ImportResult {
    do {
      var result = try file.importComposition(bytes)
      PictureLoader.load(&result, of: file)
      return result
    } catch {
      var place: (Int, Int)?
      if let line = error.line, let column = error.column { place = (line, column) }
      throw refusal(of: file, bytes, error.findings.items + [error.diagnostic], syntaxError: place)
    }
  }

  /// Whether a text is a timeline rather than a Lottie export.
  static func isTimeline(_ bytes: [UInt8]) -> Bool {
    // Most files are exports, in which the version's name is not found; they need not be parsed twice.
    guard contains(bytes, Array("\"xsheet\"".utf8)),
      let document = try? JSONDocument(parsing: bytes)
    else { return false }
    return Timeline.isTimeline(document)
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      text.indices.dropLast(word.count - 1).contains { start in
        text[start] == word[0] && text[start..<start + word.count].elementsEqual(word)
      }
    }
  }

  private static func refusal(
    of file: InputFile, _ bytes: [UInt8], _ diagnostics: [Diagnostic],
    syntaxError: (line: Int, column: Int)? = nil
  ) -> CommandFailure {
    var list = DiagnosticList()
    for diagnostic in diagnostics { list.report(diagnostic) }
    return CommandFailure(
      refused: FindingsReport(
        file: file.name, diagnostics: list, locator: JSONLocator(bytes), syntaxError: syntaxError))
  }
}
