import CompositionLowering
import CompositionModel
import JSONTree
import SceneRendering
import VectorRaster
import ViewTree

/// Measures the drawing of a whole animation by several threads.
struct ParallelBenchmark {
  /// The state of one thread.
  private struct Worker {
    var session: CompositionSession
    let renderer: SceneRenderer
    var bitmap: Bitmap
  }

  /// The times to draw all frames, in milliseconds.
  private struct Times {
    var wall: Double
    var cpu: Double
  }

  private let plan: BenchmarkPlan
  private let frames: [Double]
  private let size: (width: Int, height: Int)
  private let session: CompositionSession

  init(_ plan: BenchmarkPlan, _ composition: Composition) {
    self.plan = plan
    frames = plan.order(composition).map { composition.inPoint + Double($0) }
    size = plan.pictureSize(composition)
    session = CompositionSession(composition)
  }

  /// Returns times per frame; one thread and several alternate, because other programs may run.
  func measure() -> [JSONField] {
    var (one, several): ([Times], [Times]) = ([], [])
    for _ in 0..<plan.passes {
      one.append(drawAll(threads: 1))
      several.append(drawAll(threads: plan.threads))
    }
    func field(_ name: String, _ times: [Times], _ part: KeyPath<Times, Double>) -> JSONField {
      JSONField(name, .number(times.map { $0[keyPath: part] }.median / Double(frames.count)))
    }
    return [
      JSONField("threads", .int(plan.threads)),
      field("one_thread_ms", one, \.wall), field("one_thread_cpu_ms", one, \.cpu),
      field("threads_ms", several, \.wall), field("threads_cpu_ms", several, \.cpu),
    ]
  }

  private func drawAll(threads: Int) -> Times {
    let (wall, cpu) = (Stopwatch.wall, Stopwatch.cpu)
    let (frames, size, session) = (frames, size, session)
    ParallelFrames(count: frames.count, jobs: threads).forEach(
      worker: {
        Worker(
          session: session, renderer: SceneRenderer(width: size.width, height: size.height),
          bitmap: Bitmap(width: size.width, height: size.height))
      },
      { worker, index in
        worker.session.advance(to: frames[index])
        worker.session.withScene { worker.renderer.render(copy $0, into: &worker.bitmap) }
      })
    return Times(wall: Stopwatch.wall - wall, cpu: Stopwatch.cpu - cpu)
  }
}
