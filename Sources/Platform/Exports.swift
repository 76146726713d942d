// The C library, and the part of Foundation that needs neither its data of languages nor Objective-C: programs start sooner,
// and take half of the space, without the rest.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
  #if canImport(Musl)
    @_exported public import Musl
  #else
    @_exported public import Glibc
  #endif
#else
  @_exported public import Foundation
#endif
