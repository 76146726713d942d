import Geometry
package import SceneModel
import TimelineModel
package import ViewTree

/// Compares the values of two players' properties at the same times, view by view.
package struct PropertyComparator: Sendable {
  /// A property that both have.
  private struct Pair: Sendable {
    var one: (view: Int, slot: Int)
    var other: (view: Int, slot: Int)
    var deviation: PropertyDeviation
    /// The frames after which the values differ visibly between frames.
    var suspects: [Int] = []
  }

  /// The most frames of a property that are examined for jumps.
  private static let suspectLimit = 100

  private var pairs: [Pair] = []

  /// Prepares the comparison of the properties that either animation moves, of views with equal identifiers.
  package init(
    _ design: ViewCanvas, _ one: some AnimationSession, _ copy: ViewCanvas,
    _ other: some AnimationSession,
    moving: [String: Set<PropertyKey>]
  ) {
    var places: [String: Int] = [:]
    for view in copy.root.preorder { places[view.node.id] = view.index }
    for view in design.root.preorder {
      guard let keys = moving[view.node.id], let place = places[view.node.id] else { continue }
      for slot in view.node.kind.properties where keys.contains(slot.key) {
        guard let first = one.valueIndex(of: PropertyTarget(view: view.index, key: slot.key)),
          let second = other.valueIndex(of: PropertyTarget(view: place, key: slot.key))
        else { continue }
        var deviation = PropertyDeviation(
          view: view.node.id, source: view.index, key: slot.key, largest: 0, frame: 0)
        if slot.key == .progress, let path = view.node.properties[.motionPath]?.pathValue {
          deviation.pathLength = MotionRoute(path)?.length ?? 0
        }
        pairs.append(
          Pair(one: (view.index, first), other: (place, second), deviation: deviation))
      }
    }
  }

  /// Compares the current values, at a frame from 0; views that are hidden in either are skipped.
  package mutating func compare(
    _ one: some AnimationSession, _ other: some AnimationSession, frame: Double
  ) {
    let isWhole = frame == frame.rounded()
    var last = -1
    var (isVisible, isVisibleInOther) = (false, false)
    for index in pairs.indices {
      let ((view, slot), (otherView, otherSlot)) = (pairs[index].one, pairs[index].other)
      let key = pairs[index].deviation.key
      var distance = 0.0
      if key != .isVisible {
        distance = PropertyComparator.distance(
          one.value(at: slot), other.value(at: otherSlot), of: key)
        // Most values are equal; to ask whether a view is visible takes longer than to compare them.
        guard distance > 0 else { continue }
      }
      if view != last {
        last = view
        isVisible = one.isVisible(view)
        isVisibleInOther = other.isVisible(otherView)
      }
      if key == .isVisible {
        distance = isVisible == isVisibleInOther ? 0 : 1
      } else if !isVisible || !isVisibleInOther {
        continue
      }
      if isWhole {
        let largest = pairs[index].deviation.largestAtFrames
        pairs[index].deviation.largestAtFrames = max(largest, distance)
      } else {
        addBetween(distance, frame: Int(frame), at: index)
      }
      guard distance > pairs[index].deviation.largest else { continue }
      pairs[index].deviation.largest = distance
      pairs[index].deviation.frame = frame
    }
  }

  /// The distance between values of a property; directions of a path that are whole turns apart are equal.
  private static func distance(
    _ value: PropertyValue, _ copy: PropertyValue, of key: PropertyKey
  ) -> Double {
    guard key == .pathAngle, case .number(let angle) = value, case .number(let other) = copy else {
      return value.distance(to: copy)
    }
    return abs((angle - other).remainder(dividingBy: 360))
  }

  /// Notes a distance between a frame and the next one: a visible one is examined later, by `examineSuspects`.
  private mutating func addBetween(_ distance: Double, frame: Int, at index: Int) {
    var deviation = pairs[index].deviation
    (deviation.largestAtFrames, deviation.largestBetween) = (0, distance)
    let isVisible = deviation.judgedWeight > Verdict.matchWeight
    if isVisible, pairs[index].suspects.count < PropertyComparator.suspectLimit {
      pairs[index].suspects.append(frame)
    } else {
      pairs[index].deviation.largestBetween = max(pairs[index].deviation.largestBetween, distance)
    }
  }

  /// Plays both animations again around the frames after which values differ visibly, and notes the distances that count.
  package mutating func examineSuspects(
    _ one: inout any AnimationSession, _ other: inout any AnimationSession
  ) {
    let frames = Set(pairs.flatMap(\.suspects)).sorted()
    guard !frames.isEmpty else { return }
    let suspects = pairs.map { Set($0.suspects) }
    for frame in frames {
      let indices = pairs.indices.filter { suspects[$0].contains(frame) }
      let values = [0, 0.5, 1].map { part in
        one.advanceValues(toFrame: Double(frame) + part)
        other.advanceValues(toFrame: Double(frame) + part)
        return indices.map { index in
          (one.value(at: pairs[index].one.slot), other.value(at: pairs[index].other.slot))
        }
      }
      for (place, index) in indices.enumerated() {
        let (start, middle, end) = (values[0][place].0, values[1][place], values[2][place].0)
        let excuse = PropertyComparator.excuse(middle.0, middle.1, between: start, and: end)
        if excuse == nil {
          let distance = PropertyComparator.distance(
            middle.0, middle.1, of: pairs[index].deviation.key)
          pairs[index].deviation.largestBetween = max(
            pairs[index].deviation.largestBetween, distance)
        } else if pairs[index].deviation.frame == Double(frame) + 0.5 {
          pairs[index].deviation.excuse = excuse
        }
      }
    }
  }

  /// The reason why the distance of a copy half-way between two frames of the design does not count.
  private static func excuse(
    _ value: PropertyValue, _ copy: PropertyValue, between start: PropertyValue,
    and end: PropertyValue
  ) -> PropertyDeviation.Excuse? {
    let movement = start.distance(to: end)
    let isJump = [value, copy].allSatisfy {
      min($0.distance(to: start), $0.distance(to: end)) <= movement / 100
    }
    if isJump { return .jump }
    return value.distance(to: copy) <= movement * FastMovement.share ? .fastMovement : nil
  }

  /// Adds the deviations that a copy of this comparator found at other frames, in any order.
  package mutating func add(_ copy: PropertyComparator) {
    for (index, pair) in zip(pairs.indices, copy.pairs) {
      let (ours, theirs) = (pairs[index].deviation, pair.deviation)
      guard theirs.largest > 0 else { continue }
      let atFrames = max(ours.largestAtFrames, theirs.largestAtFrames)
      let between = max(ours.largestBetween, theirs.largestBetween)
      pairs[index].suspects += pair.suspects
      if (theirs.largest, ours.frame) > (ours.largest, theirs.frame) {
        pairs[index].deviation = theirs
      }
      pairs[index].deviation.largestAtFrames = atFrames
      pairs[index].deviation.largestBetween = between
    }
  }

  /// The deviations of all compared properties, the largest first.
  package var deviations: [PropertyDeviation] {
    let weights = pairs.map(\.deviation.weight)
    return pairs.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
      .map { pairs[$0].deviation }
  }
}
