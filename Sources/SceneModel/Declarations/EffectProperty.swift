public import Geometry

/// A property of an effect, with the member of the effect that holds its value.
public struct EffectProperty<Effect>: Sendable {
  /// The declaration.
  public let declaration: PropertyDeclaration
  /// Returns the member's value.
  let read: @Sendable (Effect) -> PropertyValue
  /// Sets the member.
  let write: @Sendable (inout Effect, PropertyValue) -> Void
}

extension EffectProperty where Effect: Declared {
  init(
    _ key: PropertyKey, _ unit: PropertyUnit, in range: ClosedRange<Double>?, _ summary: String,
    read: @escaping @Sendable (Effect) -> PropertyValue,
    write: @escaping @Sendable (inout Effect, PropertyValue) -> Void
  ) {
    declaration = PropertyDeclaration(key, read(Effect()), unit, in: range, summary)
    self.read = read
    self.write = write
  }

  /// A property whose value is a number.
  public static func number(
    _ path: MemberPath<Effect, Double>, _ key: PropertyKey, _ unit: PropertyUnit,
    in range: ClosedRange<Double>? = nil, _ summary: String
  ) -> EffectProperty {
    EffectProperty(
      key, unit, in: range, summary, read: { .number($0[keyPath: path]) },
      write: { effect, value in
        let number = value.numberValue
        effect[keyPath: path] = range.map { number.clamped(to: $0) } ?? number
      })
  }

  /// A property whose value is a point, a size, or a pair of factors.
  public static func pair(
    _ path: MemberPath<Effect, Vector2>, _ key: PropertyKey, _ unit: PropertyUnit,
    _ summary: String
  ) -> EffectProperty {
    EffectProperty(
      key, unit, in: nil, summary, read: { .vector(Vector3($0[keyPath: path])) },
      write: { $0[keyPath: path] = $1.vectorValue.xy })
  }

  /// A property whose value is a color.
  public static func color(
    _ path: MemberPath<Effect, Color>, _ key: PropertyKey, _ summary: String
  ) -> EffectProperty {
    EffectProperty(
      key, .color, in: nil, summary, read: { .color($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.colorValue })
  }

  /// A property whose value is a list of numbers.
  public static func numbers(
    _ path: MemberPath<Effect, [Double]>, _ key: PropertyKey,
    _ unit: PropertyUnit, _ summary: String
  ) -> EffectProperty {
    EffectProperty(
      key, unit, in: nil, summary, read: { .numbers($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.numbersValue })
  }
}

/// A writable key path that can be used from several threads.
public typealias MemberPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
