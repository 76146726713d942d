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

  /// Visits the properties.
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

  /// Visits the properties.
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
