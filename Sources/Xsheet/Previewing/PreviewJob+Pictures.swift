import Geometry
import Platform
import SceneRendering
import ViewTree

extension PreviewJob {
  /// The pictures of a run of frames, and the places of views in them.
  private struct Run {
    var steps: [[PictureStep]] = []
    var boxes: [[Rect]] = []

    /// The size of all images, in bytes.
    var byteCount: Int {
      steps.joined().reduce(0) { $0 + ($1.patch?.bytes.count ?? 0) }
    }
  }

  /// The size of exact images that makes a page certainly too large, as a multiple of the limit: equal ones are stored
  /// once.
  private static let repetitionFactor = 2

  /// Draws every n-th frame, from 0 on, on several threads; returns `nil` if exact images are too large.
  ///
  /// The places of views are recorded, which are given by the tree of each side. With loss, colors may be approximated
  /// where that makes the page smaller. Progress is reported on any thread.
  func record(
    every step: Int, _ views: [TrackedViews], allowsLoss: Bool,
    progress: @escaping @Sendable (_ drawn: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> (pictures: PictureTable, boxes: ViewBoxes)? {
    let frames = Array(stride(from: 0, to: frameCount, by: step))
    let starts = Array(stride(from: 0, to: frames.count, by: PictureTable.runLength))
    let first = player(of: sides[0]).image(atFrame: 0)
    let runs = Locked([Int: Run]())
    let (drawn, stored) = (Locked(0), Locked(0))
    let cancellation = Cancellation.current
    let limit = allowsLoss ? .max : PreviewJob.exactLimit * PreviewJob.repetitionFactor
    let jobs = ThreadCount.of(options.jobs)
    try ParallelFrames(count: starts.count, jobs: jobs, longestRun: 1).forEach(
      worker: { sides.map { player(of: $0) } },
      { (players, index) throws(XsheetError) in
        guard stored.with({ $0 }) <= limit else { return }
        let end = min(starts[index] + PictureTable.runLength, frames.count)
        let run = try run(
          frames[starts[index]..<end], players, views,
          PictureRecorder(
            from: starts[index], of: frames.count, width: size.width, height: size.height,
            first: index == 0 ? nil : first,
            allowsLoss: allowsLoss)
        ) {
          () throws(XsheetError) in
          try cancellation?.check()
          drawn.with {
            $0 += 1
            progress($0, frames.count)
          }
        }
        runs.with { $0[index] = run }
        stored.with { $0 += run.byteCount }
      })
    guard runs.with({ $0.count }) == starts.count else { return nil }
    let ordered = runs.with { runs in starts.indices.compactMap { runs[$0] } }
    var boxes = ViewBoxes(of: views, canvas: sides[0].canvas.size)
    for (frame, rects) in zip(frames, ordered.flatMap(\.boxes)) { boxes.add(rects, frame: frame) }
    return (PictureTable(ordered.flatMap(\.steps)), boxes)
  }

  private func run(
    _ frames: ArraySlice<Int>, _ players: [FramePlayer], _ views: [TrackedViews],
    _ recorder: PictureRecorder,
    _ advance: () throws(XsheetError) -> Void
  ) throws(XsheetError) -> Run {
    var recorder = recorder
    var run = Run()
    for frame in frames {
      let pictures = zip(sides, players).map { side, player in
        frame < side.playback.frameCount ? player.image(atFrame: Double(frame)) : empty
      }
      run.steps.append(
        try XsheetError.encoding("a picture of the page", try recorder.steps(to: pictures)))
      run.boxes.append(
        sides.indices.flatMap { index in
          frame < sides[index].playback.frameCount
            ? players[index].withScene { views[index].boxes(in: $0) }
            : views[index].identifiers.map { _ in Rect.empty }
        })
      try advance()
    }
    return run
  }

  private func player(of side: ComparedAnimation) -> FramePlayer {
    FramePlayer(side.playback, side.scenes, size: size, background: .clear)
  }

  /// The picture of a frame that a side does not have.
  private var empty: PixelImage { PixelCanvas(width: size.width, height: size.height).image }

  /// A picture of a frame in the middle.
  var still: PixelImage {
    player(of: sides[0]).image(atFrame: Double(sides[0].playback.frameCount / 2))
  }
}
