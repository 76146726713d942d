import Foundation

/// The settings of a folder's animations, from the file `xsheet.json`.
///
/// Its member `names` has names of views by those of files. The other members are options of
/// `xsheet convert --format swiftui` without dashes, with a text as value; flags have an empty text.
struct ConversionSettings {
  /// The names of views, by those of files.
  private(set) var names: [String: String] = [:]
  /// The options, as words of a command line.
  private(set) var options: [String] = []

  /// Reads the settings beside a file; there are none without such a file.
  init(besides file: URL) throws {
    let url = file.deletingLastPathComponent().appending(path: AnimationFile.settingsName)
    guard let data = try? Data(contentsOf: url) else { return }
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw SettingsError(description: "\(url.path): expected an object.")
    }
    names = object["names"] as? [String: String] ?? [:]
    for (option, value) in object.sorted(by: { $0.key < $1.key }) where option != "names" {
      guard let text = value as? String else {
        throw SettingsError(description: "\(url.path): the value of “\(option)” is no text.")
      }
      options += text.isEmpty ? ["--\(option)"] : ["--\(option)", text]
    }
  }
}

/// The reason why settings cannot be used.
struct SettingsError: Error, CustomStringConvertible {
  let description: String
}
