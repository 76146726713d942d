import ViewTree

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

  package var iOS: Double { Double(rawValue - 2006) }

  package var macOS: Double { self == .year2019 ? 10.15 : Double(rawValue - 2009) }

  package static func < (left: SystemRelease, right: SystemRelease) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The releases that source is written for, from the oldest on.
  package static let targets: [SystemRelease] = [.year2021, .year2023]

  /// Whether source may use observation, keyframes and animations of its own, which SwiftUI has since iOS 17.
  package var hasObservation: Bool { self >= .year2023 }

  /// The module that has the observation of objects.
  var observationModule: String { hasObservation ? "Observation" : "Combine" }

  /// The keyword of a variable of a view that owns an object.
  var ownedObject: String {
    hasObservation ? SwiftProperty.state : SwiftProperty.stateObject
  }

  /// The function that changes views with an animation which the app can steer.
  var animatingFunction: String { hasObservation ? "withAnimation" : "timer.withAnimation" }

  /// The declaration of an object of the environment.
  func environmentObject(_ name: String, type: String) -> SwiftDeclaration {
    hasObservation
      ? .property("@Environment(\(type).self) private var", name)
      : .property("@EnvironmentObject private var", name, type: type)
  }

  /// Whether texts are resources, which know their bundle.
  var hasStringResources: Bool { self >= .year2022 }

  /// Whether views have content transitions.
  var hasContentTransitions: Bool { self >= .year2022 }

  /// Whether gradients have a color space, as After Effects mixes colors in sRGB.
  var hasGradientSpaces: Bool { self >= .year2022 }

  /// A string with another one in the place of a part.
  func replacing(
    _ part: String, in string: SwiftExpression, with other: SwiftExpression
  ) -> SwiftExpression {
    let hasMethod = self >= .year2022
    return .call(
      .member(string, hasMethod ? "replacing" : "replacingOccurrences"),
      [hasMethod ? nil : "of": .string(part), "with": other], nil)
  }

  /// The transition that moves a view in from an edge and out to the opposite one, and fades it.
  func push(from edge: ViewEdge) -> SwiftExpression {
    guard self < .year2022 else { return .call(".push", ["from": .text(".\(edge)")]) }
    func move(_ edge: ViewEdge) -> SwiftExpression {
      .call(".move", ["edge": .text(".\(edge)")])
    }
    let moves = SwiftExpression.call(
      ".asymmetric", ["insertion": move(edge), "removal": move(edge.opposite)])
    return .call(.member(moves, "combined"), ["with": ".opacity"], nil)
  }
}

/// The oldest version of a system that an app runs on.
package struct MinimumSystem: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case iOS
    case macOS
  }

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
