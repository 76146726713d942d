import Diagnostics
import JSONTree

/// The manifest of a dotLottie archive.
struct DotLottieManifest {
  /// The identifiers of the animations, in order, each once.
  private(set) var animations: [String] = []
  /// The identifiers of the state machines: the initial one, then the others in order, each once.
  private(set) var machines: [String] = []
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
    animations = DotLottieManifest.identifiers(Array(list.elements))
    for element in list.elements { reportSettings(of: element) }
    let initial = document.root["initial"]?["stateMachine"]
    let listed = document.root["stateMachines"].map { Array($0.elements) } ?? []
    machines = DotLottieManifest.unique(
      [initial?.string].compactMap { $0 }
        + DotLottieManifest.identifiers(listed))
  }

  /// The identifiers of objects, each once.
  private static func identifiers(_ objects: [JSONValue]) -> [String] {
    unique(
      objects.compactMap { object in
        let value = object["id"]
        return value?.string ?? value?.int.map { String($0) }
      })
  }

  /// The texts without repetitions and empty ones.
  private static func unique(_ texts: [String]) -> [String] {
    var visited: Set<String> = [""]
    return texts.filter { visited.insert($0).inserted }
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
