import CompositionModel
import Containers
import Diagnostics
import Geometry
import JSONTree
import SceneModel

/// Reads the assets: precompositions, pictures, sounds and data files.
struct AssetReader {
  /// Reads layers of precompositions.
  let layers: LayerReader
  /// The state that all readers share.
  var context: ImportContext { layers.context }

  /// Assigns all assets their indices before it reads any, as precompositions refer to later
  /// assets.
  func read(_ list: JSONValue, into composition: inout Composition) {
    guard list.kind == .array else {
      context.reportWrongType(list, expected: "an array of assets")
      return
    }
    guard list.count <= ImportLimits.assets else {
      context.refuse(
        .limitExceeded, "The file has \(list.count) assets; the limit is \(ImportLimits.assets).")
      return
    }
    let wanted = list.elements.enumerated().map { index, value in
      context.at(index) { register(value) }
    }
    for (index, value) in list.elements.enumerated() where wanted[index] && !context.isRefused {
      context.at(index) { asset(value, into: &composition) }
    }
  }

  /// The kind of an asset; `nil` for an unknown one.
  private func kind(_ value: JSONValue) -> AssetIndex.Kind? {
    guard value["layers"] == nil else { return .precomposition }
    // Type 3 is what the exporter calls footage: data that expressions read.
    guard value["t"]?.int != 3 else { return .data }
    guard let path = value["p"]?.string else { return value["sid"] == nil ? nil : .image }
    if DataURL.isOne(path) { return DataURL.isOne(path, of: "audio") ? .sound : .image }
    let end = path.suffix(5).lowercased()
    if [".mp3", ".wav", ".m4a", ".aac", ".ogg", ".aif", ".aiff"].contains(where: end.hasSuffix) {
      return .sound
    }
    return [".json", ".csv", ".tsv"].contains(where: end.hasSuffix) ? .data : .image
  }

  /// Assigns an asset its index; returns false if another asset has the same identifier.
  private func register(_ value: JSONValue) -> Bool {
    let written = value["id"]
    guard let id = written?.string ?? written?.int.map({ String($0) }) else { return true }
    guard context.assets.kind(of: id) == nil else {
      context.report(
        .duplicateAsset, "Another asset has the identifier \"\(id)\" too; this one is ignored.")
      return false
    }
    if let kind = kind(value) { context.assets.add(id, kind) }
    return true
  }

  private func asset(_ value: JSONValue, into composition: inout Composition) {
    guard var reader = ObjectReader(value, as: .asset, in: context) else { return }
    defer { reader.finish() }
    guard let id = reader.string("id") else {
      context.report(.missingIdentifier, "The asset has no identifier; it is ignored.")
      reader.ignoreRest()
      return
    }
    switch kind(value) {
    case .precomposition: composition.precompositions.append(precomposition(id, &reader))
    case .image: composition.images.append(image(id, &reader))
    case .sound: composition.sounds.append(file(id, .sound, &reader))
    case .data: composition.dataSources.append(file(id, .data, &reader))
    case nil:
      context.report(
        .emptyAsset, "The asset \"\(id)\" has neither layers nor a file; it is ignored.")
      reader.ignoreRest()
    }
  }

  /// A picture, with the source of its slot if it has one.
  private func image(_ id: String, _ reader: inout ObjectReader) -> ImageAsset {
    let own = picture(id, &reader)
    guard let slot = reader.string("sid").map({ context.useSlot($0) }) else { return own }
    let other: ImageAsset? = context.slotValue(slot, ["p"]) { value in
      context.object(value, as: .asset) { reader in
        reader.skip("id")
        return picture(id, &reader)
      }
    }
    guard let other, other.source != .external(path: "") else { return own }
    // Players draw the picture of a slot in the frame of the asset.
    var asset = own
    asset.source = other.source
    return asset
  }

  private func precomposition(_ id: String, _ reader: inout ObjectReader) -> Precomposition {
    let name = reader.string("nm") ?? ""
    var result = Precomposition(id: id, name: name, pointer: context.path.pointer)
    reader.skip("w", "h", "u", "p", "e")
    result.frameRate = reader.number("fr")
    result.layers = context.inside(name.isEmpty ? id : name) {
      reader.read("layers") { layers.layers($0) } ?? []
    }
    return result
  }
}

// Assets with a file: pictures, sounds and data.
extension AssetReader {
  private func picture(_ id: String, _ reader: inout ObjectReader) -> ImageAsset {
    let size = Vector2(reader.extent("w") ?? 0, reader.extent("h") ?? 0)
    let isSequencePart = reader.value("t") != nil && reader.string("t") == "seq"
    var asset = ImageAsset(
      id: id, name: reader.string("nm") ?? "", size: size,
      source: source(&reader, AssetIndex.Kind.image.rawValue),
      isSequencePart: isSequencePart)
    asset.fit = fit(&reader)
    asset.pointer = context.path.pointer
    return asset
  }

  /// How a picture fills its size: SVG's `preserveAspectRatio`.
  ///
  /// Without it lottie-web covers.
  private func fit(_ reader: inout ObjectReader) -> PictureFit {
    guard let text = reader.string("pr") else { return .cover }
    let words = text.split(separator: " ")
    if words.first == "none" { return .stretch }
    if let place = words.first, place != "xMidYMid" {
      context.report(
        .pictureAlignment, member: "pr",
        "The alignment \"\(place)\" of the picture is ignored; the picture is centered.")
    }
    return words.last == "slice" ? .cover : .contain
  }

  /// A sound or a data file.
  private func file(_ id: String, _ kind: AssetIndex.Kind, _ reader: inout ObjectReader)
    -> FileAsset
  {
    reader.skip("t", "fr", "w", "h")
    return FileAsset(
      id: id, name: reader.string("nm") ?? "", source: source(&reader, kind.rawValue))
  }

  private func source(_ reader: inout ObjectReader, _ kind: String) -> AssetSource {
    let folder = reader.string("u") ?? ""
    let path = reader.string("p") ?? ""
    // The path is a data URL if the bytes are embedded.
    reader.skip("e")
    guard DataURL.isOne(path) else { return .external(path: folder + path) }
    guard let bytes = DataURL.bytes(in: path), !bytes.isEmpty else {
      context.report(
        .malformedData, member: "p",
        "The data URL with \(path.utf8.count) characters is not valid base64; "
          + "the \(kind) is empty.")
      return .embedded([])
    }
    return .embedded(bytes)
  }
}

/// The indices of a file's assets in the composition, by identifier.
struct AssetIndex {
  /// The kind of an asset.
  enum Kind: String {
    case precomposition
    case image = "picture"
    case sound
    case data = "data file"
  }

  private var entries: [String: (kind: Kind, index: Int)] = [:]
  private var counts: [Kind: Int] = [:]

  /// The kind of the asset with an identifier; `nil` for none.
  func kind(of id: String) -> Kind? { entries[id]?.kind }

  /// The index of an asset of a kind; `nil` for none.
  func index(_ id: String, _ kind: Kind) -> Int? {
    entries[id].flatMap { $0.kind == kind ? $0.index : nil }
  }

  /// Assigns an asset the next index of its kind.
  mutating func add(_ id: String, _ kind: Kind) {
    entries[id] = (kind, counts[kind, default: 0])
    counts[kind, default: 0] += 1
  }
}
