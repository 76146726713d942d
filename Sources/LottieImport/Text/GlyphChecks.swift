import CompositionLowering
import CompositionModel
import Diagnostics

/// Finds texts with characters without an outline in the file.
struct GlyphChecks {
  /// The state that all readers share.
  let context: ImportContext

  /// Reports each layer with such a text.
  func check(_ composition: Composition) {
    let glyphs = GlyphTable(composition)
    let title = composition.name.isEmpty ? "Composition" : composition.name
    check(composition.layers, glyphs, path: [title])
    for precomposition in composition.precompositions {
      let name = precomposition.name.isEmpty ? precomposition.id : precomposition.name
      check(precomposition.layers, glyphs, path: [name])
    }
  }

  private func check(_ layers: [Layer], _ glyphs: GlyphTable, path: [String]) {
    for layer in layers {
      guard case .text(let content) = layer.content else { continue }
      var missing: [Character] = []
      for keyframe in content.documents {
        let characters = glyphs.missingCharacters(in: keyframe.document)
        missing += characters.filter { !missing.contains($0) }
      }
      context.layerPath = path + [layer.name]
      guard missing.isEmpty else {
        FeatureSupport.report(
          .charactersWithoutOutline(missing), pointer: layer.pointer, in: context)
        continue
      }
      for document in content.documents.map(\.document) {
        guard document.capitals != .none,
          glyphs.drawnText(of: document).contains(where: \.isLowercase)
        else { continue }
        FeatureSupport.report(
          .capitalsWithoutOutline(document.capitals), pointer: layer.pointer, in: context)
      }
    }
    context.layerPath = []
  }
}
