/// A value behind a lock, for several threads.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = Condition()
  private var value: Value

  /// Makes a locked value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a function with the value while no other thread has it.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }

  /// Returns the item of a key in a dictionary, which is made without the lock at its first use.
  ///
  /// Threads that make it at the same time all get the first one.
  @inlinable
  package func item<Key: Hashable, Item, Failure: Error>(
    for key: Key, _ make: () throws(Failure) -> Item
  ) throws(Failure) -> Item where Value == [Key: Item] {
    if let known = with({ $0[key] }) { return known }
    let made = try make()
    return with { items in
      let item = items[key] ?? made
      items.updateValue(item, forKey: key)
      return item
    }
  }
}
