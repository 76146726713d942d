import ImageCoding
import Testing

/// The options of render.
@Suite struct RenderTests {
  @Test(arguments: [
    ("", [60, 40]), ("--scale 0.5", [30, 20]), ("--scale 0.3125", [19, 13]),
    ("--max-dim 15", [15, 10]), ("--size 33x44", [33, 44]), ("--scale 0.001", [1, 1]),
  ])
  func sizes(options: String, size: [Int]) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.shell("xsheet render a.json -o a.png \(options)").status == 0)
    let image = try PNGDecoder.decode(place.read("a.png"))
    #expect([image.width, image.height] == size)
  }

  @Test(arguments: [
    ("--frames 0", [0]), ("--frames 9,2..4,3", [2, 3, 4, 9]), ("--frames all", Array(0...9)),
    ("--every 4", [0, 4, 8]), ("--time 0.3 --time 0.99 --time 0.35", [3, 9]),
    ("--every 99999999999", [0]), ("--frames=' 1, 2 .. 3'", [1, 2, 3]),
  ])
  func frames(options: String, numbers: [Int]) throws {
    let place = try Workspace()
    try place.write(Sample.square(first: 20), "a.json")
    #expect(try place.shell("xsheet render a.json -o 'p 1%%/%03d.png' \(options)").status == 0)
    let names = numbers.map {
      "p 1%/" + String(repeating: "0", count: 3 - "\($0)".count) + "\($0).png"
    }
    #expect(place.files().filter { $0.hasPrefix("p ") } == names)
  }

  @Test func threadsDrawTheSameFrames() throws {
    let place = try Workspace()
    try place.write(Sample.square(first: 20), "a.json")
    for jobs in ["1", "3"] {
      let options = "--frames all --jobs \(jobs)"
      #expect(try place.shell("xsheet render a.json -o '\(jobs)/%d.png' \(options)").status == 0)
      let verified = try place.shell("xsheet verify a.json --format json --jobs \(jobs)")
      #expect(verified.text.contains(#""frames": 10"#))
    }
    for frame in 0..<10 {
      #expect(try place.read("1/\(frame).png") == place.read("3/\(frame).png"))
    }
  }

  @Test(arguments: [
    "--frames 5..2", "--frames 10", "--frames 0..99999999999", "--frames x", "--frames ,",
    "--frames -1", "--time 1", "--time nan", "--time -1", "--every 0", "--every 1.5",
    "--frames 1 --every 2", "--size 400x", "--size 0x10", "--size 10x-10", "--size 9999999x1",
    "--size 9999999999999999999x1", "--size 16384x16384", "--scale 0", "--scale 1e3",
    "--scale 1 --max-dim 9", "--max-dim 0", "--background blurple", "--background '#12'",
    "--jobs 0", "-o a%d%d.png", "-o a%200d.png", "-o '' ",
    "-o - --frames 1,2", "-o a.bmp", "-o 'a%d.tiff' --frames all", "--sheet 4", "--sheet 0x2",
    "--sheet 4x3 --onion",
    "--at events", "--sheet auto -o a.gif", "--onion --format webp", "--sheet 2x2 -o -",
    "--sheet 2x2 -o a.jpg", "--difference", "--quality 50 -o a.png", "--sheet 2x2 -o %d.png",
    "--sheet 100x100 --size 4000x4000",
  ])
  func refusedOptions(options: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet render a.json -o a.png \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: "))
    #expect(place.files() == ["a.json"])
  }

  @Test func unknownExtensionsAreAnErrorWithTheSupportedOnes() throws {
    let outcome = try Workspace().xsheet("render", "none.json", "-o", "a.bmp")
    #expect(outcome.status == 64)
    #expect(
      outcome.error == """
        Error: 'a.bmp' has an unknown extension; supported are: .png, .jpg, .jpeg, .gif, .apng, .webp, .mp4, .webm, .y4m.

        """)
  }

  @Test func pictures() throws {
    let place = try Workspace()
    try place.write(Sample.square(first: 20), "a.json")
    try place.xsheet("render", "a.json", "-o", "clear.png", "--frames", "5")
    let clear = try PNGDecoder.decode(place.read("clear.png"))
    #expect(pixel(clear, 0, 0) == [0, 0, 0, 0])
    // Half-way, the square is in the middle.
    #expect(pixel(clear, 30, 20) == [255, 0, 0, 255])
    #expect(pixel(clear, 19, 20) == [0, 0, 0, 0])
    try place.xsheet("render", "a.json", "-o", "blue.png", "--background", "#00F")
    #expect(pixel(try PNGDecoder.decode(place.read("blue.png")), 59, 39) == [0, 0, 255, 255])
    try place.xsheet("render", "a.json", "-o", "half.png", "--background=#00FF0080")
    #expect(pixel(try PNGDecoder.decode(place.read("half.png")), 59, 39) == [0, 255, 0, 128])
  }

  /// A hand-written timeline can be reported, drawn and verified like a Lottie file.
  @Test func handWrittenTimelines() throws {
    let place = try Workspace()
    try place.write(
      """
      {"xsheet": 1, "size": [40, 40], "clock": {"ticks": 1, "atEnd": "continue"}, "frameRate": 10,
       "views": [{"id": "box", "kind": "group", "effect": "shake", "amplitude": [9, 0],
         "children": [{"id": "boxShape", "kind": "shape", "children": [
           {"id": "rectangle", "kind": "rectangle", "position": [20, 20], "size": [10, 10]},
           {"id": "fill", "kind": "fill"}]}]}],
       "events": [{"event": 1, "keyframes": [{"tracks": {"box.cycles": [
         {"move": 0}, {"linear": 1, "duration": 1}]}}]}]}
      """, "hand.json")
    #expect(try place.xsheet("report", "hand.json").text == "hand.json: no findings\n")
    let verdict = try place.xsheet("verify", "hand.json")
    #expect(
      verdict.text == """
        hand.json: match with itself, as written and read back; 20 frames
          To compare it with a design or another timeline, give a second file.

        """)
    let pair = try place.xsheet("verify", "hand.json", "hand.json")
    #expect(pair.text.hasPrefix("hand.json and hand.json: match; 20 frames"))
    let outline = try place.xsheet("inspect", "hand.json")
    #expect(outline.status == 0 && outline.text.contains("└─ box (group), moves: cycles"))
    #expect(try place.xsheet("render", "hand.json", "-o", "a%02d.png", "--frames=all").status == 0)
    // The change at the clock's first tick is only visible in the second cycle.
    #expect(try place.xsheet("render", "hand.json", "-o", "b.png", "--time=1.3").status == 0)
    #expect(try place.read("a03.png") == place.read("a00.png"))
    #expect(try place.read("b.png") != place.read("a03.png"))
    try place.write(#"{"xsheet": 1, "size": [4, 4], "views": []}"#, "bad.json")
    let refusal = try place.xsheet("verify", "bad.json")
    #expect(refusal.status == 65 && refusal.error.contains("“clock” is missing"))
    try place.write(
      #"{"size": [4, 4], "clock": {"ticks": 1}, "views": [], "events": []}"#, "unmarked.json")
    let unmarked = try place.xsheet("report", "unmarked.json")
    #expect(unmarked.status == 65)
    #expect(unmarked.text.contains("“xsheet”: 1 is missing; the file looks like a timeline"))
  }

  @Test func timelinesHaveTheSameFrames() throws {
    let place = try Workspace()
    // Half a frame at the end is rounded up.
    let text = Sample.square(first: 20).replacing(#""op": 30, "w""#, with: #""op": 29.5, "w""#)
    try place.write(text, "a.json")
    try place.xsheet("convert", "a.json")
    #expect(try place.xsheet("render", "a.json", "-o", "c%d.png", "--frames=all").status == 0)
    #expect(
      try place.xsheet("render", "a.xsheet.json", "-o", "t%d.png", "--frames=all").status == 0)
    for frame in 0..<10 {
      #expect(try place.read("c\(frame).png") == place.read("t\(frame).png"))
    }
    #expect(place.files().count == 22)
  }

  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.pixels[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
  }
}
