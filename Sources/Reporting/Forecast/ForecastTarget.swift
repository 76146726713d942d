/// A player for which the support of features is recorded.
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
  package var player: String {
    switch self {
    case .lottieWeb: "lottie-web 5.13.0"
    case .coreAnimation: "lottie-ios 4.6.1, Core Animation"
    case .mainThread: "lottie-ios 4.6.1, Main Thread"
    case .android: "lottie-android of February 2026"
    case .thorvg: "ThorVG of August 2026"
    case .rlottie: "rlottie of August 2026"
    }
  }
}
