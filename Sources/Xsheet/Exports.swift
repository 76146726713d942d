// One import is enough: the values in the interface of this module are declared in the modules below it, and their
// members would not be visible through a type alias. The modules without public declarations are for the other modules
// of this package.
@_exported public import Diagnostics
@_exported public import ImageCoding
@_exported public import Reporting
@_exported public import TimelineConversion
@_exported public import Verification

@_exported public import struct Comparing.AnimationChange
@_exported public import struct Comparing.FeatureChange
@_exported public import struct Comparing.FrameDifferences
@_exported public import struct SceneModel.Color
