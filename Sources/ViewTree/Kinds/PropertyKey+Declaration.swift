public import SceneModel

extension PropertyKey {
  /// The declarations of all keys, by number, each by the last kind that has it.
  ///
  /// All kinds give a key one type, and one unit but for the amount of Pucker & Bloat, which is no length.
  private static let declarations: [PropertyDeclaration?] = {
    var declarations = [PropertyDeclaration?](repeating: nil, count: allCases.count)
    for property in ViewCatalog.entries.flatMap(\.signature.properties) {
      declarations[property.key.number] = property
    }
    return declarations
  }()

  /// The declaration by one of the kinds that have the property.
  public var declaration: PropertyDeclaration {
    guard let declaration = PropertyKey.declarations[number] else {
      preconditionFailure("\(rawValue) is declared by no kind")
    }
    return declaration
  }

  /// The units of all keys, by number, to avoid copies of declarations.
  private static let units = allCases.map(\.declaration.unit)

  /// The unit of the property's numbers.
  public var unit: PropertyUnit { PropertyKey.units[number] }
}
