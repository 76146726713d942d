import Foundation
import TestSupport
import Testing

/// Commands that follow a file.
@Suite struct WatchTests {
  /// Waits until a condition of the shell holds, for at most 20 seconds.
  private static let wait = """
    wait_for() { for i in $(seq 2000); do if eval "$1"; then return 0; fi; sleep 0.01; done; echo "waited for $1"; exit 9; }

    """

  private static func timeline(color: String) -> String {
    """
    {"xsheet": 1, "size": [20, 20], "clock": {"ticks": 1}, "views": [
      {"id": "s", "kind": "shape", "children": [
        {"id": "c", "kind": "ellipse", "size": [9, 9]}, {"id": "f", "kind": "fill", "color": "\(color)"}]}], "events": []}
    """
  }

  @Test func renderFollowsTheFile() throws {
    let place = try Workspace()
    for (name, color) in [("a", "red"), ("b", "rde"), ("c", "blue")] {
      try place.write(Self.timeline(color: color), "\(name).json")
    }
    let outcome = try place.shell(
      Self.wait + """
        cp a.json x.xsheet.json
        xsheet render x.xsheet.json -o x.png --watch 2> log & main=$!
        trap 'kill $main' EXIT
        wait_for 'grep -q "x.png: .* ms" log'
        cp x.png 1.png
        cp b.json x.xsheet.json
        wait_for 'grep -q "error TC0101" log'
        cmp x.png 1.png
        mv c.json x.xsheet.json
        wait_for '! cmp -s x.png 1.png'
        kill -0 $main
        """)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test(.enabled(if: Workspace.hasTool("curl"), "There is no curl."))
  func previewServesAPageThatFollowsTheFile() throws {
    let place = try Workspace()
    for (name, color) in [("a", "red"), ("b", "rde"), ("c", "blue")] {
      try place.write(Self.timeline(color: color), "\(name).json")
    }
    let outcome = try place.shell(
      Self.wait + """
        cp a.json x.xsheet.json
        xsheet preview x.xsheet.json --watch > address 2> log & main=$!
        trap 'kill $main $events' EXIT
        wait_for 'test -s address'
        url=$(cat address)
        curl -sN ${url}events > events & events=$!
        wait_for 'grep -q "drawn in" log'
        curl -s $url | grep -q followFile
        curl -s "${url}picture?frame=0" > 1.png
        curl -s "${url}picture?frame=99" > last.png
        cmp 1.png last.png
        test $(curl -s -o /dev/null -w '%{http_code}' "${url}picture?side=1") = 404
        test $(curl -s -o /dev/null -w '%{http_code}' "${url}etc/passwd") = 404
        test $(curl -s -o /dev/null -w '%{http_code}' -H 'Host: example.org' "$url") = 400
        test $(curl -s -o /dev/null -w '%{http_code}' -X POST "$url") = 400
        cp b.json x.xsheet.json
        wait_for 'grep -q "TC0101" events'
        curl -s "${url}picture" > 2.png
        cmp 1.png 2.png
        cp c.json x.xsheet.json
        wait_for 'tail -n 2 events | grep -q "\\"problem\\":\\"\\""'
        curl -s "${url}picture" > 3.png
        ! cmp -s 1.png 3.png
        kill -0 $main
        """)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test(arguments: [
    ("preview x.json", "--output or --watch is missing"),
    ("preview x.json --watch -o x.html", "goes without --output"),
    ("preview x.json --port 1 -o x.html", "--port goes with --watch"),
    ("preview - --watch", "standard input is none"),
    ("preview x.json --watch --manifest m", "--manifest goes with a folder of pages"),
    ("render - -o x.png --watch", "--watch follows one file"),
    ("render x.json -o - --watch", "--watch follows one file"),
    ("render x.json x.json -o out/ --watch", "--watch follows one file"),
  ])
  func otherUsesAreRefused(words: String, reason: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "x.json")
    let outcome = try place.shell("xsheet \(words)")
    #expect(outcome.status == 64 && outcome.error.contains(reason), "\(outcome)")
    #expect(place.files() == ["x.json"])
  }
}
