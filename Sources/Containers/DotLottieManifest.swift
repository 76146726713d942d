import Diagnostics
import JSONTree

/// The manifest of a dotLottie archive.
struct DotLottieManifest {
  /// The identifiers of the animations, in order, each once.
  private(set) var animations: [String] = []
  /// The identifiers of the themes, in order, each once.
  private(set) var themes: [String] = []
  /// The animations with the identifiers of their themes; those without such a list may have all.
  private(set) var themesOfAnimations: [String: Set<String>] = [:]
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
      document.withRoot({ read($0) })
    else { return nil }
    findings = document.toleranceFindings
  }

  /// Reads the manifest's value; returns whether it is one.
  private mutating func read(_ root: JSONValue) -> Bool {
    guard let list = root["animations"], list.kind == .array else { return false }
    animations = DotLottieManifest.identifiers(in: list)
    themes = root["themes"].map { DotLottieManifest.identifiers(in: $0) } ?? []
    for element in list.elements {
      guard let id = DotLottieManifest.identifier(element["id"]) else { continue }
      if let names = element["themes"], names.kind == .array {
        themesOfAnimations[id] = Set(
          names.elements.compactMap { DotLottieManifest.identifier($0) })
      }
      reportSettings(of: element)
    }
    machines = root["stateMachines"].map { DotLottieManifest.identifiers(in: $0) } ?? []
    if let first = root["initial"]?["stateMachine"]?.string, !first.isEmpty {
      machines.removeAll { $0 == first }
      machines.insert(first, at: 0)
    }
    return true
  }

  private mutating func reportSettings(of animation: JSONValue) {
    for (name, neutral) in DotLottieManifest.playback {
      guard let value = animation.member(name), value.kind != .null else { continue }
      if !neutral.contains(DotLottieManifest.text(value)) { unusedSettings.insert(name) }
    }
  }

  /// The identifiers of the objects in a list, in order, each once.
  private static func identifiers(in list: JSONValue) -> [String] {
    var visited: Set<String> = []
    return list.elements.compactMap { identifier($0["id"]) }.filter { visited.insert($0).inserted }
  }

  /// An identifier; `nil` for an empty one.
  private static func identifier(_ value: JSONValue?) -> String? {
    let id = value?.string ?? value?.int.map { String($0) }
    return id?.isEmpty == true ? nil : id
  }

  /// A number, string or truth value as text.
  private static func text(_ value: JSONValue) -> String {
    if let text = value.string { return text }
    if let number = value.int { return String(number) }
    return value.bool.map { String($0) } ?? ""
  }
}
