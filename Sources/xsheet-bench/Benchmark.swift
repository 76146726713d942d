import CommandLineParsing
import Diagnostics
import Foundation
import JSONTree
import LottieImport

/// The program: measures one file and prints one line, `@@` and a JSON object.
@main
enum Benchmark {
  private static let command = Command(
    name: "xsheet-bench",
    abstract: "Measure how fast a composition is loaded and drawn, on one thread.",
    discussion: """
      Prints one line, @@ and a JSON object: load_ms, from the file's bytes in memory to a composition \
      that can be drawn; first_ms, the same and the first frame; cpu_ms and wall_ms, for a frame, drawn \
      in order into one cleared buffer; and what was drawn, for comparison. With --threads, also \
      threads_ms and one_thread_ms: wall time for a frame when all frames are drawn by several threads \
      and by one, session and renderer of each included, and the CPU time of both.
      """,
    options: [
      option("size", 512, "The longer side of the pictures, in pixels."),
      option("frames", 60, "How many frames a pass has."),
      option("passes", 3, "How many passes are measured, after one that is not."),
      option("loads", 5, "How often the file is loaded."),
      option("threads", 1, "Threads that draw the whole animation together, compared with one."),
    ],
    arguments: [Argument("file", kind: .file, help: "A Lottie export.")])

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
    let path = parsed.argument("file") ?? ""
    guard let data = FileManager.default.contents(atPath: path) else {
      fail("\(path): can not be read.", status: 66)
    }
    let plan = BenchmarkPlan(
      size: parsed.integer("size") ?? 512, frames: parsed.integer("frames") ?? 60,
      passes: parsed.integer("passes") ?? 3, loads: parsed.integer("loads") ?? 5,
      threads: parsed.integer("threads") ?? 1)
    do {
      let result = try BenchmarkRun(plan, bytes: Array(data)).measure()
      print("@@" + JSONWriter.text(result, layout: .compact))
    } catch {
      fail("\(path): \(error.diagnostic.message)", status: 65)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
