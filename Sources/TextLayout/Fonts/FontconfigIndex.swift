internal import CFontconfig
import Geometry

/// The fonts that fontconfig knows: the fonts of the system, or the fonts in some folders.
final class FontconfigIndex: FontIndex, @unchecked Sendable {
  private let configuration: OpaquePointer?

  /// The fonts of the system, read at the first use.
  static let system = FontconfigIndex(fc.InitLoadConfigAndFonts())

  private init(_ configuration: OpaquePointer?) {
    self.configuration = configuration
  }

  /// Indexes the fonts of a configuration file of fontconfig.
  convenience init(configurationFile path: String) {
    let configuration = fc.ConfigCreate()
    _ = fc.ConfigParseAndLoad(configuration, path, 1)
    _ = fc.ConfigBuildFonts(configuration)
    self.init(configuration)
  }

  /// Indexes the fonts in folders and in the folders within; a path may also name a font file.
  convenience init(folders: [String]) {
    let configuration = fc.ConfigCreate()
    // Without a folder for its cache, fontconfig prints an error.
    let cache = #"<fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>"#
    _ = fc.ConfigParseAndLoadFromMemory(configuration, cache, 0)
    for folder in folders { _ = fc.ConfigAppFontAddFile(configuration, folder) }
    self.init(configuration)
  }

  deinit {
    if let configuration { fc.ConfigDestroy(configuration) }
  }

  func entries(_ name: FontName, _ value: String) -> [FontEntry] {
    guard !value.isEmpty, let pattern = fc.PatternCreate() else { return [] }
    defer { fc.PatternDestroy(pattern) }
    let property =
      switch name {
      case .family: FC_FAMILY
      case .fullName: FC_FULLNAME
      case .postScriptName: FC_POSTSCRIPT_NAME
      }
    _ = fc.PatternAddString(pattern, property, value)
    let names = fc.ObjectSetCreate()
    defer { fc.ObjectSetDestroy(names) }
    for name in FontconfigIndex.read { _ = fc.ObjectSetAdd(names, name) }
    guard let list = fc.FontList(configuration, pattern, names) else { return [] }
    defer { fc.FontSetDestroy(list) }
    return FontconfigIndex.entries(list)
  }

  /// The properties of entries.
  private static let read = [
    FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE,
    FC_OUTLINE,
  ]

  /// The entries of a list in an order that does not depend on the machine.
  private static func entries(_ list: UnsafeMutablePointer<FcFontSet>) -> [FontEntry] {
    (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0].flatMap(entry) }
      .sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  private static func entry(_ pattern: OpaquePointer) -> FontEntry? {
    guard let path = string(FC_FILE, of: pattern) else { return nil }
    var index: Int32 = 0
    _ = fc.PatternGetInteger(pattern, FC_INDEX, 0, &index)
    var slant: Int32 = 0
    _ = fc.PatternGetInteger(pattern, FC_SLANT, 0, &slant)
    var isVariable: FcBool = 0
    _ = fc.PatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    let weights = range(FC_WEIGHT, of: pattern) ?? 80...80
    let lightest = fc.WeightToOpenTypeDouble(weights.lowerBound)
    let width = range(FC_WIDTH, of: pattern) ?? 100...100
    // The upper half of the index is the number of an instance of a variable font, whose weight is given.
    return FontEntry(
      path: path, index: Int(index) & 0xFFFF, family: string(FC_FAMILY, of: pattern) ?? "",
      style: string(FC_STYLE, of: pattern) ?? "",
      weights: lightest...Swift.max(lightest, fc.WeightToOpenTypeDouble(weights.upperBound)),
      isItalic: slant != 0, width: width.contains(100) ? 100 : width.lowerBound,
      isVariable: isVariable != 0 || index >> 16 != 0)
  }

  private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard fc.PatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func range(_ property: String, of pattern: OpaquePointer) -> ClosedRange<Double>? {
    var number = 0.0
    if fc.PatternGetDouble(pattern, property, 0, &number) == FcResultMatch {
      return number...number
    }
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard fc.PatternGetRange(pattern, property, 0, &range) == FcResultMatch,
      fc.RangeGetDouble(range, &low, &high) != 0, low <= high
    else { return nil }
    return low...high
  }
}

extension FontconfigIndex {
  func substitute(
    for family: String, _ traits: FontTraits, isEquivalent: Bool, having scalar: Unicode.Scalar?
  ) -> FontEntry? {
    guard let pattern = fc.PatternCreate() else { return nil }
    defer { fc.PatternDestroy(pattern) }
    if !family.isEmpty { _ = fc.PatternAddString(pattern, FC_FAMILY, family) }
    _ = fc.PatternAddDouble(pattern, FC_WEIGHT, fc.WeightFromOpenTypeDouble(traits.weight))
    _ = fc.PatternAddInteger(pattern, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    _ = fc.PatternAddBool(pattern, FC_SCALABLE, 1)
    let characters = fc.CharSetCreate()
    defer { fc.CharSetDestroy(characters) }
    if let scalar {
      _ = fc.CharSetAddChar(characters, scalar.value)
      _ = fc.PatternAddCharSet(pattern, FC_CHARSET, characters)
    }
    _ = fc.ConfigSubstitute(configuration, pattern, FcMatchPattern)
    fc.DefaultSubstitute(pattern)
    let equivalents = isEquivalent ? FontconfigIndex.equivalents(in: pattern) : []
    var result = FcResultNoMatch
    guard let list = fc.FontSort(configuration, pattern, 1, nil, &result) else { return nil }
    defer { fc.FontSetDestroy(list) }
    return (0..<Int(list.pointee.nfont)).lazy.compactMap { list.pointee.fonts[$0] }
      .first { font in scalar.map { FontconfigIndex.has($0, font) } ?? true }
      .flatMap(FontconfigIndex.entry)
      .flatMap { !isEquivalent || equivalents.contains($0.family.lowercased()) ? $0 : nil }
  }

  /// The families of a pattern up to the last one that is more than a default, in lowercase.
  private static func equivalents(in pattern: OpaquePointer) -> [String] {
    var (families, count): ([String], Int) = ([], 0)
    var value = FcValue()
    var binding = FcValueBindingWeak
    while fc.PatternGetWithBinding(pattern, FC_FAMILY, Int32(families.count), &value, &binding)
      == FcResultMatch
    {
      families.append(value.u.s.map { String(cString: $0).lowercased() } ?? "")
      if binding != FcValueBindingWeak { count = families.count }
    }
    return Array(families.prefix(count))
  }

  private static func has(_ scalar: Unicode.Scalar, _ pattern: OpaquePointer) -> Bool {
    var characters: OpaquePointer?
    return fc.PatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch
      && fc.CharSetHasChar(characters, scalar.value) != 0
  }
}
