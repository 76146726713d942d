package import Animation
package import Geometry
import SceneModel

/// Trim Paths: shortens paths.
package struct TrimModifier: Hashable, Sendable {
  /// Whether each path is trimmed separately, or all as one.
  package var mode: TrimMode
  /// The start of the visible part, 0...1 of the length.
  package var start: AnimatedValue<Double>
  /// The end of the visible part, 0...1 of the length.
  package var end: AnimatedValue<Double>
  /// The offset of start and end along the path, in turns: 1 is the whole length.
  package var offset: AnimatedValue<Double>

  /// Makes a trim of its parts.
  package init(
    mode: TrimMode, start: AnimatedValue<Double> = AnimatedValue(0),
    end: AnimatedValue<Double> = AnimatedValue(1), offset: AnimatedValue<Double> = AnimatedValue(0)
  ) {
    self.mode = mode
    self.start = start
    self.end = end
    self.offset = offset
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
  package var offset: AnimatedValue<Double>
  /// Whether later copies are drawn above earlier ones.
  package var laterAbove: Bool
  /// The transform from one copy to the next; its opacity is ignored.
  package var transform: LayerTransform
  /// The opacity of the first copy, 0...1.
  package var startOpacity: AnimatedValue<Double>
  /// The opacity of the last copy, 0...1.
  package var endOpacity: AnimatedValue<Double>

  /// Makes a repeater of its parts.
  package init(
    copies: AnimatedValue<Double>, offset: AnimatedValue<Double>, laterAbove: Bool,
    transform: LayerTransform, startOpacity: AnimatedValue<Double>,
    endOpacity: AnimatedValue<Double>
  ) {
    self.copies = copies
    self.offset = offset
    self.laterAbove = laterAbove
    self.transform = transform
    self.startOpacity = startOpacity
    self.endOpacity = endOpacity
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
