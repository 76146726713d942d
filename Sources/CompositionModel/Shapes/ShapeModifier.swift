public import Geometry
public import ViewTree

/// Shortens paths.
public struct TrimModifier: Hashable, Sendable {
  /// Whether each path is trimmed for itself or all as one line.
  public var mode: TrimMode
  /// Where the visible part begins, 0...1 of the length.
  public var start: AnimatedValue<Double>
  /// Where the visible part ends, 0...1 of the length.
  public var end: AnimatedValue<Double>
  /// By how much both are moved along the path, in turns: 1 is all around.
  public var offset: AnimatedValue<Double>

  /// Makes a trim of its parts.
  public init(
    mode: TrimMode, start: AnimatedValue<Double>, end: AnimatedValue<Double>,
    offset: AnimatedValue<Double>
  ) {
    self.mode = mode
    self.start = start
    self.end = end
    self.offset = offset
  }
}

/// Repeats what stands above it.
public struct RepeaterModifier: Hashable, Sendable {
  /// How many copies there are; a fraction counts as the next whole number, as in lottie-web.
  public var copies: AnimatedValue<Double>
  /// By how many steps the first copy is moved.
  public var offset: AnimatedValue<Double>
  /// Whether later copies lie above earlier ones.
  public var laterAbove: Bool
  /// The step from one copy to the next; its opacity does not count.
  public var transform: LayerTransform
  /// The opacity of the first copy, 0...1.
  public var startOpacity: AnimatedValue<Double>
  /// The opacity of the last copy, 0...1.
  public var endOpacity: AnimatedValue<Double>

  /// Makes a repeater of its parts.
  public init(
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
}

/// How merged paths are joined.
public enum MergeMode: Int, Hashable, Sendable, CaseIterable {
  /// All paths in one.
  case merge = 1
  /// The union.
  case add
  /// The first without the others.
  case subtract
  /// What is inside all.
  case intersect
  /// What is inside an odd number.
  case excludeIntersections

  /// What the areas of the paths become.
  public var combination: PathCombination {
    switch self {
    case .merge: .compound
    case .add: .union
    case .subtract: .subtracting
    case .intersect: .intersection
    case .excludeIntersections: .symmetricDifference
    }
  }
}
