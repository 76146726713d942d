import Diagnostics
import Platform

/// The use of a name of SwiftUI or the standard library that not all systems with SwiftUI have.
package struct SymbolUse: Hashable, Sendable {
  /// The word at the first place that uses it, in the source.
  private let symbol: Substring
  /// The first release that has it.
  package let release: SystemRelease

  /// The name; a dot before it tells modifiers and members from types.
  package var name: String { String(symbol) }

  /// The first line that uses it, counted from 1.
  package var line: Int {
    symbol.base.utf8[..<symbol.startIndex].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The first release that has a name, without the names of iOS 13.
  private static let releases: [Substring: SystemRelease] = names.reduce(into: [:]) { all, names in
    for name in names.value { all[name] = names.key }
  }
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
    var declared: Set<Substring> = []
    var followsKeyword = false
    let symbols = text[...].sourceNames { word in
      if followsKeyword { declared.insert(Substring(decoding: word, as: UTF8.self)) }
      followsKeyword = word.isTypeKeyword
      return word.first == UInt8(ascii: ".") || word.isCapitalized
    }
    var open = releases
    return symbols.compactMap { symbol in
      guard let release = open[symbol], !declared.contains(symbol) else { return nil }
      if let label = olderLabels[symbol],
        text[symbol.endIndex...].prefix(while: { !$0.isNewline }).hasBytes(of: label)
      {
        return nil
      }
      open[symbol] = nil
      return SymbolUse(symbol: symbol, release: release)
    }
  }

  /// The first release that has all names of some sources.
  package static func release(for texts: [String]) -> SystemRelease {
    texts.flatMap { all(in: $0) }.map(\.release).max() ?? .year2019
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The keywords before the names of types.
  private static let typeKeywords: [StaticString] = [
    "class", "enum", "protocol", "struct", "typealias",
  ]

  /// Whether a word of source is a keyword that the name of a type follows.
  var isTypeKeyword: Bool {
    guard let baseAddress else { return false }
    return UnsafeBufferPointer.typeKeywords.contains { keyword in
      keyword.utf8CodeUnitCount == count && memcmp(keyword.utf8Start, baseAddress, count) == 0
    }
  }

  /// Whether a word of source begins with a capital letter, as the names of types do.
  var isCapitalized: Bool {
    first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
  }
}
