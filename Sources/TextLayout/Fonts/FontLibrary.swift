import Diagnostics
import Geometry
import Platform

/// The available fonts: of an archive, in folders, and of the system.
public final class FontLibrary: Sendable {
  private let folders: [String]
  private let configurationFile: String?
  private let lists = Locked<[FontMatch.Origin: any FontIndex]>([:])
  private let faces = Locked<[FontKey: FontFace]>([:])
  private let fallbacks = Locked<[Fallback: FontFace?]>([:])
  private let named = Locked<[NamedFont: FontMatch?]>([:])

  /// The request for a fallback.
  private struct Fallback: Hashable {
    var scalar: Unicode.Scalar
    var traits: FontTraits
  }

  /// A search by name.
  private struct NamedFont: Hashable {
    var name: String
    var weight: Double?
  }

  /// A face that has been opened.
  private struct FontKey: Hashable {
    var source: FontSource
    var index: Int
    var weight: Double?
    var synthesis: FontSynthesis
  }

  package static let system = FontLibrary()

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - folders: Folders of fonts, searched in order before the system.
  ///   - configurationFile: The file of fontconfig that lists the fonts of the system; `nil` for its own.
  public init(folders: [String] = [], configurationFile: String? = nil) {
    self.folders = folders
    self.configurationFile = configurationFile
  }

  /// Finds the face for a request; `nil` without HarfBuzz.
  ///
  /// The file in the design comes first, then the archive, the folders and the system. In each, a face with the
  /// PostScript name comes before one of the family. At last, fontconfig names the best replacement, or the font of
  /// this program is taken if there is none.
  package func match(_ request: FontRequest, archive: [FontFace] = []) -> FontMatch? {
    guard let data = request.data else { return search(request, archive) }
    do {
      let face = try FontFace(.memory(data), synthesis: request.synthesis)
      return FontMatch(face: face, origin: .design, tried: [])
    } catch {
      var match = search(request, archive)
      match?.problem = error
      return match
    }
  }

  private func search(_ request: FontRequest, _ archive: [FontFace]) -> FontMatch? {
    var tried: [String] = []
    var problem: FontError?
    let traits = request.traits ?? FontTraits(styleName: request.style)
    if let face = archive.face(for: request, traits) {
      return FontMatch(face: face, origin: .archive, tried: tried)
    }
    if !archive.isEmpty { tried.append("the archive") }
    if !folders.isEmpty {
      do throws(FontError) {
        if let face = try face(in: list(.folder), request, traits) {
          return FontMatch(face: face, origin: .folder, tried: tried)
        }
      } catch {
        problem = error
      }
      tried.append("the font folders")
    }
    if let face = try? face(in: list(.system), request, traits) {
      return FontMatch(face: face, origin: .system, tried: tried, problem: problem)
    }
    tried.append(systemTitle)
    // fontconfig knows fonts of equal widths, such as Liberation Sans for Arial.
    let families = [request.family, FontLibrary.alternatives[request.family.lowercased()]]
    let entry =
      families.lazy.compactMap(\.self).filter { !$0.isEmpty }.compactMap {
        self.list(.system).substitute(for: $0, traits, isEquivalent: true, having: nil)
      }.first
      ?? list(.system).substitute(
        for: request.defaultFamily ?? request.family, traits, isEquivalent: false, having: nil)
    if let entry, let face = try? open(entry, traits) {
      return FontMatch(face: face, origin: .substitute, tried: tried, problem: problem)
    }
    return builtIn(traits).map {
      FontMatch(face: $0, origin: .builtIn, tried: tried, problem: problem)
    }
  }

  /// Finds the face with a name, once.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, a full name, or a family with a style; empty for the font of the system.
  ///   - weight: The weight of a variable font, 1...1000; `nil` for the weight in the name.
  public func match(named name: String, weight: Double? = nil) -> FontMatch? {
    named.item(for: NamedFont(name: name, weight: weight)) { search(named: name, weight: weight) }
  }

  private func search(named name: String, weight: Double?) -> FontMatch? {
    guard !name.isEmpty else {
      var request = FontRequest(family: FontLibrary.systemFamily)
      request.traits = weight.map { FontTraits(weight: $0) }
      return match(request)
    }
    for (origin, index) in indices {
      let named = index.entries(.postScriptName, name) + index.entries(.fullName, name)
      var traits = FontTraits(styleName: name)
      traits.weight = weight ?? traits.weight
      if let entry = named.closest(to: traits), let face = try? open(entry, traits) {
        return FontMatch(face: face, origin: origin, tried: [])
      }
      let words = name.split(separator: " ")
      for count in stride(from: words.count, through: 1, by: -1) {
        let style = words[count...].joined(separator: " ")
        let traits = FontTraits(styleName: style)
        let family = index.entries(.family, words[..<count].joined(separator: " "))
        let styled = family.filter { $0.style.lowercased() == style.lowercased() }
        guard let entry = (styled.isEmpty ? family : styled).closest(to: traits),
          let face = try? open(entry, traits)
        else { continue }
        return FontMatch(face: face, origin: origin, tried: [])
      }
    }
    return match(FontRequest(family: name, style: name))
  }

