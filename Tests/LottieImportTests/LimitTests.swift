import CompositionModel
import Diagnostics
import Foundation
import Testing

@testable import LottieImport

/// Files that would run away.
@Suite struct LimitTests {
  private func failure(_ text: String) -> DiagnosticCode? {
    do {
      _ = try importText(text)
      return nil
    } catch {
      return (error as? ImportFailure)?.diagnostic.code
    }
  }

  private func groups(_ depth: Int) -> String {
    Fixture.file(
      layers: Fixture.shapeLayer(
        String(repeating: #"{"ty": "gr", "it": ["#, count: depth)
          + String(repeating: "]}", count: depth)))
  }

  @Test("groups may be nested up to a limit")
  func groupDepth() throws {
    _ = try importClean(groups(ImportLimits.groupDepth))
    #expect(failure(groups(ImportLimits.groupDepth + 1)) == .limitExceeded)
    #expect(failure(groups(3000)) == .limitExceeded)
    #expect(failure(groups(100_000)) == .limitExceeded)
  }

  @Test("the deepest file needs little stack")
  func stack() throws {
    let text = groups(ImportLimits.groupDepth)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = try? importText(text)
      isDone.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    isDone.wait()
  }

  @Test("deeply nested arrays are an error", arguments: [400, 100_000])
  func arrayDepth(depth: Int) throws {
    let text = Fixture.rectangle(
      size: String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    if depth < 500 {
      #expect(codes(try importText(text)) == [.wrongType])
    } else {
      #expect(failure(text) == .limitExceeded)
    }
  }

  /// Precompositions, each of which contains the next one a number of times.
  private func nested(_ depth: Int, times: Int) -> String {
    let assets = (0..<depth).map { level in
      let layers = (0..<times).map { _ in
        level + 1 < depth
          ? #"{"ty": 0, "refId": "\#(level + 1)", "ip": 0, "op": 9, "ks": {}, "w": 1, "h": 1}"#
          : Fixture.nullLayer(1)
      }
      return #"{"id": "\#(level)", "layers": [\#(layers.joined(separator: ","))]}"#
    }
    return Fixture.file(
      layers: #"{"ty": 0, "refId": "0", "ip": 0, "op": 9, "ks": {}, "w": 1, "h": 1}"#,
      assets: "[\(assets.joined(separator: ","))]")
  }

  @Test("precompositions are bounded in depth and in the product of their layers")
  func precompositions() {
    #expect(failure(nested(ImportLimits.precompositionDepth, times: 1)) == nil)
    #expect(failure(nested(ImportLimits.precompositionDepth + 1, times: 1)) == .limitExceeded)
    #expect(failure(nested(60, times: 2)) == .limitExceeded)
    #expect(failure(nested(10_000, times: 1)) == .limitExceeded)
  }

  @Test("findings beyond the limit are counted")
  func findings() throws {
    let layers = (0..<ImportLimits.findings + 5).map { _ in #"{"ty": 3, "ip": 0, "op": 9}"# }
    let result = try importText(Fixture.file(layers: layers.joined(separator: ",")))
    #expect(result.diagnostics.items.count == ImportLimits.findings + 1)
    #expect(result.diagnostics.items.last?.code == .furtherFindings)
    #expect(result.diagnostics.items.last?.count == 5)
  }

  @Test("more layers than the limit are refused")
  func layers() {
    let list = String(repeating: "{},", count: ImportLimits.layers) + "{}"
    #expect(failure(Fixture.file(layers: list)) == .limitExceeded)
  }

  @Test("more assets, fonts, characters or text than the limits are refused")
  func resources() {
    func list(_ count: Int) -> String { "[" + String(repeating: "0,", count: count) + "0]" }
    let layer = Fixture.nullLayer(1)
    #expect(
      failure(Fixture.file(layers: layer, assets: list(ImportLimits.assets))) == .limitExceeded)
    let fonts = #", "fonts": {"list": \#(list(ImportLimits.fonts))}"#
    #expect(failure(Fixture.file(layers: layer, more: fonts)) == .limitExceeded)
    let glyphs = #", "chars": \#(list(ImportLimits.glyphs))"#
    #expect(failure(Fixture.file(layers: layer, more: glyphs)) == .limitExceeded)
    let text = String(repeating: "a", count: ImportLimits.textBytes + 1)
    let expression = #", "ks": {"o": {"k": 1, "x": "\#(text)"}}"#
    #expect(
      failure(Fixture.file(layers: #"{"ty": 3, "ip": 0, "op": 9\#(expression)}"#))
        == .limitExceeded)
  }

  @Test("more markers and masks than the limits are ignored")
  func leftOut() throws {
    func list(_ count: Int, _ element: String) -> String {
      Array(repeating: element, count: count).joined(separator: ",")
    }
    let markers = list(ImportLimits.markers + 2, #"{"cm": "", "tm": 0}"#)
    let masks = list(
      ImportLimits.masks + 2, #"{"mode": "a", "pt": {"k": {"i": [], "o": [], "v": []}}}"#)
    let result = try importText(
      Fixture.file(
        layers: Fixture.nullLayer(1, more: #", "masksProperties": [\#(masks)]"#),
        more: #", "markers": [\#(markers)]"#))
    #expect(codes(result) == [.limitExceeded, .limitExceeded])
    #expect(result.diagnostics.highestSeverity == .warning)
    #expect(result.composition.markers.count == ImportLimits.markers)
    #expect(result.composition.layers[0].masks.count == ImportLimits.masks)
  }

  @Test(
    "canvas, rate and times out of range are refused",
    arguments: [
      (#""w": 100000"#, DiagnosticCode.numberOutOfRange), (#""h": 0"#, .numberOutOfRange),
      (#""fr": 0"#, .numberOutOfRange), (#""fr": 5000"#, .numberOutOfRange),
      (#""op": 200000000"#, .limitExceeded), (#""op": -1"#, .emptyComposition),
      (#""w": 1e300"#, .wrongType),
    ])
  func header(member: String, code: DiagnosticCode) {
    // Of two members with one name the last applies.
    #expect(
      failure(Fixture.file(layers: Fixture.nullLayer(1), more: ", \(member)")) == code)
  }
}

@Suite struct ParentDepthTests {
  /// A chain of 300 parents is cut twice, and drawn without a stack overflow.
  @Test func deepChainsAreCut() throws {
    let layers = (1...300).map {
      #"{"ty": 3, "ind": \#($0), "parent": \#($0 + 1), "ip": 0, "op": 9, "st": 0, "ks": {}}"#
    }
    let last = #"{"ty": 3, "ind": 301, "ip": 0, "op": 9, "st": 0, "ks": {}}"#
    let result = try importText(
      Fixture.file(layers: (layers + [last]).joined(separator: ",")))
    let findings = result.diagnostics.items
    #expect(findings.map(\.code) == [.limitExceeded, .limitExceeded])
    #expect(findings.allSatisfy { $0.severity == .warning })
    #expect(result.composition.layers.filter { $0.parent == nil }.count == 3)
  }
}
