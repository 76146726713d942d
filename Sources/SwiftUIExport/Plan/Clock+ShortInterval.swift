import TimelineModel

extension Clock {
  /// The interval with as few places as keep a cycle within a hundred-thousandth of a second.
  var shortInterval: Double {
    (5...9).lazy.map { SwiftNumber.rounded(interval, places: $0) }
      .first { abs($0 - interval) * Double(ticks) <= 1e-5 } ?? interval
  }
}
