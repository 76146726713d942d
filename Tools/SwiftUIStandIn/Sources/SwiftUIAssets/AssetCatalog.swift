import Foundation
import ImageCoding
import SceneModel
public import SwiftUIHost

extension ViewHost {
  /// Draws the pictures of asset catalogs, too.
  public func usesAssetCatalogs() { findPictures(AssetCatalog.picture) }
}

/// The asset catalogs of bundles, which no tool compiles on Linux.
enum AssetCatalog {
  /// A picture of a catalog by its name, with the folders that it is in; `nil` without one.
  static func picture(_ name: String, _ bundle: Bundle) -> Picture? {
    let catalogs = files(in: bundle.resourceURL).filter { $0.pathExtension == "xcassets" }
    return catalogs.lazy.flatMap { files(in: $0.appending(path: "\(name).imageset")) }
      .compactMap(picture).first
  }

  private static func files(in folder: URL?) -> [URL] {
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).sorted { $0.path < $1.path }
  }

  private static func picture(_ file: URL) -> Picture? {
    guard let data = try? Data(contentsOf: file),
      let image = try? ImageDecoder.decode([UInt8](data))
    else { return nil }
    return Picture(width: image.width, height: image.height, rgba: image.takePixels())
  }
}
