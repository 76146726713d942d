import Foundation
import JSONTree
import TestSupport
import Testing

/// Manifests, and runs that go on where others ended.
@Suite struct ResumeTests {
  @Test func recordsTellWhatWasDone() throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 2), "in/a.json")
    let outcome = try place.xsheet("convert", "in", "-o", "out", "--manifest", "deep/m.ndjson")
    #expect(outcome.status == 0)
    let manifest = try ManifestText(place, "deep/m.ndjson")
    #expect(manifest.lines.map { $0.member("kind") } == ["start", "design", "end"])
    let record = try #require(manifest.designs.first)
    #expect(record.member("input") == "in/a.json")
    #expect(record.member("verdict") == "converted")
    #expect(record.member("findings") == ["error": 0, "warning": 2, "note": 0])
    #expect(record.member("codes") == ["LI0301": 2])
    #expect(
      record.member("animation") == ["size": [60, 40], "frames": 10, "frameRate": 10])
    let sums = try place.shell("sha256sum in/a.json out/a.xsheet.json | cut -c 1-64").text
    let hashes = sums.split(separator: "\n").map { JSONNode.string(String($0)) }
    #expect(record.member("sha256") == hashes[0])
    guard case .array(let outputs) = record.member("outputs") else { return #expect(Bool(false)) }
    #expect(outputs.map { $0.member("path") } == ["a.xsheet.json"])
    #expect(outputs.map { $0.member("sha256") } == [hashes[1]])
    #expect(outcome.error.contains("Designs: 1 (1 converted)\n"))
  }

  /// The numbers of designs that are worked on after a change.
  @Test(arguments: [
    ("true", "", 0), ("rm out/a.xsheet.json", "", 1), ("echo >> out/b.xsheet.json", "--force", 1),
    ("sed -i s/Box/Square/ in/a.json", "", 1), ("cp in/a.json in/d.json", "", 1),
    ("rm in/c.json", "", 0), ("true", "--tolerance 1", 3), ("true", "-j 1", 0),
    ("true", "--isolate", 0), ("mv out other", "-o other", 0), ("true", "-o new", 3),
    (#"echo '{"failOn": "note"}' > in/.xsheet.json"#, "", 3),
    ("truncate -s -9 m.ndjson", "", 0), ("sed -i '3s/^.*$/{/' m.ndjson", "", 1),
  ])
  func onlyWhatChangedIsDoneAgain(change: String, options: String, count: Int) throws {
    let place = try Workspace()
    for name in ["a", "b", "c"] { try place.write(Sample.square(), "in/\(name).json") }
    #expect(
      try place.xsheet("convert", "in", "-q", "-o", "out", "--manifest", "m.ndjson").status == 0)
    let folder = options.contains("-o") ? "" : "-o out"
    let outcome = try place.shell(
      """
      \(change)
      wc -l < m.ndjson > before
      xsheet convert in -q \(folder) --manifest m.ndjson --resume \(options)
      """)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    let before = try #require(
      Int(String(decoding: place.read("before"), as: UTF8.self).filter(\.isNumber)))
    let text = String(decoding: try place.read("m.ndjson"), as: UTF8.self)
    let lines = text.split(separator: "\n").dropFirst(before)
    #expect(lines.count { $0.contains("\"kind\":\"design\"") } == count)
  }

  @Test func aChangedPictureIsAChange() throws {
    let place = try Workspace()
    let text = """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 60, "h": 40,
       "assets": [{"id": "p", "w": 1, "h": 1, "u": "images/", "p": "a.png", "e": 0}],
       "layers": [{"ty": 2, "refId": "p", "ip": 0, "op": 10, "st": 0, "ks": {}}]}
      """
    try place.write(text, "in/a.json")
    let line = "xsheet report in -q --manifest m.ndjson --resume"
    let draw = "xsheet render a.json -o in/images/a.png --size 1x1 --background"
    try place.write(Sample.square(), "a.json")
    for (change, count) in [
      ("true", 1), ("\(draw) white", 2), ("true", 2), ("\(draw) black", 3), ("true", 3),
    ] {
      #expect(try place.shell("\(change); \(line)").status == 0)
      #expect(try ManifestText(place, "m.ndjson").designs.count == count)
    }
  }

  @Test func statusesOfBeforeCount() throws {
    let place = try Workspace()
    try place.write("{", "in/a.json")
    try place.write(Sample.square(), "in/b.json")
    for _ in 0..<2 {
      let outcome = try place.xsheet("report", "in", "--manifest", "m.ndjson", "--resume", "-q")
      #expect(outcome.status == 65)
    }
    #expect(try ManifestText(place, "m.ndjson").designs.count == 2)
  }

  @Test func largerLimitsAreTried() throws {
    let place = try Workspace()
    let slow = ProjectFolder.url("Compositions/no-time-to-stop/no-time-to-stop.json")
    try place.write([UInt8](try Data(contentsOf: slow)), "in/a.json")
    try place.write(Sample.square(), "in/b.json")
    var counts: [Int] = []
    // 120 frames take many times as long as the first limit.
    for seconds in ["0.05", "0.05", "120", "120"] {
      try place.xsheet(
        "render", "in", "-o", "out/", "--every", "4", "--manifest", "m.ndjson", "--resume", "-q",
        "--timeout", seconds)
      counts.append(try ManifestText(place, "m.ndjson").designs.count)
    }
    // The small design is not done again, whether or not it took longer than the first limit.
    #expect(counts[1] == counts[0])
    #expect(counts[2] > counts[1])
    #expect(counts[3] == counts[2])
  }

  @Test func filesThatCannotBeWrittenAreTriedAgain() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/a.json")
    try place.write("", "out")
    let words = ["convert", "in", "-o", "out", "--manifest", "m.ndjson", "--resume", "-q"]
    let line = "xsheet " + words.joined(separator: " ")
    #expect(try place.shell(line).status == 73)
    #expect(try place.shell("rm out; " + line).status == 0)
    #expect(try ManifestText(place, "m.ndjson").all("verdict") == ["unwritten", "converted"])
  }

  /// A run that is interrupted three times makes the same files and the same manifest as another one.
  @Test(arguments: ["", "--isolate"]) func interruptedRunsGoOn(options: String) throws {
    let place = try Workspace()
    let source = ProjectFolder.url("Compositions/no-time-to-stop/no-time-to-stop.json")
    let bytes = [UInt8](try Data(contentsOf: source))
    for number in 0..<12 { try place.write(bytes, "in/\(number).json") }
    let command =
      "xsheet render --files-from names --format png --every 60 --max-dim 200 \(options)"
    // A run does not end before its list does, however fast it is.
    let outcome = try place.shell(
      """
      ls in/*.json > all
      mkfifo names
      cat all > names & \(command) -q -o whole/ --manifest whole.ndjson
      for count in 2 4 6; do
        env --default-signal=INT \(command) -o parts/ --manifest parts.ndjson --resume &
        exec 3> names
        cat all >&3
        while test $(grep -s '"design"' parts.ndjson | wc -l) -lt $count; do sleep 0.01; done
        kill -INT $!; wait $! && exit 99
        exec 3>&-
      done
      cat all > names & \(command) -q -o parts/ --manifest parts.ndjson --resume
      """)
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("Designs: "))
    let files = place.files()
    let parts = files.filter { $0.hasPrefix("parts/") }
    #expect(parts.count == 96)
    for part in parts {
      let other = "whole/" + part.dropFirst(6)
      #expect(try place.read(part) == place.read(other))
    }
    #expect(files.count { $0.hasPrefix("whole/") } == parts.count)
    let joined = try ["whole", "parts"].map {
      try place.xsheet("summary", "\($0).ndjson", "--format", "ndjson")
    }
    #expect(joined[0].output == joined[1].output)
    #expect(try ManifestText(place, "parts.ndjson").designs.count == 12)
  }
}
