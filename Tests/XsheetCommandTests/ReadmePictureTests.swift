import Foundation
import ImageCoding
import TestSupport
import Testing

/// The pictures of the README, which `Tools/pictures` makes.
@Suite struct ReadmePictureTests {
  #if os(Linux)
    private static let hasSameLibraries = true
  #else
    private static let hasSameLibraries = false
  #endif

  @Test(
    "the pictures are those that the program makes",
    .enabled(if: hasSameLibraries, "Other versions of libwebp give other bytes."))
  func arePresent() throws {
    let place = try Workspace()
    let script = ProjectFolder.url("Tools/pictures").path
    let outcome = try place.shell(
      "XSHEET='\(Workspace.program.path)' '\(script)' \"$PWD/made\"")
    #expect(outcome.status == 0, "\(outcome.error)")
    let folder = ProjectFolder.url("Compositions/no-time-to-stop/Pictures")
    let names = place.files().map { String($0.dropFirst("made/".count)) }
    #expect(names == (try FileManager.default.contentsOfDirectory(atPath: folder.path)).sorted())
    for name in names {
      let made = try place.read("made/\(name)")
      let kept = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let isEqual =
        name.hasSuffix(".png")
        ? try PNGDecoder.decode(made) == PNGDecoder.decode(kept) : made == kept
      #expect(isEqual, "\(name) is stale; make it again with Tools/pictures.")
    }
  }

  @Test("the README shows them, and they are small")
  func areShown() throws {
    let folder = "Compositions/no-time-to-stop/Pictures"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: ProjectFolder.url(folder).path)
    let text = try String(contentsOf: ProjectFolder.url("README.md"), encoding: .utf8)
    var size = 0
    for name in names {
      #expect(text.contains("(\(folder)/\(name))"), "\(name)")
      size += try Data(contentsOf: ProjectFolder.url("\(folder)/\(name)")).count
    }
    #expect(!names.isEmpty && size < 1_000_000)
  }
}
