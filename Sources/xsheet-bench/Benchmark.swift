import CommandLineParsing
import Diagnostics
import Foundation
import JSONTree
import LottieImport

/// The program: measures files and prints the results of each as a line.
@main
enum Benchmark {
  static func main() {
    switch CommandLineParser(Benchmark.command).parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let error):
      fail(error.text(), status: 64)
    case .success(.run(let parsed)):
      run(parsed)
    case .success(.help(let path)):
      print(HelpText(path).text)
    case .success(.topic(let topic)):
      print(topic.page())
    case .success(.completionScript(let shell)):
      print(CompletionScript.text(for: command, shell: shell))
    case .success(.manual):
      print(ManualPage(command).text)
    case .success(.version(let version)):
      print(version)
    }
  }

  private static func run(_ parsed: ParsedCommand) {
    let plan = BenchmarkPlan(
      size: parsed.integer("size") ?? 512, frames: parsed.integer("frames") ?? 60,
      passes: parsed.integer("passes") ?? 3, loads: parsed.integer("loads") ?? 5,
      threads: parsed.integer("threads") ?? 1,
      subject: parsed.flag("conversion") ? .conversion : .drawing)
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
      let result = try plan.subject == .drawing ? run.measureDrawing() : run.measureConversion()
      let file = JSONField("file", .string((path as NSString).lastPathComponent))
      return .object([file] + result)
    } catch {
      fail("\(path): \(error.diagnostic.message)", status: 65)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
