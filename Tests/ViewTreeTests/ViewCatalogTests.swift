import Geometry
import SceneModel
import Testing

@testable import ViewTree

/// Common requirements of the declarations of all kinds.
@Suite struct ViewCatalogTests {
  private let properties = ViewCatalog.entries.flatMap { entry in
    entry.signature.properties.map { (kind: entry.signature.name, property: $0) }
  }

  @Test func namesAreUnique() {
    #expect(Set(ViewCatalog.names).count == ViewCatalog.names.count)
    for entry in ViewCatalog.entries {
      let members =
        entry.signature.options.map(\.name) + entry.signature.properties.map(\.key.rawValue)
      #expect(Set(members).count == members.count, "\(entry.signature.name)")
    }
  }

  @Test(arguments: ViewCatalog.names)
  func entriesMakeTheirKind(name: String) throws {
    let entry = try #require(ViewCatalog.entry(named: name))
    let kind = entry.make(entry.signature.options.map { _ in nil })
    #expect(kind.name == name)
    #expect(kind.title == entry.signature.title)
    #expect(kind.role == entry.role)
    #expect(ViewCatalog.entry(of: kind).signature.name == name)
    #expect(kind.optionValues.count == entry.signature.options.count)
    let keys = Set(entry.signature.properties.map(\.key))
    #expect(kind.properties.allSatisfy { keys.contains($0.key) })
  }

  @Test(arguments: ViewCatalog.names)
  func optionsKeepTheirDefaults(name: String) throws {
    let entry = try #require(ViewCatalog.entry(named: name))
    let kind = entry.make(entry.signature.options.map { _ in nil })
    let values = kind.optionValues
    for (option, value) in zip(entry.signature.options, values) {
      #expect(option.standard == nil || option.standard == value, "\(option.name)")
    }
    #expect(entry.make(values).optionValues == values)
    let required = entry.signature.options.filter { $0.standard == nil }
    #expect(kind.changedOptions.map(\.name) == required.map(\.name))
  }

  @Test func requiredOptionsComeAfterTheOptionThatRequiresThem() {
    for entry in ViewCatalog.entries {
      let names = entry.signature.options.map(\.name)
      for (index, option) in entry.signature.options.enumerated() {
        #expect(option.requiredWith.map { names[..<index].contains($0) } ?? true)
      }
    }
  }

  @Test(arguments: PropertyKey.allCases)
  func keysHaveOneUnitAndOneType(key: PropertyKey) throws {
    let declarations = properties.filter { $0.property.key == key }
    let first = try #require(declarations.first, "\(key) is declared by no kind")
    for (kind, property) in declarations {
      let isShare = kind == PuckerBloatView.kindName && key == .amount
      #expect(property.unit == (isShare ? .factor : key.unit), "\(kind)")
      #expect(property.initial.hasType(of: first.property.initial), "\(kind)")
      // Files omit the third dimension if it is the default.
      #expect(property.initial.vectorValue.z == first.property.initial.vectorValue.z, "\(kind)")
    }
  }

  @Test func summariesAreSentences() {
    for entry in ViewCatalog.entries {
      let texts =
        [entry.signature.summary] + entry.signature.options.map(\.summary)
        + entry.signature.properties.map(\.summary)
      for text in texts { #expect(text.hasSuffix("."), "\(entry.signature.name): \(text)") }
    }
  }
}

extension PropertyValue {
  /// Whether another value has the same type.
  fileprivate func hasType(of other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.number, .number), (.vector, .vector), (.color, .color),
      (.numbers, .numbers), (.path, .path), (.text, .text):
      true
    default: false
    }
  }
}
