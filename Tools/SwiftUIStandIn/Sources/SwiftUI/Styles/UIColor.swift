/// UIKit's color, which SwiftUI exports on iOS; before iOS 17 the components of a color come from it.
public struct UIColor: Sendable {
  private let color: Color

  /// Makes a color of one of SwiftUI.
  public init(_ color: Color) { self.color = color }

  /// The color where traits hold.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color.shown(in: environment))
  }

  /// Gets the components in sRGB; returns whether it has any.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }
}

/// A light or dark appearance, of UIKit.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// None.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The traits of a view of UIKit.
public struct UITraitCollection: Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits with an appearance alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
