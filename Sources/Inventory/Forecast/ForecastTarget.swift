/// A player for which the support of features is recorded; the raw value is the name of its table.
package enum ForecastTarget: String, Hashable, Codable, Sendable, CaseIterable {
  /// lottie-web.
  case lottieWeb = "lottie-web"
  /// lottie-ios with its Core Animation engine, which falls back to the Main Thread engine.
  case coreAnimation = "lottie-ios-coreanimation"
  /// lottie-ios with its Main Thread engine.
  case mainThread = "lottie-ios-mainthread"
  /// lottie-android.
  case android = "lottie-android"
  /// ThorVG.
  case thorvg = "thorvg"
  /// rlottie.
  case rlottie = "rlottie"

  /// The player with its version.
  package var player: String { ForecastTable.of(self).player }
}
