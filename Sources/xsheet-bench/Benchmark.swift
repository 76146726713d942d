import CommandLineParsing
import Diagnostics
import JSONTree
import LottieImport
import Platform

/// The program: measures files and prints the results of each as a line.
@main
enum Benchmark {
  static func main() {
    do {
      switch try command.parse(Array(CommandLine.arguments.dropFirst())) {
      case .run(let parsed): run(parsed)
      case .print(let text): print(text)
      }
    } catch {
      fail(error.text(), status: 64)
    }
  }

  private static func run(_ parsed: ParsedCommand) {
    let plan = BenchmarkPlan(
      size: parsed.integer("size") ?? 512, frames: parsed.integer("frames") ?? 60,
      passes: parsed.integer("passes") ?? 3, loads: parsed.integer("loads") ?? 5,
      threads: parsed.integer("threads") ?? 1,
      measuresConversion: parsed.flag("conversion"))
    let results = parsed.arguments("file").map { path in
      let result = measure(path, plan)
      print("@@" + JSONWriter.text(result, layout: .compact))
      return result
    }
    guard let path = parsed.string("json") else { return }
    do {
      try Data(JSONWriter.bytes(plan.report(results))).write(to: URL(fileURLWithPath: path))
    } catch {
      fail("\(path): cannot be written.", status: 73)
    }
  }

  /// Returns the results of a file, with its name.
  private static func measure(_ path: String, _ plan: BenchmarkPlan) -> JSONNode {
    guard let data = FileManager.default.contents(atPath: path) else {
      fail("\(path): cannot be read.", status: 66)
    }
    do {
      let run = BenchmarkRun(plan: plan, bytes: Array(data))
      let result = try plan.measuresConversion ? run.measureConversion() : run.measureDrawing()
      let file = JSONField("file", .string(URL(fileURLWithPath: path).lastPathComponent))
      return .object([file] + result)
    } catch {
      fail("\(path): \(error.diagnostic.message)", status: 65)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}

extension Benchmark {
  /// The command line.
  static let command = Command(
    name: "xsheet-bench",
    abstract: "Measure how fast compositions are loaded and drawn, on one thread.",
    discussion: """
      Prints a line for each file: @@ and a JSON object. Times are in milliseconds (ms). The members are load_ms, from \
      the file's bytes in memory to a composition of which the first frame can be drawn: expressions are evaluated and \
      layers prepared for it alone; first_ms, the same and the first frame; cpu_ms and wall_ms, for a frame, drawn in \
      order into one cleared buffer; and facts about the drawn pictures, for comparison. \
      With --threads, also threads_ms and one_thread_ms: the wall time of a frame when all frames are drawn by several \
      threads and by one, session and renderer of each included, and the CPU times of both.

      With --conversion, nothing is drawn. The members are import_ms, from the file's bytes in memory to a composition; \
      conversion_ms, from that to a timeline, as xsheet convert makes it before it writes files; and \
      conversion_per_import. They are medians of as many rounds as --loads says.

      With --json, the same objects stand in a file, too: its members are format, \(BenchmarkPlan.format); version, \
      \(BenchmarkPlan.version); measures, drawing or conversion; options, with size_px, frames, passes, loads and \
      threads; and files, the objects in order. Names of members do not change within a version.

      Other members: bytes, the size of the file; cold_load_ms, the first load; load_min_ms and cpu_min_ms, the shortest \
      times; frames_used, the frames of a pass; repeat_same_frame_ms, the CPU time of a frame that is drawn again; w and \
      h, the size of the pictures in pixels; distinct_frames_asked, pictures and nonzero_frames, the numbers of \
      different frames, of different pictures and of pictures that show something; mean_alpha, 0 to 1; single_frame, \
      blank and still, flags; thumb, 24 by 24 pixels in Base64; and maxrss_mb, the peak memory in MiB.
      """,
    options: [
      option("size", 512, "The longer side of the pictures, in pixels."),
      option("frames", 60, "The number of frames in a pass."),
      option("passes", 3, "The number of measured passes, after one that is not measured."),
      option("loads", 5, "The number of times that the file is loaded."),
      option("threads", 1, "Threads that draw the whole animation together, compared with one."),
      .flag("conversion", help: "Measure import and conversion instead of drawing."),
      .value("json", placeholder: "path", kind: .file, help: "Also write the results to a file."),
    ],
    arguments: [Argument("file", kind: .file, count: .atLeastOne, help: "A Lottie export.")])

  private static func option(_ name: String, _ value: Int, _ help: String) -> Option {
    .value(
      name, placeholder: "n", kind: .integer(1...100_000), defaultValue: String(value), help: help)
  }
}
