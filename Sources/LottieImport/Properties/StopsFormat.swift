import JSONTree
import SceneModel
import ViewTree

/// A property that is a list of numbers: the stops of a gradient.
struct StopsFormat: PropertyFormat {
  let fallback: [Double] = []

  func erased(_ value: [Double]) -> PropertyValue { .numbers(value) }

  func decode(_ value: JSONValue, _ context: ImportContext) -> [Double]? { context.numbers(value) }
}
