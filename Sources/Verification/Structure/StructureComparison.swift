import Diagnostics
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
  package init(_ design: Timeline, _ copy: Timeline) {
    compareClocks(design, copy)
    compareMarkers(design.markers, copy.markers)
    let (ours, theirs) = (ViewList(design), ViewList(copy))
    for id in ours.order {
      guard let view = ours.views[id] else { continue }
      if let other = theirs.views[id] {
        compare(id, view, other, ours, theirs)
      } else if view.parent.map({ theirs.views[$0] != nil }) ?? true {
        note(.missingView, id, "the view \(id) is missing")
      }
    }
    for id in theirs.order where ours.views[id] == nil {
      if let parent = theirs.views[id]?.parent, ours.views[parent] != nil {
        note(.extraView, id, "the view \(id) is not in the design")
      }
    }
    constants.sort { $0.weight > $1.weight }
  }

  private mutating func note(
    _ kind: StructuralDifference.Kind, _ view: String?, _ text: String,
    _ property: PropertyKey? = nil
  ) {
    differences.append(
      StructuralDifference(kind: kind, view: view, property: property, text: text))
  }

  private func text(_ number: Double) -> String {
    NumberText.plain((number * 1000).rounded() / 1000)
  }

  private mutating func compareClocks(_ design: Timeline, _ copy: Timeline) {
    let (size, expectedSize) = (copy.canvas.size, design.canvas.size)
    if size != expectedSize {
      note(
        .canvas, nil,
        "the canvas is \(text(size.x)) × \(text(size.y)) instead of "
          + "\(text(expectedSize.x)) × \(text(expectedSize.y)) points")
    }
    if abs(design.duration - copy.duration) > Clock.timeTolerance {
      note(
        .duration, nil,
        "a cycle lasts \(text(copy.duration)) instead of \(text(design.duration)) seconds")
    }
    let (clock, expected) = (copy.clock.behavior, design.clock.behavior)
    if clock != expected { note(.clock, nil, "the clock \(clock) instead of \(expected)") }
  }

  private mutating func compareMarkers(_ design: [TimelineMarker], _ copy: [TimelineMarker]) {
    var rest = copy
    for marker in design {
      guard let index = rest.firstIndex(where: { $0.name == marker.name }) else {
        note(.missingMarker, nil, "the marker \"\(marker.name)\" is missing")
        continue
      }
      let other = rest.remove(at: index)
      let distance = max(abs(marker.time - other.time), abs(marker.duration - other.duration))
      if distance > Clock.timeTolerance {
        note(.movedMarker, nil, "the marker \"\(marker.name)\" has another time or duration")
      }
    }
    for marker in rest {
      note(.extraMarker, nil, "the marker \"\(marker.name)\" is not in the design")
    }
  }

  private mutating func compare(
    _ id: String, _ ours: ViewList.Place, _ theirs: ViewList.Place, _ list: ViewList,
    _ otherList: ViewList
  ) {
    if let parent = ours.parent, let instead = theirs.parent, parent != instead {
      note(.otherParent, id, "the view \(id) is in \(instead) instead of \(parent)")
    }
    let (view, other) = (ours.view, theirs.view)
    let shared = view.children.map(\.id).filter { otherList.views[$0]?.parent == id }
    if shared != other.children.map(\.id).filter({ list.views[$0]?.parent == id }) {
      note(.otherOrder, id, "the children of \(id) have another order")
    }
    guard view.kind.name == other.kind.name else {
      note(
        .otherKind, id,
        "the view \(id) is of the kind \(other.kind.title) instead of \(view.kind.title)")
      return
    }
    for option in view.kind.optionsDiffering(from: other.kind) {
      note(.otherOption, id, "\(id) has another \(option)")
    }
    for key in view.kind.properties.map(\.key) {
      switch (list.moves(key, of: id), otherList.moves(key, of: id)) {
      case (true, true): continue
      case (true, false): note(.stillProperty, id, "\(id).\(key.rawValue) does not move", key)
      case (false, true):
        note(
          .extraMotion, id, "\(id).\(key.rawValue) moves, which it does not in the design", key)
      case (false, false):
        guard let value = view.initialValue(key), let copy = other.initialValue(key) else {
          continue
        }
        let deviation = PropertyDeviation(
          view: id, source: ours.index, key: key, largest: value.distance(to: copy), frame: 0)
        if deviation.isNotable { constants.append(deviation) }
      }
    }
  }
}

/// The views of a timeline by their identifiers.
private struct ViewList {
  /// A view with its preorder index and the identifier of its parent.
  typealias Place = (view: ViewNode, index: Int, parent: String?)

  /// The identifiers, in preorder.
  private(set) var order: [String] = []
  /// The views, by their identifiers.
  private(set) var views: [String: Place] = [:]
  private let moving: [String: Set<PropertyKey>]

  init(_ timeline: Timeline) {
    moving = timeline.moving
    for view in timeline.canvas.root.preorder {
      order.append(view.node.id)
      views[view.node.id] = (view.node, view.index, view.parent.map { order[$0] })
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

/// A difference in the structure of two animations: something that one of them lacks, or that is of another kind.
package struct StructuralDifference: Hashable, Sendable {
  /// The kinds, by their names in files.
  package enum Kind: String, Sendable {
    case canvas, duration, clock, missingMarker, extraMarker, movedMarker
    case missingView, extraView, otherParent, otherOrder, otherKind, otherOption
    /// A property moves in one animation only.
    case stillProperty, extraMotion
  }

  /// The kind.
  package var kind: Kind
  /// The identifier of the view; `nil` for what concerns the whole animation.
  package var view: String?
  /// The property that moves in one animation only; `nil` for other kinds.
  var property: PropertyKey?
  /// The difference as a sentence without a period.
  package var text: String
}
