import Diagnostics
import TestSupport
import Testing

@testable import Containers

@Suite struct MaliciousFileTests {
  @Test(arguments: [
    "../x.json", "a/../../x.json", "/etc/x.json", "C:\\x.json", "a\\..\\x.json", "\\x.json",
    String(repeating: "a", count: 2000),
  ])
  func refusesPathsOutsideTheArchive(path: String) {
    let file = ZipWriter.archive([("a/a.json", "1"), (path, "2")])
    #expect(Samples.refusal(of: file) == .unsafeArchivePath)
  }

  @Test func acceptsBackslashes() throws {
    let file = try DesignFile(reading: ZipWriter.archive([("animations\\x.json", "1")]))
    #expect(file.animations.map(\.id) == ["x"])
  }

  @Test(arguments: [ContainerLimits.entrySize + 1, ContainerLimits.ratioFloor + 1, 0xFFFF_FFFE])
  func refusesEntriesThatAnnounceTooMuch(size: Int) {
    let file = ZipWriter.archive([
      .init(name: "a/a.json", data: [1, 2, 3], method: 8, announcedSize: size)
    ])
    #expect(Samples.refusal(of: file) == .archiveTooLarge)
  }

  @Test func refusesEntriesThatUnpackToMoreThanTheyAnnounce() {
    let file = ZipWriter.archive([
      .init(
        name: "a/a.json", data: Samples.bytes(Samples.deflated), method: 8, announcedSize: 10)
    ])
    #expect(Samples.refusal(of: file) == .malformedArchive)
  }

  @Test func refusesTooMuchInAll() throws {
    let file = ZipWriter.archive([("a/a.json", "12345"), ("a/b.json", "1234")])
    try file.withUnsafeBytes { buffer in
      for (limit, isEnough) in [(9, true), (8, false)] {
        let archive = try ZipArchive(buffer, totalSize: limit)
        #expect(try archive.read(archive.entries[0]).count == 5)
        #expect((try? archive.read(archive.entries[1]))?.count == (isEnough ? 4 : nil))
      }
    }
  }

  @Test func refusesTooManyEntries() {
    let files = (0...ContainerLimits.entries).map { ("a/\($0).json", "") }
    #expect(Samples.refusal(of: ZipWriter.archive(files)) == .archiveTooLarge)
  }

  @Test func refusesGzipBombs() {
    let zeros = Samples.bytes(Samples.gzipOfZeros)
    let count = ContainerLimits.ratioFloor / 65_536
    let bomb = Array(repeatElement(zeros, count: count + 1).joined())
    #expect(Samples.refusal(of: bomb) == .archiveTooLarge)
    #expect(Samples.refusal(of: Array(bomb.dropLast(zeros.count))) == nil)
  }

  @Test func refusesBrokenChecksumsEncryptionAndUnknownMethods() {
    let data = Array("1".utf8)
    let broken: [ZipWriter.Entry] = [
      .init(name: "a/a.json", data: data, checksum: 1),
      .init(name: "a/a.json", data: data, flags: 1),
      .init(name: "a/a.json", data: data, method: 77),
    ]
    for entry in broken {
      #expect(Samples.refusal(of: ZipWriter.archive([entry])) == .malformedArchive)
    }
  }

  @Test func refusesEveryCutArchive() {
    let file = ZipWriter.archive([
      ("manifest.json", #"{"animations":[{"id":"a"}]}"#), ("a/a.json", "1"), ("i/p.png", "P"),
    ])
    #expect(Samples.refusal(of: file) == nil)
    for count in 4..<file.count {
      #expect(Samples.refusal(of: Array(file[..<count])) == .malformedArchive, "\(count) bytes")
    }
  }

  @Test func survivesDamage() {
    let file = ZipWriter.archive([
      ("manifest.json", #"{"animations":[{"id":"a"}]}"#), ("a/a.json", "1"), ("i/p.png", "P"),
    ])
    for index in 4..<file.count {
      for bits: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = file
        damaged[index] ^= bits
        _ = try? DesignFile(reading: damaged)
      }
    }
  }

  @Test func refusesEveryCutGzipFile() {
    let file = Samples.bytes(Samples.gzip)
    for count in 2..<file.count {
      #expect(Samples.refusal(of: Array(file[..<count])) == .malformedArchive, "\(count) bytes")
    }
  }

  @Test func refusesArchivesWithoutAnimation() {
    #expect(Samples.refusal(of: ZipWriter.archive([("i/p.png", "P")])) == .noAnimation)
    let empty: [(String, String)] = []
    #expect(Samples.refusal(of: ZipWriter.archive(empty)) == .noAnimation)
    let onlyThemes = ZipWriter.archive([("manifest.json", "{}"), ("themes/t.json", "{}")])
    #expect(Samples.refusal(of: onlyThemes) == .noAnimation)
  }
}
