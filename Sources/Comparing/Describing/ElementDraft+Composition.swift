import CompositionModel
import Geometry
import Reporting
import SceneModel
import ViewTree

/// Compositions, their assets and settings.
extension ElementDraft {
  mutating func describe(_ composition: Composition) {
    self.composition = composition
    element.kind = "Composition"
    element.label = composition.name.isEmpty ? "Composition" : composition.name
    add("name", text: composition.name)
    add("size", composition.size)
    add("frame rate", composition.frameRate)
    add("start", .time(composition.inPoint))
    add("end", .time(composition.outPoint))
    list(composition.layers)
    list(composition.precompositions, .unordered, scope: .precompositions) { $0.describe($1) }
    list(composition.images, .unordered, scope: .images) { $0.describe($1) }
    list(composition.sounds, .unordered, scope: .sounds) { $0.describe($1, kind: "Sound") }
    list(composition.dataSources, .unordered, scope: .dataSources) {
      $0.describe($1, kind: "Data file")
    }
    list(composition.fonts, .unordered) { $0.describe($1) }
    list(composition.glyphs, .summarized("characters")) { $0.describe($1) }
    list(composition.markers, .unordered) { $0.describe($1) }
    list(composition.slots, .unordered) { $0.describe($1) }
    add(composition.machine)
    list([composition.motionBlur].compactMap(\.self)) { $0.describe($1) }
    add("generator", text: composition.metadata.generator)
    add("author", text: composition.metadata.author)
    add("description", text: composition.metadata.description)
    add("keywords", texts: composition.metadata.keywords)
    add("theme color", text: composition.metadata.themeColor)
    add("exporter version", text: composition.exporterVersion)
  }

  private mutating func describe(_ composition: Precomposition) {
    element = DescribedElement(
      kind: "Precomposition", name: composition.name, hint: composition.id,
      pointer: composition.pointer)
    list(composition.layers)
    add("frame rate", composition.frameRate)
  }

  /// Adds the layers of a composition.
  private mutating func list(_ parts: [Layer]) {
    let outer = (layers, mattes, layerIndex)
    (layers, mattes) = (parts, Set(parts.compactMap { $0.matte?.layer }))
    let elements = parts.indices.map { index in
      (layerIndex, usedExpressions) = (index, [])
      return described { $0.describe(parts[index]) }
    }
    (layers, mattes, layerIndex) = outer
    element.lists.append(
      DescribedElement.List(type: "Layer", role: .ordered, scope: .layers, elements: elements))
  }

  private mutating func describe(_ image: ImageAsset) {
    element = DescribedElement(
      kind: "Image", name: image.name, hint: image.hint, pointer: image.pointer)
    add("size", image.size)
    if image.picture != nil, case .embedded = image.source {
      // The picture is compared in place of its bytes.
      add("file", .text("embedded"))
    } else {
      add(image.source)
    }
    add("part of an image sequence", image.isSequencePart)
    add("fit", case: image.fit)
    if let picture = image.picture {
      add("picture", picture)
    } else if case .external = image.source {
      add("picture", .text("missing"))
    }
  }

  /// Adds the place of a file, or a mark of its bytes.
  private mutating func add(_ source: AssetSource) {
    switch source {
    case .external(let path): add("file", text: path)
    case .embedded(let bytes) where bytes.isEmpty: break
    case .embedded(let bytes):
      add("file", .text(ContentMark.text(of: bytes), digest: bytes.hashValue))
    }
  }

  private mutating func describe(_ file: FileAsset, kind: String) {
    element = DescribedElement(kind: kind, name: file.name, hint: file.id)
    add(file.source)
    add("text", text: file.text)
  }

  private mutating func describe(_ font: FontAsset) {
    element = DescribedElement(kind: "Font", name: font.name)
    add("family", text: font.family)
    add("style", text: font.style)
    add("ascent", font.ascent)
    add("path", text: font.path)
    add("weight", text: font.weight)
    add("web class", text: font.webClass)
    add("origin", case: font.origin)
  }

  private mutating func describe(_ glyph: Glyph) {
    element = DescribedElement(kind: "Character", name: glyph.character)
    add("font family", text: glyph.fontFamily)
    add("font style", text: glyph.fontStyle)
    add("font size", glyph.fontSize)
    add("width", glyph.width)
    switch glyph.content {
    case .shapes(let items): list(items) { $0.describe($1) }
    case .precomposition(let index): add("precomposition", index: index, in: .precompositions)
    }
  }

  private mutating func describe(_ marker: Marker) {
    element = DescribedElement(kind: "Marker", name: marker.name)
    add("time", .time(marker.time))
    add("duration", marker.duration)
  }

  private mutating func describe(_ blur: MotionBlurSettings) {
    element.kind = "Motion blur settings"
    add("shutter angle", blur.shutterAngle, .degrees)
    add("shutter phase", blur.shutterPhase, .degrees)
    add("samples per frame", blur.samplesPerFrame)
    add("adaptive sample limit", blur.adaptiveSampleLimit)
  }

  private mutating func describe(_ slot: Slot) {
    element = DescribedElement(kind: "Slot", name: slot.id)
    // The properties that use the slot have its value and tell its changes.
    if slot.uses.isEmpty { add("value", slot.value) }
  }
}

extension ImageAsset {
  /// The path, or the identifier of an embedded picture.
  var hint: String {
    if case .external(let path) = source { path } else { id }
  }
}

/// Short hashes of pictures and files, which show that their contents differ.
enum ContentMark {
  /// The size of a file and its mark.
  static func text(of bytes: [UInt8]) -> String { "\(bytes.count) bytes, mark \(mark(of: bytes))" }

  /// The size of a picture and the mark of its pixels.
  static func text(of picture: Picture) -> String {
    "\(picture.width) × \(picture.height) pixels, mark \(mark(of: picture.full.bytes))"
  }

  /// Six hexadecimal digits of the FNV-1a hash of words of eight bytes.
  private static func mark(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        hash = (hash ^ word) &* 0x100_0000_01B3
        hash ^= hash &>> 29
      }
      for place in whole..<bytes.count { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
    }
    return StableHash.digits((hash ^ hash &>> 24) & 0xFF_FFFF, count: 6)
  }
}
