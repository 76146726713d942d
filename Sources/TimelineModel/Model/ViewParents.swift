import StageModel

/// The group around each view, by identifiers.
struct ViewParents {
  private var parents: [String: Int] = [:]

  init(_ stage: Stage) {
    var count = 0
    add(stage.root, &count)
  }

  private mutating func add(_ view: StageView, _ count: inout Int) {
    let index = count
    count += 1
    for child in view.children {
      parents[child.id] = index
      add(child, &count)
    }
  }

  /// A number for the group around a view; `nil` for the root and for what is no view.
  subscript(view: String) -> Int? { parents[view] }
}
