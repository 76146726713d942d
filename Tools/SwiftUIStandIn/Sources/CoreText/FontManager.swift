public import Foundation
import SwiftUI

/// The place of a file.
public typealias CFURL = URL
/// A reason why a function failed.
public typealias CFError = NSError

/// The reach of a registration.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No reach.
  case none
  /// The app.
  case process
  /// All apps of the user.
  case persistent
  /// All apps of the login session.
  case session
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file, whatever the scope; returns whether they are new, without an error.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.register(fontURL)
}
