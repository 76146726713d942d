/// The number and the first place of each kind of deviation in a text.
struct JSONToleranceCounts {
  private var places: [JSONTolerance.Kind: (first: Int, count: Int)] = [:]

  /// Counts a deviation at an offset; offsets must ascend.
  mutating func add(_ kind: JSONTolerance.Kind, at offset: Int) {
    places[kind, default: (offset, 0)].count += 1
  }

  /// The deviations in the order of their first places.
  func tolerances(in bytes: UnsafeRawBufferPointer) -> [JSONTolerance] {
    guard !places.isEmpty else { return [] }
    let lines = JSONLineMap(Array(bytes))
    return JSONTolerance.Kind.allCases
      .compactMap { kind in
        places[kind].map { place in
          JSONTolerance(
            kind: kind, position: lines.position(at: place.first), count: place.count)
        }
      }
      .sorted { $0.position.offset < $1.position.offset }
  }
}
