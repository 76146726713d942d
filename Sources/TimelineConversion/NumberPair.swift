/// Two numbers as the key of a dictionary.
///
/// One type for several dictionaries, because Swift's runtime takes 0.4 million instructions to prepare each type of
/// dictionary, as long as the conversion of some dozen keyframes.
struct NumberPair: Hashable {
  private let first: Int
  private let second: Int

  init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}
