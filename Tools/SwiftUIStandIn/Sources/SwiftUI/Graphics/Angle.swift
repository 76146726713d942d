/// An angle; positive ones turn clockwise on screen.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// Makes an angle of 0.
  public init() { radians = 0 }

  /// Makes an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0.
  public static let zero = Angle()

  /// Whether one angle is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// The sum.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// A multiple.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  /// A fraction.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}

/// The factor by which angles and unit points are enlarged in animatable data, so that springs end
/// late enough - M.
let animatableUnit = 128.0

extension Angle: Animatable {
  /// The angle in radians, enlarged.
  public var animatableData: Double {
    get { radians * animatableUnit }
    set { radians = newValue / animatableUnit }
  }
}
