import ViewTree

/// Numbers for what changes have in common that can be said together, besides where and when they happen.
struct Likenesses {
  private var classes = ClassTable()
  /// A change of each class: its course, and its place there.
  private var firsts: [(course: Int, place: Int)] = []
  private var numbers: [Int] = []
  /// Where the numbers of each course begin.
  private var starts: [Int] = []

  /// Looks at all changes of some courses.
  init(_ courses: [PropertyChanges]) {
    numbers.reserveCapacity(courses.reduce(0) { $0 + $1.changes.count })
    starts.reserveCapacity(courses.count)
    courses.withUnsafeBufferPointer { courses in
      for course in courses.indices {
        starts.append(numbers.count)
        for place in courses[course].changes.indices { add(course, place, courses) }
      }
    }
  }

  /// The number of a change.
  func number(course: Int, place: Int) -> Int { numbers[starts[course] + place] }

  private mutating func add(
    _ course: Int, _ place: Int, _ courses: UnsafeBufferPointer<PropertyChanges>
  ) {
    let number = classes.classNumber(hash: courses[course].likenessHash(place)) {
      let first = firsts[$0]
      return courses[first.course].isLike(first.place, courses[course], place)
    }
    if number == firsts.count { firsts.append((course, place)) }
    numbers.append(number)
  }
}

extension PropertyChanges {
  /// The hash of what a change has in common with others that can be said together with it.
  fileprivate func likenessHash(_ place: Int) -> ClassHash {
    var hash = ClassHash()
    hash.combine(target.key, target.component)
    hash.combine(changes[place].value)
    if let loop = changes[place].loop { hash.combine(loop.period) }
    if let duration = changes[place].roundedDuration { hash.combine(duration) }
    if let from = changes[place].from { hash.combine(from) }
    return hash
  }

  /// Whether a change does the same as one of another property, maybe to another view and at another time.
  fileprivate func isLike(_ place: Int, _ other: PropertyChanges, _ otherPlace: Int) -> Bool {
    target.key == other.target.key && target.component == other.target.component
      && changes[place].isLike(other.changes[otherPlace])
  }
}
