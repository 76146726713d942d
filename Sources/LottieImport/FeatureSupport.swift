import CompositionModel
import Diagnostics
import SceneModel

/// Which features that the composition carries are drawn, and what is said about the others.
///
/// This is the only place that decides. Features that the composition does not carry at all are
/// reported where they are met.
enum FeatureSupport {
  /// A feature that the composition carries.
  enum Feature {
    /// A mask with a soft edge.
    case maskFeather
    /// Joining paths.
    case merge(MergeMode)
    /// Mixing with what is behind.
    case blendMode(BlendMode)
    /// A mask with a mode.
    case maskMode(MaskMode)
    /// A layer cut by another one.
    case matte(MatteMode)
    /// Repeated shapes.
    case repeater
    /// A precomposition whose time is animated.
    case timeRemap
    /// A layer that turns along its path.
    case autoOrientation
    /// A turn about x or y, or a depth.
    case threeDimensional
  }

  /// What is said about a feature; `nil` when it is drawn.
  private static func finding(_ feature: Feature) -> (code: DiagnosticCode, message: String)? {
    switch feature {
    case .maskFeather:
      (.unsupportedMask, "The mask has a soft edge; it is drawn with a hard one.")
    case .merge(let mode) where mode != .merge:
      (.unsupportedShape, "Paths are joined by mode \"\(mode)\"; they are drawn as merged.")
    case .merge, .blendMode, .maskMode, .matte, .repeater, .timeRemap, .autoOrientation,
      .threeDimensional:
      nil
    }
  }

  /// Reports a feature that was met unless it is drawn.
  static func report(_ feature: Feature, member: StaticString? = nil, in context: ImportContext) {
    guard let finding = finding(feature) else { return }
    context.report(finding.code, member: member, finding.message)
  }
}
