import Foundation
package import SceneModel

/// A program with generated views, compiled against the stand-in for SwiftUI.
///
/// Its files are in a temporary folder, which is removed with it.
package final class ReplayProgram: Sendable {
  private let folder: URL
  private let views: [String: ReplayedView]

  /// Compiles views.
  ///
  /// - Parameters:
  ///   - views: The views, whose types have different names.
  ///   - shared: The source files that they share, by their names.
  ///   - standIn: The stand-in.
  /// - Throws: `ReplayError` of kind `compilation` with the messages of the compiler if the source has errors.
  package init(
    _ views: [ReplayedView], shared: [String: String], standIn: StandIn
  ) throws(ReplayError) {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "xsheet-\(UUID().uuidString)")
    self.views = Dictionary(
      views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var sources = shared
    for view in views { sources.merge(view.sources) { first, _ in first } }
    sources["main.swift"] = ReplayProgram.main(views)
    try write(sources)
    let paths = sources.keys.sorted().map { folder.appendingPathComponent($0).path }
    let compiler = try ChildProcess(
      "swiftc",
      [
        "-Onone", "-swift-version", "6", "-j2", "-module-name", "Replay",
        "-I", standIn.modules.path, "-o", executable.path,
      ] + paths + [standIn.library.path], outputIn: folder)
    guard compiler.isSuccessful else {
      let errors = compiler.output.split(separator: "\n").filter { $0.contains(" error: ") }
      let text = errors.isEmpty ? compiler.output : errors.joined(separator: "\n")
      throw ReplayError(
        .compilation, text.replacingOccurrences(of: folder.path + "/", with: ""))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var executable: URL { folder.appendingPathComponent("replay") }

  private static func main(_ views: [ReplayedView]) -> String {
    """
    import SwiftUI
    import SwiftUIHost

    let recorder = SceneRecorder(folder: CommandLine.arguments[1])

    """ + views.map(\.recording).joined()
  }

  private func write(_ sources: [String: String]) throws(ReplayError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in sources {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
    } catch {
      throw ReplayError(.toolchain, "\(folder.path): \(error.localizedDescription)")
    }
  }
}

extension ReplayProgram {
  /// The observations of a run.
  package struct Recording: Sendable {
    /// The scenes, in the order of the times.
    package var scenes: [Scene] = []
    /// The uses of SwiftUI that the stand-in does not draw.
    package let notes: [String]
    /// The times at which the view changed, in seconds after it appeared.
    package let changes: [Double]
    /// The runs with faults after which the state was another one than without.
    package let faults: [String]
    /// The scene where motion is reduced; `nil` for none.
    package var still: Scene?
    /// Whether that scene changes.
    package let movesWhereReduced: Bool
  }

  /// How a view is run, as the program reads it.
  private struct Plan: Encodable {
    var times: [Double] = []
    let pictures: [String: [Int]]
    let cycle: Double
    var systemSeconds: Double?
    var seeds: Range<Int>?
  }

  /// The observations of the program.
  private struct Log: Decodable {
    let notes: [String]
    let changes: [Double]
    let faults: [String]
    let movesWhereReduced: Bool
  }

  /// Runs a view from its appearance on, in virtual time.
  ///
  /// - Parameters:
  ///   - name: The name of its type.
  ///   - times: The times of the scenes, in ascending order, in seconds.
  ///   - seeds: The seeds of further runs with faults.
  /// - Throws: `ReplayError` if the program fails.
  package func record(
    _ name: String, at times: [Double], seeds: Range<Int>? = nil
  ) throws(ReplayError) -> Recording {
    try run(name) { plan in
      plan.times = times
      plan.seeds = seeds
    }
  }

  /// Runs a view from its appearance on by the system's clock, without scenes.
  ///
  /// - Parameters:
  ///   - name: The name of its type.
  ///   - seconds: The time to run.
  /// - Throws: `ReplayError` if the program fails.
  package func record(_ name: String, forSeconds seconds: Double) throws(ReplayError) -> Recording {
    try run(name) { $0.systemSeconds = seconds }
  }

  private func run(
    _ name: String, _ change: (inout Plan) -> Void
  ) throws(ReplayError) -> Recording {
    guard let view = views[name] else {
      return Recording(notes: [], changes: [], faults: [], movesWhereReduced: false)
    }
    let place = folder.appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    var plan = Plan(
      pictures: view.pictures.pictures.mapValues { [$0.width, $0.height] }, cycle: view.cycle)
    change(&plan)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try JSONEncoder().encode(plan).write(to: place.appendingPathComponent("\(name).plan"))
    } catch {
      throw ReplayError(.toolchain, "\(place.path): \(error.localizedDescription)")
    }
    let program = try ChildProcess(executable.path, [place.path], outputIn: place)
    guard program.isSuccessful else {
      throw ReplayError(.execution, "The program with \(name) failed: \(program.output)")
    }
    guard let bytes = try? Data(contentsOf: place.appendingPathComponent("\(name).log")),
      let log = try? JSONDecoder().decode(Log.self, from: bytes)
    else { throw ReplayError(.execution, "The program with \(name) has no log.") }
    var recording = Recording(
      notes: log.notes, changes: log.changes, faults: log.faults,
      movesWhereReduced: log.movesWhereReduced)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    func scene(_ word: String) -> Scene? {
      let file = place.appendingPathComponent("\(name)-\(word).scene")
      return (try? Data(contentsOf: file))
        .flatMap { try? decoder.decode(RecordedScene.self, from: $0) }?
        .scene(pictures: view.pictures)
    }
    for index in plan.times.indices {
      guard let scene = scene("\(index)") else {
        throw ReplayError(.execution, "\(name) has no scene at \(plan.times[index]) s.")
      }
      recording.scenes.append(scene)
    }
    recording.still = scene("still")
    return recording
  }
}
