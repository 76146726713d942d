import CompositionModel
import DesignChecks
import ImageCoding
import JSONTree
import LottieImport
import Reporting
import StateMachines

@testable import Batches
@testable import Containers
@testable import TextLayout
@testable import XsheetCommand

/// Takes any bytes through the readers of what comes with designs: fonts and pictures by their first bytes, and themes,
/// state machines, baselines, records of manifests and settings from all others.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let signature = bytes.first, signature != UInt8(ascii: "{"), signature != UInt8(ascii: "[") {
    _ = try? ImageDecoder.decode(bytes)
    if let face = try? FontFace(.memory(bytes)) { ReaderFuzzer.set(face) }
  } else {
    ReaderFuzzer.readTheme(bytes)
    ReaderFuzzer.runMachine(bytes)
    _ = try? Baseline(parsing: bytes)
    _ = ManifestLine(bytes)
    ReaderFuzzer.readSettings(bytes)
  }
  return 0
}

/// fontconfig keeps memory until the program ends.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar>? {
  let suppressions: StaticString = "leak:libfontconfig"
  return UnsafeRawPointer(suppressions.utf8Start).assumingMemoryBound(to: CChar.self)
}

private enum ReaderFuzzer {
  private static let library = FontLibrary()

  /// A text with ligatures, right-to-left letters, a combining mark and an emoji.
  private static let text = "AV fi سلام é 😀 12"

  /// Sets a text in a font and draws it, and draws the first glyphs.
  static func set(_ face: FontFace) {
    let stack = FontStack(FontMatch(face: face, origin: .archive, tried: []), library)
    var typesetter = Typesetter(stack, size: 20)
    typesetter.tracking = 1
    _ = TextBlock(text, typesetter, lineHeight: 24, width: 80).drawing
    typesetter.tracking = 0
    typesetter.hasSmallCapitals = true
    _ = TextBlock(text, typesetter, lineHeight: 24).drawing
    for glyph in 0..<UInt32(32) {
      _ = face.outline(of: glyph)
      _ = face.colorGlyph(glyph)
    }
    _ = face.license
  }

  /// A design whose slots have each type of a theme's rules.
  private static let design = DesignFile.Text(
    id: "a",
    json: Array(
      """
      {"v": "5.7", "w": 9, "h": 9, "fr": 30, "ip": 0, "op": 9, "slots": {
        "color": {"p": {"a": 0, "k": [1, 0, 0]}}, "scalar": {"p": {"a": 0, "k": 50}},
        "vector": {"p": {"a": 0, "k": [4, 4]}},
        "gradient": {"p": {"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0, 1]}}}},
       "layers": [{"ty": 4, "ip": 0, "op": 9,
        "ks": {"o": {"sid": "scalar"}, "p": {"sid": "vector"}},
        "shapes": [{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [9, 9]}, "r": {"k": 0}},
         {"ty": "fl", "c": {"sid": "color"}, "o": {"k": 100}},
         {"ty": "gf", "t": 1, "s": {"k": [0, 0]}, "e": {"k": [9, 0]}, "o": {"k": 100},
          "g": {"sid": "gradient"}}]}]}
      """.utf8))

  static func readTheme(_ bytes: [UInt8]) {
    var file = DesignFile(isArchive: true, animations: [design])
    file.themes = [DesignFile.Theme(id: "t", json: bytes)]
    var options = ImportOptions()
    options.theme = file.themes[0]
    _ = try? DesignImporter.importComposition(from: design, of: file, options: options).checked()
  }

  /// Reads a state machine, and starts it if it is one.
  static func runMachine(_ bytes: [UInt8]) {
    var file = DesignFile(isArchive: true, animations: [design])
    file.machine = DesignFile.Text(id: "m", json: bytes)
    guard let result = try? DesignImporter.importComposition(from: design, of: file),
      let machine = result.composition.machine
    else { return }
    let track = MachineTrack(frameRate: 30, frameCount: 9)
    var session = MachineSession(machine, playing: track)
    guard session.start() else { return }
    let targets = Set(MachineSession.pointerTargets(of: machine))
    for event in MachinePointer.allCases {
      session.pointer(event, over: targets)
      session.advance(by: 0.2)
    }
    for input in machine.inputs { session.fire(input.name) }
    session.advance(by: 1e6)
    session.stop()
    _ = session.takeEvents()
  }

  static func readSettings(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes) else { return }
    for isOld in [false, true] {
      var reader = ConfigurationReader()
      document.withRoot { isOld ? reader.readOld($0) : reader.read($0) }
      _ = reader.findings
    }
  }
}
