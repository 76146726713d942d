import CompositionModel
import Diagnostics
import JSONTree

/// Reads the outlines of characters.
struct GlyphReader {
  /// The state that all readers share.
  let context: ImportContext

  /// The characters in the member `chars` of the root; assets must be read before.
  func read(_ reader: inout ObjectReader) -> [Glyph] {
    guard let list = reader.value("chars") else { return [] }
    guard list.count <= ImportLimits.glyphs else {
      context.refuse(
        .limitExceeded, member: "chars",
        "The file has \(list.count) characters; the limit is \(ImportLimits.glyphs).")
      return []
    }
    return reader.objects("chars", as: .glyph, glyph)
  }

  private func glyph(_ reader: inout ObjectReader) -> Glyph? {
    let isComposition = reader.flag("t")
    return Glyph(
      character: reader.string("ch") ?? "", fontFamily: reader.string("fFamily") ?? "",
      fontStyle: reader.string("style") ?? "", fontSize: reader.number("size") ?? 0,
      width: reader.number("w") ?? 0,
      content: reader.object("data", as: .glyphData) {
        content(&$0, isComposition: isComposition)
      } ?? .shapes([]))
  }

  private func content(
    _ reader: inout ObjectReader, isComposition: Bool
  ) -> Glyph.Content? {
    guard isComposition || reader.value("refId") != nil else {
      context.isInGlyph = true
      defer { context.isInGlyph = false }
      return .shapes(ShapeReader(context: context).list("shapes", &reader).items)
    }
    reader.skip("shapes")
    let id = reader.string("refId") ?? ""
    guard let index = context.assets.index(id, .precomposition) else {
      context.report(
        .missingAsset, member: "refId",
        "The precomposition \"\(id)\" of the character is not in the file.")
      return .precomposition(nil)
    }
    return .precomposition(index)
  }
}
