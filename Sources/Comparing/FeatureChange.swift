import Diagnostics
package import Inventory

/// A feature that one version of a design uses and the other does not.
public struct FeatureChange: Hashable, Sendable, CustomStringConvertible {
  /// The name of the feature in After Effects.
  public var title: String
  /// Whether the new version has it.
  public var appears: Bool
  /// The number of places that use it.
  public var places: Int
  /// The outcome of its conversion at the worst place, such as `native` or `dropped`.
  public var outcome: String

  /// The change in words.
  public var description: String {
    let count = NumberText.count(places, "place")
    return appears
      ? "\(title) appears at \(count), \(outcome)" : "\(title) disappears from \(count)"
  }

  /// The features of one inventory alone: of the new version, then of the old one.
  package static func changes(
    from old: FeatureInventory, to new: FeatureInventory
  ) -> [FeatureChange] {
    let (before, after) = (Set(old.items.map(\.title)), Set(new.items.map(\.title)))
    let appearing = new.items.filter { !before.contains($0.title) }
    let disappearing = old.items.filter { !after.contains($0.title) }
    return appearing.map { FeatureChange($0, appears: true) }
      + disappearing.map { FeatureChange($0, appears: false) }
  }
}

extension FeatureChange {
  private init(_ item: FeatureInventory.Item, appears: Bool) {
    (title, places, outcome) = (item.title, item.count, item.outcome.rawValue)
    self.appears = appears
  }
}
