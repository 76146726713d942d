/// The frames that a state machine plays.
package struct MachineTrack: Hashable, Sendable {
  /// A named range of frames.
  package struct Marker: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The first frame.
    package var start: Double
    /// The number of frames after the first one.
    package var duration: Double

    /// Makes a marker.
    package init(_ name: String, start: Double, duration: Double) {
      self.name = name
      self.start = start
      self.duration = duration
    }
  }

  /// The identifier of the animation; empty outside of archives.
  package var animation: String
  /// The frames a second.
  package var frameRate: Double
  /// The number of frames.
  package var frameCount: Double
  /// The named ranges; the first of several with one name is played.
  package var markers: [Marker]

  /// Makes a track of its parts.
  package init(
    animation: String = "", frameRate: Double, frameCount: Double, markers: [Marker] = []
  ) {
    self.animation = animation
    self.frameRate = frameRate
    self.frameCount = frameCount
    self.markers = markers
  }

  /// The last frame.
  package var lastFrame: Double { max(0, frameCount - 1) }

  /// The first marker with a name.
  package func marker(named name: String) -> Marker? { markers.first { $0.name == name } }

  /// The frame at which a playback begins, to which tweens blend; `nil` for an unknown segment.
  package func entryFrame(of playback: MachinePlayback) -> Double? {
    guard let segment = playback.segment else {
      return playback.mode.beginsReversed ? lastFrame : 0
    }
    return marker(named: segment).map {
      playback.mode.beginsReversed ? min($0.start + $0.duration, lastFrame) : $0.start
    }
  }
}
