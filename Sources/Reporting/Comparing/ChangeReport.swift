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
    guard !changes.isEmpty else {
      return "no changes of the content, but other features or pictures"
    }
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

  /// The names of a place in one line.
  static func path(_ place: [String]) -> String { place.joined(separator: " › ") }
}
