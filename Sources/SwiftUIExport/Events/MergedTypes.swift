import Foundation
import ViewTree

/// The structures of units; equal ones are merged into one with parameters.
struct MergedTypes {
  /// The structures.
  private(set) var types: [SwiftType] = []
  /// The names of structures that others replace.
  private(set) var replaced: Set<String> = []

  /// Merges structures of the views that they draw.
  init(_ types: [(type: SwiftType, node: ViewNode)]) {
    var merged = TypeMerger(types.map(\.type)).merged
    replaced = Set(merged.flatMap(\.arguments.keys))
    var used = Set(types.map(\.type.name)).subtracting(replaced)
    for index in merged.indices {
      let nodes = types.filter { merged[index].arguments[$0.type.name] != nil }.map(\.node)
      merged[index].type = merged[index].type.removingZeroDelays
      merged[index].type.name = used.insertUnique("\(MergedTypes.word(nodes))View")
      merged[index].type.documentation = MergedTypes.documentation(nodes)
    }
    rewriter = CallRewriter(merged)
    var done: Set<String> = []
    for (type, _) in types {
      let type = merged.first { $0.arguments[type.name] != nil }?.type ?? type
      if done.insert(type.name).inserted { self.types.append(rewriter.rewritten(type)) }
    }
  }

  private var rewriter: CallRewriter

  /// Another type with its calls of these structures.
  mutating func rewritten(_ type: SwiftType) -> SwiftType { rewriter.rewritten(type) }

  /// The word for views: letters, or what their identifiers begin with.
  private static func word(_ nodes: [ViewNode]) -> String {
    if nodes.allSatisfy({ $0.name.count == 1 }) { return "Letter" }
    var prefix = nodes.first?.id ?? ""
    for node in nodes { prefix = prefix.commonPrefix(with: node.id) }
    while prefix.last?.isNumber == true { prefix.removeLast() }
    return prefix.count < 3 ? "Part" : ExportNames.capitalized(prefix)
  }

  private static func documentation(_ nodes: [ViewNode]) -> String {
    var names: [String] = []
    for node in nodes {
      let name = "“\(SwiftString.comment(node.name.isEmpty ? node.id : node.name))”"
      if !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count == 1
      ? "The layers \(shown)." : "The layers \(shown)\(names.count > 4 ? " and others" : "")."
  }
}
