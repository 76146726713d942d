import Geometry
import SceneModel
import Testing

@testable import ViewTree

extension AnimatedValue<PropertyValue> {
  /// An animation of numbers or points by times and values.
  init(_ keyframes: [Keyframe<PropertyValue>]) {
    self.init(keyframes: keyframes, fallback: .number(0))
  }

  /// The value at a time.
  func value(at time: Double) -> PropertyValue {
    var track = KeyframeTrack(self)
    return track.value(at: time)
  }
}

extension ViewNode {
  /// Makes a view without a name.
  static func make(
    _ id: String, _ kind: ViewKind, _ properties: PropertyValues = [:],
    _ children: [ViewNode] = []
  ) -> ViewNode {
    ViewNode(id: id, kind: kind, properties: properties, children: children)
  }

  /// A rectangle of a size, filled with black.
  static func box(_ id: String, size: Double = 10) -> ViewNode {
    make(
      id, .shape, [:],
      [
        make(
          "\(id)Rectangle", .rectangle(RectangleView()),
          [.size: .vector(Vector3(size, size, 0))]),
        make("\(id)Fill", .fill(.nonZero, PaintStyle())),
      ])
  }

  /// A group without a name.
  static func group(
    _ id: String, style: GroupView = GroupView(), _ children: [ViewNode]
  ) -> ViewNode {
    make(id, .group(style), [:], children)
  }
}

extension ViewCanvas {
  /// A view tree of 100 by 100 points.
  init(_ children: [ViewNode]) {
    self.init(size: SIMD2(100, 100), root: .group("root", children))
  }

  /// The views by preorder index.
  var views: [ViewNode] { root.preorder.map(\.node) }

  /// The preorder index of a view.
  func index(_ id: String) -> Int { views.firstIndex { $0.id == id } ?? -1 }
}

extension ViewRuntime {
  /// Sets a property by preorder index and updates the scene.
  mutating func set(_ key: PropertyKey, of view: Int, to value: PropertyValue) {
    guard let slot = valueIndex(of: PropertyTarget(view: view, key: key)) else {
      Issue.record("no property \(key)")
      return
    }
    set(value, at: slot, of: view)
    update()
  }
}
