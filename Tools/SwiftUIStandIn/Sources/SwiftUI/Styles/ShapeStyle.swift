/// A color or a pattern that fills shapes.
public protocol ShapeStyle: Sendable {}

/// A style that the stand-in can paint with.
protocol PaintingStyle: ShapeStyle {
  func painting(in environment: EnvironmentValues) -> Painting
}

extension ShapeStyle {
  func painted(in environment: EnvironmentValues) -> Painting {
    (self as? any PaintingStyle)?.painting(in: environment) ?? Painting(.color(.black))
  }

  /// Returns the style in an absolute rectangle instead of that of the shape.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ChangedStyle(base: self) { $0.rect = rect }
  }

  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self) { $0.opacity *= opacity }
  }

  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self) { $0.blendMode = mode }
  }
}

/// A style whose painting is changed.
struct ChangedStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let change: @Sendable (inout Painting) -> Void

  func painting(in environment: EnvironmentValues) -> Painting {
    var painting = base.painted(in: environment)
    change(&painting)
    return painting
  }
}

/// A style of any type.
public struct AnyShapeStyle: PaintingStyle {
  private let base: any ShapeStyle
  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { base = style }
  func painting(in environment: EnvironmentValues) -> Painting { base.painted(in: environment) }
}

/// The foreground style of the environment.
public struct ForegroundStyle: PaintingStyle {
  /// Makes the style.
  public init() {}
  func painting(in environment: EnvironmentValues) -> Painting {
    environment.foreground?.painting(in: environment) ?? Color.primary.painting(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Transparent.
  public static var clear: Color { Color.clear }
}

/// How a color space is applied to drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded.
  case nonLinear
  /// Linear.
  case linear
  /// Linear with values beyond 0...1.
  case extendedLinear
}
