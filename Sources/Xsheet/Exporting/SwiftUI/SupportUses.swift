import Diagnostics
import SceneRendering
import SwiftUIExport

/// The parts that files use of the support files which this process wrote, so that not all files of a folder are read
/// for each new one.
enum SupportUses {
  /// The uses of a folder.
  private struct Folder {
    /// The support file as it was written.
    var bytes: [UInt8] = []
    /// The parts that each file uses.
    var views: [String: Set<SupportPart>]
    /// The parts that any of them uses.
    var parts: Set<SupportPart>
  }

  private static let folders = Locked<[String: Folder]>([:])

  /// Adds files, and returns the parts that are used then.
  ///
  /// - Returns: The parts; `nil` if this process did not write the file, or if a part may not be used any more.
  static func parts(
    adding views: [String: Set<SupportPart>], to bytes: [UInt8], in folder: String
  ) -> Set<SupportPart>? {
    folders.with { folders in
      guard let known = folders[folder], known.bytes == bytes,
        views.allSatisfy({ known.views[$0.key, default: []].isSubset(of: $0.value) })
      else { return nil }
      for (name, parts) in views {
        folders[folder]?.views[name] = parts
        folders[folder]?.parts.formUnion(parts)
      }
      return folders[folder]?.parts
    }
  }

  /// Begins with the files of a folder, and returns the parts that they use.
  static func begin(
    _ views: [String: Set<SupportPart>], in folder: String
  ) -> Set<SupportPart> {
    let parts = views.values.reduce(into: Set()) { $0.formUnion($1) }
    folders.with { $0[folder] = Folder(views: views, parts: parts) }
    return parts
  }

  /// Remembers the support file that is written.
  static func remember(_ bytes: [UInt8], in folder: String) {
    folders.with { $0[folder]?.bytes = bytes }
  }
}
