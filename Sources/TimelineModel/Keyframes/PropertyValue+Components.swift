import Geometry
package import SceneModel

/// Values as points of a vector space, for motions through more than two values.
extension PropertyValue {
  /// All numbers of the value; none for a flag or a text.
  package var components: [Double] {
    switch self {
    case .flag, .text: []
    case .number(let number): [number]
    case .vector(let vector): [vector.x, vector.y, vector.z]
    case .color(let color): (0..<4).map { color.components[$0] }
    case .numbers(let numbers): numbers
    case .path(let path): path.points.flatMap { [$0.x, $0.y] }
    }
  }

  /// The value with other numbers, of equal count.
  package func replacing(_ components: [Double]) -> PropertyValue {
    switch self {
    case .flag, .text: return self
    case .number: return .number(components[0])
    case .vector: return .vector(Vector3(components[0], components[1], components[2]))
    case .color:
      return .color(
        Color(
          red: components[0], green: components[1], blue: components[2], alpha: components[3]))
    case .numbers: return .numbers(components)
    case .path(var path):
      for index in path.points.indices {
        path.points[index] = Vector2(components[2 * index], components[2 * index + 1])
      }
      return .path(path)
    }
  }

  /// Whether both values are points of one vector space.
  package func hasSameStructure(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.vector, .vector), (.color, .color): true
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.path(let a), .path(let b)): a.hasSameStructure(as: b)
    default: false
    }
  }
}
