public import SceneModel

extension PropertyKey {
  /// The declarations by views, by number; `nil` for keys of effects alone.
  ///
  /// All kinds give a key one type and one unit, but for the amount of Pucker & Bloat, which is no length.
  private static let viewDeclarations = table(ViewKind.views.flatMap { $0.kindProperties })

  /// The declarations by effects.
  ///
  /// A table of its own, because most animations concern views, and the declarations of all effects take as long to make
  /// as a tenth of a small file takes to convert.
  private static let effectDeclarations = table(SceneEffect.all.flatMap { $0.kindProperties })

  private static func table(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration?] {
    var table = [PropertyDeclaration?](repeating: nil, count: allCases.count)
    for property in properties { table[property.key.number] = property }
    return table
  }

  /// The declaration by one of the kinds that have the property, by a view if there is one.
  public var declaration: PropertyDeclaration {
    let declared = PropertyKey.viewDeclarations[number] ?? PropertyKey.effectDeclarations[number]
    guard let declared else { preconditionFailure("\(rawValue) is declared by no kind") }
    return declared
  }

  /// The unit of the property's numbers.
  public var unit: PropertyUnit { declaration.unit }
}
