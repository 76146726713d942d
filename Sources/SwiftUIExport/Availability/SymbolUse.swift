import Diagnostics

/// The use of a name of SwiftUI or the standard library that not all systems with SwiftUI have.
package struct SymbolUse: Hashable, Sendable {
  /// The name; a dot before it tells modifiers and members from types.
  package let name: String
  /// The first release that has it.
  package let release: SystemRelease
  /// The first line that uses it, counted from 1.
  package let line: Int

  /// The names by the first release that has them, without the names of iOS 13.
  private static let names: [SystemRelease: [Substring]] = [
    .year2020: [".accessibilityLabel", ".scenePhase", "StateObject", ".matchedGeometryEffect"],
    .year2021: [
      "Canvas", "TimelineView", ".foregroundStyle",
      ".linearGradient", ".mask", ".overlay", ".background", ".radialGradient", ".task",
    ],
    .year2022: [
      "AnyGradient", "AnyShape", "Clock", "ContinuousClock", "Duration",
      "LocalizedStringResource", "SuspendingClock", ".colorSpace", ".onContinuousHover", ".push",
      ".replacing", ".timeLimit",
    ],
    .year2023: [
      "Bindable", "CubicKeyframe", "CustomAnimation", "KeyframeAnimator", "KeyframeTimeline",
      "KeyframeTrack", "Keyframes", "KeyframesBuilder", "LinearKeyframe", "MoveKeyframe",
      "Observable", "ObservationIgnored", "Observation", "PhaseAnimator", "Spring",
      "SpringKeyframe", "TransactionKey", "UnitCurve", ".colorEffect", ".keyframeAnimator",
      ".onChange",
      ".phaseAnimator", ".resolve", ".visualEffect",
    ],
  ]
  /// The labels of arguments of older functions, by their names.
  private static let olderLabels: [Substring: String] = [".onChange": "perform:"]

  /// The names that a source uses, in the order of their first lines.
  ///
  /// The names of types that the source declares are not SwiftUI's.
  package static func all(in text: String) -> [SymbolUse] {
    var open: [Substring: SystemRelease] = [:]
    for (release, names) in names { for name in names { open[name] = release } }
    var uses: [SymbolUse] = []
    var declared: Set<Substring> = []
    for (index, line) in text.byteLines.enumerated() {
      var followsKeyword = false
      for word in line.sourceNames {
        if followsKeyword { declared.insert(word) }
        // No symbol begins with a lowercase letter, as keywords do.
        let isLowercase = word.utf8.first.map { $0 >= UInt8(ascii: "_") } == true
        followsKeyword = isLowercase && typeKeywords.contains(word)
        guard !isLowercase, let release = open[word],
          olderLabels[word].map({ line.hasBytes(of: $0) }) != true
        else { continue }
        open[word] = nil
        uses.append(SymbolUse(name: String(word), release: release, line: index + 1))
      }
    }
    return uses.filter { !declared.contains($0.name[...]) }
  }

  /// The keywords before the names of types.
  static let typeKeywords: Set<Substring> = [
    "class", "enum", "protocol", "struct", "typealias",
  ]

  /// The first release that has all names of some sources.
  package static func release(for texts: [String]) -> SystemRelease {
    texts.flatMap { all(in: $0) }.map(\.release).max() ?? .year2019
  }
}
