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
      "-o a.gif --quality 50", "-o a.webp --alpha",
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
