import CommandLineParsing
import Diagnostics
import Foundation
import JSONTree
import LottieImport

/// The program: measures files and prints a line for each, `@@` and a JSON object.
@main
enum Benchmark {
  private static let command = Command(
    name: "xsheet-bench",
    abstract: "Measure how fast a composition is loaded and drawn, on one thread.",
    discussion: """
      Prints a line for each file, @@ and a JSON object: load_ms, from the file's bytes in memory to a composition \
      that can be drawn; first_ms, the same and the first frame; cpu_ms and wall_ms, for a frame, drawn \
      in order into one cleared buffer; and what was drawn, for comparison. With --threads, also \
      threads_ms and one_thread_ms: wall time for a frame when all frames are drawn by several threads \
      and by one, session and renderer of each included, and the CPU time of both.

      With --conversion, nothing is drawn: import_ms, from the file's bytes in memory to a composition; \
      conversion_ms, from that to a timeline, as xsheet convert makes it before it writes files; and \
      conversion_per_import. They are medians of as many rounds as --loads says.
      """,
    options: [
      option("size", 512, "The longer side of the pictures, in pixels."),
      option("frames", 60, "How many frames a pass has."),
      option("passes", 3, "How many passes are measured, after one that is not."),
      option("loads", 5, "How often the file is loaded."),
      option("threads", 1, "Threads that draw the whole animation together, compared with one."),
      .flag("conversion", help: "Measure import and conversion instead of drawing."),
    ],
    arguments: [Argument("file", kind: .file, count: .atLeastOne, help: "A Lottie export.")])

  private static func option(_ name: String, _ value: Int, _ help: String) -> Option {
    .value(
      name, placeholder: "n", kind: .integer(1...100_000), defaultValue: String(value), help: help)
  }

  static func main() {
    switch CommandLineParser(command).parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let error):
      fail(error.text(), status: UsageError.exitStatus)
    case .success(.run(let parsed)):
      run(parsed)
    case .success(.help(let path)):
      print(HelpText(path).text)
    case .success(.completionScript(let shell)):
      print(CompletionScript.text(for: command, shell: shell))
    case .success(.version(let version)):
      print(version)
    }
  }

  private static func run(_ parsed: ParsedCommand) {
    let plan = BenchmarkPlan(
      size: parsed.integer("size") ?? 512, frames: parsed.integer("frames") ?? 60,
      passes: parsed.integer("passes") ?? 3, loads: parsed.integer("loads") ?? 5,
      threads: parsed.integer("threads") ?? 1)
    for path in parsed.arguments("file") {
      measure(path, plan, converts: parsed.flag("conversion"))
    }
  }

  private static func measure(_ path: String, _ plan: BenchmarkPlan, converts: Bool) {
    guard let data = FileManager.default.contents(atPath: path) else {
      fail("\(path): can not be read.", status: 66)
    }
    do {
      let bytes = Array(data)
      let result =
        converts
        ? try ConversionBenchmark(plan, bytes: bytes).measure()
        : try BenchmarkRun(plan, bytes: bytes).measure()
      let file = JSONField("file", .string((path as NSString).lastPathComponent))
      print("@@" + JSONWriter.text(.object([file] + result), layout: .compact))
    } catch {
      fail("\(path): \(error.diagnostic.message)", status: 65)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
