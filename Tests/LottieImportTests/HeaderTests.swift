import CompositionModel
import DesignChecks
import Diagnostics
import Geometry
import Testing

@testable import LottieImport

/// The root, and files that are refused.
@Suite struct HeaderTests {
  private func failure(_ text: String) -> Diagnostic? {
    do {
      _ = try importText(text)
      return nil
    } catch {
      return (error as? ImportFailure)?.diagnostic
    }
  }

  @Test("size, time, markers, names and version")
  func header() throws {
    let composition = try importClean(
      Fixture.file(
        layers: "", more: #", "markers": [{"cm": "go", "tm": 5, "dr": 2}], "meta": {"g": "x"}"#))
    #expect((composition.name, composition.exporterVersion) == ("Test", "5.7.0"))
    #expect((composition.size, composition.frameRate) == (Vector2(200, 100), 30))
    #expect((composition.inPoint, composition.outPoint, composition.duration) == (0, 60, 2))
    #expect(composition.markers == [Marker(name: "go", time: 5, duration: 2)])
  }

  @Test("the name of the file is used if there is none")
  func fileName() throws {
    let text = #"{"w": 1, "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#
    let result = try DesignImporter.importComposition(from: Array(text.utf8), name: "file")
    #expect(result.composition.name == "file")
  }

  @Test("a missing first frame is 0, and reported")
  func missingStart() throws {
    let result = try importText(
      #"{"v": "5.7.0", "w": 1, "h": 1, "fr": 1, "op": 1, "layers": []}"#)
    #expect(codes(result) == [.missingMember])
    #expect(result.composition.inPoint == 0)
  }

  @Test("a rate that is written as a string is read, and reported")
  func stringRate() throws {
    let result = try importText(
      #"{"v": "5.7.0", "w": 1, "h": 1, "fr": "30", "ip": 0, "op": 1, "layers": []}"#)
    #expect(result.composition.frameRate == 30)
    #expect(codes(result) == [.unusualForm])
  }

  @Test(
    "packed files are named, also an archive without files",
    arguments: [
      ("PK\u{3}\u{4}", "a zip archive"), ("PK\u{5}\u{6}", "a zip archive"),
    ])
  func packedFile(_ text: String, _ kind: String) throws {
    let finding = try #require(failure(text))
    #expect(finding.code == .compressedFile)
    #expect(finding.message.contains(kind))
  }

  @Test(
    "invalid files are refused",
    arguments: [
      ("", DiagnosticCode.emptyFile, ""), ("[1]", .rootNotAnObject, ""),
      (#"{"w": 1"#, .malformedJSON, ""), (#"{"w": NaN}"#, .numberOutOfRange, "/w"),
      (#"{"h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .missingMember, "/w"),
      (#"{"w": [], "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .wrongType, "/w"),
      (#"{"w": -5, "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .numberOutOfRange, "/w"),
      (#"{"w": 1, "h": 99999, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .numberOutOfRange, "/h"),
      (#"{"w": 1, "h": 1, "fr": 0, "ip": 0, "op": 1, "layers": []}"#, .numberOutOfRange, "/fr"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 0, "layers": []}"#, .missingMember, "/op"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 3, "op": 3, "layers": []}"#, .emptyComposition, "/op"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 3, "op": 9e8, "layers": []}"#, .limitExceeded, "/op"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 0, "op": 1}"#, .missingMember, "/layers"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": {}}"#, .wrongType, "/layers"),
    ])
  func refused(text: String, code: DiagnosticCode, pointer: String) {
    let diagnostic = failure(text)
    #expect(diagnostic?.code == code)
    #expect(diagnostic?.pointer == pointer)
    #expect(diagnostic?.severity == .error)
  }

  @Test("errors of the text have line and column")
  func position() throws {
    let text = """
      {
        "w": x
      }
      """
    let failure = #expect(throws: ImportFailure.self) { try importText(text) }
    #expect(failure?.diagnostic.place == TextPlace(line: 2, column: 8))
  }

  @Test("a byte order mark is skipped and reported")
  func byteOrderMark() throws {
    let result = try importText("\u{FEFF}" + Fixture.file(layers: ""))
    #expect(codes(result) == [.lenientJSON])
    #expect(result.diagnostics.items.first?.place == TextPlace(line: 1, column: 1))
  }

  @Test("deviations from JSON are read, and reported with their places")
  func lenientText() throws {
    let text = """
      { // Made by a script.
        'w': 010, "h": 1, "fr": 30, "ip": 0, "op": 1, // One frame.
        "layers": [], "v": "5.7.0",
      }
      """
    let result = try importText(text)
    #expect(result.composition.size.x == 10)
    #expect(codes(result) == [.lenientJSON, .lenientJSON, .lenientJSON, .lenientJSON])
    let findings = result.diagnostics.items
    #expect(findings.map { $0.place?.line } == [1, 2, 2, 3])
    #expect(findings.map { $0.place?.column } == [3, 3, 8, 29])
    #expect(findings.map(\.count) == [2, 1, 1, 1])
    #expect(findings.allSatisfy { $0.severity == .note && $0.pointer.isEmpty })
  }

  @Test(
    "versions are compared number by number",
    arguments: [
      ("4.1.8", "4.1.9"), ("4.1.9", "4.4.18"), ("3.9.9", "4.0.0"), ("4.4.9", "4.4.18"), ("5", ""),
    ])
  func versions(older: String, newer: String) {
    #expect(ExporterVersion(text: older) < ExporterVersion(text: newer))
    #expect(!(ExporterVersion(text: newer) < ExporterVersion(text: older)))
  }
}