  /// The family that is nearest to the font of Apple's systems.
  private static let systemFamily = "Inter"

  /// The lists of fonts in their order.
  private var indices: [(FontMatch.Origin, any FontIndex)] {
    (folders.isEmpty ? [] : [(.folder, list(.folder))]) + [(.system, list(.system))]
  }

  /// The family that replaces a missing one, by its name in lowercase, as in Chromium.
  private static let alternatives = [
    "arial": "Helvetica", "helvetica": "Arial", "courier": "Courier New",
    "courier new": "Courier", "times": "Times New Roman", "times new roman": "Times",
  ]

  /// A face that has a character, of a folder, the system or this program; `nil` for none.
  func fallback(for scalar: Unicode.Scalar, _ traits: FontTraits) -> FontFace? {
    fallbacks.item(for: Fallback(scalar: scalar, traits: traits)) {
      indices.lazy.compactMap {
        $0.1.substitute(for: "", traits, isEquivalent: false, having: scalar)
          .flatMap { try? self.open($0, traits) }
      }.first ?? builtIn(traits).flatMap { $0.has(scalar) ? $0 : nil }
    }
  }

  /// The list of the fonts in the folders or of the system, made at the first use.
  private func list(_ origin: FontMatch.Origin) -> any FontIndex {
    lists.with { lists in
      if let list = lists[origin] { return list }
      let folders = origin == .folder ? folders : []
      let list: any FontIndex
      if TextLibrary.fontconfig.isMissing {
        list = FolderIndex(folders: folders)
      } else if origin == .folder {
        list = FontconfigIndex(folders: folders)
      } else {
        list = configurationFile.map { FontconfigIndex(configurationFile: $0) } ?? .system
      }
      lists[origin] = list
      return list
    }
  }

  /// The system in messages.
  private var systemTitle: String {
    guard TextLibrary.fontconfig.isMissing else { return "the system" }
    return "the system, where \(TextLibrary.fontconfig.fileName) is missing"
  }

  private func face(
    in index: any FontIndex, _ request: FontRequest, _ traits: FontTraits
  ) throws(FontError) -> FontFace? {
    if request.traits == nil,
      let entry = index.entries(.postScriptName, request.postScriptName).closest(to: traits)
    {
      return try open(entry, traits)
    }
    var family = index.entries(.family, request.family)
    // Browsers take a named weight of a variable font.
    let named = family.filter { $0.weights.lowerBound == $0.weights.upperBound }
    if request.defaultFamily != nil, !named.isEmpty { family = named }
    let styled = family.filter { $0.style.lowercased() == request.style.lowercased() }
    if request.traits == nil, !request.style.isEmpty, let entry = styled.closest(to: traits) {
      return try open(entry, traits)
    }
    guard let entry = family.closest(to: traits) else { return nil }
    return try open(entry, traits)
  }

  /// Opens a face, once.
  private func open(_ entry: FontEntry, _ traits: FontTraits) throws(FontError) -> FontFace {
    try open(
      FontKey(
        source: .file(path: entry.path), index: entry.index,
        weight: entry.isVariable ? traits.weight.clamped(to: entry.weights) : nil,
        synthesis: FontSynthesis(
          of: traits, weights: entry.weights, isItalic: entry.isItalic)))
  }

  /// The font of this program.
  private func builtIn(_ traits: FontTraits) -> FontFace? {
    let synthesis = FontSynthesis(of: traits, weights: 400...400, isItalic: false)
    return try? open(FontKey(source: .builtIn, index: 0, synthesis: synthesis))
  }

  private func open(_ key: FontKey) throws(FontError) -> FontFace {
    // Faces are compared by identity, so that all threads have the same one.
    try faces.item(for: key) { () throws(FontError) in
      try FontFace(key.source, index: key.index, weight: key.weight, synthesis: key.synthesis)
    }
  }
}

extension [FontFace] {
  /// The face with the PostScript name of a request, or the nearest one of the family.
  fileprivate func face(for request: FontRequest, _ traits: FontTraits) -> FontFace? {
    let named = first {
      !request.postScriptName.isEmpty && $0.postScriptName == request.postScriptName
    }
    return named
      ?? filter { $0.family.lowercased() == request.family.lowercased() }
      .min { $0.traits.distance(to: traits) < $1.traits.distance(to: traits) }
  }
}

extension FontTraits {
  /// The distance of other traits; slope counts more than weight.
  fileprivate func distance(to other: FontTraits) -> Double {
    abs(weight - other.weight) + (isItalic == other.isItalic ? 0 : 1_000)
  }
}
