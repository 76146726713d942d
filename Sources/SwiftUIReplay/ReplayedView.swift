package import Geometry
package import SceneModel

/// A generated view to run.
package struct ReplayedView: Sendable {
  /// How time reaches the view.
  package enum Drive: Hashable, Sendable {
    /// By the clock of its type, which the view takes as `timer`.
    case clock
    /// As the parameter `time`, within the cycle of its type.
    case time
  }

  /// The name of its type.
  package let name: String
  /// The source files by their names, but for those that views share.
  package let sources: [String: String]
  /// The size, in points.
  package let size: Vector2
  /// How time reaches it.
  package let drive: Drive
  /// The pictures by the names of images.
  package let pictures: PictureStore

  /// Makes a view to run.
  ///
  /// - Parameters:
  ///   - name: The name of its type.
  ///   - sources: The source files by their names, but for those that views share.
  ///   - size: The size, in points.
  ///   - drive: How time reaches it.
  ///   - pictures: The pictures by the names of images.
  package init(
    name: String, sources: [String: String], size: Vector2, drive: Drive, pictures: PictureStore
  ) {
    self.name = name
    self.sources = sources
    self.size = size
    self.drive = drive
    self.pictures = pictures
  }

  /// The statements of the program that record it.
  var recording: String {
    let frame = "CGSize(width: \(size.x), height: \(size.y))"
    switch drive {
    case .clock:
      return """
        do {
          let timer = \(name).clock()
          try recorder.record(
            "\(name)", size: \(frame), upcoming: { timer.upcoming }, advance: { timer.advance(to: $0) }
          ) { \(name)(timer: timer) }
        }

        """
    case .time:
      return """
        try recorder.record("\(name)", size: \(frame)) { \(name)(time: \(name).cycle.time(at: $0)) }

        """
    }
  }
}
