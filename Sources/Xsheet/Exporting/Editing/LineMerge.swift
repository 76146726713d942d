/// Two changed versions of a text as one, as `diff3` and `git merge-file` merge them.
struct LineMerge {
  /// The lines, with marks around those in which both versions differ.
  private(set) var lines: [String] = []
  /// The number of places with marks.
  private(set) var conflictCount = 0

  /// The marks at the beginning, in the middle and at the end of a conflict.
  private static let marks = (begin: "<<<<<<< edited", middle: "=======", end: ">>>>>>> xsheet")

  /// Whether lines have the marks of a conflict.
  static func hasConflicts(_ lines: [String]) -> Bool {
    lines.contains(marks.begin) && lines.contains(marks.end)
  }

  /// Merges the lines of the user and of Xsheet, which both come from the base.
  init(base: [String], edited: [String], new: [String]) {
    let ours = LineMerge.places(base, edited)
    let theirs = LineMerge.places(base, new)
    var start = (base: 0, edited: 0, new: 0)
    for index in 0...base.count {
      // The next line of all three; behind the last one are the ends.
      let isEnd = index == base.count
      guard let place = isEnd ? edited.count : ours[index],
        let other = isEnd ? new.count : theirs[index]
      else { continue }
      add(
        base[start.base..<index], edited[start.edited..<place], new[start.new..<other])
      if !isEnd { lines.append(base[index]) }
      start = (index + 1, place + 1, other + 1)
    }
  }

  /// Adds the versions of a part between lines that all three have.
  private mutating func add(
    _ base: ArraySlice<String>, _ edited: ArraySlice<String>, _ new: ArraySlice<String>
  ) {
    if edited == new || new.elementsEqual(base) {
      lines += edited
    } else if edited.elementsEqual(base) {
      lines += new
    } else {
      let head = zip(edited, new).prefix { $0 == $1 }.count
      var (ours, theirs) = (edited.dropFirst(head), new.dropFirst(head))
      let tail = zip(ours.reversed(), theirs.reversed()).prefix { $0 == $1 }.count
      (ours, theirs) = (ours.dropLast(tail), theirs.dropLast(tail))
      lines += edited.prefix(head)
      lines += [LineMerge.marks.begin] + ours + [LineMerge.marks.middle] + theirs
      lines += [LineMerge.marks.end] + edited.suffix(tail)
      conflictCount += 1
    }
  }

  /// The index of each line of a text in another version; `nil` for those that it lacks.
  private static func places(_ base: [String], _ other: [String]) -> [Int?] {
    var places = [Int?](repeating: nil, count: base.count)
    for match in LineAlignment(base, other).matches { places[match.old] = match.new }
    return places
  }
}
