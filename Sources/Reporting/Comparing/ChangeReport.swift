/// The changes between two versions of an animation, for people and for programs.
package struct ChangeReport: Sendable {
  /// The old file, as the user named it.
  package let old: String
  /// The new file, as the user named it.
  package let new: String
  /// The changes, in the order of the new version.
  package let changes: [AnimationChange]
  /// The features of one version alone.
  package let features: [FeatureChange]
  /// The frames that differ; `nil` if pictures were not asked for.
  package let frames: FrameDifferences?

  /// Makes a report of its parts.
  package init(
    old: String, new: String, changes: [AnimationChange], features: [FeatureChange],
    frames: FrameDifferences?
  ) {
    (self.old, self.new) = (old, new)
    (self.changes, self.features, self.frames) = (changes, features, frames)
  }

  /// Whether nothing differs.
  package var isEqual: Bool {
    changes.isEmpty && features.isEmpty && (frames?.ranges.isEmpty ?? true)
  }

  /// The number of changes in words.
  var summary: String {
    guard !isEqual else { return "no differences" }
    guard !changes.isEmpty else { return "no changes of the content, but of the pictures" }
    return ReportTotals.count(changes.count, "change")
  }

  /// The largest number of ranges of frames that are listed.
  static let rangeLimit = 10

  /// The frames that differ, as sentences without periods.
  var frameLines: [String] {
    guard let frames else { return [] }
    if let omission = frames.omission { return ["Pictures are not compared: \(omission)"] }
    var lines: [String] = []
    if frames.oldCount != frames.newCount {
      lines.append(
        "the old version has \(ReportTotals.count(frames.oldCount, "frame")), "
          + "the new one \(frames.newCount); \(frames.compared) are compared")
    }
    guard !frames.ranges.isEmpty else {
      return lines + ["no pictures of \(ReportTotals.count(frames.compared, "frame")) differ"]
    }
    lines += frames.ranges.prefix(ChangeReport.rangeLimit).map(\.description)
    let rest = frames.ranges.dropFirst(ChangeReport.rangeLimit)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.frames.count }
      lines.append("\(ReportTotals.count(count, "further frame")) in \(rest.count) ranges differ")
    }
    return lines
  }

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
    var places: [String: [[String]]] = [:]
    for change in changes where change.kind == .changed {
      places[change.text, default: []].append(change.place)
    }
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for change in changes {
      if let all = places[change.text], change.kind == .changed,
        all.count >= ChangeReport.sharedCount
      {
        if all[0] == change.place,
          !groups.contains(where: { $0.texts == [change.text] && $0.places.count > 1 })
        {
          groups.append(Group(places: all, texts: [change.text]))
        }
        continue
      }
      if let index = indices[change.place] {
        groups[index].texts.append(change.text)
      } else {
        indices[change.place] = groups.count
        groups.append(Group(places: [change.place], texts: [change.text]))
      }
    }
    return groups
  }

  /// The names of a place in one line.
  static func path(_ place: [String]) -> String { place.joined(separator: " › ") }
}
