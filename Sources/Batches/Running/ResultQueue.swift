import Platform

/// Hands out items to workers, and their results to one thread in order.
///
/// Workers wait when they are far ahead of the result that is next, so that a slow file does not make results pile up
/// without bound.
package final class ResultQueue<Item: Sendable, Value: Sendable>: @unchecked Sendable {
  private let condition = Condition()
  /// Protects `makeNext`, which may wait for names to arrive.
  private let source = Condition()
  private let makeNext: () throws -> Item?
  private let window: Int
  private var waiting: [Int: (item: Item, value: Value)] = [:]
  private var begun = 0
  private var finished = 0
  private var next = 0
  /// Whether no more work may begin.
  private var isEnded = false
  private var signal: Int32?
  private var failure: (any Error)?

  /// Makes a queue.
  ///
  /// At most `window` results wait for an earlier one; one thread at a time asks for the next item, `nil` after the
  /// last one.
  package init(window: Int, _ makeNext: @escaping () throws -> Item?) {
    (self.window, self.makeNext) = (window, makeNext)
  }

  /// Begins to work on the items, on threads that each make their own work.
  package func start(threads count: Int, _ makeWork: @escaping @Sendable () -> (Item) -> Value) {
    for number in 0..<count {
      let isRunning = startThread { [self] in
        let work = makeWork()
        while let (index, item) = take() {
          let value = work(item)
          condition.withLock {
            waiting[index] = (item, value)
            finished += 1
            condition.broadcast()
          }
        }
      }
      if !isRunning, number == 0 { fail(ThreadFailure()) }
    }
  }

  /// Takes the next item to work on; `nil` if there is no more work.
  private func take() -> (index: Int, item: Item)? {
    source.lock()
    defer { source.unlock() }
    let mayGoOn = condition.withLock {
      while !isEnded, begun >= next + window { condition.wait() }
      return !isEnded
    }
    guard mayGoOn else { return nil }
    do {
      let item = try makeNext()
      return condition.withLock {
        guard let item, !isEnded else {
          isEnded = true
          condition.broadcast()
          return nil
        }
        defer { begun += 1 }
        return (begun, item)
      }
    } catch {
      fail(error)
      return nil
    }
  }

  /// Lets no more work begin because of an error, which is thrown after the last result.
  private func fail(_ error: any Error) {
    condition.withLock {
      isEnded = true
      failure = error
      condition.broadcast()
    }
  }

  /// Waits for the next result in order; `nil` after the last one, or after a signal.
  ///
  /// - Throws: The error of the source, after all results.
  package func nextResult() throws -> (item: Item, value: Value)? {
    condition.lock()
    defer { condition.unlock() }
    while signal == nil {
      if let result = waiting.removeValue(forKey: next) {
        next += 1
        condition.broadcast()
        return result
      }
      if isEnded, next >= begun {
        if let failure { throw failure }
        return nil
      }
      condition.wait()
    }
    return nil
  }

  /// Lets no more work begin, and waits for the end of what has begun.
  package func stop() {
    condition.withLock {
      isEnded = true
      condition.broadcast()
      while finished < begun { condition.wait() }
    }
  }

  /// Lets no more work begin because of a signal.
  package func interrupt(by number: Int32) {
    condition.withLock {
      signal = number
      isEnded = true
      condition.broadcast()
    }
  }

  /// The signal that has interrupted the work; `nil` for none.
  package var interruption: Int32? { condition.withLock { signal } }

  /// Takes all results that are there, in order, although earlier ones may be missing.
  package func takeRest() -> [(item: Item, value: Value)] {
    condition.withLock {
      defer { waiting = [:] }
      return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
