public import Foundation
import SceneModel
public import SwiftUI

/// Runs views as an app does, and writes their scenes to files, for the process that compares them.
///
/// A folder holds a plan for each view: `NAME.plan`. The scenes are written to `NAME-INDEX.scene` beside it, and all else
/// that was observed to `NAME.log`.
@MainActor public struct SceneRecorder {
  /// The moments of a view that are observed, and its pictures.
  struct Plan: Codable {
    /// The times of scenes, in ascending order, in seconds.
    var times: [Double]
    /// The width and height of each picture by its name, in pixels.
    var pictures: [String: [Int]]
    /// The seconds to run by the system's clock, without scenes; `nil` for virtual time.
    var systemSeconds: Double?
    /// The seeds of runs with faults.
    var seeds: Range<Int>?
    /// The cycle, in seconds.
    var cycle: Double
  }

  /// The observations of a run.
  struct Log: Codable {
    /// The uses of SwiftUI that are not drawn.
    var notes: [String] = []
    /// The times at which views changed, in seconds after they appeared, each once.
    var changes: [Double] = []
    /// The runs with faults that ended unlike the one without.
    var faults: [String] = []
    /// Whether views change where motion is reduced.
    var movesWhereReduced = false
  }

  /// The makers of a view.
  public struct Source<Root: View> {
    /// Makes the view; its clock is that of the environment.
    let root: () -> Root
    /// Makes two views that share a clock; `nil` for views without one.
    let pair: (() -> (Root, Root))?

    /// Describes how a view is made.
    public init(root: @escaping () -> Root, pair: (() -> (Root, Root))? = nil) {
      (self.root, self.pair) = (root, pair)
    }
  }

  private let folder: URL

  /// Makes a recorder for a folder.
  public init(folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
  }

  /// Records a view, if the folder has a plan for it.
  ///
  /// - Parameters:
  ///   - name: The name of the plan.
  ///   - size: The size of the root view, in points.
  ///   - source: The makers of the view.
  ///   - withClock: Returns a view in which a clock takes the place of the system's.
  /// - Throws: The error of a file that cannot be read or written.
  public func record<Root: View, Timed: View>(
    _ name: String, size: CGSize, _ source: Source<Root>,
    withClock: @escaping (Root, any Clock<Duration>) -> Timed
  ) throws {
    guard let bytes = try? Data(contentsOf: folder.appendingPathComponent("\(name).plan")) else {
      return
    }
    let plan = try JSONDecoder().decode(Plan.self, from: bytes)
    var log = Log()
    if let seconds = plan.systemSeconds {
      log.changes = SystemRun.changes(in: seconds, size: size, root: source.root)
    } else {
      log = try record(name, size: size, plan) { clock in withClock(source.root(), clock) }
      if let seeds = plan.seeds {
        let runs = FaultyRuns(
          cycle: plan.cycle, root: { withClock(source.root(), $0) },
          pair: source.pair.map { pair in
            { clock in
              let (first, second) = pair()
              return (withClock(first, clock), withClock(second, clock))
            }
          })
        log.faults = seeds.compactMap { runs.difference(seed: $0) }
      }
    }
    try JSONEncoder().encode(log).write(to: folder.appendingPathComponent("\(name).log"))
  }

  private func record<Root: View>(
    _ name: String, size: CGSize, _ plan: Plan, root: @escaping (any Clock<Duration>) -> Root
  ) throws -> Log {
    let pictures = SceneRecorder.pictures(plan)
    let loop = AppLoop()
    let host = ViewHost(size: size, pictures: pictures) { root(loop.clock) }
    // Offsets are exact, as those of the design are.
    host.environment.displayScale = 1024
    var log = Log()
    host.graph.didChange = { if log.changes.last != loop.time { log.changes.append(loop.time) } }
    loop.add(host)
    for (index, time) in plan.times.enumerated() {
      loop.run(to: time)
      try write(host.scene(), pictures, to: "\(name)-\(index).scene")
    }
    log.notes = host.notes
    log.movesWhereReduced = try recordStill(name, size: size, plan, pictures, root: root)
    return log
  }

  /// Records what is shown where motion is reduced.
  ///
  /// - Returns: Whether it changes.
  private func recordStill<Root: View>(
    _ name: String, size: CGSize, _ plan: Plan, _ pictures: PictureStore,
    root: @escaping (any Clock<Duration>) -> Root
  ) throws -> Bool {
    let loop = AppLoop()
    let host = ViewHost(size: size, pictures: pictures) { root(loop.clock) }
    host.environment.displayScale = 1024
    host.accessibilityReduceMotion = true
    loop.add(host)
    let scenes = [0, 0.37, 1.21].map { share in
      loop.run(to: share * plan.cycle)
      return host.scene()
    }
    try write(scenes[0], pictures, to: "\(name)-still.scene")
    return scenes.contains { $0 != scenes[0] }
  }

  private func write(_ scene: Scene, _ pictures: PictureStore, to name: String) throws {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try encoder.encode(RecordedScene(scene, pictures: pictures))
      .write(to: folder.appendingPathComponent(name))
  }

  /// Empty pictures: scenes hold their names.
  private static func pictures(_ plan: Plan) -> PictureStore {
    var store = PictureStore()
    for (name, size) in plan.pictures where size.count == 2 {
      store[name] = Picture(
        width: size[0], height: size[1],
        rgba: [UInt8](repeating: 0, count: max(0, size[0] * size[1] * 4)))
    }
    return store
  }
}
