import Geometry
import SceneModel
import ViewTree

/// Keyframes as a part of a dictionary's key.
///
/// The hash covers a sample, because the values of keyframes may be long paths. Lists that share their memory, as those
/// of copies of a precomposition do, compare in constant time.
struct KeyframeList: Hashable {
  private let keyframes: [Keyframe<PropertyValue>]

  init(_ keyframes: [Keyframe<PropertyValue>]) { self.keyframes = keyframes }

  static func == (left: KeyframeList, right: KeyframeList) -> Bool {
    left.keyframes == right.keyframes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyframes.count)
    guard let last = keyframes.indices.last else { return }
    for index in Set([0, last / 2, last]).sorted() {
      hasher.combine(keyframes[index].time)
      keyframes[index].value.hashSample(into: &hasher)
    }
  }
}

extension PropertyValue {
  /// The most points of a path and numbers of a list that a sample has.
  private static let sampleSize = 4

  /// Hashes the value, of a long one the beginning.
  fileprivate func hashSample(into hasher: inout Hasher) {
    switch self {
    case .flag(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .vector(let vector): hasher.combine(vector)
    case .color(let color): hasher.combine(color)
    case .numbers(let numbers): hasher.combine(numbers.prefix(PropertyValue.sampleSize))
    case .path(let path): hasher.combine(path.points.prefix(PropertyValue.sampleSize))
    }
  }
}
