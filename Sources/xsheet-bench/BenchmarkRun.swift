import CompositionLowering
import CompositionModel
import DesignChecks
import Diagnostics
import ImageCoding
import JSONTree
import LottieImport
import Platform
import SceneModel
import SceneRendering
import TimelineConversion
import VectorRaster
import ViewTree

/// Measures the loading and drawing of one file, or its import and conversion to a timeline.
struct BenchmarkRun {
  let plan: BenchmarkPlan
  let bytes: [UInt8]

  /// Returns all results of loading and drawing; times in milliseconds.
  func measureDrawing() throws(ImportFailure) -> [JSONField] {
    let (coldLoad, size, first) = try measureColdLoad()
    let (loads, firsts) = try measureLoading(size, first)
    let composition = try load()
    let frames = plan.order(composition).map { composition.inPoint + Double($0) }
    let session = CompositionSession(composition)
    var drawing = BenchmarkDrawing(session, frames, size: size)
    drawing.pass()
    let passes = (0..<plan.passes).map { _ in Stopwatch.measure { drawing.pass() } }
    let (cpu, wall) = (
      passes.map { $0.cpu / Double(plan.frames) }, passes.map { $0.wall / Double(plan.frames) }
    )
    let times = [JSONField](members: [
      "bytes": .int(bytes.count), "cold_load_ms": .number(coldLoad),
      "load_ms": .number(loads.median), "load_min_ms": .number(loads.min() ?? 0),
      "first_ms": .number(firsts.median), "cpu_ms": .number(cpu.median),
      "cpu_min_ms": .number(cpu.min() ?? 0), "wall_ms": .number(wall.median),
      "frames_used": .int(plan.frames), "repeat_same_frame_ms": .number(drawing.repeatedFrame()),
    ])
    let threads = plan.threads > 1 ? measureThreads(session, frames, size) : []
    return times + threads + drawing.checks() + [JSONField("maxrss_mb", .number(peakMemory))]
  }

  /// Returns times per frame; one thread and several alternate, because other programs may run.
  private func measureThreads(
    _ session: CompositionSession, _ frames: [Double], _ size: (width: Int, height: Int)
  ) -> [JSONField] {
    func drawAll(threads: Int) -> (wall: Double, cpu: Double) {
      Stopwatch.measure {
        ParallelFrames(count: frames.count, jobs: threads).forEach(
          worker: { BenchmarkDrawing(session, frames, size: size) },
          { drawing, index in drawing.draw(index) })
      }
    }
    let times = (0..<plan.passes).map { _ in
      (one: drawAll(threads: 1), several: drawAll(threads: plan.threads))
    }
    func median(_ values: [Double]) -> JSONNode { .number(values.median / Double(frames.count)) }
    return [JSONField](members: [
      "threads": .int(plan.threads),
      "one_thread_ms": median(times.map(\.one.wall)),
      "one_thread_cpu_ms": median(times.map(\.one.cpu)),
      "threads_ms": median(times.map(\.several.wall)),
      "threads_cpu_ms": median(times.map(\.several.cpu)),
    ])
  }

  /// Returns CPU times in milliseconds; import and conversion alternate, after a round that is not measured.
  func measureConversion() throws(ImportFailure) -> [JSONField] {
    var (imports, conversions): ([Double], [Double]) = ([], [])
    for round in 0...plan.loads {
      let start = Stopwatch.cpu
      let composition = try DesignImporter.importComposition(from: bytes).composition
      let middle = Stopwatch.cpu
      let result = composition.converted()
      let end = Stopwatch.cpu
      withExtendedLifetime(result) {}
      guard round > 0 else { continue }
      imports.append(middle - start)
      conversions.append(end - middle)
    }
    return [JSONField](members: [
      "bytes": .int(bytes.count), "import_ms": .number(imports.median),
      "conversion_ms": .number(conversions.median),
      "conversion_per_import": .number(conversions.median / imports.median),
    ])
  }

  /// Reads the file and its embedded pictures, for drawing all frames or only the first one.
  private func load(firstFrame: Bool = false) throws(ImportFailure) -> Composition {
    var options = ImportOptions()
    if firstFrame { options.evaluatedFrames = .some { [plan.order($0)[0]] } }
    var composition = try DesignImporter.importComposition(from: bytes, options: options)
      .composition
    for index in composition.images.indices {
      guard case .embedded(let file) = composition.images[index].source,
        let image = try? ImageDecoder.decode(file)
      else { continue }
      let (width, height) = (image.width, image.height)
      composition.images[index].picture = Picture(
        width: width, height: height, rgba: (consume image).takePixels())
    }
    return composition
  }

  /// Returns the time of the first load in milliseconds, and the size and the number of the first picture, counted from 0.
  private func measureColdLoad() throws(ImportFailure) -> (
    time: Double, size: (width: Int, height: Int), frame: Int
  ) {
    let start = Stopwatch.wall
    let composition = try load(firstFrame: true)
    let time = Stopwatch.wall - start
    return (time, plan.pictureSize(composition), plan.order(composition)[0])
  }

  /// Returns times to load the file, and to load it and draw the first frame; one composition is in memory at a time.
  ///
  /// As for players, whose animation is closed afterwards, the time to free what was loaded is not part of them.
  private func measureLoading(
    _ size: (width: Int, height: Int), _ frame: Int
  ) throws(ImportFailure) -> (loads: [Double], firsts: [Double]) {
    var (loads, firsts): ([Double], [Double]) = ([], [])
    var bitmap = Bitmap(width: size.width, height: size.height)
    for _ in 0..<plan.loads {
      let start = Stopwatch.cpu
      let composition = try load(firstFrame: true)
      var session = CompositionSession(composition, drawing: frame...frame)
      loads.append(Stopwatch.cpu - start)
      session.advance(to: composition.inPoint + Double(frame))
      let renderer = SceneRenderer(width: size.width, height: size.height)
      session.withScene { renderer.render(copy $0, into: &bitmap) }
      firsts.append(Stopwatch.cpu - start)
      withExtendedLifetime((session, renderer)) {}
    }
    return (loads, firsts)
  }

  /// The peak memory of the process, in MiB.
  private var peakMemory: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024
    #endif
  }
}
