/// A part of the user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// Never called.
  public var body: Never { fatalError("Never has no values.") }
}

/// A view that the stand-in evaluates without a body.
protocol PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem]
}

extension View where Body == Never {
  /// Primitive views have no body.
  public var body: Never { fatalError("A primitive view has no body.") }
}

/// A change of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body.
  public func body(content: Self.Content) -> Never {
    fatalError("A primitive modifier has no body.")
  }
}

extension ViewModifier {
  /// Returns the modifier after which another one applies.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the stand-in evaluates without a body.
protocol PrimitiveModifier {
  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
}

/// Evaluates the content of a modifier.
typealias ContentEvaluator = @MainActor (ViewInputs) -> [LayoutItem]

/// The view to which a modifier applies.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// Primitive.
  public typealias Body = Never
  let evaluator: ContentEvaluator
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] { evaluator(inputs) }
}

/// A value with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The value.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes modified content.
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Primitive.
  public typealias Body = Never
  /// Never called.
  public var body: Never { fatalError("Modified content has no body.") }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    let content = content
    return Evaluator.evaluate(modifier, inputs) { Evaluator.evaluate(content, $0.child(.index(0))) }
  }
}

extension ModifiedContent: PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor func evaluate(
    _ inputs: ViewInputs, content base: @escaping ContentEvaluator
  ) -> [LayoutItem] {
    let inner = self.content
    return Evaluator.evaluate(modifier, inputs) {
      Evaluator.evaluate(inner, $0.child(.index(0)), content: base)
    }
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
