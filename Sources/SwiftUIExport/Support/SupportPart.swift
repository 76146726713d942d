import EmbeddedTexts

/// A part of the support file, which generated code uses where SwiftUI has no counterpart.
package enum SupportPart: String, CaseIterable, Sendable {
  /// The parts of an animation that are played, and its markers.
  case playback = "Playback"
  /// The time of an animation, which the app steers.
  case player = "Player"
  /// The parameters of views that play.
  case playbackControl = "PlaybackControl"
  /// The clock of the events.
  case timerManager = "TimerManager"
  /// Keyframes in the time of that clock.
  case keyframeRun = "KeyframeRun"
  /// The size of views.
  case scaledContent = "ScaledContent"
  /// Paths about the center of a view, and ones that morph.
  case outline = "Outline"
  /// Paths of which a part is drawn.
  case trimmedOutline = "TrimmedOutline"
  /// Numbers with animations of their own.
  case numberAnimation = "NumberAnimation"
  /// Masks that grow or shrink.
  case expandedShape = "ExpandedShape"
  /// Motion along paths.
  case motionRoute = "MotionRoute"
  /// Copies of repeaters.
  case repeatedCopy = "RepeatedCopy"
  /// The clock of views that show a moment.
  case animationPlayer = "AnimationPlayer"
  /// Lists whose elements mix.
  case morphingList = "MorphingList"
  /// Displacements by fractions of pixels.
  case movedView = "MovedView"
  /// Tables of keyframes.
  case keyframeSteps = "KeyframeSteps"
  case skewEffect = "SkewEffect"
  /// Rotations about several axes.
  case spatialRotation = "SpatialRotation"
  /// Values of a theme that mix.
  case themeMix = "ThemeMix"
  /// Colors that change by their components.
  case themeColor = "ThemeColor"
  /// Gradients that change stop by stop.
  case themeGradient = "ThemeGradient"
  /// Sequences of pictures.
  case animatedImageView = "AnimatedImageView"
  /// Motions that a number of cycles drives.
  case drivenEffects = "DrivenEffects"
  case blurTransition = "BlurTransition"
  /// Lines of text at their baselines.
  case baselinePlacement = "BaselinePlacement"

  /// The rules of state machines, from the module `StateMachines`.
  case stateMachines = "StateMachines"
  /// State machines that play an animation.
  case animationMachine = "AnimationMachine"

  /// The source, without imports.
  var source: String { EmbeddedText.swiftUIExport[rawValue] ?? "" }

  /// The names of the types that the part declares, from its source.
  var typeNames: [String] { types.map(\.name) }

  /// The types that the part declares, from its source.
  var types: [DeclaredType] { SupportPart.declaredTypes[self] ?? [] }

  /// A generic parameter that a view gives a type.
  enum Parameter: String, CaseIterable, Sendable {
    /// The view itself.
    case design = "Design"
    /// Its theme.
    case theme = "Theme"
  }

  /// A type of a part.
  struct DeclaredType: Hashable, Sendable {
    let name: String
    /// Its only generic parameter, which the view gives it; `nil` for others.
    let parameter: Parameter?
    /// Whether apps use it.
    let isPublic: Bool
  }

  /// Some parts with those whose types they use, directly or not.
  static func closure(of parts: Set<SupportPart>) -> Set<SupportPart> {
    var closure = parts
    var open = parts
    while let part = open.popFirst() {
      for used in part.usedParts where closure.insert(used).inserted { open.insert(used) }
    }
    return closure
  }

  /// The other parts whose types the source names.
  private var usedParts: [SupportPart] {
    let words = Set(SupportPart.words(of: source[...]))
    return SupportPart.allCases.filter { part in
      part != self && part.typeNames.contains { words.contains($0[...]) }
    }
  }

  private static let declaredTypes = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, types(in: $0.source)) })

  /// The name of the type that has the types of all parts.
  static let namespace = "XsheetSupport"

  /// The types that are declared in the namespace for other parts and views.
  private static func types(in source: String) -> [DeclaredType] {
    source.split(separator: "\n").compactMap { line in
      let words = words(of: line)
      guard line.hasPrefix("  "),
        line.dropFirst(2).first.map({ $0.isLowercase || $0 == "@" }) == true,
        !line.hasPrefix("  private"),
        let keyword = words.firstIndex(where: {
          ["struct", "enum", "class", "protocol"].contains($0)
        }),
        keyword + 1 < words.count
      else { return nil }
      let name = String(words[keyword + 1])
      return DeclaredType(
        name: name,
        parameter: Parameter.allCases.first {
          line.contains("\(name)<\($0.rawValue)>")
            || line.contains("\(name)<\($0.rawValue): EnvironmentKey>")
        },
        isPublic: words.contains("public"))
    }
  }

  /// The words of source.
  static func words(of text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
