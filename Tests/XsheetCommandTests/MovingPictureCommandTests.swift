import ImageCoding
import Testing

/// Moving pictures from `xsheet render`.
@Suite struct MovingPictureCommandTests {
  private func workspace() throws -> Workspace {
    let place = try Workspace()
    try place.write(Sample.square(first: 20), "a.json")
    return place
  }

  @Test("the name chooses the format", arguments: ["a.gif", "a.apng", "a.webp", "a.y4m"])
  func formats(name: String) throws {
    let place = try workspace()
    let outcome = try place.xsheet("render", "a.json", "-q", "-o", name)
    #expect(outcome.status == 0, "\(outcome.error)")
    let marks = [
      "a.gif": "GIF89a", "a.apng": "PNG\r\n", "a.webp": "WEBPVP8X", "a.y4m": "YUV4MPEG2 ",
    ]
    let start = try String(decoding: place.read(name).prefix(24), as: Unicode.ASCII.self)
    #expect(start.contains(marks[name] ?? "?"))
  }

  @Test("what does not move has its duration in every format")
  func stillDesigns() throws {
    let place = try Workspace()
    try place.write(
      """
      {"xsheet": 1, "size": [20, 10], "frameRate": 10, "clock": {"ticks": 3}, "views": [
        {"id": "s", "kind": "shape", "children": [
          {"id": "c", "kind": "ellipse", "size": [9, 9]}, {"id": "f", "kind": "fill"}]}], "events": []}
      """, "a.xsheet.json")
    for name in ["a.gif", "a.apng", "a.webp"] {
      #expect(try place.xsheet("render", "a.xsheet.json", "-q", "-o", name).status == 0)
    }
    let gif = try place.read("a.gif")
    let control = try #require(gif.firstRange(of: [0x21, 0xF9, 4])?.upperBound)
    #expect(Int(gif[control + 1]) + Int(gif[control + 2]) * 256 == 300)
    let apng = try place.read("a.apng")
    let frame = try #require(apng.firstRange(of: Array("fcTL".utf8))?.upperBound)
    let delay = apng[(frame + 20)..<(frame + 24)].map(Int.init)
    #expect(Double(delay[0] * 256 + delay[1]) / Double(delay[2] * 256 + delay[3]) == 3)
    let webp = try place.read("a.webp")
    var (milliseconds, rest) = (0, webp[...])
    while let start = rest.firstRange(of: Array("ANMF".utf8))?.upperBound {
      milliseconds += Int(webp[start + 16]) + Int(webp[start + 17]) << 8
      rest = webp[start...]
    }
    #expect(milliseconds == 3000)
  }

  @Test("JPEG has white where the design is transparent")
  func jpeg() throws {
    let place = try workspace()
    try place.xsheet("render", "a.json", "-q", "-o", "a.jpg", "--frames", "5")
    try place.xsheet(
      "render", "a.json", "-q", "-o", "b-%d.jpeg", "--frames", "5,6", "--quality", "5")
    let image = try JPEGDecoder.decode(place.read("a.jpg"))
    #expect(image.pixels.prefix(3).allSatisfy { $0 >= 253 })
    let center = Array(image.pixels[((20 * 60) + 30) * 4..<((20 * 60) + 30) * 4 + 3])
    #expect(center[0] > 250 && center[1] < 5 && center[2] < 5)
    #expect(place.files().filter { $0.hasPrefix("b-") } == ["b-5.jpeg", "b-6.jpeg"])
    #expect(try place.read("b-5.jpeg").count < place.read("a.jpg").count)
  }

