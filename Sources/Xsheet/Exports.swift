// One import is enough: the values in the interface of this module are declared in the modules below it, and their
// members would not be visible through a type alias.
@_exported public import Diagnostics
@_exported public import ImageCoding
@_exported public import TimelineConversion
@_exported public import Verification

@_exported public import struct Reporting.AnimationChange
@_exported public import struct Reporting.FeatureChange
@_exported public import struct Reporting.FrameDifferences
@_exported public import struct SceneModel.Color
