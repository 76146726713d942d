internal import CHarfBuzz
import Geometry
import Platform

/// The fonts in some folders, read without fontconfig.
final class FolderIndex: FontIndex {
  private let fonts: [ListedFont]

  /// Indexes the fonts in folders and in the folders within; a path may also name a font file.
  init(folders: [String]) {
    fonts = folders.flatMap { FolderIndex.files(at: $0) }.flatMap { path in
      (0..<FontLimits.collectionFaces).lazy.map { ListedFont(path: path, index: $0) }
        .prefix { $0 != nil }.compactMap(\.self)
    }
  }

  func entries(_ name: FontName, _ value: String) -> [FontEntry] {
    guard !value.isEmpty else { return [] }
    return fonts.filter { $0.isNamed(value, name) }.map(\.entry)
  }

  func substitute(
    for family: String, _ traits: FontTraits, isEquivalent: Bool, having scalar: Unicode.Scalar?
  ) -> FontEntry? {
    guard !isEquivalent else { return nil }
    return fonts.filter { font in scalar.map { font.face.has($0) } ?? true }.map(\.entry)
      .closest(to: traits)
  }

  /// The paths of the font files in a folder, in order; for a font file, its own path.
  private static func files(at path: String, depth: Int = 0) -> [String] {
    if endings.contains(where: path.lowercased().hasSuffix) { return [path] }
    guard depth < FontLimits.folderDepth, let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: capacity) {
          names.append(String(cString: $0))
        }
      }
    }
    return names.sorted().filter { !$0.hasPrefix(".") }
      .flatMap { files(at: "\(path)/\($0)", depth: depth + 1) }
  }

  /// The endings of font files.
  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff"]
}

/// A face that was read from a file.
private struct ListedFont {
  let face: FontFace
  let entry: FontEntry
  private let fullName: String?

  /// Reads a face; `nil` if there is none at an index.
  init?(path: String, index: Int) {
    guard let face = try? FontFace(.file(path: path), index: index) else { return nil }
    self.face = face
    let table = hb.font_get_face(face.font)
    fullName = table.flatMap { FontFace.name(4, of: $0) }
    var axis = hb_ot_var_axis_info_t()
    let isVariable = hb.ot_var_find_axis_info(table, xs_hb_weight, &axis) != 0
    let weights = [axis.min_value, axis.max_value].map { Double($0).clamped(to: 1...1_000) }
    entry = FontEntry(
      path: path, index: index, family: face.family, style: face.style,
      weights: isVariable && weights[0] <= weights[1]
        ? weights[0]...weights[1] : face.traits.weight...face.traits.weight,
      isItalic: face.traits.isItalic, width: 100, isVariable: isVariable)
  }

  /// Whether it has a name.
  func isNamed(_ value: String, _ name: FontName) -> Bool {
    switch name {
    case .family: face.family.lowercased() == value.lowercased()
    case .fullName: fullName == value
    case .postScriptName: face.postScriptName == value
    }
  }
}
