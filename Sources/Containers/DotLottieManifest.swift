import Diagnostics
import JSONTree

/// The manifest of a dotLottie archive.
struct DotLottieManifest {
  /// The identifiers of the animations, in order, each once.
  private(set) var animations: [String] = []
  /// The names of the settings that are ignored.
  private(set) var unusedSettings: Set<String> = []
  /// The findings about the text of the manifest.
  private(set) var findings: [Diagnostic] = []

  /// The members for playback, and their values that have no effect.
  private static let playback: [(name: String, neutral: Set<String>)] = [
    ("speed", ["1"]), ("direction", ["1"]), ("playMode", ["normal", "Normal"]),
    ("intermission", ["0"]), ("hover", ["false"]), ("background", []), ("initialTheme", []),
    ("defaultTheme", []),
  ]

  /// Reads a manifest; `nil` unless it is an object with a list of animations.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes, depthLimit: 64),
      document.root["animations"]?.kind == .array, let list = document.root["animations"]
    else { return nil }
    findings = document.toleranceFindings
    var visited: Set<String> = []
    for element in list.elements {
      let value = element["id"]
      guard let id = value?.string ?? value?.int.map({ String($0) }), !id.isEmpty else { continue }
      if visited.insert(id).inserted { animations.append(id) }
      reportSettings(of: element)
    }
    if document.root["initial"]?["stateMachine"] != nil { unusedSettings.insert("initial") }
  }

  private mutating func reportSettings(of animation: JSONValue) {
    for (name, neutral) in DotLottieManifest.playback {
      guard let value = animation.member(name), value.kind != .null else { continue }
      if !neutral.contains(DotLottieManifest.text(value)) { unusedSettings.insert(name) }
    }
  }

  /// A number, string or truth value as text.
  private static func text(_ value: JSONValue) -> String {
    if let text = value.string { return text }
    if let number = value.int { return String(number) }
    return value.bool.map { String($0) } ?? ""
  }
}
