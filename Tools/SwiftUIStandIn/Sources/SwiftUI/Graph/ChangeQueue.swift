/// The changes of state since the last update.
final class ChangeQueue: @unchecked Sendable {
  /// A change of one state.
  struct Change {
    var location: AnyObject
    var transaction: Transaction
    var apply: () -> Void
  }

  /// Whether views are evaluated now, on the main thread.
  var isEvaluating = false
  /// Called at each change of what a view shows.
  var didChange: (() -> Void)?

  private let lock = NSLock()
  private var changes: [Change] = []
  private var observed: [(ViewNode, Transaction)] = []

  /// Adds a change, which replaces an earlier one of the same state.
  func add(_ location: AnyObject, _ transaction: Transaction, apply: @escaping () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    claim(transaction)
    changes.removeAll { $0.location === location }
    changes.append(Change(location: location, transaction: transaction, apply: apply))
  }

  /// Adds a node whose body read an object that changes.
  ///
  /// Objects may change on any thread.
  func add(observing node: ViewNode, _ transaction: Transaction) {
    lock.lock()
    defer { lock.unlock() }
    claim(transaction)
    if !observed.contains(where: { $0.0 === node }) { observed.append((node, transaction)) }
    if MainActor.assumeIsolated({ node.viewType != nil }) { didChange?() }
  }

  /// Marks completions as those of this queue, so that other hosts leave them alone.
  private func claim(_ transaction: Transaction) {
    for completion in transaction.completions where completion.owner == nil {
      completion.owner = self
    }
  }

  var isEmpty: Bool {
    lock.lock()
    defer { lock.unlock() }
    return changes.isEmpty && observed.isEmpty
  }

  /// Takes the nodes whose objects changed, each with the transaction of its first change.
  func takeObserved() -> [(ViewNode, Transaction)] {
    lock.lock()
    defer { lock.unlock() }
    defer { observed = [] }
    return observed
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
