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
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(list.count)
    reader.elements("chars") { _, value in
      if let glyph = self.glyph(value) { glyphs.append(glyph) }
    }
    return glyphs
  }

  private func glyph(_ value: JSONValue) -> Glyph? {
    guard var reader = ObjectReader(value, as: .glyph, in: context) else { return nil }
    defer { reader.finish() }
    let isComposition = reader.flag("t")
    return Glyph(
      character: reader.string("ch") ?? "", fontFamily: reader.string("fFamily") ?? "",
      fontStyle: reader.string("style") ?? "", fontSize: reader.number("size") ?? 0,
      width: reader.number("w") ?? 0,
      content: reader.read("data") { content($0, isComposition: isComposition) } ?? .shapes([]))
  }

  private func content(_ value: JSONValue, isComposition: Bool) -> Glyph.Content? {
    guard var reader = ObjectReader(value, as: .glyphData, in: context) else { return nil }
    defer { reader.finish() }
    guard isComposition || reader.value("refId") != nil else {
      context.isInGlyph = true
      defer { context.isInGlyph = false }
      return .shapes(ShapeReader(context: context).list("shapes", &reader).items)
    }
    reader.skip("shapes")
    let id = reader.string("refId") ?? ""
    guard let index = context.assets.precompositions[id] else {
      context.report(
        .missingAsset, member: "refId",
        "The precomposition \"\(id)\" of the character is not in the file.")
      return .precomposition(nil)
    }
    return .precomposition(index)
  }
}
