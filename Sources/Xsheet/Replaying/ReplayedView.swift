import Geometry
import SceneModel

/// A generated view to run.
struct ReplayedView: Sendable {
  /// The name of its type.
  let name: String
  /// The source files by their names, but for those that views share.
  let sources: [String: String]
  /// The size, in points.
  let size: Vector2
  /// The duration of a cycle, in seconds.
  let cycle: Double
  /// Whether it has a clock, which it takes as `timer`.
  let hasClock: Bool
  /// The pictures by the names of images.
  let pictures: PictureStore

  /// The statements of the program that run it, as an app does: its clock is that of the environment.
  var recording: String {
    let frame = "CGSize(width: \(size.x), height: \(size.y))"
    guard hasClock else {
      return """
        try recorder.record("\(name)", size: \(frame), .init { \(name)() }) { root, _ in root }

        """
    }
    return """
      try recorder.record(
        "\(name)", size: \(frame),
        .init {
          \(name)()
        } pair: {
          let timer = \(name).clock()
          return (\(name)(timer: timer), \(name)(timer: timer))
        }
      ) { root, clock in root.environment(\\.timerClock, clock) }

      """
  }
}
