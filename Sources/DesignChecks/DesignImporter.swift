import CompositionModel
package import Containers
package import Diagnostics
import ExpressionEngine
package import LottieImport
import TextLayout

/// Opens designs: imports files, finds their fonts, and evaluates their expressions.
///
/// `ImportResult.checked()` adds the findings about the design as a whole.
package enum DesignImporter {
  /// Imports the text of a file, in UTF-8, under a name for a composition that has none.
  ///
  /// - Throws: `ImportFailure` when there is nothing that could be drawn, or when a limit is exceeded.
  package static func importComposition(
    from bytes: [UInt8], name: String = "", options: ImportOptions = ImportOptions()
  ) throws(ImportFailure) -> ImportResult {
    try importComposition(
      from: DesignFile.Text(id: "", json: bytes), of: nil, name: name, options: options)
  }

  /// Imports one animation of a file, with its pictures in the archive.
  ///
  /// Finds fonts and evaluates expressions; throws if missing fonts are refused.
  package static func importComposition(
    from animation: DesignFile.Text, of file: DesignFile?, name: String = "",
    options: ImportOptions = ImportOptions()
  ) throws(ImportFailure) -> ImportResult {
    var result = try LottieImporter.read(animation, of: file, name: name, options: options)
    let findings = result.composition.resolve(options, archive: file?.fonts ?? [:])
    let isMissing: Set<DiagnosticCode> = [.replacedFont, .missingTextLibrary]
    if options.text.isStrict,
      var missing = (findings + result.composition.textFindings)
        .first(where: { isMissing.contains($0.code) })
    {
      missing.severity = .error
      throw ImportFailure(diagnostic: missing, findings: result.diagnostics)
    }
    result.insert(findings)
    return result
  }
}

extension ImportResult {
  /// Returns the result with the findings about the design as a whole; drawing needs none of them.
  package func checked() -> ImportResult {
    var result = self
    result.insert(
      composition.textFindings + composition.mergeFindings + composition.collapseFindings)
    return result
  }
}

extension Composition {
  /// The findings about glyphs, fonts and outlines of text.
  fileprivate var textFindings: [Diagnostic] { glyphFindings + fontFindings + outlineFindings }

  /// Finds fonts, and evaluates expressions, which may choose further fonts.
  ///
  /// - Returns: The findings about files and libraries of fonts, and about expressions.
  fileprivate mutating func resolve(
    _ options: ImportOptions, archive: [String: [UInt8]]
  ) -> [Diagnostic] {
    let original = self
    let fontFindings = resolveFonts(options.text, archive: archive)
    guard layerLists.contains(where: { $0.layers.contains { !$0.expressions.isEmpty } }) else {
      return fontFindings
    }
    let frames: [Int]?
    switch options.evaluatedFrames {
    case .all: frames = nil
    case .some(let select): frames = select(self)
    case .none: return fontFindings
    }
    let names = fontNames(options.text.fontUse)
    let findings = evaluateExpressions(atFrames: frames)
    let chosen = fontNames(options.text.fontUse).subtracting(names)
    guard options.text.library != nil && !chosen.isEmpty else { return fontFindings + findings }
    // Expressions can measure texts, so that they run again with all fonts.
    self = original
    let allFontFindings = resolveFonts(options.text, archive: archive, chosen: chosen)
    return allFontFindings + evaluateExpressions(atFrames: frames)
  }
}

/// A finding about a layer: its code, its message and the JSON pointer to its place.
typealias LayerFinding = (code: DiagnosticCode, message: String, pointer: String)

extension Composition {
  /// The layers of the composition and of its precompositions, with their titles.
  var layerLists: [(title: String, layers: [Layer])] {
    [(title, layers)] + precompositions.map { ($0.title, $0.layers) }
  }

  /// The findings of a check of each layer, with the names of its composition and its own.
  func findings(of check: (Layer) -> [LayerFinding]) -> [Diagnostic] {
    layerLists.flatMap { title, layers in
      // By index, as an iterator would copy every layer.
      layers.indices.flatMap { index in
        check(layers[index]).map {
          Diagnostic(
            $0.code, message: $0.message, pointer: $0.pointer,
            layerPath: [title, layers[index].name])
        }
      }
    }
  }
}
