import CompositionModel
import Geometry
import ViewTree

/// A step from a paint down its list and out of the groups around it, which changes the paths of the paint's shape.
enum ShapeStep {
  /// A modifier of the paths.
  case modifier(ShapeItem)
  /// Paths of other shapes, before and after the paths of the shape, which later modifiers change too.
  case others(before: ArraySlice<ShapeItem>, after: ArraySlice<ShapeItem>)

  /// Whether the paths of other shapes affect it.
  fileprivate var measuresOthers: Bool {
    if case .modifier(let item) = self { item.trimsIndividually } else { false }
  }

  /// The largest number of paths of other shapes that are measured for one shape; with more, its
  /// paths are trimmed separately.
  static let maximumOthers = 64
}

/// The steps below the entries of a list, while a reader goes through it from its end.
struct ShapeSteps {
  private let items: ArraySlice<ShapeItem>
  private let outer: [ShapeStep]
  /// Whether a step measures paths of other shapes.
  private var measures: Bool
  /// The steps below the present entry, and then outside of the list.
  private(set) var below: [ShapeStep]

  /// Starts at the end of a list.
  init(_ items: ArraySlice<ShapeItem>, outer: [ShapeStep]) {
    (self.items, self.outer) = (items, outer)
    measures = outer.contains(where: \.measuresOthers)
    below = outer
  }

  /// Moves above an entry, the lowest one of the remaining list.
  mutating func pass(_ index: Int) {
    if items[index].trimsIndividually && !measures {
      measures = true
      below = items[(index + 1)...].indices.compactMap { step(at: $0) } + outer
    }
    if let step = step(at: index) { below.insert(step, at: 0) }
  }

  private func step(at index: Int) -> ShapeStep? {
    if items[index].isModifier { return .modifier(items[index]) }
    guard measures, items[index].makesPaths else { return nil }
    return .others(before: [], after: items[index...index])
  }

  /// The steps above and below a group, the present entry, and then outside of the list.
  func around(_ index: Int) -> [ShapeStep] {
    guard measures else { return below }
    return [.others(before: items[..<index], after: [])] + below
  }
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
