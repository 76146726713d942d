import Platform
import SceneModel
import TextLayout

/// A program with generated views, compiled against the stand-in for SwiftUI.
///
/// Its files are in a temporary folder, which is removed with it.
final class ReplayProgram: Sendable {
  private let folder: URL
  /// The variables of the environment in which the program runs.
  private let variables: [String: String]

  /// Compiles views.
  ///
  /// Their types have different names; shared source files are given by their names. Fonts are searched before the
  /// fonts of the system.
  ///
  /// - Throws: `XsheetError` of kind `unusableInput` with the messages of the compiler if the source has errors.
  init(
    _ views: [SwiftUIReplay.Entry], shared: [String: String], fonts: [FontFace], standIn: StandIn,
    target: SystemRelease
  ) throws(XsheetError) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "xsheet-\(UUID().uuidString)")
    self.folder = folder
    // The folders of fonts have fallbacks, too.
    let fontFolders = Set(fonts.compactMap { $0.path?.folder }).sorted()
    variables = ["SWIFTUI_STAND_IN_FONTS": ([folder.path] + fontFolders).joined(separator: ":")]
    for (index, font) in fonts.filter({ $0.path == nil }).enumerated() {
      try write(font.bytes, "\(index).ttf")
    }
    var sources = shared
    for view in views { sources.merge(view.sources) { first, _ in first } }
    sources["main.swift"] = ReplayProgram.main(views, target)
    for (name, text) in sources { try write(Array(text.utf8), name) }
    let paths = sources.keys.sorted().map { folder.appendingPathComponent($0).path }
    let compiler = try ChildProcess.run(
      "swiftc",
      [
        "-Onone", "-whole-module-optimization", "-swift-version", "6",
        "-module-name", "Replay", "-o", executable.path,
      ] + standIn.flags(for: target) + paths)
    guard compiler.isSuccessful else {
      let errors = compiler.output.split(separator: "\n").filter { $0.contains(" error: ") }
      let text = errors.isEmpty ? compiler.output : errors.joined(separator: "\n")
      throw XsheetError(
        .unusableInput, text.replacing(folder.path + "/", with: ""))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var executable: URL { folder.appendingPathComponent("replay") }

  private static func main(
    _ views: [SwiftUIReplay.Entry], _ target: SystemRelease
  ) -> String {
    """
    import SwiftUI
    import SwiftUIHost

    let recorder = SceneRecorder(folder: CommandLine.arguments[1])

    """ + views.map { $0.recording(target) }.joined()
  }

  /// Writes a file into the folder.
  private func write(_ bytes: [UInt8], _ name: String) throws(XsheetError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    } catch {
      throw XsheetError(.missingInput, "\(folder.path) cannot be written.")
    }
  }
}

extension ReplayProgram {
  /// The observations of a run.
  struct Recording: Decodable, Sendable {
    /// The scenes, in the order of the times.
    var scenes: [Scene] = []
    /// The uses of SwiftUI that the stand-in does not draw.
    let notes: [String]
    /// The times at which the view changed, in seconds after it appeared.
    let changes: [Double]
    /// The runs with faults after which the state was another one than without.
    let faults: [String]
    /// The scene where motion is reduced; `nil` for none.
    var still: Scene?
    /// Whether that scene changes.
    let movesWhereReduced: Bool

    /// The members of the program's log.
    private enum CodingKeys: String, CodingKey { case notes, changes, faults, movesWhereReduced }
  }

  /// How a view is run, as the program reads it.
  private struct Plan: Encodable {
    let times: [Double]
    let pictures: [String: [Int]]
    let cycle: Double
    let systemSeconds: Double?
    let seeds: Range<Int>?
  }

  /// Runs one of the views from its appearance on: in virtual time, or for some seconds by the system's clock.
  ///
  /// Scenes are recorded at ascending times, in seconds; each seed makes a further run with faults.
  ///
  /// - Throws: `XsheetError` if the program fails.
  func record(
    _ view: SwiftUIReplay.Entry, at times: [Double] = [], seeds: Range<Int>? = nil,
    systemSeconds: Double? = nil
  ) throws(XsheetError) -> Recording {
    let name = view.name
    let place = folder.appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let plan = Plan(
      times: times, pictures: view.pictures.pictures.mapValues { [$0.width, $0.height] },
      cycle: view.timeline.timeline.duration, systemSeconds: systemSeconds, seeds: seeds)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try JSONEncoder().encode(plan).write(to: place.appendingPathComponent("\(name).plan"))
    } catch {
      throw XsheetError(.missingInput, "\(place.path) cannot be written.")
    }
    let program = try ChildProcess.run(
      executable.path, [place.path], variables: variables)
    guard program.isSuccessful else {
      throw XsheetError(.unusableInput, "The program with \(name) failed: \(program.output)")
    }
    guard let bytes = try? Data(contentsOf: place.appendingPathComponent("\(name).log")),
      var recording = try? JSONDecoder().decode(Recording.self, from: bytes)
    else { throw XsheetError(.unusableInput, "The program with \(name) has no log.") }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    func scene(_ word: String) -> Scene? {
      let file = place.appendingPathComponent("\(name)-\(word).scene")
      return (try? Data(contentsOf: file))
        .flatMap { try? decoder.decode(RecordedScene.self, from: $0) }?
        .scene(pictures: view.pictures)
    }
    for (index, time) in times.enumerated() {
      guard let scene = scene("\(index)") else {
        throw XsheetError(.unusableInput, "\(name) has no scene at \(time) s.")
      }
      recording.scenes.append(scene)
    }
    recording.still = scene("still")
    return recording
  }
}

extension SwiftUIReplay.Entry {
  /// The statements that run it as an app does, with a clock in the environment.
  fileprivate func recording(_ target: SystemRelease) -> String {
    let timed =
      target.hasObservation
      ? "root.environment(\\.xsheetClock, clock)"
      : """
      let functions = ClockFunctions(clock)
      return root.environment(\\.xsheetClock, .init(now: functions.now, sleep: functions.sleep))
      """
    let frame = "CGSize(width: \(size.x), height: \(size.y))"
    let theme = themeMember.map { ".theme(.\($0))" } ?? ""
    guard plays else {
      return """
        try recorder.record("\(name)", size: \(frame), .init { \(name)()\(theme) }) { root, _ in root }

        """
    }
    return """
      try recorder.record(
        "\(name)", size: \(frame),
        .init {
          \(name)(\(timeline.timeline.machine == nil ? "" : "playback: .automatic"))\(theme)
        } pair: {
          let player = \(name).Player()
          return (\(name)(player: player)\(theme), \(name)(player: player)\(theme))
        }
      ) { root, clock in
      \(timed)
      }

      """
  }
}
