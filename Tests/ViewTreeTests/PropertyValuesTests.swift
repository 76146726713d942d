import SceneModel
import Testing
import ViewTree

@Suite struct PropertyValuesTests {
  @Test func theOrderInWhichValuesComeDoesNotMatter() {
    let values: PropertyValues = [.rotation: .number(1), .opacity: .number(0.5)]
    var others = PropertyValues()
    others[.opacity] = .number(0.5)
    others[.rotation] = .number(1)
    #expect(values == others)
    #expect(values.hashValue == others.hashValue)
    #expect(values.map(\.key) == others.map(\.key))
  }

  @Test func valuesAreReplacedAndRemoved() {
    var values: PropertyValues = [.rotation: .number(1), .opacity: .number(0.5)]
    values[.rotation] = .number(2)
    #expect(values[.rotation] == .number(2))
    #expect(values.has(.number(2), for: .rotation))
    #expect(!values.has(.number(1), for: .rotation))
    #expect(!values.has(.number(0), for: .skew))
    values[.opacity] = nil
    values.remove(.skew)
    #expect(values == [.rotation: .number(2)])
  }

  @Test func replacingChangesSomeValues() {
    let values: PropertyValues = [.rotation: .number(1), .opacity: .number(0.5)]
    #expect(values.replacing { _ in nil } == values)
    let doubled = values.replacing { $0.key == .opacity ? .number(1) : nil }
    #expect(doubled == [.rotation: .number(1), .opacity: .number(1)])
    #expect(values[.opacity] == .number(0.5))
  }
}
