import Geometry

/// Where the values of a transform are among a view's values; the order of `Schema.transform`.
enum TransformSlots {
  static let anchor = 0
  static let position = 1
  static let scale = 2
  static let rotation = 3
  static let rotationX = 4
  static let rotationY = 5
  static let orientation = 6
  static let skew = 7
  static let skewAxis = 8
  static let pathAngle = 9
  static let motionPath = 10
  static let progress = 11
  static let autoOrient = 12
}

/// Where a group's own values are; the order of `Schema.group`.
enum GroupSlots {
  static let opacity = 13
  static let isVisible = 14
  static let cycles = 15
  static let amplitude = 16

  /// Where it says how far a group has appeared.
  static func insertion(_ style: GroupStyle) -> Int { style.effect == nil ? 15 : 17 }
  /// Where it says how far a group has gone.
  static func removal(_ style: GroupStyle) -> Int { insertion(style) + 1 }
}

/// Where a repeater's own values are; the order of `Schema.repeater`.
enum RepeaterSlots {
  static let copies = 13
  static let copyOffset = 14
  static let startOpacity = 15
  static let endOpacity = 16

  /// How many copies a number stands for: the next whole number, within the limit.
  static func count(_ copies: Double) -> Int {
    guard copies.isFinite, copies > 0 else { return 0 }
    return Int(Swift.min(copies, Double(ViewRuntime.maximumCopies)).rounded(.up))
  }
}

/// Where a fill's or stroke's values are; the orders of `Schema.colorPaint`, `gradientPaint` and `line`.
enum PaintSlots {
  static let opacity = 0
  static let color = 1
  static let gradientStart = 1
  static let gradientEnd = 2
  static let highlightLength = 3
  static let highlightAngle = 4
  static let gradientStops = 5

  static let lineWidth = 0
  static let dashes = 1
  static let dashOffset = 2

  /// Where a stroke's line values begin.
  static func line(hasGradient: Bool) -> Int { hasGradient ? 6 : 2 }
}
