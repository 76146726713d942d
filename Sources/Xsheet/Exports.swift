// One import is enough: the values in the interface of this module are declared in the modules below it, and their
// members would not be visible through a type alias. The modules without public declarations are for the other modules
// of this package. The files of this module see them, too.
@_exported public import Comparing
@_exported public import CompositionModel
@_exported public import Diagnostics
@_exported public import ImageCoding
@_exported public import Inventory
@_exported public import JSONTree
@_exported public import Previews
@_exported public import Reporting
@_exported public import SwiftUIExport
@_exported public import TimelineConversion
@_exported public import TimelineFormat
@_exported public import TimelineModel
@_exported public import Verification

@_exported public import struct SceneModel.Color
