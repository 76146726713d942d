import JSONTree

/// A property that is a list of numbers: the stops of a gradient.
struct StopsFormat: PropertyFormat {
  let fallback: [Double] = []

  func decode(_ value: JSONValue, _ context: ImportContext) -> [Double]? { context.numbers(value) }
}
