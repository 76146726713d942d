/// Names of nodes of a tree, and the shortest texts that distinguish nodes of equal names.
///
/// A text depends on the names on the path to its node and to nodes with an equal name, but not on their
/// order in the tree. So it stays the same when nodes with other names are added.
struct NameTree {
  /// A node: a layer or a view.
  struct Node {
    /// The name in camel case.
    var text: String
    /// The name within texts of nodes inside it.
    var stem: String
    /// The number in the design's name; `nil` without one.
    var written: Int?
    /// The node around it; `nil` for none.
    var parent: Int?
    /// The layer of a view; nodes of different layers are no siblings.
    var layer = 0
    /// The number among nodes of equal names with one parent, from 1.
    var number = 1

    /// The name with the number.
    var label: String { IdentifierText.numbered(text, number) }
    /// The name with the number within texts of nodes inside it.
    var qualifier: String { IdentifierText.numbered(stem, number) }
  }

  private(set) var nodes: [Node] = []

  /// The longest path of nodes that names are compared on.
  private static let pathLimit = 64

  /// Adds a node after its parent; returns its index.
  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Numbers nodes of equal names with one parent: by the numbers of the design if these differ, otherwise in order.
  mutating func numberSiblings() {
    /// A name within a node.
    struct Key: Hashable {
      var parent: Int
      var layer: Int
      var text: String
    }
    let groups = Dictionary(grouping: nodes.indices) { index in
      Key(parent: nodes[index].parent ?? -1, layer: nodes[index].layer, text: nodes[index].text)
    }
    for members in groups.values where members.count > 1 {
      let written = members.compactMap { nodes[$0].written }
      let isClear = Set(written).count == members.count && !written.contains(0)
      for (place, index) in members.enumerated() {
        nodes[index].number = isClear ? written[place] : place + 1
      }
    }
  }

  /// The texts of all nodes.
  ///
  /// The nearest nodes around them that differ distinguish nodes of one name and group.
  func texts(by group: (Int) -> Int) -> [String] {
    /// A name within a group.
    struct Key: Hashable {
      var group: Int
      var text: String
    }
    var texts = nodes.map(\.text)
    var groups = Dictionary(grouping: nodes.indices) { Key(group: group($0), text: texts[$0]) }
      .values.filter { $0.count > 1 }
    for node in groups.joined() { texts[node] = nodes[node].label }
    var paths = nodes.map(\.parent)
    for _ in 0..<NameTree.pathLimit where !groups.isEmpty {
      groups = groups.flatMap { divided($0, &paths, &texts) }
    }
    return texts
  }

  /// Divides a group of nodes by the labels of the nodes around them; returns the parts with several nodes.
  private func divided(
    _ group: [Int], _ paths: inout [Int?], _ texts: inout [String]
  ) -> [[Int]] {
    let parts = Dictionary(grouping: group) { paths[$0].map { nodes[$0].qualifier } ?? "" }
    for (label, part) in parts {
      for member in part {
        if parts.count > 1, !label.isEmpty {
          texts[member] = IdentifierText.joined(label, texts[member])
        }
        paths[member] = paths[member].flatMap { nodes[$0].parent }
      }
    }
    return parts.filter { !$0.key.isEmpty && $0.value.count > 1 }.map(\.value)
  }
}
