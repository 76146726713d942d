extension AnimationFile {
  /// The frames to draw: a selection, or the first frame and the frames at which events of the timeline happen.
  ///
  /// Animations that several events begin together have one frame.
  package func selection(_ given: FrameSelection, atEvents: Bool) -> FrameSelection {
    guard atEvents else { return given }
    let timeline = timeline(VerificationOptions()).timeline
    let changes = timeline.events.flatMap { event in
      let start = timeline.clock.time(of: event.number)
      return [start] + event.actions.map { start + $0.after }
    }
    let last = max(0, playback.frameCount - 1)
    let frames = Set(([0] + changes).map { min(last, Int(($0 * playback.frameRate).rounded())) })
    return .numbers(frames.sorted().map { $0...$0 })
  }

  /// The exposure sheet of the timeline, which a design is converted to.
  package var exposureSheet: ExposureSheet {
    ExposureSheet(timeline(VerificationOptions()).timeline)
  }
}
