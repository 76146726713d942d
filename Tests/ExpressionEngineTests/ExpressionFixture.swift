import CompositionModel
import DesignChecks
import Diagnostics
import Geometry
import LottieImport
import SceneModel
import Testing
import ViewTree

/// A composition of 20 frames at 10 frames a second, with expressions on its layers.
struct ExpressionFixture {
  /// The imported composition, whose expressions were evaluated.
  let composition: Composition
  /// The findings.
  let findings: [Diagnostic]

  /// Imports layers, written as JSON objects, and assets.
  init(
    layers: String, assets: String = "[]", frames: Int = 20, more: String = "",
    evaluatedFrames: EvaluatedFrames = .all
  ) throws {
    let text = #"""
      {"v": "5.7.0", "nm": "Main", "fr": 10, "ip": 0, "op": \#(frames), "w": 200, "h": 100,
       "assets": \#(assets), "layers": [\#(layers)]\#(more)}
      """#
    var options = ImportOptions()
    options.evaluatedFrames = evaluatedFrames
    let result = try DesignImporter.importComposition(from: Array(text.utf8), options: options)
      .checked()
    composition = result.composition
    findings = result.diagnostics.items
  }

  /// A JSON string of a script.
  static func quoted(_ script: String) -> String {
    let escaped = script.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// A solid layer with an expression on its rotation, which without it is 10 degrees at frame 0
  /// and 30 at frame 10.
  static func turning(
    _ script: String, name: String = "A", index: Int = 1, more: String = ""
  ) -> String {
    #"""
    {"ty": 1, "nm": "\#(name)", "ind": \#(index), "ip": 0, "op": 20, "sw": 40, "sh": 30,
     "sc": "#ff0000", "ks": {"p": {"k": [50, 60, 0]}, "a": {"k": [5, 6, 0]}, "s": {"k": [200, 300, 100]},
     "o": {"k": 80}, "r": {"a": 1, "k": [{"t": 0, "s": [10], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
     {"t": 10, "s": [30]}], "x": \#(quoted(script))}}\#(more)}
    """#
  }

  /// The rotation of a layer at a frame, in degrees.
  func rotation(at frame: Double, of layer: Int = 0) -> Double {
    value(composition.layers[layer].transform.rotation, at: frame)
  }

  /// A number at a frame.
  func value(_ value: AnimatedValue<Double>, at frame: Double) -> Double {
    var track = KeyframeTrack(value.map { .number($0) })
    return track.value(at: frame).numberValue
  }

  /// The codes of the findings.
  var codes: [DiagnosticCode] { findings.map(\.code) }
}

/// The number that an expression on a rotation returns at a frame; the rotation moves from 10 to 30
/// in ten frames.
func evaluated(_ script: String, at frame: Double = 5) throws -> Double {
  let fixture = try ExpressionFixture(
    layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = \(script);"))
  try #require(
    fixture.codes.filter { $0 != .randomExpression } == [.evaluatedExpression],
    "\(fixture.findings.map(\.message))")
  return fixture.rotation(at: frame)
}

/// Whether two numbers are equal except for rounding and the reduction to segments.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.011) -> Bool {
  abs(a - b) <= tolerance
}
