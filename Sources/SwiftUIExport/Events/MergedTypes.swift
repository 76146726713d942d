import Diagnostics
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
    let sources = merged.map { type in
      types.filter { type.arguments[$0.type.name] != nil }.map(\.node)
    }
    let hasSeveral = sources.count(where: MergedTypes.areLetters) > 1
    for (index, nodes) in sources.enumerated() {
      merged[index].type = merged[index].type.removingZeroDelays
      let word = MergedTypes.word(nodes, ofSeveral: hasSeveral)
      merged[index].type.name = used.insertUnique("\(word)View")
      merged[index].type.documentation = MergedTypes.documentation(nodes)
    }
    rewriter = CallRewriter(merged, names: used)
    var done: Set<String> = []
    for (type, _) in types {
      let type = merged.first { $0.arguments[type.name] != nil }?.type ?? type
      if done.insert(type.name).inserted { self.types.append(rewriter.rewritten(type)) }
    }
  }

  private var rewriter: CallRewriter

  /// The structures of the elements of tables.
  var elements: [SwiftType] { rewriter.elements }

  /// Another type with its calls of these structures.
  mutating func rewritten(_ type: SwiftType) -> SwiftType { rewriter.rewritten(type) }

  private static func areLetters(_ nodes: [ViewNode]) -> Bool {
    nodes.allSatisfy { $0.name.count == 1 }
  }

  /// The word for views: letters, or what their identifiers begin with.
  ///
  /// `hasSeveral` tells whether other views are letters, too, but of another type.
  private static func word(_ nodes: [ViewNode], ofSeveral hasSeveral: Bool) -> String {
    let isLetter = areLetters(nodes)
    if isLetter, !hasSeveral { return "Letter" }
    var prefix = nodes.first?.id ?? ""
    for node in nodes { prefix = prefix.commonPrefix(with: node.id) }
    while prefix.last?.isNumber == true { prefix.removeLast() }
    let word = prefix.count < 3 ? "" : prefix.uppercasingFirst
    return isLetter ? "\(word)Letter" : word.isEmpty ? "Part" : word
  }

  private static func documentation(_ nodes: [ViewNode]) -> String {
    var names: [String] = []
    for node in nodes {
      let name = "“\(SwiftString.comment(node.name.isEmpty ? node.id : node.name))”"
      if !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(4).joined(separator: ", ")
    return "The layers \(shown)\(names.count > 4 ? " and others" : "")."
  }
}
