import Foundation
import ViewTree

/// The structures of units, of which equal ones are one with parameters.
struct MergedTypes {
  /// The structures.
  private(set) var types: [SwiftType] = []
  /// The names of structures that others stand for.
  private(set) var replaced: Set<String> = []

  /// Merges structures.
  ///
  /// - Parameters:
  ///   - types: The structures with the views that they draw.
  ///   - outlineTypes: The types of outlines that are no paths, by name.
  init(_ types: [(type: SwiftType, node: ViewNode)], outlineTypes: [String: String]) {
    var merged = TypeMerger(types.map(\.type), outlineTypes: outlineTypes).merged
    let replaced = Set(merged.flatMap { $0.arguments.keys })
    var used = Set(types.map(\.type.name)).subtracting(replaced)
    for index in merged.indices {
      let nodes = types.filter { merged[index].arguments[$0.type.name] != nil }.map(\.node)
      let word = MergedTypes.word(nodes)
      let name = used.insertUnique("\(word)View")
      merged[index].type.name = name
      merged[index].type.documentation = MergedTypes.documentation(nodes)
      merged[index].type = merged[index].type.withoutIdleDelays
    }
    var rewriter = CallRewriter(merged)
    var done: Set<String> = []
    for (type, _) in types {
      if let place = merged.first(where: { $0.arguments[type.name] != nil }) {
        guard done.insert(place.type.name).inserted else { continue }
        self.types.append(rewriter.rewritten(place.type))
      } else {
        self.types.append(rewriter.rewritten(type))
      }
    }
    self.replaced = replaced
    self.rewriter = rewriter
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
