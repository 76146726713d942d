import CompositionModel
import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import LottieImport

/// Free paths.
@Suite struct PathTests {
  private static let corner =
    #"{"i": [[-1, 0], [0, 1]], "o": [[1, 0], [0, -1]], "v": [[10, 20], [30, 40]], "c": true}"#

  private func file(_ outline: String, version: String = "5.7.0", more: String = "") -> String {
    Fixture.file(
      layers: Fixture.shapeLayer(#"{"ty": "sh", "ks": \#(outline)\#(more)}"#), version: version)
  }

  private func path(_ composition: Composition) throws -> AnimatedValue<BezierPath> {
    guard case .path(let path) = try shape(composition) else {
      throw ShapeMissing()
    }
    return path
  }

  @Test(
    "tangents become control points",
    arguments: [
      #"{"a": 0, "k": \#(corner)}"#, #"{"k": [\#(corner)]}"#, corner,
    ])
  func absolute(outline: String) throws {
    let path = try path(try importClean(file(outline)))
    #expect(
      path.initial.points == [
        Vector2(9, 20), Vector2(10, 20), Vector2(11, 20), Vector2(30, 41), Vector2(30, 40),
        Vector2(30, 39),
      ])
    #expect(
      path.initial.contours == [BezierPath.Contour(firstKnot: 0, knotCount: 2, isClosed: true)])
  }

  @Test("the direction has been applied by the exporter")
  func direction() throws {
    let plain = try path(try importClean(file(Self.corner)))
    #expect(try path(try importClean(file(Self.corner, more: #", "d": 3"#))) == plain)
  }

  @Test("old files close paths by a flag next to them", arguments: [true, false])
  func oldClosing(isClosed: Bool) throws {
    let open = Self.corner.replacing(#", "c": true"#, with: "")
    let keyframes = #"{"k": [{"t": 0, "s": [\#(open)], "e": [\#(open)]}, {"t": 5}]}"#
    for outline in [open, keyframes] {
      let text = file(outline, version: "4.4.17", more: #", "closed": \#(isClosed)"#)
      let result = try importText(text)
      #expect(try path(result.composition).initial.contours[0].isClosed == isClosed)
      #expect(Set(codes(result)) == [.oldDialect])
    }
  }

  @Test("keyframes hold paths in arrays")
  func keyframes() throws {
    let outline =
      #"{"a": 1, "k": [{"t": 0, "s": [\#(Self.corner)]}, {"t": 5, "s": [\#(Self.corner)]}]}"#
    #expect(try path(try importClean(file(outline))).keyframes.count == 2)
  }

  @Test(
    "uneven lists and paths of different structure are reported",
    arguments: [
      (#"{"i": [[0, 0]], "o": [], "v": [[1, 1], [2, 2]], "c": false}"#, .missingTangents),
      (
        #"{"k": [{"t": 0, "s": [\#(corner)]}, {"t": 5, "s": [{"i": [], "o": [], "v": []}]}]}"#,
        .unevenPath
      ),
    ] as [(String, DiagnosticCode)])
  func uneven(outline: String, code: DiagnosticCode) throws {
    #expect(codes(try importText(file(outline))) == [code])
  }

  @Test("broken points are reported and read as zero")
  func brokenPoints() throws {
    let outline = #"{"i": [[0, 0]], "o": [[0, 0]], "v": [["x", 1e300]], "c": false}"#
    let result = try importText(file(outline))
    #expect(codes(result) == [.wrongType, .numberOutOfRange])
    #expect(result.diagnostics.items[0].pointer == "/layers/0/shapes/0/ks/v/0")
    #expect(try path(result.composition).initial.points == [.zero, .zero, .zero])
  }

  @Test("a path without vertices is empty and reported")
  func missing() throws {
    let result = try importText(file(#"{"k": {"i": [], "o": [], "c": true}}"#))
    #expect(codes(result) == [.missingMember])
    #expect(try path(result.composition).initial.isEmpty)
  }
}
