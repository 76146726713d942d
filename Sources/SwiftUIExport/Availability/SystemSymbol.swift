import Diagnostics

/// A name of SwiftUI or the standard library in generated source that not all systems with SwiftUI have.
package struct SystemSymbol: Hashable, Sendable {
  /// The name; a dot before it tells modifiers and members from types.
  package let name: String
  /// The first release that has it.
  package let release: SystemRelease
  /// The label of an argument of older functions with the name; `nil` for none.
  fileprivate var olderLabel: String?

  /// All such names; those of the first release, iOS 13, are left out.
  static let all: [SystemSymbol] = [
    symbols(
      .year2020, [".accessibilityLabel", ".scenePhase", "StateObject", ".matchedGeometryEffect"]),
    symbols(
      .year2021,
      [
        "Canvas", "TimelineView", ".foregroundStyle",
        ".linearGradient", ".mask", ".overlay", ".background", ".radialGradient", ".task",
      ]),
    symbols(
      .year2022,
      [
        "AnyGradient", "AnyShape", "Clock", "ContinuousClock", "Duration",
        "LocalizedStringResource", "SuspendingClock", ".colorSpace", ".onContinuousHover", ".push",
        ".replacing",
        ".timeLimit",
      ]),
    symbols(
      .year2023,
      [
        "Bindable", "CubicKeyframe", "CustomAnimation", "KeyframeAnimator", "KeyframeTimeline",
        "KeyframeTrack", "Keyframes", "KeyframesBuilder", "LinearKeyframe", "MoveKeyframe",
        "Observable", "ObservationIgnored", "Observation", "PhaseAnimator", "Spring",
        "SpringKeyframe", "TransactionKey", "UnitCurve", ".colorEffect", ".keyframeAnimator",
        ".phaseAnimator", ".resolve", ".visualEffect",
      ]),
    [SystemSymbol(name: ".onChange", release: .year2023, olderLabel: "perform")],
  ].flatMap(\.self)

  private static func symbols(_ release: SystemRelease, _ names: [String]) -> [SystemSymbol] {
    names.map { SystemSymbol(name: $0, release: release) }
  }
}

/// The use of a symbol in source.
package struct SymbolUse: Hashable, Sendable {
  /// The symbol.
  package let symbol: SystemSymbol
  /// The first line that uses it, counted from 1.
  package let line: Int

  /// The symbols that a source uses, in the order of their first lines.
  ///
  /// The names of types that the source declares are not SwiftUI's.
  package static func all(in text: String) -> [SymbolUse] {
    var open = Dictionary(
      SystemSymbol.all.map { ($0.name[...], $0) }, uniquingKeysWith: { first, _ in first })
    var uses: [SymbolUse] = []
    var declared: Set<Substring> = []
    for (index, line) in text.byteLines.enumerated() {
      var followsKeyword = false
      for word in line.sourceNames {
        if followsKeyword { declared.insert(word) }
        // No symbol begins with a lowercase letter, as keywords do.
        let isLowercase = word.utf8.first.map { $0 >= UInt8(ascii: "_") } == true
        followsKeyword = isLowercase && keywords.contains(word)
        guard !isLowercase, let symbol = open[word],
          symbol.olderLabel.map({ line.hasBytes(of: "\($0):") }) != true
        else { continue }
        open[word] = nil
        uses.append(SymbolUse(symbol: symbol, line: index + 1))
      }
    }
    return uses.filter { !declared.contains($0.symbol.name[...]) }
  }

  /// The keywords before the names of types.
  private static let keywords: [Substring] = ["class", "enum", "protocol", "struct", "typealias"]

  /// The first release that has all symbols of some sources.
  package static func release(for texts: [String]) -> SystemRelease {
    texts.flatMap { all(in: $0) }.map(\.symbol.release).max() ?? .year2019
  }
}
