import ViewTree

/// The views that findings and changes are about.
struct FindingPlaces {
  private let identifiers: [String]
  private let byPointer: [String: Int]
  private let byPath: [[String]: Int]

  /// Prepares the views of an animation.
  init(_ animation: ComparedAnimation) {
    identifiers = animation.canvas.root.preorder.map(\.node.id)
    byPointer = Dictionary(
      zip(animation.pointers, 0...).filter { !$0.0.isEmpty },
      uniquingKeysWith: { first, _ in first })
    byPath = Dictionary(
      zip(animation.layerPaths, 0...).filter { !$0.0.isEmpty },
      uniquingKeysWith: { first, _ in first })
  }

  /// The identifier of the innermost view around a place; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - pointer: The JSON pointer to the place in the file of a design.
  ///   - path: The names around the place, outermost first.
  func view(pointer: String, path: [String] = []) -> String? {
    var pointer = Substring(pointer)
    while let end = pointer.lastIndex(of: "/") {
      if let index = byPointer[String(pointer)] { return identifiers[index] }
      pointer = pointer[..<end]
    }
    var path = path
    while !path.isEmpty {
      if let index = byPath[path] { return identifiers[index] }
      path.removeLast()
    }
    return nil
  }
}
