// Generated code imports SwiftUI alone and uses names of these modules, as on Apple's platforms.
@_exported public import Foundation
@_exported public import Observation
