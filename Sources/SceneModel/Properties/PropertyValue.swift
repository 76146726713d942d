public import Geometry

/// The value of a view's property.
public enum PropertyValue: Hashable, Sendable {
  /// A flag.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A point, a size, or a pair or triple of factors or angles.
  case vector(Vector3)
  /// A color.
  case color(Color)
  /// A list of numbers: gradient stops or dashes.
  case numbers([Double])
  /// A path.
  case path(BezierPath)
  /// A text.
  case text(TextValue)

  /// A text that nothing replaces.
  public static func text(_ string: String) -> PropertyValue { .text(TextValue(string)) }
}

extension PropertyValue: Interpolatable {
  /// Interpolates values of one kind; for values of different kinds holds the start until the end
  /// is reached.
  public func interpolated(to end: PropertyValue, progress: Double) -> PropertyValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, progress: progress))
    case (.vector(let a), .vector(let b)): .vector(a.interpolated(to: b, progress: progress))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, progress: progress))
    case (.numbers(let a), .numbers(let b)): .numbers(a.interpolated(to: b, progress: progress))
    case (.path(let a), .path(let b)) where a.hasSameStructure(as: b):
      .path(a.interpolated(to: b, progress: progress))
    case (.text(let a), .text(let b)): .text(a.interpolated(to: b, progress: progress))
    default: progress < 1 ? self : end
    }
  }

  /// Interpolates with a progress for each dimension.
  public func interpolated(to end: PropertyValue, progress: [Double]) -> PropertyValue {
    switch (self, end) {
    case (.vector(let a), .vector(let b)): .vector(a.interpolated(to: b, progress: progress))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, progress: progress))
    case (.numbers(let a), .numbers(let b)): .numbers(a.interpolated(to: b, progress: progress))
    default: interpolated(to: end, progress: progress.first ?? 0)
    }
  }
}

extension PropertyValue {
  /// The flag; `false` for another kind of value.
  @inlinable public var flagValue: Bool {
    if case .flag(let value) = self { value } else { false }
  }

  /// The number; 0 for another kind of value.
  @inlinable public var numberValue: Double {
    if case .number(let value) = self { value } else { 0 }
  }

  /// The vector; zero for another kind of value.
  @inlinable public var vectorValue: Vector3 {
    if case .vector(let value) = self { value } else { .zero }
  }

  /// The color; black for another kind of value.
  @inlinable public var colorValue: Color {
    if case .color(let value) = self { value } else { .black }
  }

  /// The numbers; none for another kind of value.
  @inlinable public var numbersValue: [Double] {
    if case .numbers(let value) = self { value } else { [] }
  }

  /// The text, the new one while it replaces another; empty for another kind of value.
  @inlinable public var textValue: String {
    if case .text(let value) = self { value.last } else { "" }
  }

  /// The path; empty for another kind of value.
  @inlinable public var pathValue: BezierPath {
    if case .path(let value) = self { value } else { BezierPath() }
  }
}

extension PropertyValue {
  /// Whether values of the type can only be set, as nothing lies between two of them.
  public var isDiscrete: Bool {
    switch self {
    case .flag, .text: true
    case .number, .vector, .color, .numbers, .path: false
    }
  }

  /// Whether all numbers are finite.
  public var isFinite: Bool {
    switch self {
    case .flag, .text: true
    case .number(let number): number.isFinite
    case .vector(let vector): vector.x.isFinite && vector.y.isFinite && vector.z.isFinite
    case .color(let color): (0..<4).allSatisfy { color.components[$0].isFinite }
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    case .path(let path): path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// A dimension of a vector or an element of a list; `nil` if the index is out of range.
  public func component(_ index: Int) -> Double? {
    switch self {
    case .vector(let vector) where (0...2).contains(index): vector[index]
    case .numbers(let numbers) where numbers.indices.contains(index): numbers[index]
    default: nil
    }
  }

  /// Sets a dimension of a vector or an element of a list; does nothing if the index is out of
  /// range.
  public mutating func setComponent(_ index: Int, _ number: Double) {
    switch self {
    case .vector(var vector) where (0...2).contains(index):
      vector[index] = number
      self = .vector(vector)
    case .numbers(var numbers) where numbers.indices.contains(index):
      self = .flag(false)
      numbers[index] = number
      self = .numbers(numbers)
    default:
      break
    }
  }
}
