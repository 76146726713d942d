import Geometry
import SceneModel
import ViewTree

extension PropertyChanges {
  /// Says what changes in one dimension of a vector as changes of that dimension: `position.y` in place of `position`.
  mutating func narrow() {
    guard let dimension = onlyDimension else { return }
    func number(_ value: PropertyValue) -> PropertyValue { .number(value.vectorValue[dimension]) }
    target.component = dimension
    initial = number(initial)
    for index in changes.indices {
      changes[index].value = number(changes[index].value)
      if let from = changes[index].from { changes[index].motion?.from = number(from) }
    }
  }

  /// The only dimension of a vector in which values differ; `nil` if there are several, or a motion path.
  private var onlyDimension: Int? {
    guard target.component == nil, case .vector(let first) = initial else { return nil }
    var found: Int?
    func isOnly(_ value: PropertyValue) -> Bool {
      let vector = value.vectorValue
      for index in 0..<3 where vector[index] != first[index] {
        guard found == nil || found == index else { return false }
        found = index
      }
      return true
    }
    for index in changes.indices {
      guard isOnly(changes[index].value), changes[index].from.map(isOnly) ?? true,
        changes[index].motion?.along == nil
      else { return nil }
    }
    return found
  }
}
