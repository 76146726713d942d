/// The frames of an animation that a comparison looks at: all of them, or a part of a very long one.
package struct FrameSample: Sendable {
  /// The number of frames of the animation.
  package let total: Int
  /// The frames to look at, in order.
  package let frames: [Int]

  /// The longest animation of which all frames are compared: eleven minutes at 30 frames a second.
  package static let longest = 20_000
  /// The number of evenly spaced frames of a longer animation.
  private static let evenCount = 4_000
  /// The largest number of times of changes that are looked at.
  private static let changeCount = 2_000

  /// Chooses the frames of an animation.
  ///
  /// A long animation is sampled evenly and around changes: at each time, one frame later, and half-way
  /// to the next time.
  ///
  /// Animations begin or end at the times of changes, in frames.
  package init(total: Int, changes: [Double]) {
    self.total = total
    guard total > FrameSample.longest else {
      frames = Array(0..<total)
      return
    }
    let last = Double(total - 1)
    var frames: Set<Int> = [0, total - 1]
    for index in 0..<FrameSample.evenCount {
      frames.insert(Int(last * Double(index) / Double(FrameSample.evenCount)))
    }
    let times = Set(changes.lazy.filter { $0 >= 0 && $0 <= last }).sorted()
    let step = Double(times.count) / Double(FrameSample.changeCount)
    for index in 0..<Swift.min(times.count, FrameSample.changeCount) {
      let place = Int(Double(index) * Swift.max(1, step))
      let next = place + 1 < times.count ? times[place + 1] : last
      for time in [times[place], times[place] + 1, (times[place] + next) / 2] {
        frames.insert(Int(Swift.min(time, last)))
      }
    }
    self.frames = frames.sorted()
  }
}
