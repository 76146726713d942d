// Names of Combine, which the stand-in declares in SwiftUI.
@_exported public import protocol SwiftUI.ObservableObject
@_exported public import class SwiftUI.ObservableObjectPublisher
@_exported public import struct SwiftUI.Published
