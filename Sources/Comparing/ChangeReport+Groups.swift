extension ChangeReport {
  /// The changes of one place, or equal changes at several places.
  struct Group {
    /// The places, at least one.
    var places: [[String]]
    /// The changes in words.
    var texts: [String]

    /// The place, or the number of places with the first ones.
    var heading: String {
      guard places.count > 1 else { return ChangeReport.path(places[0]) }
      let rest = places.count - Group.listed
      return "\(places.count) places: "
        + places.prefix(Group.listed).map(ChangeReport.path).joined(separator: "; ")
        + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The number of places that are listed.
    private static let listed = 3
  }

  /// The least number of places whose equal changes are told once.
  private static let sharedCount = 4

  /// The changes by place; an equal change at many places is told once, in a group of its own.
  var groups: [Group] {
    var shared: [String: [[String]]] = [:]
    for change in changes where change.kind == .changed {
      shared[change.text, default: []].append(change.place)
    }
    shared = shared.filter { $0.value.count >= ChangeReport.sharedCount }
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for change in changes {
      if change.kind == .changed, shared.keys.contains(change.text) {
        guard let places = shared.updateValue([], forKey: change.text), !places.isEmpty else {
          continue
        }
        groups.append(Group(places: places, texts: [change.text]))
      } else if let index = indices[change.place] {
        groups[index].texts.append(change.text)
      } else {
        indices[change.place] = groups.count
        groups.append(Group(places: [change.place], texts: [change.text]))
      }
    }
    return groups
  }
}
