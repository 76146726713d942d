import Diagnostics
package import Verification

/// The frames in which the pictures of two versions differ.
public struct FrameDifferences: Hashable, Sendable {
  /// Adjacent frames that differ.
  public struct Range: Hashable, Sendable {
    /// The first and the last frame, counted from 0.
    public var frames: ClosedRange<Int>
    /// The frame that differs most.
    public var worst: Int
    /// The share of the drawn pixels that differ in that frame, 0...1.
    public var share: Double
  }

  /// The ranges, in order.
  public private(set) var ranges: [Range] = []
  /// The number of frames that were compared.
  public private(set) var compared = 0
  /// The number of frames of the old version.
  public private(set) var oldCount = 0
  /// The number of frames of the new version.
  public private(set) var newCount = 0
  /// The reason why no pictures were compared, as a sentence without period; `nil` if they were.
  public private(set) var omission: String?

  /// Lists the frames of a comparison in which more than a share of the drawn pixels differs, 0...1.
  package init(
    _ images: FrameSequenceComparison, frameCounts: (old: Int, new: Int), threshold: Double
  ) {
    (oldCount, newCount) = frameCounts
    compared = images.frameCount
    let frames = images.badShares.filter { $0.value > threshold }.sorted { $0.key < $1.key }
    for (frame, share) in frames {
      guard let last = ranges.last, last.frames.upperBound + 1 == frame else {
        ranges.append(Range(frames: frame...frame, worst: frame, share: share))
        continue
      }
      ranges[ranges.count - 1].frames = last.frames.lowerBound...frame
      guard share > last.share else { continue }
      (ranges[ranges.count - 1].worst, ranges[ranges.count - 1].share) = (frame, share)
    }
  }

  /// No comparison, for a reason.
  package init(omission: String) {
    self.omission = omission
  }

  /// The number of frames that differ.
  public var differing: Int { ranges.reduce(0) { $0 + $1.frames.count } }

  /// The frame that differs most; `nil` if none does.
  public var worst: Range? {
    ranges.max { ($0.share, -$0.worst) < ($1.share, -$1.worst) }
  }

  /// The largest number of ranges that are listed.
  private static let rangeLimit = 10

  /// The frames that differ, as sentences without periods.
  var lines: [String] {
    if let omission { return ["Pictures are not compared: \(omission)"] }
    var lines: [String] = []
    if oldCount != newCount {
      lines.append(
        "the old version has \(NumberText.count(oldCount, "frame")), the new one \(newCount); "
          + "\(compared) are compared")
    }
    guard !ranges.isEmpty else {
      return lines + ["no pictures of \(NumberText.count(compared, "frame")) differ"]
    }
    lines += ranges.prefix(FrameDifferences.rangeLimit).map(\.description)
    let rest = ranges.dropFirst(FrameDifferences.rangeLimit)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.frames.count }
      lines.append("\(NumberText.count(count, "further frame")) in \(rest.count) ranges differ")
    }
    return lines
  }
}

extension FrameDifferences.Range: CustomStringConvertible {
  /// The range in words.
  public var description: String {
    let percent = NumberText.fixed(share * 100, upToPlaces: share < 0.001 ? 3 : 1)
    guard frames.count > 1 else {
      return "frame \(worst) differs in \(percent) % of the drawn pixels"
    }
    return "frames \(frames.lowerBound)–\(frames.upperBound) differ, "
      + "at most \(percent) % of the drawn pixels in frame \(worst)"
  }
}
