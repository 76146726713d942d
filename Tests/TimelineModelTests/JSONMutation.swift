import JSONTree
import TestSupport

/// A random change of one place of a JSON value.
struct JSONMutation {
  private enum Change {
    case replace(JSONNode)
    case remove
    case addMember
    case rename
    case repeatElement
  }

  private let change: Change
  /// The place, as a share of all places.
  private let share: Double

  /// Values of all types, at and beyond the ends of ranges.
  private static let values: [JSONNode] = [
    .null, true, false, 0, -1, 0.5, 1e13, -1e13, 3, "", "x y", "forever", "v1", "smooth", "linear",
    "#FFF", "1 px", "class", "_", [], [1], [1, 2], [1, 2, 3], ["v1"], [0.2, 2, 0.2, 1], [:],
    ["duration": 0.3], ["id": "x", "isSource": false], ["a": 1], "M 0,0", "opacity", "v1.opacity",
  ]

  init(using random: inout SeededRandom) {
    share = random.number(0...0.999999)
    change =
      switch Int(random.number(0...9.99)) {
      case 0...5: .replace(JSONMutation.values.randomElement(using: &random) ?? .null)
      case 6, 7: .remove
      case 8: .rename
      default: random.number(0...1) < 0.6 ? .addMember : .repeatElement
      }
  }

  /// The value with the change.
  func applied(to node: JSONNode) -> JSONNode {
    var left = Int(share * Double(count(node)))
    return changed(node, &left)
  }

  /// The number of places in a value, without itself.
  private func count(_ node: JSONNode) -> Int {
    switch node {
    case .object(let fields): fields.reduce(0) { $0 + 1 + count($1.value) }
    case .array(let elements): elements.reduce(0) { $0 + 1 + count($1) }
    case .null, .bool, .number, .string: 0
    }
  }

  private func changed(_ node: JSONNode, _ left: inout Int) -> JSONNode {
    switch node {
    case .object(let fields): return .object(fields.flatMap { changed($0, &left) })
    case .array(let elements):
      return .array(
        elements.flatMap { element in
          changed(JSONField("", element), &left).filter { $0.name.isEmpty }.map(\.value)
        })
    case .null, .bool, .number, .string: return node
    }
  }

  /// The members in place of one.
  private func changed(_ field: JSONField, _ left: inout Int) -> [JSONField] {
    left -= 1
    guard left == -1 else { return [JSONField(field.name, changed(field.value, &left))] }
    switch change {
    case .replace(let value): return [JSONField(field.name, value)]
    case .remove: return []
    case .rename: return [JSONField(field.name.isEmpty ? "" : field.name + "x", field.value)]
    case .repeatElement: return field.name.isEmpty ? [field, field] : [field]
    case .addMember:
      guard case .object(let fields) = field.value else { return [field] }
      return [JSONField(field.name, .object(fields + [JSONField("zzz", 1)]))]
    }
  }
}
