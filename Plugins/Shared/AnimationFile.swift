import Foundation

/// A Lottie export or a timeline in a target, and the name of its view.
struct AnimationFile {
  /// The file.
  let url: URL
  /// The name of the root view.
  let view: String

  /// The name of the file with settings, beside animations.
  static let settingsName = "xsheet.json"

  /// The animations among some files, in the order of their paths.
  static func all(in files: [URL]) throws -> [AnimationFile] {
    try files.sorted { $0.path < $1.path }.filter(isAnimation).map { url in
      let settings = try ConversionSettings(besides: url)
      let view = settings.names[url.lastPathComponent] ?? viewName(of: url.lastPathComponent)
      return AnimationFile(url: url, view: view)
    }
  }

  /// Whether a file is an animation; JSON of other kinds is none.
  private static func isAnimation(_ url: URL) -> Bool {
    let name = url.lastPathComponent
    if name.hasSuffix(".lottie") || name.hasSuffix(".xsheet.json") {
      return !name.hasPrefix(".")
    }
    guard name.hasSuffix(".json"), name != settingsName, let data = try? Data(contentsOf: url),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return object["xsheet"] != nil || object["layers"] is [Any] && object["op"] != nil
  }

  /// The words of a file's name with capitals.
  private static func viewName(of file: String) -> String {
    let stem = file.split(separator: ".").first ?? ""
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter ?? false ? "" : "Animation") + name + "View"
  }
}
