import CompositionModel
import Diagnostics
import JSONTree

// Fonts that a file lists, and outlines of characters.
extension LottieImporter {
  /// The fonts in the member `fonts` of the root; their names are added to the context.
  func fonts(_ reader: inout ObjectReader) -> [FontAsset] {
    let fonts = reader.object("fonts", as: .fonts) { reader -> [FontAsset]? in
      guard reader.value("list")?.count ?? 0 <= ImportLimits.fonts else {
        context.refuse(.limitExceeded, "The file has more than \(ImportLimits.fonts) fonts.")
        return nil
      }
      return reader.objects("list", as: .font, font)
    }
    context.fontNames = Set((fonts ?? []).map(\.name))
    return fonts ?? []
  }

  private func font(_ reader: inout ObjectReader) -> FontAsset? {
    let family = reader.string("fFamily") ?? ""
    let style = reader.string("fStyle") ?? ""
    var font = FontAsset(name: reader.string("fName") ?? "", family: family, style: style)
    if font.name.isEmpty {
      context.report(
        .unnamedFont, "The font of family \"\(family)\" has no name, so no text can use it.")
    }
    font.ascent = reader.number("ascent")
    font.path = reader.string("fPath") ?? ""
    font.weight = reader.string("fWeight") ?? ""
    font.webClass = reader.string("fClass") ?? ""
    font.origin = reader.choice("origin", FontAsset.Origin.self) ?? .installed
    return font
  }

  /// The characters in the member `chars` of the root; assets must be read before.
  func glyphs(_ reader: inout ObjectReader) -> [Glyph] {
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
