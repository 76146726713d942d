import Foundation
import PackagePlugin

extension PluginContext {
  /// Returns the path of `xsheet`.
  ///
  /// Builds that start in the folder of Xsheet leave the program out; see `Package.swift`.
  func xsheet() throws -> URL {
    guard let tool = try? tool(named: "xsheet") else {
      throw MissingTool(
        description: "The plugins of Xsheet work in builds that start outside of its own folder.")
    }
    return tool.url
  }
}

/// The reason why there is no tool.
struct MissingTool: Error, CustomStringConvertible {
  let description: String
}
