import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// A group or shape that pictures replace.
struct BakeTarget {
  /// The preorder index of the view.
  var view: Int
  /// The preorder index after the last descendant.
  var end: Int
  /// The view itself.
  var viewNode: ViewNode
  /// The features in the view that have no counterpart in SwiftUI.
  var features: [UnsupportedFeature]

  /// Whether it is a shape, which draws its paints only.
  var isShape: Bool { viewNode.kind == .shape }

  /// The blend mode of the pictures; `nil` if the paints have different ones.
  var blendMode: BlendMode? {
    guard isShape else { return .normal }
    let modes = Set(viewNode.children.compactMap(\.kind.paint?.blendMode))
    return modes.count > 1 ? nil : modes.first ?? .normal
  }

  /// The names of the features, such as `The effect Tritone; a blur along one axis`.
  var reason: String { features.map(\.name).uniqued().joined(separator: "; ") }

  /// Returns the smallest groups and shapes around unsupported features, none inside of another.
  static func targets(for features: [UnsupportedFeature], in canvas: ViewCanvas) -> [BakeTarget] {
    let views = Array(canvas.root.preorder)
    let byView = Dictionary(grouping: features.filter { $0.remedy != .none }) { feature in
      feature.remedy == .bakeView
        ? feature.view : BakeTarget.container(of: feature.view, in: views)
    }
    var targets: [BakeTarget] = []
    for (view, features) in byView.sorted(by: { $0.key < $1.key }) {
      if let last = targets.last, view < last.end {
        targets[targets.count - 1].features += features
      } else {
        targets.append(
          BakeTarget(
            view: view, end: views.end(of: view), viewNode: views[view].node, features: features))
      }
    }
    return targets
  }

  /// The preorder index of the group or shape around a view.
  private static func container(of view: Int, in views: [ViewPreorder.Element]) -> Int {
    var index = views[view].parent ?? 0
    while index > 0 {
      switch views[index].node.kind {
      case .group, .shape: return index
      default: index = views[index].parent ?? 0
      }
    }
    return index
  }
}

/// Converts frames at which pictures change to keyframes.
enum FrameSteps {
  /// Returns the keyframes of `frameIndex` for pictures in order.
  ///
  /// A run of pictures that change at every frame is one linear segment; all others are held.
  ///
  /// - Parameter frames: The frame at which each picture appears, in ascending order, from 0.
  static func keyframes(_ frames: [Int], inPoint: Double) -> [Keyframe<PropertyValue>] {
    var keyframes: [Keyframe<PropertyValue>] = []
    for (index, frame) in frames.enumerated() {
      let follows = index > 0 && frames[index - 1] + 1 == frame
      let precedes = index + 1 < frames.count && frames[index + 1] == frame + 1
      if follows, precedes { continue }
      keyframes.append(
        Keyframe(
          time: inPoint + Double(frame), value: .number(Double(index)),
          easing: precedes ? .curve(.linear) : .hold))
    }
    return keyframes
  }

  /// Returns the keyframes of a timeline's `frameIndex` for pictures in order.
  ///
  /// - Parameter frames: The frame at which each picture appears, in ascending order, from 0.
  static func keyframes(
    _ frames: [Int], frameRate: Double, duration: Double
  ) -> [KeyframeTimeline.Keyframe] {
    var result: [KeyframeTimeline.Keyframe] = []
    var (time, value, moves) = (0.0, PropertyValue.number(0), false)
    for keyframe in keyframes(frames, inPoint: 0) {
      let next = keyframe.time / frameRate
      if next > time {
        result.append(.linear(moves ? keyframe.value : value, duration: next - time))
      }
      if !moves, keyframe.value != value { result.append(.move(keyframe.value)) }
      (time, value, moves) = (next, keyframe.value, keyframe.easing != .hold)
    }
    if duration > time { result.append(.linear(value, duration: duration - time)) }
    return result
  }
}

/// Makes identifiers that no view of a tree has.
struct UnusedIdentifiers {
  private var used: Set<String>

  /// Notes the identifiers of a view tree.
  init(_ canvas: ViewCanvas) { used = Set(canvas.root.preorder.lazy.map(\.node.id)) }

  /// Returns an identifier, with a number if another view has it.
  mutating func make(_ suggestion: String) -> String {
    var (identifier, number) = (suggestion, 2)
    while !used.insert(identifier).inserted {
      identifier = "\(suggestion)\(number)"
      number += 1
    }
    return identifier
  }
}
