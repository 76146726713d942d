import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// A kind of damage to a timeline.
struct TimelineMutation: Sendable {
  /// The name.
  let name: String
  /// Damages a timeline; returns whether there was something to damage.
  let apply: @Sendable (inout Timeline) -> Bool

  init(_ name: String, apply: @escaping @Sendable (inout Timeline) -> Bool) {
    self.name = name
    self.apply = apply
  }

  /// All kinds.
  static let all = ofClock + ofViews + ofConstants + ofEvents
}

// The clock, the canvas and markers.
extension TimelineMutation {
  static let ofClock: [TimelineMutation] = [
    TimelineMutation("twice the duration") { timeline in
      timeline.clock.ticks *= 2
      return true
    },
    TimelineMutation("half the interval") { timeline in
      timeline.clock.interval /= 2
      return true
    },
    TimelineMutation("another end of the clock") { timeline in
      timeline.clock.atEnd = timeline.clock.atEnd == .reset ? .continue : .reset
      return true
    },
    TimelineMutation("a clock that stops") { timeline in
      timeline.clock.repeats.toggle()
      return true
    },
    TimelineMutation("a larger canvas") { timeline in
      timeline.canvas.size.x += 1
      return true
    },
    TimelineMutation("a marker removed") { timeline in
      guard !timeline.markers.isEmpty else { return false }
      timeline.markers.removeLast()
      return true
    },
    TimelineMutation("a marker moved") { timeline in
      guard !timeline.markers.isEmpty else { return false }
      timeline.markers[0].time += 0.1
      return true
    },
    TimelineMutation("a marker added") { timeline in
      timeline.markers.append(TimelineMarker(name: "more", time: 0))
      return true
    },
  ]
}

// Views and their options.
extension TimelineMutation {
  static let ofViews: [TimelineMutation] = [
    view("a view removed", where: \.hasOtherChildrenThanGeometry) { view in
      view.children.remove(at: view.children.lastIndex { !$0.isGeometry } ?? 0)
    },
    view(
      "a path removed", where: \.isShapeWithGeometry
    ) {
      view in
      view.children.remove(at: view.children.firstIndex(where: \.isGeometry) ?? 0)
    },
    view("a paint removed", where: \.hasPaint) { view in
      view.children.remove(at: view.children.firstIndex(where: \.kind.isPaint) ?? 0)
    },
    view("all children removed", where: \.hasSeveralChildren) { $0.children = [] },
    view("a view added", where: \.isParent) { view in
      view.children.append(ViewNode(id: "added", kind: view.children[0].kind))
    },
    view("an identifier changed", where: \.isParent) { $0.children[0].id += "New" },
    view("the order of two views exchanged", where: \.hasSeveralChildren) { view in
      view.children.swapAt(0, 1)
    },
    view("a view in another one", where: \.isGroupOfSeveral) { view in
      let moved = view.children.removeLast()
      view.children[0].children.append(moved)
    },
    view("another blend mode", where: \.kind.isGroup) { view in
      guard case .group(var group) = view.kind else { return }
      group.blendMode = group.blendMode == .multiply ? .screen : .multiply
      view.kind = .group(group)
    },
    view("a matte of another mode", where: \.hasMatte) { view in
      guard case .group(var group) = view.kind else { return }
      group.matte = group.matte == .alpha ? .alphaInverted : .alpha
      view.kind = .group(group)
    },
    view("a clip removed", where: \.hasClip) { view in
      guard case .group(var group) = view.kind else { return }
      group.clipSize = nil
      view.kind = .group(group)
    },
    view("a mask inverted", where: \.isMask) { view in
      guard case .mask(var mask) = view.kind else { return }
      mask.isInverted.toggle()
      view.kind = .mask(mask)
    },
    view("a fill of the other rule", where: \.isFill) { view in
      guard case .fill(var fill) = view.kind else { return }
      fill.rule = fill.rule == .nonZero ? .evenOdd : .nonZero
      view.kind = .fill(fill)
    },
    view("an effect instead of another", where: \.isEffect) { view in
      let twirl = SceneEffect(Twirl.with { $0.angle = 90 })
      view.kind = .effect(view.kind.name == "twirl" ? SceneEffect(Invert()) : twirl)
    },
    TimelineMutation("a letter lost") { timeline in
      timeline.canvas.root.changeFirst(where: \.hasLetters) { view in
        let last = view.letters.last?.id
        view.children.removeAll { $0.id == last }
      }
    },
  ]

  static func view(
    _ name: String, where isSuited: any KeyPath<ViewNode, Bool> & Sendable,
    _ change: @escaping @Sendable (inout ViewNode) -> Void
  ) -> TimelineMutation {
    TimelineMutation(name) { timeline in
      timeline.canvas.root.changeFirst(where: { $0[keyPath: isSuited] }, change)
    }
  }
}

extension ViewNode {
  /// Changes the first view, in preorder, that is suited; returns whether there is one.
  mutating func changeFirst(
    where isSuited: (ViewNode) -> Bool, _ change: (inout ViewNode) -> Void
  ) -> Bool {
    if isSuited(self) {
      change(&self)
      return true
    }
    for index in children.indices where children[index].changeFirst(where: isSuited, change) {
      return true
    }
    return false
  }

  var isGeometry: Bool { kind.role == .geometry }
  var isShapeWithGeometry: Bool { kind == .shape && children.contains(where: \.isGeometry) }
  var hasOtherChildrenThanGeometry: Bool { children.contains { !$0.isGeometry } }
  var hasPaint: Bool { children.contains(where: \.kind.isPaint) }
  var isParent: Bool { !children.isEmpty }
  var hasSeveralChildren: Bool { children.count > 1 }
  var isGroupOfSeveral: Bool { kind.isGroup && hasSeveralChildren }
  var hasMatte: Bool { kind.group?.matte != nil }
  var hasClip: Bool { kind.group?.clipSize != nil }
  var isMask: Bool { kind.mask != nil }
  var isFill: Bool { kind.fill != nil }
  var isEffect: Bool { kind.role == .effect }
  var hasLetters: Bool { letters.count > 1 }

  /// The letters among the children: those whose names are one character.
  var letters: [ViewNode] { children.filter { $0.name.count == 1 } }
}

extension ViewKind {
  var group: GroupView? { if case .group(let group) = self { group } else { nil } }
  var isGroup: Bool { group != nil }
  var mask: MaskView? { if case .mask(let mask) = self { mask } else { nil } }
  var fill: FillView? { if case .fill(let fill) = self { fill } else { nil } }
}
