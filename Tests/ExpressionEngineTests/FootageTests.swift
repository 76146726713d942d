import CompositionModel
import Containers
import DesignChecks
import Diagnostics
import LottieImport
import Testing
import ViewTree

/// Expressions read data files.
@Suite struct FootageTests {
  private static let json =
    #"{"now": {"w": 40, "zero": 0, "list": [{"r": 60}, {"r": 70}], "rows": [[1, 2], [3, 4]]}}"#

  /// The layers of a design with a data layer.
  private static func layers(_ script: String) -> String {
    ExpressionFixture.turning("var $bm_rt; $bm_rt = \(script);") + """
      , {"ty": 15, "nm": "d.json", "ind": 2, "refId": "f", "ip": 0, "op": 20, "ks": {}}
      """
  }

  /// The rotation that an expression returns, with the data embedded.
  private func rotation(_ script: String) throws -> Double {
    let url = DataURL.address(of: Array(Self.json.utf8), mediaType: "application/json")
    let fixture = try ExpressionFixture(
      layers: Self.layers(script), assets: #"[{"id": "f", "t": 3, "e": 1, "p": "\#(url)"}]"#)
    #expect(fixture.codes.contains(.evaluatedExpression), "\(fixture.findings.map(\.message))")
    return fixture.rotation(at: 5)
  }

  @Test(
    "members by the outline of After Effects, and by the data itself",
    arguments: [
      ("thisComp.layer('d.json')('Data')('Outline')('now')('w')", 40),
      ("thisComp.layer('d.json')('Data')('Outline')('now')('list')('list 1')('r')", 70),
      ("thisComp.layer('d.json')('Data')('Outline')('now')('list')('list0')('r')", 60),
      ("thisComp.layer('d.json')('Data')('Outline')('now')('rows')('rows 1')('rows 0')", 3),
      ("thisComp.layer('d.json')('Data')('Outline')('now')('zero')", 0),
      ("footage('d.json').sourceData.now.list[1].r", 70),
      ("footage('d.json').dataValue([0, 2, 0, 0])", 60),
      ("JSON.parse(footage('d.json').sourceText).now.w", 40),
      ("thisComp.layer('d.json').source.sourceData.now.w", 40),
    ] as [(String, Double)])
  func members(script: String, expected: Double) throws {
    #expect(isNear(try rotation(script), expected))
  }

  @Test("an external file is read once, and a missing one is the reason of a finding")
  func external() throws {
    let text = """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 20, "w": 9, "h": 9,
       "assets": [{"id": "f", "t": 3, "u": "data/", "p": "d.json"}],
       "layers": [\(Self.layers("footage('d.json').sourceData.now.w"))]}
      """
    var options = ImportOptions()
    let missing = try DesignImporter.importComposition(from: Array(text.utf8), options: options)
    #expect(
      missing.diagnostics.items.contains { $0.message.contains("the data file was not read") })
    options.readData = { $0 == "data/d.json" ? Array(Self.json.utf8) : nil }
    let read = try DesignImporter.importComposition(from: Array(text.utf8), options: options)
    #expect(read.composition.layers[0].transform.rotation.initial == 40)
    #expect(!read.diagnostics.items.contains { $0.code == .unsupportedExpression })
  }
}
