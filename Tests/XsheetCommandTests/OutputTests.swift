import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import Xsheet

/// The outputs of commands, and the errors if they cannot be written.
@Suite struct OutputTests {
  @Test func noHalfFilesAreLeft() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write("old", "file")
    for line in [
      "xsheet convert a.json -o file", "xsheet convert a.json -o file/deeper",
      "xsheet render a.json -o file/x.png", "xsheet render a.json -o file/x-%d.png --frames all",
      "xsheet render a.json -o $(printf '%0300d' 0).png",
    ] {
      let outcome = try place.shell(line)
      #expect(outcome.status == 73)
      #expect(outcome.error.hasPrefix("Error: "))
    }
    #expect(place.files() == ["a.json", "file"])
    #expect(try place.read("file") == Array("old".utf8))
  }

  @Test func namesOfOneCharacter() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a")
    for line in ["report a", "convert a -o b", "render a -o c", "render b/a.xsheet.json -o d//e"] {
      #expect(try place.shell("xsheet \(line)").status == 0)
    }
    #expect(place.files() == ["a", "b/a.xsheet.json", "c", "d/e"])
  }

  @Test(arguments: [
    ("", ""), ("a", ""), ("a/", ""), ("/", ""), ("//", ""), ("/a", "/"), ("//a", "/"),
    ("a/b", "a"), ("a//b/", "a"), ("/a/b/c", "/a/b"), ("./ä", "."), ("a/\u{301}b", "a"),
  ])
  func folders(path: String, folder: String) {
    #expect(path.folder == folder)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func outOfSpace() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    // A link, so that at worst the link is replaced.
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/full", withDestinationPath: "/dev/full")
    let picture = try place.xsheet("render", "a.json", "-o", "full")
    #expect(picture.status == 74)
    #expect(picture.error.contains("no space left"))
    for line in ["report a.json", "--help", "convert a.json -o -", "verify a.json --format json"] {
      #expect(try place.shell("xsheet \(line) > /dev/full").status == 74)
    }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: place.folder.path + "/full") == "/dev/full")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsOneError() throws {
    let place = try Workspace()
    for name in ["a", "b", "c"] { try place.write(Sample.square(), "in/\(name).json") }
    let links = "for n in a b c; do ln -s /dev/full out/$n.xsheet.json; done"
    let outcome = try place.shell("mkdir out; \(links); xsheet convert in -o out")
    #expect(outcome.status == 74)
    #expect(
      outcome.error == "Error: out/a.xsheet.json cannot be written: no space left on device.\n")
  }

  @Test func failuresLeaveNoFolders() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet render a.json -o new/deep/$(printf '%0300d' 0).png")
    #expect(outcome.status == 73)
    #expect(try place.shell("ls").text == "a.json\n")
    #expect(try place.xsheet("render", "a.json", "-o", "new/deep/x.png").status == 0)
    #expect(place.files() == ["a.json", "new/deep/x.png"])
  }

  @Test func unknownExtensionsAreRefusedFirst() throws {
    let outcome = try Workspace().xsheet("render", "nowhere.json", "-o", "new/x.bmp")
    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: 'new/x.bmp' has an unknown extension; "))
  }

  @Test func filesThatMayNotGrow() throws {
    let place = try Workspace()
    let path = ProjectFolder.url("Compositions/no-time-to-stop/no-time-to-stop.json").path
    try place.write("old", "out/no-time-to-stop.xsheet.json")
    let outcome = try place.shell("ulimit -f 8; xsheet convert '\(path)' -o out --force")
    #expect(outcome.status == 74)
    #expect(!outcome.isSignal)
    #expect(outcome.error.contains("cannot be written: file too large"))
    #expect(try place.read("out/no-time-to-stop.xsheet.json") == Array("old".utf8))
    #expect(place.files() == ["out/no-time-to-stop.xsheet.json"])
  }

  @Test(arguments: ["INT", "TERM"])
  func interruptionLeavesWholeFiles(signal: String) throws {
    let place = try Workspace()
    let path = ProjectFolder.url("Compositions/no-time-to-stop/no-time-to-stop.json").path
    // A child of a shell without job control would ignore the interrupt; `env` resets it.
    let outcome = try place.shell(
      """
      env --default-signal=INT xsheet render '\(path)' -o 'out/%d.png' --frames all &
      while ! test -e out/0.png; do sleep 0.01; done
      kill -\(signal) $!; wait $!
      """)
    #expect(outcome.status == (signal == "INT" ? 130 : 143))
    let files = place.files()
    #expect(!files.isEmpty && files.count < 480)
    for file in files {
      #expect(file.hasPrefix("out/") && file.hasSuffix(".png") && !file.contains("xsheet-"))
      #expect(throws: Never.self) { try PNGDecoder.decode(place.read(file)) }
    }
  }

  @Test func linksArePassedAndModesKept() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write("old", "real.png")
    let path = place.folder.path
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: path + "/real.png")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link.png", withDestinationPath: "real.png")
    #expect(try place.xsheet("render", "a.json", "-o", "link.png").status == 0)
    #expect(try place.read("real.png").starts(with: [0x89, 0x50]))
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/real.png")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func inputsAreNotOverwritten() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.xsheet("render", "a.json", "-o", "./a.json").status == 64)
    try place.write(Sample.square(), "b/a.json")
    let outcome = try place.xsheet("convert", "a.json", "b/a.json", "-o", "out")
    #expect(outcome.status == 73)
    #expect(outcome.error.contains("out/a.xsheet.json is made of a.json"))
    #expect(try place.xsheet("convert", "a.json", "-o", "out.json").status == 64)
    #expect(place.files() == ["a.json", "b/a.json", "out/a.xsheet.json"])
  }

  @Test func readersMayLeave() throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 4), "a.json")
    let files = Array(repeating: "a.json", count: 3000).joined(separator: " ")
    let outcome = try place.shell(
      "{ xsheet report -q --format json \(files); echo $? >&2; } | head -n 1")
    #expect(outcome.error == "74\n")
    #expect(outcome.text.split(separator: "\n").count == 1)
  }
}
