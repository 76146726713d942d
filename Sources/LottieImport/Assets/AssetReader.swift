import CompositionModel
import Diagnostics
import Geometry
import JSONTree

/// Reads the assets: precompositions and pictures.
struct AssetReader {
  /// Reads layers of precompositions.
  let layers: LayerListReader
  /// What all readers share.
  let context: ImportContext

  /// What an asset is.
  private enum Kind {
    case precomposition
    case image
    case other
  }

  /// Gives all assets their places first, as precompositions refer to later ones, and then reads them.
  func read(_ list: JSONValue, into composition: inout Composition) {
    guard list.kind == .array else {
      context.reportWrongType(list, expected: "an array of assets")
      return
    }
    guard list.count <= ImportLimits.assets else {
      context.refuse(
        .limitExceeded, "The file has \(list.count) assets; \(ImportLimits.assets) is the limit.")
      return
    }
    let wanted = list.elements.enumerated().map { index, value in
      context.at(index) { register(value) }
    }
    for (index, value) in list.elements.enumerated() where wanted[index] && !context.isRefused {
      context.at(index) { asset(value, into: &composition) }
    }
  }

  private func kind(_ value: JSONValue) -> Kind {
    guard value["layers"] == nil else { return .precomposition }
    guard let path = value["p"]?.string, !path.hasPrefix("data:audio") else { return .other }
    let isSound = [".mp3", ".wav", ".m4a", ".aac", ".ogg"].contains { path.hasSuffix($0) }
    return isSound ? .other : .image
  }

  /// Gives an asset its place; false if another one has its identifier.
  private func register(_ value: JSONValue) -> Bool {
    guard let id = identifier(value) else { return true }
    guard context.assets.precompositions[id] == nil && context.assets.images[id] == nil else {
      context.report(
        .duplicateAsset, "Another asset is called \"\(id)\" too; this one is left out.")
      return false
    }
    switch kind(value) {
    case .precomposition:
      context.assets.precompositions[id] = context.assets.precompositions.count
    case .image: context.assets.images[id] = context.assets.images.count
    case .other: break
    }
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
      context.report(
        .missingMember, severity: .warning, "The asset has no identifier; it is left out.")
      reader.ignoreRest()
      return
    }
    switch kind(value) {
    case .precomposition: composition.precompositions.append(precomposition(id, &reader))
    case .image: composition.images.append(ImageReader.read(id, &reader))
    case .other:
      context.report(
        .unsupportedLayer, severity: .note,
        "The asset \"\(id)\" is neither picture nor precomposition; it is left out.")
      reader.ignoreRest()
    }
  }

  private func precomposition(_ id: String, _ reader: inout ObjectReader) -> Precomposition {
    let name = reader.string("nm") ?? ""
    var result = Precomposition(id: id, name: name, pointer: context.path.pointer)
    reader.skip("w", "h", "u", "p", "e")
    result.layers = context.inside(name.isEmpty ? id : name) {
      reader.read("layers") { layers.read($0) } ?? []
    }
    return result
  }
}
