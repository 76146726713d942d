public import Foundation

/// A text that may be looked up in a table.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  /// Makes a key.
  public init(_ value: String) { key = value }
  /// Makes a key.
  public init(stringLiteral value: String) { key = value }
}

/// A text that is looked up in a table where it is shown.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle that has the tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle at a place.
    case atURL(URL)
  }

  let key: String
  private var bundle = BundleDescription.main

  /// Makes a resource.
  public init(
    _ keyAndValue: String, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue
    self.bundle = bundle
  }
  /// Makes a resource.
  public init(stringLiteral value: String) { key = value }
}
