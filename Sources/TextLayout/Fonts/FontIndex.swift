internal import CFontconfig
import Diagnostics
import Geometry

/// The fonts that fontconfig knows: those of the system, or those in some folders and files.
final class FontIndex: @unchecked Sendable {
  /// A face that fontconfig knows, or a range of weights of a variable one.
  struct Entry: Hashable {
    var path: String
    var index: Int
    var family: String
    var style: String
    /// The weights, 1...1000.
    var weights: ClosedRange<Double>
    var isItalic: Bool
    /// The width, in percent of the normal one.
    var width: Double
    var isVariable: Bool
  }

  private let configuration: OpaquePointer?

  /// The fonts of the system, read at the first use.
  static let system = FontIndex(FcInitLoadConfigAndFonts())

  private init(_ configuration: OpaquePointer?) {
    self.configuration = configuration
  }

  /// Indexes the fonts of a configuration file of fontconfig.
  convenience init(configurationFile path: String) {
    let configuration = FcConfigCreate()
    FcConfigParseAndLoad(configuration, path, 1)
    FcConfigBuildFonts(configuration)
    self.init(configuration)
  }

  /// Indexes the fonts in folders and in the folders within; a path may also name a font file.
  convenience init(folders: [String]) {
    let configuration = FcConfigCreate()
    // Without a folder for its cache, fontconfig prints an error.
    let cache = #"<fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>"#
    FcConfigParseAndLoadFromMemory(configuration, cache, 0)
    for folder in folders { FcConfigAppFontAddFile(configuration, folder) }
    self.init(configuration)
  }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The faces of a family, in any case.
  func entries(family: String) -> [Entry] { entries(FC_FAMILY, family) }

  /// The faces with a PostScript name.
  func entries(postScriptName: String) -> [Entry] { entries(FC_POSTSCRIPT_NAME, postScriptName) }

  /// The faces with a full name, such as `Lato Bold`.
  func entries(fullName: String) -> [Entry] { entries(FC_FULLNAME, fullName) }

  private func entries(_ property: String, _ value: String) -> [Entry] {
    guard !value.isEmpty, let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, property, value)
    let names = FcObjectSetCreate()
    defer { FcObjectSetDestroy(names) }
    for name in FontIndex.read { FcObjectSetAdd(names, name) }
    guard let list = FcFontList(configuration, pattern, names) else { return [] }
    defer { FcFontSetDestroy(list) }
    return FontIndex.entries(list)
  }

  /// The properties of entries.
  private static let read = [
    FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE,
    FC_OUTLINE,
  ]

  /// The entries of a list in an order that does not depend on the machine.
  private static func entries(_ list: UnsafeMutablePointer<FcFontSet>) -> [Entry] {
    (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0].flatMap(entry) }
      .sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  private static func entry(_ pattern: OpaquePointer) -> Entry? {
    guard let path = string(FC_FILE, of: pattern) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    var isVariable: FcBool = 0
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    let weights = range(FC_WEIGHT, of: pattern) ?? 80...80
    let width = range(FC_WIDTH, of: pattern) ?? 100...100
    // The upper half of the index is the number of an instance of a variable font, whose weight is given.
    return Entry(
      path: path, index: Int(index) & 0xFFFF, family: string(FC_FAMILY, of: pattern) ?? "",
      style: string(FC_STYLE, of: pattern) ?? "",
      weights: FcWeightToOpenTypeDouble(
        weights.lowerBound)...Swift.max(
          FcWeightToOpenTypeDouble(weights.lowerBound),
          FcWeightToOpenTypeDouble(weights.upperBound)),
      isItalic: slant != 0, width: width.contains(100) ? 100 : width.lowerBound,
      isVariable: isVariable != 0 || index >> 16 != 0)
  }

  private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func range(
    _ property: String, of pattern: OpaquePointer
  ) -> ClosedRange<Double>? {
    var number = 0.0
    if FcPatternGetDouble(pattern, property, 0, &number) == FcResultMatch { return number...number }
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, property, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return nil }
    return low...high
  }
}

extension FontIndex {
  /// The best face for a family that is missing, by fontconfig's rules.
  ///
  /// - Parameters:
  ///   - family: The family; empty for the default one.
  ///   - traits: The weight and slope.
  ///   - isEquivalent: Whether the face must be of a family that fontconfig has for this one, such as one of equal
  ///     widths, or that of a generic name.
  ///   - scalar: A character that the face must have; `nil` for any face.
  func substitute(
    for family: String, _ traits: FontTraits, isEquivalent: Bool = false,
    having scalar: Unicode.Scalar? = nil
  ) -> Entry? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if !family.isEmpty { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(traits.weight))
    FcPatternAddInteger(pattern, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    let characters = FcCharSetCreate()
    defer { FcCharSetDestroy(characters) }
    if let scalar {
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    let equivalents = isEquivalent ? FontIndex.equivalents(in: pattern) : []
    var result = FcResultNoMatch
    guard let list = FcFontSort(configuration, pattern, 1, nil, &result) else { return nil }
    defer { FcFontSetDestroy(list) }
    return (0..<Int(list.pointee.nfont)).lazy.compactMap { list.pointee.fonts[$0] }
      .first { font in scalar.map { FontIndex.has($0, font) } ?? true }
      .flatMap(FontIndex.entry)
      .flatMap { !isEquivalent || equivalents.contains($0.family.lowercased()) ? $0 : nil }
  }

  /// The families of a pattern up to the last one that is more than a default, in lowercase.
  private static func equivalents(in pattern: OpaquePointer) -> [String] {
    var (families, count): ([String], Int) = ([], 0)
    var value = FcValue()
    var binding = FcValueBindingWeak
    while FcPatternGetWithBinding(pattern, FC_FAMILY, Int32(families.count), &value, &binding)
      == FcResultMatch
    {
      families.append(value.u.s.map { String(cString: $0).lowercased() } ?? "")
      if binding != FcValueBindingWeak { count = families.count }
    }
    return Array(families.prefix(count))
  }

  private static func has(_ scalar: Unicode.Scalar, _ pattern: OpaquePointer) -> Bool {
    var characters: OpaquePointer?
    return FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch
      && FcCharSetHasChar(characters, scalar.value) != 0
  }
}

extension [FontIndex.Entry] {
  /// The entry whose traits are closest, by CSS's rules for weights.
  func closest(to traits: FontTraits) -> FontIndex.Entry? {
    let slanted = filter { $0.isItalic == traits.isItalic }
    let candidates = slanted.isEmpty ? self : slanted
    return candidates.min { $0.distance(from: traits.weight) < $1.distance(from: traits.weight) }
  }
}

extension FontIndex.Entry {
  /// The order in which CSS takes weights: https://www.w3.org/TR/css-fonts-4/#font-style-matching.
  fileprivate func distance(from weight: Double) -> Double {
    let nearest = weight.clamped(to: weights)
    let isLighter = nearest < weight
    let difference = abs(nearest - weight)
    // Widths other than the normal one come last, fixed faces before variable ones.
    let last = abs(width - 100) * 1e6 + (isVariable ? 0.5 : 0)
    if difference == 0 { return last }
    let isMedium = (400...500).contains(weight)
    if isMedium, !isLighter, nearest <= 500 { return last + difference }
    let prefersLighter = weight <= 500
    return last + difference + (isLighter == prefersLighter ? 1_000 : 2_000)
  }
}
