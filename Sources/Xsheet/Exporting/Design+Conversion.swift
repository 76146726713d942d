import CompositionLowering
import Diagnostics
import TimelineBaking
public import TimelineConversion
import TimelineModel

extension Design {
  /// Converts the design to a timeline.
  ///
  /// A part that SwiftUI cannot show is baked: it becomes a sequence of pictures. Each deviation from the design is a
  /// finding of the timeline.
  ///
  /// - Parameters:
  ///   - options: The tolerance and the interval of the clock.
  ///   - bakesPictures: Whether parts are baked; they are omitted otherwise.
  public func converted(
    _ options: ConversionOptions = ConversionOptions(), bakesPictures: Bool = true
  ) -> TimelineDocument {
    let baked = composition.baked(makesPictures: bakesPictures)
    let conversion = composition.converted(options, lowered: baked.lowered)
    var diagnostics = baked.diagnostics
    diagnostics.append(contentsOf: conversion.diagnostics)
    let resources = TimelineResource.all(
      of: conversion.timeline, from: composition, baked: baked.pictureNames,
      in: pictureFolders)
    return TimelineDocument(
      conversion.timeline, diagnostics: diagnostics, summary: conversion.summary,
      resources: resources, stem: stem)
  }
}
