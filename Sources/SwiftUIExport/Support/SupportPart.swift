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
  /// The clock of views that show a moment.
  case animationPlayer = "AnimationPlayer"
  /// Lists whose elements mix.
  case morphingList = "MorphingList"
  /// Displacements by fractions of pixels.
  case movedView = "MovedView"
  /// Sequences of pictures.
  case pictureList = "PictureList"
  /// Gradients that interpolate.
  case morphingGradient = "MorphingGradient"
  /// Tables of keyframes.
  case keyframeSteps = "KeyframeSteps"
  /// Skews.
  case skewEffect = "SkewEffect"
  /// Colors that change by their components.
  case animatableColor = "AnimatableColor"

  /// The source, without imports.
  var source: String { EmbeddedText.texts[rawValue] ?? "" }
}
