import Geometry
import SceneModel
package import TimelineModel
import ViewTree

/// Compares the structure of two timelines: clocks, markers, views, options, and which properties move.
///
/// Views are matched by their identifiers.
package struct StructureComparison: Sendable {
  /// The differences of the clock, then of the markers, then of the views.
  package private(set) var differences: [StructuralDifference] = []
  /// The values of properties that move in neither timeline and differ, the largest difference first.
  package private(set) var constants: [PropertyDeviation] = []

  /// Compares two timelines.
  ///
  /// - Parameters:
  ///   - design: The timeline of the design.
  ///   - copy: The timeline that is compared with it.
  package init(_ design: Timeline, _ copy: Timeline) {
    compareClocks(design, copy)
    compareMarkers(design.markers, copy.markers)
    let (ours, theirs) = (ViewList(design), ViewList(copy))
    for view in ours.order {
      if let other = theirs.views[view] {
        compare(view, ours.views[view] ?? other, other, ours, theirs)
      } else if theirs.views[ours.parents[view] ?? ""] != nil || ours.parents[view] == nil {
        differences.append(.missingView(view))
      }
    }
    for view in theirs.order
    where ours.views[view] == nil && ours.views[theirs.parents[view] ?? ""] != nil {
      differences.append(.extraView(view))
    }
    constants.sort { $0.weight > $1.weight }
  }

  private mutating func compareClocks(_ design: Timeline, _ copy: Timeline) {
    if design.canvas.size != copy.canvas.size {
      differences.append(.canvas(copy.canvas.size, instead: design.canvas.size))
    }
    if abs(design.duration - copy.duration) > Clock.timeTolerance {
      differences.append(.duration(copy.duration, instead: design.duration))
    }
    let (clock, expected) = (copy.clock.behavior, design.clock.behavior)
    if clock != expected { differences.append(.clock(clock, instead: expected)) }
  }

  private mutating func compareMarkers(_ design: [TimelineMarker], _ copy: [TimelineMarker]) {
    var rest = copy
    for marker in design {
      guard let index = rest.firstIndex(where: { $0.name == marker.name }) else {
        differences.append(.missingMarker(marker.name))
        continue
      }
      let other = rest.remove(at: index)
      let distance = max(abs(marker.time - other.time), abs(marker.duration - other.duration))
      if distance > Clock.timeTolerance { differences.append(.movedMarker(marker.name)) }
    }
    differences += rest.map { .extraMarker($0.name) }
  }

  private mutating func compare(
    _ id: String, _ view: ViewNode, _ other: ViewNode, _ ours: ViewList, _ theirs: ViewList
  ) {
    if let parent = ours.parents[id], let instead = theirs.parents[id], parent != instead {
      differences.append(.otherParent(id, instead, instead: parent))
    }
    let shared = view.children.map(\.id).filter { theirs.parents[$0] == id }
    if shared != other.children.map(\.id).filter({ ours.parents[$0] == id }) {
      differences.append(.otherOrder(of: id))
    }
    guard view.kind.name == other.kind.name else {
      differences.append(.otherKind(id, other.kind.title, instead: view.kind.title))
      return
    }
    for option in view.kind.optionsDiffering(from: other.kind) {
      differences.append(.otherOption(id, option: option))
    }
    for property in view.kind.properties {
      compare(property.key, of: id, view, other, ours, theirs)
    }
  }

  private mutating func compare(
    _ key: PropertyKey, of id: String, _ view: ViewNode, _ other: ViewNode, _ ours: ViewList,
    _ theirs: ViewList
  ) {
    switch (ours.moves(key, of: id), theirs.moves(key, of: id)) {
    case (true, true): return
    case (true, false): differences.append(.stillProperty(id, key))
    case (false, true): differences.append(.extraMotion(id, key))
    case (false, false):
      guard let value = view.initialValue(key), let copy = other.initialValue(key) else { return }
      let deviation = PropertyDeviation(
        view: id, source: ours.indices[id] ?? 0, key: key, largest: value.distance(to: copy),
        frame: 0)
      if deviation.isNotable { constants.append(deviation) }
    }
  }
}

/// The views of a timeline by their identifiers.
private struct ViewList {
  /// The identifiers, in preorder.
  private(set) var order: [String] = []
  private(set) var views: [String: ViewNode] = [:]
  /// The preorder indices.
  private(set) var indices: [String: Int] = [:]
  /// The identifiers of the parents.
  private(set) var parents: [String: String] = [:]
  private let moving: [String: Set<PropertyKey>]

  init(_ timeline: Timeline) {
    moving = timeline.moving
    for view in timeline.canvas.root.preorder {
      order.append(view.node.id)
      views[view.node.id] = view.node
      indices[view.node.id] = view.index
      for child in view.node.children { parents[child.id] = view.node.id }
    }
  }

  func moves(_ key: PropertyKey, of view: String) -> Bool { moving[view]?.contains(key) ?? false }
}

extension Clock {
  /// The behavior at the end of a cycle, as the end of a sentence.
  fileprivate var behavior: String {
    guard repeats else { return "stops after one cycle" }
    return switch atEnd {
    case .reset: "resets after each cycle"
    case .continue: "continues after each cycle"
    }
  }
}

extension ViewKind {
  /// The names of the options with other values in a view of the same kind.
  ///
  /// The names of pictures are not compared, as they depend on the folder of the file; their pixels are.
  fileprivate func optionsDiffering(from other: ViewKind) -> [String] {
    zip(optionNames, zip(optionValues, other.optionValues)).compactMap { name, values in
      let (value, copy) = values
      guard value != copy else { return nil }
      let arePictures = isPictureName(value) && other.isPictureName(copy)
      return arePictures && imageSources.count == other.imageSources.count ? nil : name
    }
  }

  private func isPictureName(_ value: OptionValue) -> Bool {
    switch value {
    case .text(let name): imageSources == [name]
    case .texts(let names): names == imageSources
    case .none, .flag, .word, .count, .number, .pair, .custom: false
    }
  }
}
