import Testing
import ViewTree

@Suite struct ViewPreorderTests {
  private let root = ViewNode.group(
    "root", [.group("a", [.box("b")]), .group("c", []), .group("d", [.group("e", [])])])

  @Test func parentsComeBeforeTheirChildren() {
    let views = Array(root.preorder)
    #expect(
      views.map(\.node.id) == ["root", "a", "b", "bRectangle", "bFill", "c", "d", "e"])
    #expect(views.map(\.index) == Array(0..<8))
    #expect(views.map(\.depth) == [0, 1, 2, 3, 3, 1, 1, 2])
    #expect(views.map(\.parent) == [nil, 0, 1, 2, 2, 0, 0, 6])
  }

  @Test func updatesChangeEachViewInPlace() {
    var changed = root
    changed.updatePreorder { index, view in view.name = "\(index)" }
    #expect(changed.preorder.map(\.node.name) == (0..<8).map { "\($0)" })
    #expect(changed.preorder.map(\.node.id) == root.preorder.map(\.node.id))
  }

  @Test func identifierPathsLeaveOutTheRoot() {
    #expect(
      Array(root.identifierPaths.prefix(4)) == [
        [], ["a"], ["a", "b"], ["a", "b", "bRectangle"],
      ])
    #expect(root.identifierPaths[7] == ["d", "e"])
  }
}
