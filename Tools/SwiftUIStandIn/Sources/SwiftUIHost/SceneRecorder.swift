public import Foundation
import SceneModel
public import SwiftUI

/// Runs views in virtual time and writes their scenes to files, for the process that compares them.
///
/// A folder holds a plan for each view: `NAME.plan`. The scenes are written to `NAME-INDEX.scene` beside it, and what the
/// views use without effect to `NAME.notes`.
@MainActor public struct SceneRecorder {
  /// The times and pictures of a view.
  struct Plan: Codable {
    /// The times, in ascending order, in seconds.
    var times: [Double]
    /// The width and height of each picture by its name, in pixels.
    var pictures: [String: [Int]]
  }

  private let folder: URL

  /// Makes a recorder for a folder.
  public init(folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
  }

  /// Records views that a clock changes.
  ///
  /// - Parameters:
  ///   - name: The name of the plan; without one nothing is recorded.
  ///   - size: The size of the root view, in points.
  ///   - upcoming: Returns the time of the clock's next change; `nil` for none.
  ///   - advance: Advances the clock to a time.
  ///   - root: Returns the root view.
  /// - Throws: The error of a file that cannot be read or written.
  public func record<Root: View>(
    _ name: String, size: CGSize, upcoming: () -> Double?, advance: (Double) -> Void,
    @ViewBuilder root: @escaping () -> Root
  ) throws {
    try record(name, size: size, root: root) { host, time in
      while let next = upcoming(), next <= time {
        host.advance(to: next)
        advance(next)
        host.update()
      }
      host.advance(to: time)
      advance(time)
      host.update()
    }
  }

  /// Records views of a time.
  ///
  /// - Parameters:
  ///   - name: The name of the plan; without one nothing is recorded.
  ///   - size: The size of the root view, in points.
  ///   - root: Returns the root view at a time in seconds.
  /// - Throws: The error of a file that cannot be read or written.
  public func record<Root: View>(
    _ name: String, size: CGSize, @ViewBuilder root: @escaping (Double) -> Root
  ) throws {
    let moment = Moment()
    try record(name, size: size) {
      MomentView(moment: moment, content: root)
    } moving: { host, time in
      moment.time = time
      host.advance(to: time)
      host.update()
    }
  }

  private func record<Root: View>(
    _ name: String, size: CGSize, @ViewBuilder root: @escaping () -> Root,
    moving move: (ViewHost, Double) -> Void
  ) throws {
    guard let bytes = try? Data(contentsOf: folder.appendingPathComponent("\(name).plan")) else {
      return
    }
    let plan = try JSONDecoder().decode(Plan.self, from: bytes)
    let pictures = SceneRecorder.pictures(plan)
    let host = ViewHost(size: size, pictures: pictures, root: root)
    // Offsets are exact, as those of the design are.
    host.environment.displayScale = 1024
    host.update()
    for (index, time) in plan.times.enumerated() {
      move(host, time)
      let scene = Data(host.scene().archived(pictures: pictures))
      try scene.write(to: folder.appendingPathComponent("\(name)-\(index).scene"))
    }
    let notes = Data(host.notes.joined(separator: "\n").utf8)
    try notes.write(to: folder.appendingPathComponent("\(name).notes"))
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

/// A time that views follow.
@MainActor @Observable private final class Moment {
  var time = 0.0
}

/// Shows the content at a time.
private struct MomentView<Content: View>: View {
  let moment: Moment
  @ViewBuilder let content: (Double) -> Content

  var body: some View { content(moment.time) }
}
