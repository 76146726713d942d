import CompositionModel
import Diagnostics
import JSONTree

/// Reads the fonts that a file lists.
struct FontReader {
  /// The state that all readers share.
  let context: ImportContext

  /// The fonts in the member `fonts` of the root; their names are added to the context.
  func read(_ reader: inout ObjectReader) -> [FontAsset] {
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
}
