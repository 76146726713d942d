import CommandLineParsing
import Xsheet

extension CommandTree {
  /// The options of `convert --format swiftui`.
  static let swiftUI: [Option] = [
    .value(
      "name", placeholder: "name",
      help: "The name of the root view and its file. Default: made of the name of the input."),
    .value(
      "access", placeholder: "level",
      kind: .choice(SwiftUISettings.Access.allCases.map(\.rawValue)),
      defaultValue: SwiftUISettings().access.rawValue,
      help: "The access of the root view, its initializer and its body."),
    .value(
      "indent", placeholder: "n", kind: .integer(SwiftUISettings.indentations),
      defaultValue: "\(SwiftUISettings().indentation)",
      help: "The number of spaces of an indentation."),
    .flag(
      "force",
      help: """
        Replace Swift files even if they were edited, or not written by xsheet. Custom regions stay nevertheless.
        """),
  ]
}
