import CompositionModel
import DesignChecks
import Diagnostics
import Foundation
import Testing

@testable import LottieImport

/// Small files for tests.
enum Fixture {
  /// A composition of layers, written as JSON.
  static func file(
    layers: String, assets: String = "[]", version: String = "5.7.0", more: String = ""
  ) -> String {
    """
    {"v": "\(version)", "fr": 30, "ip": 0, "op": 60, "w": 200, "h": 100, "nm": "Test",
     "assets": \(assets), "layers": [\(layers)]\(more)}
    """
  }

  /// A layer of shapes.
  static func shapeLayer(_ shapes: String, more: String = "") -> String {
    """
    {"ind": 1, "ty": 4, "nm": "Layer", "ip": 0, "op": 60, "st": 0, "sr": 1,
     "ks": {"p": {"a": 0, "k": [10, 20, 0]}}, "shapes": [\(shapes)]\(more)}
    """
  }

  /// A layer of type 3 with an index.
  static func nullLayer(_ index: Int, more: String = "") -> String {
    """
    {"ind": \(index), "ty": 3, "nm": "Null \(index)", "ip": 0, "op": 60, "st": 0, "ks": {}\(more)}
    """
  }

  /// A file with one layer whose rectangle has a size.
  static func rectangle(size: String, version: String = "5.7.0") -> String {
    file(layers: shapeLayer(#"{"ty": "rc", "s": \#(size)}"#), version: version)
  }
}

/// Imports a text.
func importText(_ text: String) throws -> ImportResult {
  try DesignImporter.importComposition(from: Array(text.utf8)).checked()
}

/// Imports a text that must have no findings.
func importClean(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Composition {
  let result = try importText(text)
  #expect(result.diagnostics.items.isEmpty, sourceLocation: sourceLocation)
  return result.composition
}

/// The codes of all findings.
func codes(_ result: ImportResult) -> [DiagnosticCode] { result.diagnostics.items.map(\.code) }

/// The shapes of the only layer.
func shapes(_ composition: Composition) throws -> [ShapeItem] {
  guard case .shapes(let items) = try #require(composition.layers.first).content else {
    Issue.record("not a shape layer")
    return []
  }
  return items
}

/// The only shape of the only layer.
func shape(_ composition: Composition) throws -> ShapeItem.Kind {
  try #require(try shapes(composition).first).kind
}

/// The only rectangle of the only layer.
func rectangle(_ composition: Composition) throws -> RectangleShape {
  guard case .rectangle(let rectangle) = try shape(composition) else {
    throw ShapeMissing()
  }
  return rectangle
}

/// The first shape has another kind.
struct ShapeMissing: Error {}

/// The bytes of a file.
func bytes(_ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}
