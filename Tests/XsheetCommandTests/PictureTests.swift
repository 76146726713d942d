import Foundation
import ImageCoding
import JSONTree
import TestSupport
import Testing

@testable import Xsheet

/// Pictures in files, in folders and in archives.
@Suite struct PictureTests {
  /// A red picture of two by two pixels as a file.
  private func red() throws -> [UInt8] {
    let pixels = Array(repeatElement([255, 0, 0, 255] as [UInt8], count: 4).joined())
    return try PNGEncoder.encode(#require(PixelImage(width: 2, height: 2, pixels: pixels)))
  }

  private func dataURL() throws -> String {
    "data:image/png;base64,\(Data(try red()).base64EncodedString())"
  }

  /// A composition with a picture that fills its canvas of 8 by 8 points.
  private func composition(_ picture: String, folder: String = "") -> String {
    """
    {"v": "5.7.0", "fr": 10, "ip": 0, "op": 4, "w": 8, "h": 8,
     "assets": [{"id": "photo 1", "w": 8, "h": 8, "u": "\(folder)", "p": "\(picture)", "e": 1}],
     "layers": [{"ty": 2, "nm": "Photo", "refId": "photo 1", "ip": 0, "op": 4, "st": 0,
                 "ks": {}}]}
    """
  }

  /// Whether the first frame of a file is red.
  private func isRed(_ words: String..., in place: Workspace) throws -> Bool {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    #expect(try place.shell("xsheet render \(line) -o frame.png").status == 0)
    let image = try PNGDecoder.decode(place.read("frame.png"))
    return image.pixels.starts(with: [255, 0, 0, 255])
  }

  @Test func embeddedPicturesAreDrawnAndConverted() throws {
    let place = try Workspace()
    try place.write(composition(dataURL()), "in/a.json")
    #expect(try place.xsheet("report", "in/a.json").text == "in/a.json: no findings\n")
    #expect(try isRed("in/a.json", in: place))
    #expect(try place.xsheet("verify", "in/a.json").status == 0)
    #expect(try place.xsheet("convert", "in/a.json", "-o", "out").status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == [
        "out/a.images/\(try name())", "out/a.xsheet.json",
      ])
    #expect(try place.read("out/a.images/\(name())") == red())
    #expect(try isRed("out/a.xsheet.json", in: place))
    #expect(
      try place.xsheet("verify", "in/a.json", "--timeline", "out/a.xsheet.json").status == 0)
    let text = try place.xsheet("convert", "in/a.json", "-o", "-").text
    try place.write(text, "b.xsheet.json")
    #expect(text.contains("data:image/png;base64,"))
    #expect(try isRed("b.xsheet.json", in: place))
  }

  /// The name of the red picture in an export.
  private func name() throws -> String { "photo_1-\(ContentHash(try red()).text.prefix(8)).png" }

  @Test func picturesAreCopiedUnderTheNamesOfTheirContent() throws {
    let place = try Workspace()
    try place.write(composition("p.png", folder: "images/"), "in/a.json")
    try place.write(red(), "in/images/p.png")
    #expect(try place.xsheet("convert", "in/a.json", "-o", "out/deep").status == 0)
    #expect(try place.shell("cd in && xsheet convert a.json -o ../other").status == 0)
    #expect(try place.read("other/a.xsheet.json") == place.read("out/deep/a.xsheet.json"))
    #expect(try place.read("out/deep/a.images/\(name())") == red())
    #expect(try isRed("other/a.xsheet.json", in: place))
    // Pictures of an earlier export are removed, and no other files.
    try place.write(red(), "other/a.images/mine.png")
    try place.write("text", "other/a.images/photo_1-00000000.png")
    try place.write(Sample.square(), "in/a.json")
    #expect(try place.xsheet("convert", "in/a.json", "-o", "other").status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("other/") } == [
        "other/a.images/mine.png", "other/a.images/photo_1-00000000.png", "other/a.xsheet.json",
      ])
  }

  @Test func failedExportsLeaveNothing() throws {
    let place = try Workspace()
    try place.write(composition(dataURL()), "in/a.json")
    try place.write("", "out/a.xsheet.json/file")
    #expect(try place.xsheet("convert", "in/a.json", "-o", "out").status == 73)
    #expect(place.files() == ["in/a.json", "out/a.xsheet.json/file"])
  }

  @Test(arguments: ["out/deep", "../in2", "link/x", "./in/../out2", "ABS/out3"])
  func linkedPicturesAreFoundAgain(output: String) throws {
    let place = try Workspace()
    try place.write(composition("p.png", folder: "images/"), "work/in/a.json")
    try place.write(red(), "work/in/images/p.png")
    try place.write("", "else/where/file")
    let outcome = try place.shell(
      "cd work && ln -s ../else/where link && "
        + "xsheet convert in/a.json --link-pictures -o '\(output)'".replacing(
          "ABS", with: place.folder.path))
    #expect(outcome.status == 0)
    let found = place.files().filter { $0.hasSuffix("a.xsheet.json") }
    #expect(found.count == 1 && !place.files().contains { $0.contains(".images") })
    #expect(try isRed(found[0], "--assets", "work/in", in: place))
  }

  @Test func standardOutputHoldsThePictures() throws {
    let place = try Workspace()
    try place.write(composition("p.png", folder: "images/"), "in/a.json")
    try place.write(red(), "in/images/p.png")
    let text = try place.xsheet("convert", "in/a.json", "-o", "-").text
    try place.write(text, "else/b.xsheet.json")
    #expect(text.contains("data:image/png;base64,"))
    #expect(try isRed("else/b.xsheet.json", in: place))
  }

  @Test func picturesBesideTheFileCanBeReferredTo() throws {
    let place = try Workspace()
    try place.write(composition("p.png", folder: "images/"), "in/a.json")
    try place.write(red(), "in/images/p.png")
    #expect(try isRed("in/a.json", in: place))
    #expect(
      try place.xsheet("convert", "in/a.json", "--link-pictures", "-o", "out/deep").status == 0)
    #expect(
      try String(decoding: place.read("out/deep/a.xsheet.json"), as: UTF8.self)
        .contains(#""../../in/images/p.png""#))
    #expect(try isRed("out/deep/a.xsheet.json", "--assets", "in", in: place))
    #expect(
      try place.xsheet("verify", "in/a.json", "--timeline", "out/deep/a.xsheet.json").status == 0)
  }

  @Test(arguments: [
    ("../", "p.png"), ("images/../../", "p.png"), ("", "link.png"), ("linked/", "p.png"),
  ])
  func picturesOutsideAreNotRead(folder: String, picture: String) throws {
    let place = try Workspace()
    try place.write(composition(picture, folder: folder), "in/a.json")
    try place.write(red(), "p.png")
    try place.write("", "in/images/empty")
    #expect(try place.shell("cd in; ln -s ../p.png link.png; ln -s .. linked").status == 0)
    let report = try place.xsheet("report", "in/a.json", "--format=json")
    let finding = try #require(try report.json()["files"]?.elements[0]["findings"]?.elements.first)
    #expect(finding["code"] == "LI0912" && finding["pointer"] == "/assets/0")
    #expect(
      finding["message"]
        == .string(
          "The picture \"\(folder)\(picture)\" of asset \"photo 1\" is outside of the file's folder; it is not read."
        ))
    #expect(try !isRed("in/a.json", in: place))
    #expect(try isRed("in/a.json", "--assets", ".", in: place))
    #expect(try place.xsheet("report", "in/a.json", "--assets", "in", "--assets", ".").status == 0)
    #expect(try place.xsheet("report", "in/a.json", "--assets", "p.png").status == 64)
    // A link to the file allows the folder of the file itself.
    #expect(try place.shell("mkdir links; ln -s ../in/a.json links/a.json").status == 0)
    #expect(try !isRed("links/a.json", in: place))
  }

  @Test(arguments: ["p.png", "gone.png"])
  func longNamesAreCutInMessages(picture: String) throws {
    let place = try Workspace()
    let folder = String(repeating: "folder/", count: 40)
    try place.write(composition(picture, folder: folder), "in/a.json")
    try place.write("no picture", "in/\(folder)p.png")
    let report = try place.xsheet("report", "in/a.json").text
    #expect(report.contains("\"\(folder.prefix(200))\""))
    #expect(!report.contains(folder.prefix(201)))
  }

  @Test func linksToWholeDesignsWork() throws {
    let place = try Workspace()
    try place.write(composition("p.png", folder: "images/"), "in/a.json")
    try place.write(red(), "in/images/p.png")
    #expect(
      try place.shell("mkdir links; cd links; ln -s ../in/a.json .; ln -s ../in/images .").status
        == 0)
    #expect(try isRed("links/a.json", in: place))
  }

  @Test func absolutePathsAreInsideOfTheFolder() throws {
    let place = try Workspace()
    let path = place.folder.path
    try place.write(composition("p.png", folder: path + "/"), "in/a.json")
    try place.write(red(), "p.png")
    #expect(try place.xsheet("report", "in/a.json").text.contains("warning LI0912: "))
    #expect(try isRed("in/a.json", "--assets", path, in: place))
    try place.write(composition("p.png", folder: "/images/"), "in/b.json")
    try place.write(red(), "in/images/p.png")
    #expect(try isRed("in/b.json", in: place))
  }

  @Test func picturesOfTimelinesStayInsideToo() throws {
    let place = try Workspace()
    try place.write(
      """
      {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 1}, "views": [
        {"id": "photo", "kind": "image", "source": "../p.png", "size": [9, 9]}]}
      """, "in/a.xsheet.json")
    try place.write(red(), "p.png")
    let report = try place.xsheet("report", "in/a.xsheet.json")
    #expect(report.text.hasPrefix("in/a.xsheet.json:2:46: warning LI0912: "))
    #expect(try isRed("in/a.xsheet.json", "--assets=.", in: place))
  }

  @Test func reportsOnTimelinesListMissingPictures() throws {
    let place = try Workspace()
    try place.write(
      """
      {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 1}, "views": [
        {"id": "photo", "kind": "image", "source": "gone.png", "size": [9, 9]}]}
      """, "a.xsheet.json")
    let report = try place.xsheet("report", "a.xsheet.json")
    #expect(report.text.contains("warning LI0908: "))
    #expect(report.text.contains("relative to the timeline"))
    #expect(!report.error.contains("lists them"))
  }

  @Test func missingAndBrokenPicturesAreFindings() throws {
    let place = try Workspace()
    try place.write(composition("p.png"), "a.json")
    #expect(try place.xsheet("report", "a.json").text.contains("warning LI0908: "))
    #expect(try !isRed("a.json", in: place))
    try place.write("GIF89a", "p.png")
    #expect(try place.xsheet("report", "a.json").text.contains("warning LI0909: "))
    #expect(try place.xsheet("convert", "a.json").status == 0)
    try FileManager.default.removeItem(at: place.folder.appendingPathComponent("p.png"))
    let outcome = try place.xsheet("render", "a.xsheet.json", "-o", "x.png")
    #expect(outcome.status == 0 && outcome.error.contains("1 warning"))
  }

  @Test func largePicturesAreNotRead() throws {
    let place = try Workspace()
    try place.write(composition("p.png"), "a.json")
    try place.write(red(), "p.png")
    let url = place.folder.appendingPathComponent("p.png")
    try FileHandle(forWritingTo: url).truncate(atOffset: 128 << 20 + 1)
    #expect(try place.xsheet("report", "a.json").text.contains("warning LI0910: "))
  }

  @Test func archivesAreSeveralInputs() throws {
    let place = try Workspace()
    let files: [(String, [UInt8])] = [
      ("manifest.json", Array(#"{"animations": [{"id": "one"}, {"id": "two"}]}"#.utf8)),
      ("animations/one.json", Array(composition("p.png", folder: "/images/").utf8)),
      ("animations/two.json", Array(Sample.square().utf8)), ("images/p.png", try red()),
    ]
    try place.write(
      ZipWriter.archive(files.map { ZipWriter.Entry(name: $0.0, data: $0.1) }), "in/a.lottie")
    try place.write(Sample.square(), "in/b.json")
    #expect(
      try place.xsheet("report", "in", "--list-clean").text.hasPrefix(
        """
        in/a.lottie#one: no findings
        in/a.lottie#two: no findings
        in/b.json: no findings

        """))
    #expect(try isRed("in/a.lottie#one", in: place))
    #expect(try !isRed("in/a.lottie#two", in: place))
    #expect(try place.xsheet("render", "in/a.lottie", "-o", "x.png").status == 64)
    #expect(try place.xsheet("inspect", "in/a.lottie#three").status == 66)
    #expect(try place.xsheet("inspect", "in/a.lottie/#one").status == 66)
    #expect(try place.shell("cat in/a.lottie | xsheet report -").status == 64)
    #expect(try place.xsheet("verify", "in/a.lottie").status == 0)
    #expect(try place.xsheet("convert", "in/a.lottie", "-o", "out").status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == [
        "out/a-one.images/\(try name())", "out/a-one.xsheet.json", "out/a-two.xsheet.json",
      ])
  }
}
