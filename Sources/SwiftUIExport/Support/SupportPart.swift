/// A part of the support file, which generated code uses where SwiftUI has no counterpart.
package enum SupportPart: String, CaseIterable, Sendable {
  /// The clock of the events.
  case timerManager = "TimerManager"
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
  /// Gradients that interpolate.
  case morphingGradient = "MorphingGradient"
  /// Lists of gradients that mix.
  case gradientList = "GradientList"
  /// Tables of keyframes.
  case keyframeSteps = "KeyframeSteps"
  case skewEffect = "SkewEffect"
  /// Rotations about several axes.
  case spatialRotation = "SpatialRotation"
  /// Colors that change by their components.
  case animatableColor = "AnimatableColor"
  /// Sequences of pictures.
  case animatedImageView = "AnimatedImageView"
  /// Motions that a number of cycles drives.
  case drivenEffects = "DrivenEffects"
  case blurTransition = "BlurTransition"

  /// The source, without imports.
  var source: String { EmbeddedText.texts[rawValue] ?? "" }

  /// The names of the types that the part declares, from its source.
  var typeNames: [String] { SupportPart.declaredTypes[self] ?? [] }

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

  /// The names of types that are declared at the beginning of a line.
  private static func types(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = words(of: line)
      guard !line.hasPrefix(" "), !line.hasPrefix("/"),
        let keyword = words.firstIndex(where: { ["struct", "enum", "class"].contains($0) }),
        keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1])
    }
  }

  private static func words(of text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
