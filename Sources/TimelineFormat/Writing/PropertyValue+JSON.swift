import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension PropertyValue {
  /// The value in a file, for a property whose default is `standard`.
  func jsonNode(like standard: PropertyValue?) -> JSONNode {
    switch self {
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .vector(let vector): vector.jsonNode(thirdDefault: standard?.vectorValue.z ?? 0)
    case .color(let color): color.jsonNode
    case .numbers(let numbers): .numbers(numbers)
    case .path(let path): .string(path.pathData)
    }
  }
}

extension Vector3 {
  /// Two numbers if the third is the default, otherwise three.
  func jsonNode(thirdDefault: Double) -> JSONNode {
    z == thirdDefault ? .numbers([x, y]) : .numbers([x, y, z])
  }
}

extension Color {
  /// Hexadecimal if all components are multiples of 1/255, otherwise four numbers.
  fileprivate var jsonNode: JSONNode {
    guard var bytes = eightBitComponents else {
      return .numbers([red, green, blue, alpha])
    }
    if bytes[3] == 255 { bytes.removeLast() }
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return .string("#" + digits.joined())
  }

  /// The components times 255, if all are whole.
  private var eightBitComponents: [Int]? {
    var bytes: [Int] = []
    for index in 0..<4 {
      let byte = (components[index] * 255).rounded()
      guard byte >= 0, byte <= 255, byte / 255 == components[index] else { return nil }
      bytes.append(Int(byte))
    }
    return bytes
  }
}
