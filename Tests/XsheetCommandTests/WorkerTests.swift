import Foundation
import JSONTree
import TestSupport
import Testing

/// Worker processes and their limits.
@Suite(.enabled(if: Workspace.missing("pgrep").isEmpty)) struct WorkerTests {
  /// A design that takes long, between two that do not.
  private func library() throws -> Workspace {
    let place = try Workspace()
    let slow = ProjectFolder.url("Compositions/no-time-to-stop/no-time-to-stop.json")
    try place.write(Sample.square(), "in/a.json")
    try place.write([UInt8](try Data(contentsOf: slow)), "in/b.json")
    try place.write(Sample.square(), "in/c.json")
    return place
  }

  @Test func aSlowFileCostsOnlyItself() throws {
    let place = try Workspace()
    for name in ["a", "c"] { try place.write(Sample.square(), "in/\(name).json") }
    // Fourteen hours, of which each frame is another one.
    try place.write(
      Sample.square().replacing("\"op\": 10", with: "\"op\": 500000")
        .replacing("\"t\": 10", with: "\"t\": 500000"), "in/b.json")
    let outcome = try place.xsheet(
      "render", "in", "-o", "out", "--format", "gif", "--timeout", "4", "--manifest", "m.ndjson",
      "--max-dim", "400", "-q", "-j", "2")
    #expect(outcome.status == 65)
    #expect(outcome.error == "in/b.json: error WK0001: The work took longer than 4 s.\n")
    let manifest = try ManifestText(place, "m.ndjson")
    #expect(manifest.all("verdict") == ["drawn", "timeout", "drawn"])
    #expect(manifest.all("status") == [0, 65, 0])
    #expect(manifest.all("message") == ["The work took longer than 4 s."])
    #expect(place.files().filter { $0.hasPrefix("out/") } == ["out/a.gif", "out/c.gif"])
  }

  @Test func aLargeFileCostsOnlyItself() throws {
    let place = try Workspace()
    let size = "\"w\": 8000, \"h\": 8000"
    try place.write(Sample.square(), "in/a.json")
    try place.write(
      Sample.square().replacing("\"w\": 60, \"h\": 40", with: size), "in/b.json")
    let outcome = try place.xsheet(
      "render", "in", "-o", "out", "--memory-limit", "200MB", "-q", "-j", "1")
    #expect(outcome.status == 65)
    #expect(
      outcome.error == "in/b.json: error WK0002: The work needed more than 200 MB of memory.\n")
    #expect(place.files() == ["in/a.json", "in/b.json", "out/a.png"])
  }

  /// The process of a worker is killed once, and then at each try.
  @Test(arguments: [false, true]) func aCrashIsTriedAgainOnce(isRepeated: Bool) throws {
    let place = try library()
    let outcome = try place.shell(
      """
      xsheet render in -o out --format gif --isolate --manifest m.ndjson -q -j 1 & main=$!
      while ! test -e out/a.gif; do sleep 0.01; done
      kills=\(isRepeated ? 2 : 1); last=
      while test $kills -gt 0 && kill -0 $main; do
        worker=$(pgrep -P $main || true)
        if test -n "$worker" && test "$worker" != "$last" \
          && { ls -l /proc/$worker/fd | grep 'out/#' || ls out/.xsheet-$worker-*; }
        then kill -SEGV $worker; last=$worker; kills=$((kills - 1)); fi
        sleep 0.01
      done &> /dev/null
      wait $main
      """)
    let verdicts = try ManifestText(place, "m.ndjson").all("verdict")
    #expect(verdicts == ["drawn", isRepeated ? "crashed" : "drawn", "drawn"])
    #expect(outcome.status == (isRepeated ? 70 : 0))
    #expect(outcome.error.contains("error WK0003: ") == isRepeated)
    #expect(!place.files().contains { $0.contains(".xsheet-") })
    #expect(place.files().contains("out/b.gif") == !isRepeated)
  }

  @Test func workersEndWithTheirParent() throws {
    let place = try library()
    let outcome = try place.shell(
      """
      xsheet render in -o out --format gif --isolate -q -j 1 & main=$!
      while ! test -e out/a.gif; do sleep 0.01; done
      worker=$(pgrep -P $main)
      kill -KILL $main
      for i in $(seq 300); do kill -0 $worker 2> /dev/null || exit 0; sleep 0.01; done
      exit 1
      """)
    #expect(outcome.status == 0)
    #expect(!place.files().contains { $0.contains(".xsheet-") })
  }

  #if canImport(Glibc)
    /// Only Linux can reset the peak of a process, and only glibc gives memory back on request there.
    @Test func eachFileHasAPeakOfItsOwn() throws {
      let place = try Workspace()
      try place.write(Sample.unknown(layers: 300_000), "in/a.json")
      try place.write(Sample.square(), "in/b.json")
      _ = try place.xsheet("report", "in", "--isolate", "--manifest", "m.ndjson", "-q", "-j", "1")
      let peaks = try ManifestText(place, "m.ndjson").all("run").map { $0["peakMemory"] }
      guard case .number(let large) = peaks.first, case .number(let small) = peaks.last else {
        Issue.record("The manifest has no memory.")
        return
      }
      #expect(small < large / 3)
    }
  #endif
}