  @Test(
    "ffmpeg gets all frames through a pipe, and writes beside the output",
    arguments: ["mp4", "webm"])
  func videosGoThroughAPipe(format: String) throws {
    let place = try workspace()
    try place.write(
      """
      #!/bin/sh
      printf '%s\\n' "$@" > arguments
      for output; do :; done
      cat > "$output"
      """, "bin/ffmpeg")
    let outcome = try place.shell(
      "chmod +x bin/ffmpeg; PATH=\"$PWD/bin:$PATH\" xsheet render a.json -q -o out/a.\(format)")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try place.read("out/a.\(format)").count == 10 * 60 * 40 * 4)
    let arguments = String(decoding: try place.read("arguments"), as: UTF8.self)
    #expect(arguments.contains("-s\n60x40\n-r\n10.000000\n-i\npipe:0\n"))
    #expect(arguments.contains("-f\n\(format)\n"))
    #expect(place.files().filter { $0.hasPrefix("out/") } == ["out/a.\(format)"])
  }

  @Test("a failing or missing ffmpeg is an error that leaves nothing")
  func brokenVideoPrograms() throws {
    let place = try workspace()
    try place.write(
      "#!/bin/sh\nhead -c 9 > /dev/null; echo 'Unknown encoder.' >&2; exit 1\n", "bin/ffmpeg")
    let broken = try place.shell(
      "chmod +x bin/ffmpeg; PATH=\"$PWD/bin:$PATH\" xsheet render a.json -q -o a.mp4")
    #expect(broken.status == 74 && broken.error.contains("Unknown encoder."), "\(broken)")
    let missing = try place.shell(
      "x=$(command -v xsheet); PATH=/nowhere $x render a.json -q -o a.mp4")
    #expect(missing.status == 73, "\(missing)")
    #expect(
      missing.error == """
        Error: MP4 and WebM need the program ffmpeg, which is not on the path; GIF, APNG and WebP do not.

        """)
    #expect(place.files() == ["a.json", "bin/ffmpeg"])
  }

  @Test(
    "videos of the real ffmpeg have the frames",
    .enabled(if: Workspace.hasTool("ffprobe"), "There is no ffmpeg."), arguments: ["mp4", "webm"])
  func videos(format: String) throws {
    let place = try workspace()
    let outcome = try place.shell(
      """
      xsheet render a.json -q -o a.\(format) --size 61x41
      ffprobe -v error -count_frames -show_entries stream=width,height,nb_read_frames -of csv a.\(format)
      """)
    #expect(outcome.error.isEmpty)
    #expect(outcome.text.hasPrefix(format == "mp4" ? "stream,62,42,10" : "stream,61,41,10"))
  }

  @Test("two versions stand beside each other with their names, until the end of the longer one")
  func pairs() throws {
    let place = try workspace()
    try place.write(Sample.square().replacing("\"op\": 10", with: "\"op\": 14"), "b.json")
    let outcome = try place.shell(
      """
      xsheet render a.json b.json -q -o 'pair-%d.png' --frames 5,13
      xsheet render a.json b.json -q -o both.png --difference
      xsheet render a.json b.json -q -o both.webp
      """)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    let pair = try PNGDecoder.decode(place.read("pair-5.png"))
    let top = pair.height - 40
    #expect(pair.width == 124 && top > 10)
    func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
      Array(image.pixels[((top + y) * image.width + x) * 4..<((top + y) * image.width + x) * 4 + 4])
    }
    #expect(pixel(pair, 30, 20) == [255, 0, 0, 255] && pixel(pair, 0, 0) == [255, 255, 255, 255])
    let ended = try PNGDecoder.decode(place.read("pair-13.png"))
    #expect((0..<60).allSatisfy { pixel(ended, $0, 20) == [255, 255, 255, 255] })
    #expect((64..<124).contains { pixel(ended, $0, 20) == [255, 0, 0, 255] })
    #expect(try PNGDecoder.decode(place.read("both.png")).width == 188)
    for options in ["--via timeline", "--onion", "--exposure-sheet", "--manifest m", "--watch"] {
      #expect(try place.shell("xsheet render a.json b.json -o x.png \(options)").status == 64)
    }
    let same = try place.shell("xsheet render a.json b.json -o a.json --format png")
    #expect(same.status == 64 && same.error.contains("would be overwritten"))
  }

  @Test("several frames in one PNG file move, one does not")
  func png() throws {
    let place = try workspace()
    try place.xsheet("render", "a.json", "-q", "-o", "many.png", "--frames", "all")
    try place.xsheet("render", "a.json", "-q", "-o", "one.png")
    func moves(_ name: String) throws -> Bool {
      try String(decoding: place.read(name).prefix(200), as: Unicode.ASCII.self).contains("acTL")
    }
    #expect(try moves("many.png"))
    #expect(try !moves("one.png"))
    #expect(try PNGDecoder.decode(place.read("many.png")).width > 0)
  }

  @Test("raw video goes to standard output, with all pixels of all frames")
  func rawVideo() throws {
    let place = try workspace()
    for (option, planes) in [("", 3), (" --alpha", 4)] {
      let outcome = try place.shell(
        "xsheet render a.json -q -o - --format y4m --fps 10\(option) > v.y4m")
      #expect(outcome.status == 0, "\(outcome.error)")
      let bytes = try place.read("v.y4m")
      let header = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
      let words = String(decoding: bytes[..<header], as: UTF8.self).split(separator: " ")
      #expect(words.contains("F10:1"))
      let width = try #require(words.first { $0.hasPrefix("W") }.flatMap { Int($0.dropFirst()) })
      let height = try #require(words.first { $0.hasPrefix("H") }.flatMap { Int($0.dropFirst()) })
      let frame = 6 + planes * width * height
      #expect((bytes.count - header - 1) % frame == 0 && bytes.count > header + frame)
    }
  }

  @Test(
    "what a moving picture cannot be is refused",
    arguments: [
      "-o - --format gif", "-o a-%d.gif", "-o a.gif --fps 20 --every 2", "-o a.webp --quality 101",
      "-o a.gif --quality 50", "-o a.webp --alpha", "-o a-%d.mp4", "-o a.mp4 --quality 5",
      "-o a.gif --loop -1",
    ])
  func refusals(options: String) throws {
    let place = try workspace()
    let outcome = try place.shell("xsheet render a.json -q \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: "))
    #expect(place.files() == ["a.json"])
  }

  @Test("frames share a picture, in rows or over each other")
  func arrangements() throws {
    let place = try workspace()
    #expect(
      try place.shell("xsheet render a.json -q -o s.png --sheet 3x2 --size 40x30").status == 0)
    let sheet = try PNGDecoder.decode(place.read("s.png"))
    // The cells are as wide as their labels.
    #expect(sheet.width > 3 * 40 && sheet.width < 3 * 70)
    #expect(sheet.height > 2 * 30 && sheet.height < 2 * 65)
    #expect(
      try place.shell("xsheet render a.json -q -o o.png --onion --size 40x30").status == 0)
    #expect(try PNGDecoder.decode(place.read("o.png")).width == 40)
    #expect(
      try place.shell("xsheet render a.json -q -o e.png --sheet auto --at events").status == 0)
  }
}
