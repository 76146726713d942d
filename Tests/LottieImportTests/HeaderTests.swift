import CompositionModel
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

  @Test("the name of the file serves where there is none")
  func fileName() throws {
    let text = #"{"w": 1, "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#
    let result = try LottieImporter.importComposition(from: Array(text.utf8), name: "file")
    #expect(result.composition.name == "file")
  }

  @Test("a missing first frame is 0, and reported")
  func missingStart() throws {
    let result = try importText(#"{"w": 1, "h": 1, "fr": 1, "op": 1, "layers": []}"#)
    #expect(codes(result) == [.missingMember])
    #expect(result.composition.inPoint == 0)
  }

  @Test("a rate that is written as a string is read, and noted")
  func stringRate() throws {
    let result = try importText(#"{"w": 1, "h": 1, "fr": "30", "ip": 0, "op": 1, "layers": []}"#)
    #expect(result.composition.frameRate == 30)
    #expect(codes(result) == [.unusualForm])
  }

  @Test(
    "what can not be drawn is refused",
    arguments: [
      ("", DiagnosticCode.emptyFile, ""), ("[1]", .rootNotAnObject, ""),
      (#"{"w": 1"#, .malformedJSON, ""), (#"{"w": NaN}"#, .malformedJSON, ""),
      (#"{"h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .missingMember, "/w"),
      (#"{"w": [], "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .wrongType, "/w"),
      (#"{"w": -5, "h": 1, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .numberOutOfRange, "/w"),
      (#"{"w": 1, "h": 99999, "fr": 1, "ip": 0, "op": 1, "layers": []}"#, .numberOutOfRange, "/h"),
      (#"{"w": 1, "h": 1, "fr": 0, "ip": 0, "op": 1, "layers": []}"#, .numberOutOfRange, "/fr"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 0, "layers": []}"#, .missingMember, "/op"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 3, "op": 3, "layers": []}"#, .emptyComposition, "/op"),
      (#"{"w": 1, "h": 1, "fr": 1, "ip": 3, "op": 9e6, "layers": []}"#, .limitExceeded, "/op"),
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
    let failure = #expect(throws: ImportFailure.self) { try importText("{\n  \"w\": x}") }
    #expect(failure?.line == 2)
    #expect((failure?.column ?? 0) > 1)
  }

  @Test("a byte order mark is skipped")
  func byteOrderMark() throws {
    _ = try importClean("\u{FEFF}" + Fixture.file(layers: ""))
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
