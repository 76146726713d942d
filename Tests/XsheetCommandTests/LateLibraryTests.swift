import Foundation
import TestSupport
import Testing

/// Programs without libraries that they open when they need them, and without fonts.
@Suite struct LateLibraryTests {
  /// A design with a text in a font.
  private static func design(_ text: String = "moon", font: String = "Lato") -> String {
    let words = #"{"f": "F", "s": 20, "t": "\#(text)", "fc": [1, 0, 0]}"#
    let content = #"{"d": {"k": [{"t": 0, "s": \#(words)}]}}"#
    let file = Sample.square(
      layers: #"{"ty": 5, "ip": 0, "op": 10, "ks": {"p": {"k": [5, 30]}}, "t": \#(content)},"#)
    let list = #"{"list": [{"fName": "F", "fFamily": "\#(font)", "fStyle": "Bold"}]}"#
    return file.replacingOccurrences(of: #""assets""#, with: #""fonts": \#(list), "assets""#)
  }

  /// A workspace with designs, and a folder of empty files that stand before libraries in the search of the system.
  private func workspace(without libraries: String...) throws -> Workspace {
    let place = try Workspace()
    try place.write(Self.design(), "moon.json")
    try place.write(Self.design("\u{5D0}\u{5D1}"), "hebrew.json")
    try place.write("", "empty/fonts/none.txt")
    try place.write(
      "<fontconfig><dir>\(place.folder.path)/empty/fonts</dir></fontconfig>", "empty/fonts.conf")
    for library in libraries { try place.write("", "libraries/\(library)") }
    return place
  }

  private static let isolated = "LD_LIBRARY_PATH=libraries:$LD_LIBRARY_PATH xsheet"

  @Test(
    .enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."),
    arguments: ["libharfbuzz.so.0", "libfontconfig.so.1"])
  func designsWithoutTextNeedNoLibraries(library: String) throws {
    let place = try workspace(without: library)
    try place.write(Sample.square(), "square.json")
    let outcome = try place.shell("\(Self.isolated) report square.json")
    #expect(outcome.status == 0 && !outcome.text.contains("library"))
  }

  @Test func archivesNeedTheirLibrary() throws {
    let place = try workspace(without: "libzip.so.4", "libzip.so.5")
    try place.write(Sample.square(), "square.json")
    try place.write(
      ZipWriter.archive([
        ("manifest.json", #"{"animations": [{"id": "one"}]}"#),
        ("animations/one.json", Sample.square()),
      ]), "square.lottie")
    #expect(try place.shell("\(Self.isolated) report square.json").status == 0)
    let outcome = try place.shell("\(Self.isolated) report square.lottie")
    #expect(outcome.status == 65)
    #expect(outcome.text.contains("The archive cannot be read: libzip.so.4 is missing."))
  }

  @Test(arguments: [
    ("libgif.so.7", "gif"), ("libwebpmux.so.3", "webp"), ("libturbojpeg.so.0", "jpg"),
  ])
  func imagesNeedTheirLibraries(library: String, format: String) throws {
    let place = try workspace(without: library)
    try place.write(Sample.square(), "square.json")
    #expect(try place.shell("\(Self.isolated) render -o a.png square.json").status == 0)
    let outcome = try place.shell("\(Self.isolated) render -o a.\(format) square.json")
    #expect(outcome.status == 74)
    #expect(outcome.error.contains("the image cannot be written: \(library) is missing"))
  }

  @Test func picturesNeedTheirLibraries() throws {
    let place = try workspace(without: "libturbojpeg.so.0")
    try place.write(Sample.square(), "square.json")
    try place.write(
      """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 60, "h": 40,
       "assets": [{"id": "p", "w": 60, "h": 40, "u": "", "p": "photo.jpg"}],
       "layers": [{"ty": 2, "refId": "p", "ip": 0, "op": 10, "st": 0, "ks": {}}]}
      """, "photo.json")
    #expect(try place.shell("xsheet render -o photo.jpg square.json").status == 0)
    #expect(try !place.shell("xsheet report photo.json").text.contains("missing"))
    let outcome = try place.shell("\(Self.isolated) report photo.json")
    #expect(outcome.text.contains("the image cannot be read: libturbojpeg.so.0 is missing"))
  }

  @Test(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
  func missingLibrariesAreReported() throws {
    let place = try workspace(without: "libharfbuzz.so.0")
    let message = "warning LI0414: Text cannot be drawn in fonts, as libharfbuzz.so.0 is missing."
    #expect(try place.shell("\(Self.isolated) report moon.json").text.contains(message))
    #expect(try place.shell("\(Self.isolated) report --strict-fonts moon.json").status == 65)
    try place.write(
      """
      {"xsheet": 1, "size": [60, 40], "clock": {"interval": 1, "ticks": 2},
       "views": [{"id": "words", "kind": "text", "string": "moon"}]}
      """, "words.xsheet.json")
    let timeline = try place.shell("\(Self.isolated) report words.xsheet.json")
    #expect(timeline.text.contains(message))
  }

  @Test(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
  func textIsReversedWithoutFriBidi() throws {
    let place = try workspace(without: "libfribidi.so.0")
    let message = "Text that runs to the left is reversed, as libfribidi.so.0 is missing."
    #expect(try place.shell("\(Self.isolated) report hebrew.json").text.contains(message))
    #expect(try !place.shell("\(Self.isolated) report moon.json").text.contains(message))
  }

  @Test(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
  func foldersAreReadWithoutFontconfig() throws {
    let place = try workspace(without: "libfontconfig.so.1")
    let folder = "--font-dir /usr/share/fonts/truetype/lato"
    let outcome = try place.shell("\(Self.isolated) report \(folder) moon.json")
    #expect(outcome.text.contains("set in Lato Bold, which is in a font folder."))
    let missing = try place.shell("\(Self.isolated) report moon.json").text
    let places = "the system, where libfontconfig.so.1 is missing"
    #expect(missing.contains("\"Lato Bold\" is missing (searched: \(places)); the text is set in"))
  }

  @Test(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
  func textIsDrawnWithoutFonts() throws {
    let place = try workspace()
    let system = "FONTCONFIG_FILE=$PWD/empty/fonts.conf xsheet"
    let report = try place.shell("\(system) report moon.json").text
    #expect(
      report.contains("the text is set in Xsheet Sans, which is built in, as no font is installed.")
    )
    #expect(try place.shell("\(system) render -o built-in.png moon.json").status == 0)
    #expect(try place.shell("xsheet render -o installed.png moon.json").status == 0)
    #expect(try place.read("built-in.png") != place.read("installed.png"))
  }
}
