package import SceneModel

/// The declaration of an animated property: its names in the file, in expressions, in views and in outlines.
package struct ModelProperty: Sendable {
  /// The member in the file; empty for a property with a dedicated reader.
  package let member: StaticString
  /// The name in expressions.
  package let name: String
  /// The property of the lowered view; `nil` where lowering computes it.
  package let key: PropertyKey?
  /// The unit in the file and in expressions.
  package let unit: ModelUnit
  /// The name in outlines; empty where they leave it out.
  package let title: String
  /// The name in comparisons; `nil` for the words of the name in expressions.
  package let label: String?

  /// Declares a property with a dedicated reader.
  package init(
    _ name: String, _ key: PropertyKey? = nil, _ unit: ModelUnit = .plain, title: String? = nil,
    label: String? = nil
  ) {
    self.init("", name, key, unit, title: title, label: label)
  }

  /// Declares a property; its title is the name by default.
  package init(
    _ member: StaticString, _ name: String, _ key: PropertyKey? = nil,
    _ unit: ModelUnit = .plain, title: String? = nil, label: String? = nil
  ) {
    self.member = member
    self.name = name
    self.key = key
    self.unit = unit
    self.title = title ?? name
    self.label = label
  }
}

/// The unit of a property in the file and in expressions, relative to the model.
package struct ModelUnit: Hashable, Sendable {
  /// The factor from the model to the file and to expressions.
  package let factor: Double
  /// Whether vectors have two numbers instead of three in expressions.
  package let isPlanar: Bool
  /// Whether keyframes may have tangents of a motion path.
  package let isSpatial: Bool
  /// Whether one number for all dimensions is usual in files.
  package let isLoose: Bool
  /// Whether numbers are degrees in the model, too.
  package let isAngle: Bool
  /// The number of color stops at the beginning of the numbers of a gradient; `nil` for other values.
  package let colorStopCount: Int?

  /// Makes a unit.
  package init(
    factor: Double = 1, isPlanar: Bool = false, isSpatial: Bool = false, isLoose: Bool = false,
    isAngle: Bool = false, colorStopCount: Int? = nil
  ) {
    (self.factor, self.isPlanar, self.isSpatial) = (factor, isPlanar, isSpatial)
    (self.isLoose, self.isAngle, self.colorStopCount) = (isLoose, isAngle, colorStopCount)
  }

  /// The numbers of the model.
  package static let plain = ModelUnit()
  /// Factors as percentages.
  package static let percent = ModelUnit(factor: 100)
  /// Degrees.
  package static let angle = ModelUnit(isAngle: true)
  /// Turns as degrees.
  package static let degrees = ModelUnit(factor: 360)
  /// Vectors of two numbers.
  package static let planar = ModelUnit(isPlanar: true)
  /// Points of a plane.
  package static let point = ModelUnit(isPlanar: true, isSpatial: true)
  package static let spacePoint = ModelUnit(isSpatial: true)
  /// Vectors of two factors as percentages.
  package static let planarPercent = ModelUnit(factor: 100, isPlanar: true)
  /// Distances along x and y, which may be one number in files.
  package static let distances = ModelUnit(isPlanar: true, isLoose: true)

  /// The stops of a gradient: color stops first, then opacity stops.
  package static func stops(colorCount: Int) -> ModelUnit {
    ModelUnit(colorStopCount: colorCount)
  }
}
