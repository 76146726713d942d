import Diagnostics
import Testing

/// A short file and the only code of its findings.
struct FindingExample: Sendable, CustomTestStringConvertible {
  var code: DiagnosticCode
  var text: String

  var testDescription: String { "\(code.rawValue) \(code)" }

  /// A file with a given text.
  init(_ code: DiagnosticCode, text: String) {
    self.code = code
    self.text = text
  }

  /// A file with some layers and assets, each without brackets.
  init(_ code: DiagnosticCode, layers: String, assets: String = "", more: String = "") {
    self.init(code, text: Fixture.file(layers: layers, assets: "[\(assets)]", more: more))
  }

  /// A file with a shape layer.
  init(_ code: DiagnosticCode, shapes: String) {
    self.init(code, layers: Fixture.shapeLayer(shapes))
  }

  /// A file with a null layer that has further members.
  init(_ code: DiagnosticCode, layer: String) {
    self.init(code, layers: Fixture.nullLayer(1, more: ", \(layer)"))
  }

  /// A file with a text layer, a font and outlines for `A` and `b`.
  init(_ code: DiagnosticCode, document: String, text: String = "") {
    self.init(
      code,
      layers: """
        {"ty": 5, "ip": 0, "op": 60, "ks": {},
         "t": {"d": {"k": [{"t": 0, "s": {"f": "F", "s": 9, \(document)}}]}\(text)}}
        """,
      more: """
        , "fonts": {"list": [{"fName": "F", "fFamily": "F", "fStyle": "R"}]}, "chars": [
          {"ch": "A", "fFamily": "F", "style": "R", "size": 9, "w": 9, "data": {}},
          {"ch": "b", "fFamily": "F", "style": "R", "size": 9, "w": 9, "data": {}}]
        """)
  }
}
