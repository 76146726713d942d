import TimelineModel

// Rows of changes at even steps.
extension EventPlanner {
  /// Whether all of a row can be said at the event of its first change.
  func isRow(_ row: [Int], _ changes: [PlannedChange]) -> Bool {
    let moment = clock.time(of: changes[row[0]].event)
    return row.dropFirst().allSatisfy { index in
      clock.time(of: changes[index].event) == moment || changes[index].jumps
        || changes[index].canDelay(from: moment)
    }
  }

  /// Gives the changes of a row waits at one step: frames seldom last whole microseconds, as which times are written.
  func setWaits(of row: [Int], _ changes: inout [PlannedChange]) {
    let moment = clock.time(of: changes[row[0]].event)
    let waits = row.map { Clock.wait(changes[$0].begin - moment) }
    let step = (waits[waits.count - 1] - waits[0]) / Double(waits.count - 1)
    let frames = (step * frameRate).rounded() / frameRate
    // A short step reads best, and a whole number of frames better than their mean.
    let even =
      self.waits(waits, step: step.rounded(toPlaces: 6), tolerance: 1e-9)
      ?? self.waits(waits, step: frames.rounded(toPlaces: 9), tolerance: Clock.timeTolerance)
      ?? self.waits(waits, step: step.rounded(toPlaces: 9), tolerance: Clock.timeTolerance)
    for (index, wait) in zip(row, even ?? waits) { changes[index].wait = wait }
  }

  /// Waits in seconds at one step from the first one on; `nil` if one would be farther away than the tolerance.
  private func waits(_ waits: [Double], step: Double, tolerance: Double) -> [Double]? {
    let even = waits.indices.map { (waits[0] + Double($0) * step).rounded(toPlaces: 9) }
    return zip(even, waits).allSatisfy { abs($0 - $1) <= tolerance } ? even : nil
  }
}
