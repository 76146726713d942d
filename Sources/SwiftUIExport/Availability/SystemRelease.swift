/// A yearly release of Apple's systems.
package enum SystemRelease: Int, CaseIterable, Codable, Comparable, Sendable {
  /// 2019: iOS 13 and macOS 10.15, the first ones with SwiftUI.
  case year2019 = 2019
  /// 2020: iOS 14 and macOS 11.
  case year2020
  /// 2021: iOS 15 and macOS 12.
  case year2021
  /// 2022: iOS 16 and macOS 13.
  case year2022
  /// 2023: iOS 17 and macOS 14.
  case year2023

  /// The version of iOS.
  package var iOS: Double { Double(rawValue - 2006) }

  /// The version of macOS.
  package var macOS: Double { self == .year2019 ? 10.15 : Double(rawValue - 2009) }

  /// Orders by time.
  package static func < (left: SystemRelease, right: SystemRelease) -> Bool {
    left.rawValue < right.rawValue
  }
}
