/// Builds views from statements.
@resultBuilder
public struct ViewBuilder {
  /// Passes a view on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }
  /// A view or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// A view behind an availability condition.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// No view.
nonisolated public struct EmptyView: View, Sendable {
  /// Primitive.
  public typealias Body = Never
  /// Makes the view.
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] { [] }
}

/// Several views in order.
nonisolated public struct TupleView<T>: View {
  /// Primitive.
  public typealias Body = Never
  /// The views.
  public var value: T
  private let evaluator: @MainActor (T, ViewInputs) -> [LayoutItem]

  /// Makes a tuple view; other values than tuples of views draw nothing.
  nonisolated public init(_ value: T) {
    self.value = value
    evaluator = { _, _ in [] }
  }

  nonisolated init<each Content: View>(views value: T) where T == (repeat each Content) {
    self.value = value
    evaluator = { value, inputs in
      var items: [LayoutItem] = []
      var index = 0
      for view in repeat each value {
        items += Evaluator.evaluate(view, inputs.child(.index(index)))
        index += 1
      }
      return items
    }
  }
}

extension TupleView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] { evaluator(value, inputs) }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Primitive.
  public typealias Body = Never
  /// Never called.
  public var body: Never { fatalError("Conditional content has no body.") }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    switch storage {
    case .trueContent(let view):
      Branches.evaluate([Branch(key: .index(0)) { Evaluator.evaluate(view, $0) }], inputs)
    case .falseContent(let view):
      Branches.evaluate([Branch(key: .index(1)) { Evaluator.evaluate(view, $0) }], inputs)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Primitive.
  public typealias Body = Never
  /// Never called.
  public var body: Never { fatalError("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    guard let view = self else { return Branches.evaluate([], inputs) }
    return Branches.evaluate([Branch(key: .index(0)) { Evaluator.evaluate(view, $0) }], inputs)
  }
}

/// A view of any type.
nonisolated public struct AnyView: View {
  /// Primitive.
  public typealias Body = Never
  private let type: ObjectIdentifier
  private let evaluator: @MainActor (ViewInputs) -> [LayoutItem]

  /// Wraps a view.
  nonisolated public init<V: View>(_ view: V) {
    type = ObjectIdentifier(V.self)
    let view = Unchecked(view)
    evaluator = { Evaluator.evaluate(view.value, $0) }
  }

  /// Wraps a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    Branches.evaluate([Branch(key: .id(AnyHashable(type)), evaluate: evaluator)], inputs)
  }
}

/// Views that modifiers apply to one by one.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Primitive.
  public typealias Body = Never
  /// Never called.
  public var body: Never { fatalError("A group has no body.") }
  /// Makes a group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    Evaluator.evaluate(content, inputs.child(.index(0)))
  }
}
