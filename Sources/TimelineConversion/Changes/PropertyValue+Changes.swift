import Geometry
import SceneModel

extension PropertyValue {
  /// Whether the value cannot change gradually to another one.
  func jumps(to other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.text, .text): true
    case (.path(let a), .path(let b)): !a.hasSameStructure(as: b)
    default: false
    }
  }
}

extension PropertyValue {
  /// The number of points of a path, and of numbers of a list, in a sample.
  private static let sampleSize = 8

  /// Hashes the value, of a path or a list a sample that is spread over it.
  func hashSample(into hasher: inout Hasher) {
    switch self {
    case .flag(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .vector(let vector): hasher.combine(vector)
    case .color(let color): hasher.combine(color)
    case .numbers(let numbers): PropertyValue.hashSample(of: numbers, into: &hasher)
    case .text(let text): hasher.combine(text)
    case .path(let path): PropertyValue.hashSample(of: path.points, into: &hasher)
    }
  }

  private static func hashSample(of values: [some Hashable], into hasher: inout Hasher) {
    hasher.combine(values.count)
    for index in stride(from: 0, to: values.count, by: Swift.max(1, values.count / sampleSize)) {
      hasher.combine(values[index])
    }
  }
}
