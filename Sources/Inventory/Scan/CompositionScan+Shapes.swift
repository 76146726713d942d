import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

extension CompositionScan {
  /// Scans a list of shapes, topmost first, which outer lists may stroke, or fill with one color.
  mutating func scan(_ items: [ShapeItem], isStroked: Bool, isFilled: Bool) {
    // Found once, as lists can be long.
    let lastStroke = items.lastIndex { if case .stroke = $0.kind { true } else { false } } ?? -1
    let lastFill = items.lastIndex { $0.kind.isColorFill } ?? -1
    let hasModifiers = items.contains { item in
      switch item.kind {
      case .trim, .roundCorners, .merge: true
      default: false
      }
    }
    var above = ShapesAbove()
    for (index, item) in items.enumerated() {
      if case .group(let children, let transform, let mode) = item.kind {
        let isStroked = isStroked || lastStroke > index
        add(item.kind.title, item.pointer)
        scan(transform, item.pointer, skew: .groupSkew)
        scan(mode, item.pointer)
        let isUneven = transform.scale.values.contains { $0.x != $0.y }
        add(.unevenlyScaledStroke, item.pointer, if: isStroked && isUneven)
        inside(item.name) {
          $0.scan(children, isStroked: isStroked, isFilled: isFilled || lastFill > index)
        }
      } else {
        scan(item, below: above, isFilled: isFilled || lastFill >= 0 || above.hasFill)
      }
      if hasModifiers { above.add(item) }
    }
  }

  /// Scans a single shape.
  private mutating func scan(_ item: ShapeItem, below above: ShapesAbove, isFilled: Bool) {
    let pointer = item.pointer
    add(
      item.kind.title, pointer, .unsupportedShape, .unsupportedModifier, .unsupportedMerge,
      .tangledMerge, .animatedMiterLimit, .misplacedBlendMode, .baked, .bakingLimit, .notConverted)
    switch item.kind {
    case .fill(let fill):
      scan(fill.source, pointer)
      scan(fill.blendMode, pointer)
    case .stroke(let stroke):
      scan(stroke.source, pointer)
      scan(stroke.blendMode, pointer)
      add("Dashes", pointer, if: !stroke.dashes.isEmpty)
      add(.animatedDashes, pointer, if: stroke.dashes.contains { $0.isAnimated })
    case .trim(let trim) where trim.start == AnimatedValue(0) && trim.end == AnimatedValue(1):
      break
    case .trim(let trim):
      add(.filledTrim, pointer, if: isFilled)
      let isOfMany = above.outlineCount > 1
      add(
        isOfMany ? .individualTrimOfMany : .individualTrim, pointer,
        if: trim.mode == .individually)
    case .roundCorners:
      let isOfMany = above.outlineCount > 1 || above.hasStar
      add(isOfMany ? .roundCornersOfMany : .roundCorners, pointer)
    case .repeater(let repeater):
      add(repeater.copies.isAnimated ? .animatedRepeater : .repeater, pointer)
    case .merge(let mode): scan(mode, of: above, pointer)
    case .pucker: add(.pucker, pointer)
    case .twist: add(.twist, pointer)
    case .zigZag: add(.zigZag, pointer)
    case .offset: add(.offsetPath, pointer)
    case .group, .rectangle, .ellipse, .star, .path, .unsupported: break
    }
  }

  /// Lists a merge, unless a player that ignores it draws the same: paths of one list that are painted together.
  private mutating func scan(_ mode: MergeMode, of above: ShapesAbove, _ pointer: String) {
    if mode != .merge || above.hasPaintedGroup {
      add(.mergePaths, pointer)
    } else {
      add(.compoundPath, pointer, if: above.outlineCount > 1 && !above.hasOnlyPaths)
    }
  }

  private mutating func scan(_ source: PaintSource, _ pointer: String) {
    guard case .gradient(let gradient) = source, gradient.kind == .radial else { return }
    add(.gradientHighlight, pointer, if: gradient.highlightLength.isUsed(0))
  }
}

/// The shapes above an entry in a list of shapes, groups included.
private struct ShapesAbove {
  /// The number of paths.
  var outlineCount = 0
  /// Whether one of the paths is a star or polygon.
  var hasStar = false
  /// Whether there is a fill of one color.
  var hasFill = false
  /// Whether a group has paints of its own.
  var hasPaintedGroup = false
  /// Whether there are neither groups nor parametric shapes.
  var hasOnlyPaths = true

  /// Adds an entry.
  mutating func add(_ item: ShapeItem, isInGroup: Bool = false) {
    switch item.kind {
    case .path: outlineCount += 1
    case .rectangle, .ellipse:
      outlineCount += 1
      hasOnlyPaths = false
    case .star:
      outlineCount += 1
      hasOnlyPaths = false
      hasStar = true
    case .fill:
      hasFill = hasFill || item.kind.isColorFill
      hasPaintedGroup = hasPaintedGroup || isInGroup
    case .stroke: hasPaintedGroup = hasPaintedGroup || isInGroup
    case .group(let items, _, _):
      hasOnlyPaths = false
      for item in items { add(item, isInGroup: true) }
    case .trim, .roundCorners, .repeater, .merge, .pucker, .twist, .zigZag, .offset, .unsupported:
      break
    }
  }
}

extension ShapeItem.Kind {
  /// Whether it is a fill of one color.
  fileprivate var isColorFill: Bool {
    if case .fill(let paint) = self, case .color = paint.source { true } else { false }
  }
}
