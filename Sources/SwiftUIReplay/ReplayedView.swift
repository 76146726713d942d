package import Geometry
package import SceneModel

/// A generated view to run.
package struct ReplayedView: Sendable {
  /// The name of its type.
  package let name: String
  /// The source files by their names, but for those that views share.
  package let sources: [String: String]
  /// The size, in points.
  package let size: Vector2
  /// The duration of a cycle, in seconds.
  package let cycle: Double
  /// Whether it has a clock, which it takes as `timer`.
  package let hasClock: Bool
  /// The pictures by the names of images.
  package let pictures: PictureStore

  /// Makes a view to run.
  ///
  /// - Parameters:
  ///   - name: The name of its type.
  ///   - sources: The source files by their names, but for those that views share.
  ///   - size: The size, in points.
  ///   - cycle: The duration of a cycle, in seconds.
  ///   - hasClock: Whether it has a clock, which it takes as `timer`.
  ///   - pictures: The pictures by the names of images.
  package init(
    name: String, sources: [String: String], size: Vector2, cycle: Double, hasClock: Bool,
    pictures: PictureStore
  ) {
    self.name = name
    self.sources = sources
    self.size = size
    self.cycle = cycle
    self.hasClock = hasClock
    self.pictures = pictures
  }

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
