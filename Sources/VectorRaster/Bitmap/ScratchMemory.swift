/// Memory for the pixels of one layer at a time, kept from use to use.
final class ScratchMemory<Element: BitwiseCopyable> {
  /// The address; valid until the next `reserve`.
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity = 1

  init() { base = .allocate(capacity: 1) }

  deinit { base.deallocate() }

  /// Makes room for so many elements, whose values are not defined.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
    return base
  }
}
