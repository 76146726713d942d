public import Observation

/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}

/// Values that views inherit.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }

  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { values[type].map { $0 as AnyObject } }
    set { values[type] = newValue }
  }

  /// The number of values that are set.
  public var description: String { "EnvironmentValues (\(values.count))" }
}

/// The direction of a layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The state of a scene of the app.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible without events.
  case inactive
  /// Visible with events.
  case active
}

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
  private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
  private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
  private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }
  private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US_POSIX")
  }
  private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private enum ForegroundKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The state of the scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether the user prefers less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  package var reducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether views accept events.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.001) }

  /// The appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var foreground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

/// A value of the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let fallback: Value?
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    fallback = EnvironmentValues()[keyPath: keyPath]
  }

  /// The value; reading an object that is missing stops the program, as in SwiftUI.
  public var wrappedValue: Value {
    guard let value = value ?? fallback else {
      fatalError("No object of type \(Value.self) is in the environment.")
    }
    return value
  }
}

extension Environment {
  /// Reads an observable object by its type.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[objectType] }
    fallback = nil
  }

  /// Reads an observable object that may be missing.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[objectType]) }
    fallback = .some(nil)
  }
}

extension Environment: InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int) {
    value = read(inputs.environment)
  }
}

nonisolated struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    var inner = inputs.child(.index(0))
    change(&inner.environment)
    return content(inner)
  }
}

extension View {
  /// Sets a value of the environment.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes a value of the environment.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Opens addresses; the stand-in opens none.
public struct OpenURLAction: Sendable {
  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) {}
}
