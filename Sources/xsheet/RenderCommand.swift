import CommandLineParsing
import Foundation
import Geometry
import ImageCoding
import SceneModel
import SceneRendering
import Synchronization
import VectorRaster

/// `xsheet render`: frames as pictures.
struct RenderCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let argument = command.argument("file") ?? "-"
    let (files, failures) = InputFile.expand([argument])
    if let failure = failures.first { throw failure }
    guard files.count == 1 else {
      throw CommandFailure(
        status: .usage, message: "\(argument): render takes one file at a time, not a folder.")
    }
    let selection = try FrameSelection(command)
    let background = try background()
    let pattern = try OutputPattern(command.string("output") ?? "-")
    let input = try LoadedInput.load(files[0], bytes: files[0].read())
    let size = try PictureSize(command, composition: input.size)
    let frames = try selection.frames(count: input.frameCount, frameRate: input.frameRate)
    let job = RenderJob(input: input, size: size, background: background, pattern: pattern)
    if command.string("output") == "-" || (frames.count > 1 && !pattern.hasNumber) {
      guard frames.count == 1 else {
        throw CommandFailure(
          status: .usage,
          message:
            "\(frames.count) frames need a place for their number, as in -o 'frame-%05d.png'.")
      }
      try Console.write(job.picture(of: frames[0]))
    } else {
      try job.write(frames)
    }
    return .done
  }

  private func background() throws(CommandFailure) -> Color? {
    guard let text = command.string("background") else { return nil }
    guard let color = ColorText.color(text) else {
      throw CommandFailure(
        status: .usage,
        message: "--background: '\(text)' is not a colour such as #FF8800, white or transparent.")
    }
    return color
  }
}

/// Frames to draw, on all cores.
struct RenderJob: Sendable {
  let input: LoadedInput
  let size: PictureSize
  let background: Color?
  let pattern: OutputPattern

  /// Draws one frame as a PNG file.
  func picture(of frame: Int) throws(CommandFailure) -> [UInt8] {
    var worker = RenderWorker(self)
    return try worker.picture(of: frame)
  }

  /// Draws frames and writes each to its file.
  func write(_ frames: [Int]) throws(CommandFailure) {
    let progress = ProgressBar("Drawing", total: frames.count)
    defer { progress.finish() }
    let workers = min(frames.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    let next = Atomic(0)
    let failure = Mutex<CommandFailure?>(nil)
    // Workers take short runs of frames: neighbours cost only their changes.
    let run = max(1, min(16, frames.count / workers))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var worker = RenderWorker(self)
      while failure.withLock({ $0 == nil }) {
        let start = next.wrappingAdd(run, ordering: .relaxed).oldValue
        guard start < frames.count else { return }
        for frame in frames[start..<min(start + run, frames.count)] {
          do throws(CommandFailure) {
            try OutputFile.write(worker.picture(of: frame), to: pattern.path(frame: frame))
          } catch {
            failure.withLock { $0 = error }
            return
          }
          progress.advance()
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}

/// Draws frames one after the other.
private struct RenderWorker {
  private let job: RenderJob
  private var player: FramePlayer
  private let renderer: SceneRenderer
  private var bitmap: Bitmap

  init(_ job: RenderJob) {
    self.job = job
    player = FramePlayer(job.input)
    renderer = SceneRenderer(width: job.size.width, height: job.size.height)
    bitmap = Bitmap(width: job.size.width, height: job.size.height)
  }

  mutating func picture(of frame: Int) throws(CommandFailure) -> [UInt8] {
    player.withScene(atFrame: Double(frame)) { scene in
      renderer.render(scene, into: &bitmap, background: job.background)
    }
    do {
      let (width, height) = (job.size.width, job.size.height)
      return try bitmap.straightAlphaBytes().withUnsafeBytes { bytes in
        try PNGEncoder.encode(
          rgba: bytes, width: width, height: height, rowBytes: width * 4)
      }
    } catch {
      throw CommandFailure(status: .inputOutput, message: "A picture can not be encoded: \(error)")
    }
  }
}
