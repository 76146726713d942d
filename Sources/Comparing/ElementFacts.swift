import Geometry
import SceneModel
import ViewTree

/// The facts about an element and its children, to compare elements without a common name.
struct ElementFacts {
  /// The largest number of facts that are collected.
  private static let limit = 400

  /// The hashes of the facts, with the number of equal ones.
  private var counts: [Int: Int] = [:]
  private var count = 0

  /// Collects the facts of an element.
  init(_ element: DescribedElement) {
    add(element)
  }

  private mutating func add(_ element: DescribedElement) {
    for property in element.properties where !property.value.isUsual {
      guard count < ElementFacts.limit else { return }
      add(property.hashValue)
    }
    for child in element.lists.flatMap(\.elements) {
      guard count < ElementFacts.limit else { return }
      add([child.kind, child.name].hashValue)
      add(child)
    }
  }

  private mutating func add(_ fact: Int) {
    counts[fact, default: 0] += 1
    count += 1
  }

  /// The share of equal facts, 0...1; 0 if there are none.
  func similarity(to other: ElementFacts) -> Double {
    guard count + other.count > 0 else { return 0 }
    let common = counts.reduce(0) { $0 + Swift.min($1.value, other.counts[$1.key] ?? 0) }
    return 2 * Double(common) / Double(count + other.count)
  }
}
