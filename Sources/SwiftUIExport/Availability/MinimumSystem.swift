/// The oldest version of a system that an app runs on.
package struct MinimumSystem: Hashable, Sendable {
  /// The systems.
  package enum Name: String, CaseIterable, Sendable {
    /// iOS.
    case iOS
    /// macOS.
    case macOS
  }

  /// The system.
  package var name: Name
  /// The version, such as 17.2.
  package var version: Double

  /// Reads a text such as `iOS 17` or `macOS 14.2`; `nil` for others.
  package init?(_ text: String) {
    let name = Name.allCases.first { text.lowercased().hasPrefix($0.rawValue.lowercased()) }
    guard let name else { return nil }
    let number = text.dropFirst(name.rawValue.count).drop { $0 == " " }
    guard number.allSatisfy({ "0123456789.".contains($0) }), let version = Double(number),
      (1...99).contains(version)
    else { return nil }
    self.name = name
    self.version = version
  }

  /// The version of the system in a release.
  package func version(in release: SystemRelease) -> Double {
    name == .iOS ? release.iOS : release.macOS
  }

  /// Whether the system has all of a release.
  package func has(_ release: SystemRelease) -> Bool { version >= version(in: release) }

  /// The release that source for the system is written for: the newest one of `SystemRelease.targets` that it has, or the
  /// oldest one.
  package var target: SystemRelease {
    SystemRelease.targets.last(where: has) ?? SystemRelease.targets[0]
  }
}
