/// A part of the support file, which generated code uses where SwiftUI has no counterpart.
enum SupportPart: String, CaseIterable, Sendable {
  /// The clock of the events.
  case timerManager = "TimerManager"
  /// Paths about the center of a view, and ones that morph.
  case outline = "Outline"
  /// Paths of which a part is drawn.
  case trimmedOutline = "TrimmedOutline"
  /// Numbers with animations of their own.
  case numberAnimation = "NumberAnimation"
  /// Motion along paths.
  case motionRoute = "MotionRoute"
  /// Copies of repeaters.
  case repeatedCopy = "RepeatedCopy"
  /// Tables of keyframes.
  case keyframeSteps = "KeyframeSteps"
  /// Skews.
  case skewEffect = "SkewEffect"
  /// Colors that change by their components.
  case animatableColor = "AnimatableColor"
  /// Sequences of pictures.
  case animatedImageView = "AnimatedImageView"
  /// Motions that a number of cycles drives.
  case drivenEffects = "DrivenEffects"
  /// Transitions with a blur.
  case blurTransition = "BlurTransition"

  /// The source, without imports.
  var source: String { EmbeddedText.texts[rawValue] ?? "" }
}
