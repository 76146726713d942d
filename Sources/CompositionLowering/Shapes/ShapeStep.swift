import CompositionModel
import Geometry
import ViewTree

/// A step from a paint down its list and out of the groups around it, which changes the paths of the paint's shape.
enum ShapeStep {
  /// A modifier of the paths.
  case modifier(ShapeItem)
  /// Paths of other shapes, before and after the paths of the shape, which later modifiers change too.
  case others(before: ArraySlice<ShapeItem>, after: ArraySlice<ShapeItem>)

  /// The steps below an entry of a list, and then outside of the list.
  static func below(
    _ index: Int, of items: ArraySlice<ShapeItem>, outer: [ShapeStep]
  ) -> [ShapeStep] {
    let rest = items[(index + 1)...]
    let measures = rest.contains { $0.trimsIndividually } || outer.contains { $0.measuresOthers }
    return rest.indices.compactMap { position in
      let item = rest[position]
      if item.isModifier { return .modifier(item) }
      guard measures, item.makesPaths else { return nil }
      return .others(before: [], after: rest[position...position])
    } + outer
  }

  /// The steps above and below a group in a list, and then outside of the list.
  static func around(
    _ index: Int, of items: ArraySlice<ShapeItem>, outer: [ShapeStep]
  ) -> [ShapeStep] {
    let steps = below(index, of: items, outer: outer)
    guard steps.contains(where: \.measuresOthers) else { return steps }
    return [.others(before: items[..<index], after: [])] + steps
  }

  /// Whether the paths of other shapes affect it.
  private var measuresOthers: Bool {
    if case .modifier(let item) = self { item.trimsIndividually } else { false }
  }

  /// The largest number of paths of other shapes that are measured for one shape; with more, its
  /// paths are trimmed separately.
  static let maximumOthers = 64
}

extension ShapeItem {
  /// Whether it trims all paths as one: After Effects' Individually.
  fileprivate var trimsIndividually: Bool {
    if case .trim(let trim) = kind { trim.mode == .individually } else { false }
  }
}

extension ShapeLowering {
  /// The geometry after all steps.
  mutating func stepped(_ geometry: [ViewDraft], by steps: [ShapeStep]) -> [ViewDraft] {
    var result = geometry
    var (before, after): ([ShapeItem], [ShapeItem]) = ([], [])
    for step in steps {
      switch step {
      case .others(let earlier, let later):
        guard !result.isEmpty else { continue }
        before = earlier + before
        after += later
      case .modifier(let item):
        if item.trimsIndividually, !result.isEmpty {
          result = measured(before) + result + measured(after)
          (before, after) = ([], [])
        }
        result = modified(result, by: item)
      }
    }
    return result
  }

  /// The geometry of paths that are measured, but not drawn.
  private mutating func measured(_ items: [ShapeItem]) -> [ViewDraft] {
    let count = items.reduce(0) { $0 + $1.pathCount }
    guard count > 0, count <= ShapeStep.maximumOthers else { return [] }
    let geometry = self.geometry(of: items)
    guard !geometry.isEmpty else { return [] }
    viewCount += count + 1
    return [ViewDraft(name: "", kind: .measured, children: geometry)]
  }
}
