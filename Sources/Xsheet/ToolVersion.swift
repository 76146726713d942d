/// The version of Xsheet.
package enum ToolVersion {
  /// The version, after <https://semver.org>.
  package static let text = "0.1.0"
}
