package import Animation
package import Geometry
import SceneModel

/// Trim Paths: shortens paths.
package struct TrimModifier: Hashable, Sendable {
  /// Whether each path is trimmed separately, or all as one.
  package var mode: TrimMode
  /// The start of the visible part, 0...1 of the length.
  package var start = AnimatedValue(0.0)
  /// The end of the visible part, 0...1 of the length.
  package var end = AnimatedValue(1.0)
  /// The offset of start and end along the path, in turns: 1 is the whole length.
  package var offset = AnimatedValue(0.0)

  /// Makes a trim of whole paths.
  package init(mode: TrimMode) {
    self.mode = mode
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(setting: "mode", mode)
    visitor.visit(&start, ModelProperty("s", "start", .trimStart, .percent))
    visitor.visit(&end, ModelProperty("e", "end", .trimEnd, .percent))
    visitor.visit(&offset, ModelProperty("o", "offset", .trimOffset, .degrees))
  }
}

/// Repeats the entries above it.
package struct RepeaterModifier: Hashable, Sendable {
  /// The number of copies; a fraction is rounded up, as in lottie-web.
  package var copies: AnimatedValue<Double>
  /// The offset of the first copy, in steps.
  package var offset = AnimatedValue(0.0)
  /// Whether later copies are drawn above earlier ones.
  package var laterAbove: Bool
  /// The transform from one copy to the next; its opacity is ignored.
  package var transform = LayerTransform()
  /// The opacity of the first copy, 0...1.
  package var startOpacity = AnimatedValue(1.0)
  /// The opacity of the last copy, 0...1.
  package var endOpacity = AnimatedValue(1.0)

  /// Makes a repeater of opaque copies in one place.
  package init(copies: AnimatedValue<Double>, laterAbove: Bool) {
    self.copies = copies
    self.laterAbove = laterAbove
  }

  /// The largest number of copies at any time.
  package var mostCopies: Double {
    copies.keyframes.reduce(copies.initial) { max($0, $1.value) }
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&copies, ModelProperty("c", "copies", .copies))
    visitor.visit(&offset, ModelProperty("o", "offset", .copyOffset))
    visitor.visit(setting: "later copies above", laterAbove)
    let group = PropertyGroup(
      role: .transform, kind: "repeaterTransform", name: "Transform",
      matchName: "ADBE Vector Repeater Transform", number: 4)
    visitor.visit(group) {
      transform.visitProperties(isPlanar: true, hasOpacity: false, &$0)
      $0.visit(&startOpacity, ModelProperty("startOpacity", .startOpacity, .percent, title: ""))
      $0.visit(&endOpacity, ModelProperty("endOpacity", .endOpacity, .percent, title: ""))
    }
  }
}

/// The mode of Merge Paths.
package enum MergeMode: Int, Hashable, Sendable, CaseIterable {
  /// One path of all contours.
  case merge = 1
  /// The union.
  case add
  /// The first path without the others.
  case subtract
  /// The intersection.
  case intersect
  /// The area that is inside an odd number of paths.
  case excludeIntersections

  /// The combination of the paths' areas.
  package var combination: PathCombination {
    switch self {
    case .merge: .compound
    case .add: .union
    case .subtract: .subtracting
    case .intersect: .intersection
    case .excludeIntersections: .symmetricDifference
    }
  }
}

/// Twist: rotates paths about a center, the nearer the more.
package struct TwistModifier: Hashable, Sendable {
  /// The rotation at the center, in degrees.
  package var angle = AnimatedValue(0.0)
  /// The center, in points; z is ignored.
  package var center = AnimatedValue(Vector3.zero)

  /// Makes a twist that changes nothing.
  package init() {}

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&angle, ModelProperty("a", "angle", .rotation))
    visitor.visit(&center, ModelProperty("c", "center", .center, .point))
  }
}

/// Zig Zag: adds ridges to paths.
package struct ZigZagModifier: Hashable, Sendable {
  /// The size of the ridges to each side, in points.
  package var amplitude = AnimatedValue(0.0)
  /// The number of ridges per segment.
  package var frequency = AnimatedValue(0.0)
  /// The point type: 1 for corners, 2 for smooth points.
  package var pointType = AnimatedValue(1.0)

  /// Makes a zig-zag without ridges.
  package init() {}

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&amplitude, ModelProperty("s", "size", .amount, title: "amplitude"))
    visitor.visit(
      &frequency,
      ModelProperty("r", "ridges", .ridges, title: "frequency", label: "ridges per segment"))
    visitor.visit(&pointType, ModelProperty("pt", "points", title: "", label: "point type"))
  }
}

/// Offset Paths: moves paths outward.
package struct OffsetModifier: Hashable, Sendable {
  /// The distance, in points; negative is inward.
  package var amount = AnimatedValue(0.0)
  /// The line join at corners.
  package var join: LineJoin
  /// The miter limit: the longest miter, in points.
  package var miterLimit = AnimatedValue(4.0)

  /// Makes an offset without a distance.
  package init(join: LineJoin) {
    self.join = join
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&amount, ModelProperty("a", "amount", .amount))
    visitor.visit(setting: "line join", join)
    visitor.visit(&miterLimit, ModelProperty("ml", "miterLimit", .miterLimit, title: ""))
  }
}
