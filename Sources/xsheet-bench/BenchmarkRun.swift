import CompositionLowering
import CompositionModel
import DesignChecks
import Foundation
import Geometry
import ImageCoding
import JSONTree
import LottieImport
import SceneModel
import SceneRendering
import VectorRaster
import ViewTree

/// Measures the loading and drawing of one file.
struct BenchmarkRun {
  private let plan: BenchmarkPlan
  private let bytes: [UInt8]

  init(_ plan: BenchmarkPlan, bytes: [UInt8]) {
    self.plan = plan
    self.bytes = bytes
  }

  /// Returns all results; times in milliseconds.
  func measure() throws(ImportFailure) -> [JSONField] {
    let (cold, first) = try measureColdLoad()
    let (loads, firsts) = try measureLoading(first)
    let composition = try load()
    var drawing = BenchmarkDrawing(composition, plan)
    drawing.pass()
    var (cpu, wall): ([Double], [Double]) = ([], [])
    for _ in 0..<plan.passes {
      let (wallStart, cpuStart) = (Stopwatch.wall, Stopwatch.cpu)
      drawing.pass()
      cpu.append((Stopwatch.cpu - cpuStart) / Double(plan.frames))
      wall.append((Stopwatch.wall - wallStart) / Double(plan.frames))
    }
    let times: [JSONField] = [
      JSONField("bytes", .number(Double(bytes.count))),
      JSONField("cold_load_ms", .number(cold)),
      JSONField("load_ms", .number(loads.median)),
      JSONField("load_min_ms", .number(loads.min() ?? 0)),
      JSONField("first_ms", .number(firsts.median)),
      JSONField("cpu_ms", .number(cpu.median)),
      JSONField("cpu_min_ms", .number(cpu.min() ?? 0)),
      JSONField("wall_ms", .number(wall.median)),
      JSONField("frames_used", .number(Double(plan.frames))),
      JSONField("repeat_same_frame_ms", .number(drawing.repeatedFrame())),
    ]
    let threads = plan.threads > 1 ? ParallelBenchmark(plan, composition).measure() : []
    return times + threads + drawing.checks() + [JSONField("maxrss_mb", .number(peakMemory))]
  }

  /// Reads the file and its embedded pictures.
  private func load() throws(ImportFailure) -> Composition {
    var composition = try DesignImporter.importComposition(from: bytes).composition
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

  /// Returns the time of the first load, and the first picture to draw.
  private func measureColdLoad() throws(ImportFailure) -> (milliseconds: Double, FirstPicture) {
    let start = Stopwatch.wall
    let composition = try load()
    let cold = Stopwatch.wall - start
    let (width, height) = plan.pictureSize(composition)
    let frame = composition.inPoint + Double(plan.order(composition)[0])
    return (cold, FirstPicture(width: width, height: height, frame: frame))
  }

  /// The size and the frame of the first picture.
  private struct FirstPicture {
    let width: Int
    let height: Int
    let frame: Double
  }

  /// Returns times to load the file, and to load it and draw the first frame; one composition is in memory at a time.
  private func measureLoading(
    _ picture: FirstPicture
  ) throws(ImportFailure) -> (loads: [Double], firsts: [Double]) {
    var (loads, firsts): ([Double], [Double]) = ([], [])
    let (width, height) = (picture.width, picture.height)
    var bitmap = Bitmap(width: width, height: height)
    for _ in 0..<plan.loads {
      let start = Stopwatch.cpu
      var session = CompositionSession(try load())
      loads.append(Stopwatch.cpu - start)
      session.advance(to: picture.frame)
      session.withScene {
        SceneRenderer(width: width, height: height).render(copy $0, into: &bitmap)
      }
      firsts.append(Stopwatch.cpu - start)
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
