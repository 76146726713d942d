import Diagnostics
import ViewTree

/// The views that findings are about.
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

  /// The identifier of the innermost view around the place of a finding; `nil` if there is none.
  func view(of finding: Diagnostic) -> String? {
    var pointer = Substring(finding.pointer)
    while let end = pointer.lastIndex(of: "/") {
      if let index = byPointer[String(pointer)] { return identifiers[index] }
      pointer = pointer[..<end]
    }
    var path = finding.layerPath
    while !path.isEmpty {
      if let index = byPath[path] { return identifiers[index] }
      path.removeLast()
    }
    return nil
  }
}
