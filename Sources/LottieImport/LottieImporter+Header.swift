import CompositionModel
import Diagnostics
import Geometry
import JSONTree

// The canvas, the time range and the metadata in the root.
extension LottieImporter {
  /// The composition without layers; `nil` if the file is refused.
  func header(_ reader: inout ObjectReader) -> Composition? {
    let version = reader.string("v") ?? ""
    context.version = ExporterVersion(text: context.completion == nil ? version : nil)
    if version.isEmpty {
      context.report(
        .unusualForm,
        "The file does not state the version \"v\" of its exporter; it is read as a current one.")
    }
    guard let width = required("w", ImportLimits.canvasSide, &reader),
      let height = required("h", ImportLimits.canvasSide, &reader),
      let rate = required("fr", ImportLimits.frameRate, &reader),
      let range = timeRange(&reader)
    else { return nil }
    context.frameRate = rate
    let written = reader.string("nm") ?? ""
    var composition = Composition(
      name: written.isEmpty ? name : written, size: Vector2(width, height), frameRate: rate,
      inPoint: range.lowerBound, outPoint: range.upperBound)
    composition.exporterVersion = version
    composition.markers = markers(&reader)
    composition.metadata = metadata(&reader)
    composition.motionBlur = motionBlur(&reader)
    context.hasMotionBlur = composition.motionBlur != nil
    composition.fonts = fonts(&reader)
    return composition
  }

  /// A number that a file must have.
  private func required(
    _ name: JSONName, _ range: ClosedRange<Double>?, _ reader: inout ObjectReader
  ) -> Double? {
    guard let number = reader.number(name) else {
      refuse(name, isThere: reader.value(name) != nil, expected: "a number")
      return nil
    }
    guard let range, !range.contains(number) else { return number }
    context.refuse(
      .numberOutOfRange, member: name,
      "The composition's \"\(name)\" is \(NumberText.plain(number)); expected a number from "
        + "\(NumberText.plain(range.lowerBound)) to \(NumberText.plain(range.upperBound)).")
    return nil
  }

  /// Refuses a file whose member is missing or of another type than expected.
  func refuse(_ name: JSONName, isThere: Bool, expected: String) {
    context.refuse(
      isThere ? .wrongType : .missingMember, member: name,
      "The composition's \"\(name)\" is \(isThere ? "not \(expected)" : "missing").")
  }

  private func timeRange(_ reader: inout ObjectReader) -> Range<Double>? {
    if reader.value("ip") == nil {
      context.report(.missingMember, "The composition has no first frame \"ip\"; 0 is used.")
    }
    let first = reader.number("ip") ?? 0
    guard let end = required("op", nil, &reader) else { return nil }
    guard end > first else {
      context.refuse(
        .emptyComposition, member: "op",
        "The composition begins at frame \(NumberText.plain(first)) and ends at frame \(NumberText.plain(end))."
      )
      return nil
    }
    guard end - first <= ImportLimits.frameCount else {
      context.refuse(
        .limitExceeded, member: "op",
        "The composition lasts \(NumberText.plain(end - first)) frames; "
          + "the limit is \(NumberText.plain(ImportLimits.frameCount)).")
      return nil
    }
    return first..<end
  }

  private func markers(_ reader: inout ObjectReader) -> [Marker] {
    reader.objects(
      "markers", as: .marker, limit: (ImportLimits.markers, "The file", "markers")
    ) { reader in
      Marker(
        name: reader.string("cm") ?? "", time: reader.frame("tm") ?? 0,
        duration: reader.number("dr") ?? 0)
    }
  }

  private func metadata(_ reader: inout ObjectReader) -> CompositionMetadata {
    let metadata = reader.object("meta", as: .metadata) { reader -> CompositionMetadata? in
      var metadata = CompositionMetadata()
      metadata.generator = reader.string("g") ?? ""
      metadata.author = reader.string("a") ?? ""
      metadata.description = reader.string("d") ?? ""
      metadata.themeColor = reader.string("tc") ?? ""
      metadata.keywords = keywords(&reader)
      return metadata
    }
    return metadata ?? CompositionMetadata()
  }

  /// Keywords as an array, or in one string with commas between them.
  private func keywords(_ reader: inout ObjectReader) -> [String] {
    guard let value = reader.value("k") else { return [] }
    guard value.kind == .array else {
      let text = reader.string("k") ?? ""
      return text.split(separator: ",").map { part in
        String(part.drop { $0 == " " })
      }
    }
    return value.elements.compactMap(\.string)
  }

  private func motionBlur(_ reader: inout ObjectReader) -> MotionBlurSettings? {
    reader.object("mb", as: .motionBlur) { reader in
      var settings = MotionBlurSettings()
      if let angle = reader.number("sa") { settings.shutterAngle = angle }
      if let phase = reader.number("sp") { settings.shutterPhase = phase }
      if let count = reader.number("spf") { settings.samplesPerFrame = count }
      if let limit = reader.number("asl") { settings.adaptiveSampleLimit = limit }
      return settings
    }
  }
}

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

  private func content(_ reader: inout ObjectReader, isComposition: Bool) -> Glyph.Content? {
    guard isComposition || reader.value("refId") != nil else {
      context.isInGlyph = true
      defer { context.isInGlyph = false }
      return .shapes(ShapeReader(context: context).shapes("shapes", &reader))
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
