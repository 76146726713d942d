import JSONTree
import SceneModel
import ViewTree

/// A property with the stops of a gradient: a list of numbers.
struct StopsFormat: PropertyFormat {
  let fallback: [Double] = []

  func decode(_ value: JSONValue, _ context: ImportContext) -> [Double]? { context.numbers(value) }
}
