import Foundation
import JSONTree
import TestSupport
import Testing

/// Many files on several threads and in worker processes.
@Suite struct BatchTests {
  /// A workspace with designs in folders, of which some have findings and some cannot be used.
  static func library() throws -> Workspace {
    let place = try Workspace()
    for number in 0..<24 {
      let text =
        switch number % 6 {
        case 1: Sample.unknown(layers: number)
        case 2: "{\"layers\": "
        case 3: "{\"name\": \"package\"}"
        default: Sample.square(first: number)
        }
      try place.write(text, "in/\(number % 3)/design-\(number).json")
    }
    return place
  }

  @Test(arguments: [
    "report in", "report in --format json", "report in --format markdown",
    "report in --format sarif", "report in --inventory --all --target rlottie --format json",
    "verify in", "verify in --format json", "convert in -o out", "convert in -o -",
    "convert in -o out --format swiftui --with-tests", "render in -o out/ --every 5",
    "preview in -o out",
  ])
  func resultsDoNotDependOnWorkers(line: String) throws {
    var results: [(outcome: Outcome, files: [String: [UInt8]])] = []
    for workers in ["-j 1", "-j 4", "-j 3 --isolate"] {
      let place = try BatchTests.library()
      let outcome = try place.shell("xsheet \(line) \(workers)")
      let files = place.files().filter { $0.hasPrefix("out") }
      results.append((outcome, try files.reduce(into: [:]) { $0[$1] = try place.read($1) }))
    }
    #expect(results[0].outcome.status == 65)
    for result in results.dropFirst() {
      #expect(result.outcome.status == results[0].outcome.status)
      #expect(result.outcome.text == results[0].outcome.text)
      #expect(result.outcome.error == results[0].outcome.error)
      #expect(result.files == results[0].files)
    }
  }

  @Test func ofFilesWithOneOutputTheFirstCounts() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/a.json")
    try place.write(Sample.square(first: 3), "in/a.tgs")
    for jobs in ["1", "4"] {
      let outcome = try place.xsheet("convert", "in", "-o", "out", "-j", jobs, "-q")
      #expect(outcome.status == 73)
      #expect(
        outcome.error
          == "Error: in/a.tgs is left out: out/a.xsheet.json is made of in/a.json.\n")
    }
  }

  @Test func viewsOfAFolderShareTheirTypes() throws {
    let place = try Workspace()
    let source = ProjectFolder.url("Compositions")
    for name in ["menu-scale", "number-flip", "reaction", "shake", "transitions"] {
      let file = source.appendingPathComponent("\(name)/\(name).xsheet.json")
      try place.write([UInt8](try Data(contentsOf: file)), "in/\(name).xsheet.json")
    }
    let files = "in/*.xsheet.json"
    for workers in ["-j 1", "-j 4", "-j 4 --isolate"] {
      let outcome = try place.shell(
        "xsheet convert \(files) --format swiftui -q \(workers) -o 'out \(workers)'")
      #expect(outcome.status == 0)
    }
    let support = try place.read("out -j 1/XsheetSupport.swift")
    #expect(try place.read("out -j 4/XsheetSupport.swift") == support)
    #expect(try place.read("out -j 4 --isolate/XsheetSupport.swift") == support)
  }

  @Test func framesOfManyFilesGoToAFolder() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/a.json")
    try place.write(Sample.square(), "in/deep/100%.json")
    #expect(try place.xsheet("render", "in", "-o", "out").status == 0)
    #expect(try place.xsheet("render", "in", "-o", "gif", "--format", "gif").status == 0)
    #expect(try place.xsheet("render", "in/a.json", "-o", "one/", "--frames", "0,5").status == 0)
    #expect(
      place.files().filter { !$0.hasPrefix("in/") } == [
        "gif/a.gif", "gif/deep/100%.gif", "one/a-00000.png", "one/a-00005.png", "out/a.png",
        "out/deep/100%.png",
      ])
    let refused = try place.xsheet("render", "in", "-o", "frame.png")
    #expect(refused.status == 64)
    #expect(refused.error == "Error: --output: several files need a folder, not frame.png.\n")
  }

  @Test(arguments: [
    ("report", "a file, a folder or --files-from is missing; see 'xsheet help report'."),
    ("report a.json --resume", "--resume needs --manifest, which has what is done."),
    ("report a.json --shard 3/2", "--shard: '3/2' is not a share such as 2/7."),
    ("report a.json --root .", "--root goes with --files-from only."),
    ("report - --isolate", "--isolate: a worker process cannot read standard input."),
    ("report - --files-from -", "standard input can be read only once, but - is given twice."),
    ("report a.json --memory-limit much", "--memory-limit: 'much' is not a size such as 5MB."),
    ("verify a.json --swiftui --isolate", "--isolate does not go with --swiftui."),
    ("preview a.json -o a.html --resume", "--resume goes with a folder of pages only."),
  ])
  func wrongOptionsAreRefused(line: String, message: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet \(line)")
    #expect(outcome.status == 64)
    #expect(outcome.error == "Error: \(message)\n")
  }
}
