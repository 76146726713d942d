// Generated code imports SwiftUI alone and uses names of these modules, as on Apple's platforms.
@_exported public import Foundation

// Code for iOS 15 does without observation, which the stand-in uses nevertheless.
#if !XSHEET_STANDIN_IOS15
  @_exported public import Observation
#endif
