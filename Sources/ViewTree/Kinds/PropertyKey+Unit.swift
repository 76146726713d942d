public import SceneModel

extension PropertyKey {
  /// The units of all keys, by number; all kinds that declare a key give it one unit.
  private static let units: [PropertyUnit] = {
    var units = Array(repeating: PropertyUnit.factor, count: allCases.count)
    for property in ViewCatalog.entries.flatMap(\.signature.properties) {
      units[property.key.number] = property.unit
    }
    return units
  }()

  /// The unit of the property's numbers.
  public var unit: PropertyUnit { PropertyKey.units[number] }
}
