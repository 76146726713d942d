import CommandLineParsing

/// The page of help about configuration files.
enum ConfigurationTopic {
  /// The name, as in `xsheet help configuration`.
  static let name = "configuration"

  /// The page.
  static let topic = HelpTopic(
    name: name, abstract: "The settings of a project in a file \(Configuration.fileName).",
    text: """
      The configuration of a file is the nearest \(Configuration.fileName) in its folder or one around it; \
      configurations are not merged. --config names one for all files, --no-config turns them off, and \
      options on the command line win. The file is a JSON object. Unknown members and wrong values are errors, \
      with line and column, and end the command with status 78.

      \(members)

      Patterns are those of .gitignore: * stands for any part of a name, ? for a character, [a-z] for one of a \
      set, ** for any number of folders. A pattern with a slash that does not end it is relative to the \
      folder of the configuration, others match names at any depth. A slash at the end limits a pattern to \
      folders, and what is in them; ! at the beginning takes back what an earlier pattern matched.

      An example:

        {
          "failOn": "warning",
          "ignore": ["LI0701", {"codes": ["LI0301"], "paths": ["legacy/**"]}],
          "exclude": ["node_modules/", "**/drafts/*.json"],
          "target": "lottie-ios-coreanimation",
          "tolerance": [0.1, 0.1, 0.5]
        }
      """)

  /// The members with their meaning.
  private static var members: String {
    ConfigurationMember.all.map { "\($0.name): \($0.help)" }.joined(separator: "\n\n")
  }
}
