import Foundation
import SceneModel

/// Frames to draw, on all cores.
struct RenderJob: Sendable {
  /// The memory for the pixels of all workers, in bytes, as far as one worker does not need more.
  private static let memory = 2 << 30
  /// The memory of a worker for each pixel, in bytes: two copies of the picture and some layers.
  private static let memoryPerPixel = 24

  let input: LoadedInput
  let size: PictureSize
  let background: Color?

  /// Draws one frame as a PNG file.
  func picture(of frame: Int) throws(CommandFailure) -> [UInt8] {
    var worker = RenderWorker(self)
    return try worker.picture(of: frame)
  }

  /// Draws frames and writes each to its file.
  func write(
    _ frames: [Int], _ pattern: OutputPattern, _ progress: ProgressBar
  ) throws(CommandFailure) {
    progress.beginItem(parts: frames.count)
    let workers = workerCount(frames: frames.count)
    // Workers take short runs of frames: neighbours cost only their changes.
    let run = max(1, min(16, frames.count / workers))
    let next = Locked(0)
    let failure = Locked<CommandFailure?>(nil)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var worker = RenderWorker(self)
      while failure.with({ $0 == nil }) {
        let start = next.with { next in
          defer { next += run }
          return next
        }
        guard start < frames.count else { return }
        for frame in frames[start..<min(start + run, frames.count)] {
          do throws(CommandFailure) {
            try OutputFile.write(worker.picture(of: frame), to: pattern.path(frame: frame))
          } catch {
            failure.with { $0 = $0 ?? error }
            return
          }
          progress.advance()
        }
      }
    }
    if let failure = failure.with({ $0 }) { throw failure }
  }

  private func workerCount(frames: Int) -> Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let inMemory = RenderJob.memory / (RenderJob.memoryPerPixel * size.width * size.height)
    return max(1, min(frames, cores, inMemory))
  }
}
