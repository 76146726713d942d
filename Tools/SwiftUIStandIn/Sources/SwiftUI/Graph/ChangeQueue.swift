/// The changes of state since the last update.
final class ChangeQueue: @unchecked Sendable {
  /// A change of one state.
  struct Change {
    var location: AnyObject
    var transaction: Transaction
    var apply: () -> Void
  }

  private let lock = NSLock()
  private var changes: [Change] = []

  /// Adds a change, which replaces an earlier one of the same state.
  func add(_ location: AnyObject, _ transaction: Transaction, apply: @escaping () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    changes.removeAll { $0.location === location }
    changes.append(Change(location: location, transaction: transaction, apply: apply))
  }

  var isEmpty: Bool {
    lock.lock()
    defer { lock.unlock() }
    return changes.isEmpty
  }

  /// Takes the changes, in runs of equal transactions.
  func take() -> [[Change]] {
    lock.lock()
    defer { lock.unlock() }
    var runs: [[Change]] = []
    var runOfID: [Int: Int] = [:]
    for change in changes {
      if let run = runOfID[change.transaction.id] {
        runs[run].append(change)
      } else {
        runOfID[change.transaction.id] = runs.count
        runs.append([change])
      }
    }
    changes = []
    return runs
  }
}
