/// A view for each element of a collection, with identity by id.
nonisolated public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Returns the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Primitive.
  public typealias Body = Never
  /// Never called.
  public var body: Never { fatalError("ForEach has no body.") }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views of identifiable elements.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes views of elements with ids at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views of a constant range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    var seen = Set<AnyHashable>()
    var branches: [Branch] = []
    for element in data {
      let id = AnyHashable(id(element))
      // Elements with an id that occurred before are not shown.
      guard seen.insert(id).inserted else { continue }
      let view = content(element)
      branches.append(Branch(key: .id(id)) { Evaluator.evaluate(view, $0) })
    }
    return Branches.evaluate(branches, inputs)
  }
}
