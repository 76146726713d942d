import CommandLineParsing
import SwiftUIExport
import Xsheet

extension CommandTree {
  /// The option for the style of SwiftUI source.
  static let style = Option.value(
    "style", placeholder: "style",
    kind: .choice(SwiftUIStyle.allCases.map(\.rawValue)),
    defaultValue: SwiftUISettings().style.rawValue,
    help: "A clock whose events change views, or views as functions of the time.")

  /// The options of `verify --swiftui` beside its style.
  static let replay: [Option] = [
    .value(
      "clock", placeholder: "clock",
      kind: .choice(ReplayClock.allCases.map(\.rawValue)),
      defaultValue: ReplayClock.virtual.rawValue,
      help: """
        Run the code of --swiftui in virtual time, and compare pictures and the times of changes, or by the system's \
        clock for a cycle and a half, and compare the times of changes alone.
        """),
    .value(
      "faulty-runs", placeholder: "n", kind: .integer(1...1_000_000),
      help: """
        Also run the code of --swiftui so many times with faults such as stalls, late timers and reduced motion, \
        and compare the state of the views afterwards.
        """),
  ]

  /// The options of `convert --format swiftui`.
  static let swiftUI: [Option] = [
    style,
    .value(
      "name", placeholder: "name", repeats: true,
      help: """
        The name of the root view and its file; of several files, one for each in their order. Default: made \
        of the name of the file.
        """),
    .value(
      "access", placeholder: "level",
      kind: .choice(SwiftUISettings.Access.allCases.map(\.rawValue)),
      defaultValue: SwiftUISettings().access.rawValue,
      help: "The access of the root view, its initializer and its body."),
    .value(
      "indent", placeholder: "n", kind: .integer(SwiftUISettings.indentations),
      defaultValue: "\(SwiftUISettings().indentation)",
      help: "The number of spaces of an indentation."),
    .value(
      "still", placeholder: "seconds", kind: .number(0...1e6),
      help: """
        The time of the state that is shown to people who prefer reduced motion. Default: the end of the cycle.
        """),
    .value(
      "min-os", placeholder: "system",
      help: """
        The oldest system of the app, such as 'iOS 17' or 'macOS 14'; names that it lacks are findings.
        """),
    .flag(
      "with-tests",
      help: "Also write NAMEViewTests.swift, tests of the view's clock for Swift Testing."),
    .flag(
      "force",
      help: """
        Replace Swift files even if they were edited, or not written by xsheet. Custom regions stay nevertheless.
        """),
  ]
}
