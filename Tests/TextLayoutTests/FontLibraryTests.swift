import Foundation
import Geometry
import TestSupport
import Testing

@testable import TextLayout

@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct FontLibraryTests {
  @Test(arguments: [
    (FontRequest(postScriptName: "Lato-BlackItalic", family: "Lato"), "Lato-BlackItalic", 900.0),
    (FontRequest(family: "lato", style: "Bold"), "Lato-Bold", 700),
    (FontRequest(family: "Lato", style: "Semibold Italic"), "Lato-SemiboldItalic", 600),
    (FontRequest(family: "Inter", style: "SemiBold"), "Inter", 600),
    (FontRequest(family: "Arial", style: "Bold"), "LiberationSans-Bold", 700),
    (FontRequest(family: "Helvetica"), "LiberationSans", 400),
  ])
  func fontsAreFound(request: FontRequest, name: String, weight: Double) throws {
    let match = try #require(TestFonts.library.match(request))
    #expect(match.face.postScriptName == name && match.face.traits.weight == weight)
    let isThere = !["Arial", "Helvetica"].contains(request.family)
    #expect(match.origin == (isThere ? .system : .substitute))
  }

  /// Files of a batch open the same fonts at once.
  @Test func facesAreOpenedOnceByAllThreads() async throws {
    for _ in 0..<20 {
      let library = FontLibrary(configurationFile: TestFonts.configurationFile)
      let stacks = await withTaskGroup(of: FontStack?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            library.match(FontRequest(family: "Lato")).map { FontStack($0, library) }
          }
        }
        return await group.reduce(into: [FontStack?]()) { $0.append($1) }
      }
      #expect(stacks.allSatisfy { $0?.name != nil && $0 == stacks[0] })
    }
  }

  @Test func missingFontsAreReplaced() throws {
    let match = try #require(TestFonts.library.match(FontRequest(family: "Nonesuch")))
    #expect(match.origin == .substitute && match.tried == ["the system"])
  }

  @Test func foldersComeFirst() throws {
    let library = FontLibrary(
      folders: ["/usr/share/fonts/truetype/lato"], configurationFile: TestFonts.configurationFile)
    #expect(library.match(FontRequest(family: "Lato"))?.origin == .folder)
    let other = try #require(library.match(FontRequest(family: "DejaVu Sans")))
    #expect(other.origin == .system && other.tried == ["the font folders"])
  }

  @Test func filesAreListed() throws {
    let path = TestFonts.blocks.path
    let library = FontLibrary(folders: [path], configurationFile: TestFonts.configurationFile)
    let match = try #require(library.match(named: "Xsheet Blocks"))
    #expect(match.origin == .folder && match.face.path == path)
    #expect(FolderIndex(folders: [path]).entries(.family, "Xsheet Blocks").map(\.path) == [path])
    #expect(try match.face.bytes == [UInt8](Data(contentsOf: TestFonts.blocks)))
    #expect(match.face.license?.hasPrefix("Everyone may use this font for anything. https") == true)
  }

  @Test func designsHaveTheirOwnFonts() throws {
    var request = FontRequest(family: "Lato")
    request.data = try bytes("dejavu/DejaVuSans.ttf")
    let match = try #require(TestFonts.library.match(request))
    #expect(match.origin == .design && match.face.family == "DejaVu Sans")
    for (text, problem) in [("wOFF", FontError.notAFont), ("wOF2", .unsupportedWOFF2)] {
      request.data = Array(text.utf8)
      let other = try #require(TestFonts.library.match(request))
      #expect(other.origin == .system && other.problem == problem)
    }
  }

  @Test func archivesHaveFonts() throws {
    let face = try FontFace(.memory(try bytes("lato/Lato-Bold.ttf")))
    let match = TestFonts.library.match(FontRequest(family: "lato"), archive: [face])
    #expect(match?.origin == .archive && match?.face == face)
  }

  /// A letter that is slanted or bolder than its face is wider.
  @Test func missingTraitsAreMade() throws {
    let source = FontSource.file(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let plain = try FontFace(source)
    let glyph = try #require(plain.glyph(for: "o"))
    var synthesis = FontSynthesis()
    synthesis.isBold = true
    let bold = try FontFace(source, synthesis: synthesis)
    func width(_ path: BezierPath) -> Double {
      path.points.map(\.x).max()! - path.points.map(\.x).min()!
    }
    // Stems are bolder in small sizes.
    for (size, increase) in [(100, 1.0 / 32), (36, 1.0 / 32), (22.5, 7.0 / 192), (9, 1.0 / 24)] {
      let outline = bold.outline(of: glyph, fontSize: size)
      #expect(abs(width(outline) - width(plain.outline(of: glyph)) - increase) < 0.002)
    }
    #expect(largestTurn(bold.outline(of: glyph)) < 0.3)
    synthesis = FontSynthesis()
    synthesis.isItalic = true
    let stem = try #require(plain.glyph(for: "l"))
    let slanted = try FontFace(source, synthesis: synthesis).outline(of: stem)
    #expect(width(slanted) > width(plain.outline(of: stem)) + 0.15)
  }

  /// The largest angle between pieces of a path, in radians.
  private func largestTurn(_ path: BezierPath) -> Double {
    var largest = 0.0
    for contour in path.contours {
      var points: [Vector2] = []
      for index in 0..<contour.segmentCount {
        let segment = path.segment(index, of: contour)
        for step in 0..<8 {
          let point = segment.point(at: Double(step) / 8)
          if points.last.map({ $0.distance(to: point) > 0.01 }) ?? true { points.append(point) }
        }
      }
      for index in points.indices.dropFirst().dropLast() {
        let into = points[index] - points[index - 1]
        let out = points[index + 1] - points[index]
        largest = max(largest, abs(asin(into.cross(out) / (into.length * out.length))))
      }
    }
    return largest
  }

  @Test func weightsOfVariableFonts() throws {
    let source = FontSource.file(path: "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
    let widths = try [100.0, 400, 900].map { weight in
      let face = try FontFace(source, weight: weight)
      return face.outline(of: try #require(face.glyph(for: "l"))).points.map(\.x).max()!
    }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/\(name)")))
  }
}

/// Fonts that would end a careless reader.
@Suite struct HostileFontTests {
  @Test(
    arguments: [[], [0], Array("OTTO".utf8), Array(repeating: 0xFF, count: 4_096)] as [[UInt8]])
  func otherBytesAreRefused(bytes: [UInt8]) {
    #expect(throws: FontError.self) { try FontFace(.memory(bytes)) }
  }

  @Test func missingFilesAreRefused() {
    #expect(throws: FontError.unreadable) { try FontFace(.file(path: "/nowhere/font.ttf")) }
  }

  /// Parts of composite glyphs that double at each of 30 levels, and one that is part of itself.
  @Test(arguments: [0, 1, 2])
  func tangledGlyphsAreNotDrawn(kind: Int) throws {
    let face = try FontFace(.memory(TangledFont.bytes(kind)))
    #expect(face.outline(of: kind == 2 ? 1 : 31).isEmpty == (kind != 2))
  }

  /// Damages an installed font at random, and draws text with what is left.
  @Test(
    .enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."),
    arguments: ["dejavu/DejaVuSans.ttf", "inter-vf/Inter-roman.var.ttf", "lato/Lato-Bold.ttf"])
  func damagedFonts(name: String) throws {
    let whole = Array(
      try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/\(name)")))
    var random = SeededRandom(seed: 7)
    for round in 0..<60 {
      var bytes = whole
      if round % 3 == 0 {
        bytes = Array(bytes.prefix(Int.random(in: 0..<whole.count, using: &random)))
      }
      for _ in 0..<20 where !bytes.isEmpty {
        // The tables at the beginning are hit more often than outlines.
        let limit = Bool.random(using: &random) ? min(bytes.count, 4_096) : bytes.count
        bytes[Int.random(in: 0..<limit, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let face = try? FontFace(.memory(bytes)) else { continue }
      let match = FontMatch(face: face, origin: .design, tried: [])
      let setter = Typesetter(FontStack(match, TestFonts.library), size: 20)
      for line in setter.lines(of: "Ägypten office\u{301} سلام", width: 60) {
        for glyph in line.letters.flatMap(\.glyphs) { _ = glyph.face.outline(of: glyph.glyph) }
      }
    }
  }
}

/// A small TrueType font of composite glyphs.
private enum TangledFont {
  /// 32 glyphs of which each has the one before it twice (0), or itself (1); or a triangle alone (2).
  static func bytes(_ kind: Int) -> [UInt8] {
    let triangle: [Int] = [1, 0, 0, 500, 500, 2, 0]
    var glyphs: [[UInt8]] = [words([])]
    var simple = words(triangle)
    // Three points on the curve with coordinates of two bytes.
    simple += [1, 1, 1] + words([0, 500, -250, 0, 0, 500]) + [0]
    glyphs.append(simple)
    for index in 2..<32 {
      let part = kind == 1 ? index : index - 1
      glyphs.append(
        kind == 2
          ? simple
          : words([-1, 0, 0, 500, 500, 0x21 | 2, part, 0, 0, 1 | 2, part, 0, 0]))
    }
    var places = [0]
    for glyph in glyphs { places.append(places[places.count - 1] + glyph.count) }
    let long: (Int) -> [UInt8] = { words([$0 >> 16, $0 & 0xFFFF]) }
    let head =
      words([1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000]) + words([0, 0, 0, 0, 0, 0, 0, 0])
      + words([0, 0, 500, 500, 0, 8, 2, 1, 0])
    let tables: [(String, [UInt8])] = [
      ("glyf", glyphs.flatMap(\.self)), ("head", head),
      ("hhea", words([1, 0, 800, -200, 0, 500, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 1])),
      ("hmtx", words([500, 0] + Array(repeating: 0, count: 31))),
      ("loca", places.flatMap(long)),
      ("maxp", words([1, 0, 32, 100, 10, 100, 10, 1, 0, 0, 0, 0, 0, 0, 100, 100])),
    ]
    var file = words([1, 0, tables.count, 64, 2, 32])
    var place = file.count + tables.count * 16
    var body: [UInt8] = []
    for (tag, bytes) in tables {
      let padded = bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
      file += Array(tag.utf8) + long(0) + long(place) + long(bytes.count)
      body += padded
      place += padded.count
    }
    return file + body
  }

  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}
