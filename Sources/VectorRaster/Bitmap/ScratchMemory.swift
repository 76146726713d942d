/// A buffer of uninitialized elements that grows on demand and is reused.
final class ScratchMemory<Element: BitwiseCopyable> {
  /// The address of the first element, valid until the next `reserve`.
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity = 1

  init() { base = .allocate(capacity: 1) }

  deinit { base.deallocate() }

  /// Reserves memory for a number of elements, whose values are undefined.
  @discardableResult func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
    return base
  }
}
