import TimelineModel

// Rows: changes of equal content at even steps of time.
extension EventPlanner {
  /// Whether all changes of a row can belong to the event of the first one.
  func isRow(_ row: [Int], _ changes: [PlannedChange]) -> Bool {
    let moment = clock.time(of: changes[row[0]].event)
    return row.dropFirst().allSatisfy { index in
      clock.time(of: changes[index].event) == moment || changes[index].jumps
        || changes[index].canDelay(from: moment)
    }
  }

  /// Makes the waits of a row's changes even, because frames seldom last whole microseconds and files hold these.
  func setWaits(of row: [Int], _ changes: inout [PlannedChange]) {
    let moment = clock.time(of: changes[row[0]].event)
    let waits = row.map { grid.wait(changes[$0].begin - moment) }
    let step = (waits[waits.count - 1] - waits[0]) / Double(waits.count - 1)
    // Prefer a whole number of frames, then a short step, to the mean step.
    let even =
      self.waits(waits, step: grid.snapped(step), tolerance: Clock.timeTolerance)
      ?? self.waits(waits, step: step.rounded(toPlaces: 9), tolerance: Clock.timeTolerance)
    for (index, wait) in zip(row, even ?? waits) { changes[index].wait = wait }
  }

  /// The waits, in seconds, at an even step from the first one; `nil` if one moves by more than the tolerance.
  private func waits(_ waits: [Double], step: Double, tolerance: Double) -> [Double]? {
    let even = waits.indices.map { (waits[0] + Double($0) * step).rounded(toPlaces: 9) }
    return zip(even, waits).allSatisfy { abs($0 - $1) <= tolerance } ? even : nil
  }
}
