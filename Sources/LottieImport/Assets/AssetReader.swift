import CompositionModel
import Containers
import Diagnostics
import Geometry
import JSONTree

/// Reads the assets: precompositions, pictures, sounds and data files.
struct AssetReader {
  /// Reads layers of precompositions.
  let layers: LayerListReader
  /// The state that all readers share.
  let context: ImportContext

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
    guard let path = value["p"]?.string else { return nil }
    if DataURL.isOne(path) { return DataURL.isOne(path, of: "audio") ? .sound : .image }
    let end = path.suffix(5).lowercased()
    if [".mp3", ".wav", ".m4a", ".aac", ".ogg", ".aif", ".aiff"].contains(where: end.hasSuffix) {
      return .sound
    }
    return [".json", ".csv", ".tsv"].contains(where: end.hasSuffix) ? .data : .image
  }

  /// Assigns an asset its index; returns false if another asset has the same identifier.
  private func register(_ value: JSONValue) -> Bool {
    guard let id = identifier(value) else { return true }
    guard context.assets.kind(of: id) == nil else {
      context.report(
        .duplicateAsset, "Another asset has the identifier \"\(id)\" too; this one is ignored.")
      return false
    }
    if let kind = kind(value) { context.assets.add(id, kind) }
    return true
  }

  private func identifier(_ value: JSONValue) -> String? {
    guard let id = value["id"] else { return nil }
    return id.string ?? id.int.map { String($0) }
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
    case .image: composition.images.append(FileAssetReader.image(id, &reader))
    case .sound: composition.sounds.append(FileAssetReader.sound(id, &reader))
    case .data: composition.dataSources.append(FileAssetReader.data(id, &reader))
    case nil:
      context.report(
        .emptyAsset, "The asset \"\(id)\" has neither layers nor a file; it is ignored.")
      reader.ignoreRest()
    }
  }

  private func precomposition(_ id: String, _ reader: inout ObjectReader) -> Precomposition {
    let name = reader.string("nm") ?? ""
    var result = Precomposition(id: id, name: name, pointer: context.path.pointer)
    reader.skip("w", "h", "u", "p", "e")
    result.frameRate = reader.number("fr")
    result.layers = context.inside(name.isEmpty ? id : name) {
      reader.read("layers") { layers.read($0) } ?? []
    }
    return result
  }
}
