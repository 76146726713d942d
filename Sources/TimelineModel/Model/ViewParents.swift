import StageModel

/// The group around each view, by identifiers; looked up when somebody asks for the first time.
final class ViewParents {
  private let stage: Stage
  private lazy var parents = ViewParents.parents(stage)

  init(_ stage: Stage) {
    self.stage = stage
  }

  private static func parents(_ stage: Stage) -> [String: Int] {
    var parents: [String: Int] = [:]
    var count = 0
    add(stage.root, &count, to: &parents)
    return parents
  }

  private static func add(_ view: StageView, _ count: inout Int, to parents: inout [String: Int]) {
    let index = count
    count += 1
    for child in view.children {
      parents[child.id] = index
      add(child, &count, to: &parents)
    }
  }

  /// A number for the group around a view; `nil` for the root and for what is no view.
  subscript(view: String) -> Int? { parents[view] }
}
