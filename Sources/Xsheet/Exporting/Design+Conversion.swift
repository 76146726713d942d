import CompositionLowering
import Diagnostics
public import TimelineConversion
import TimelineModel
import Verification
import ViewTree

extension Design {
  /// Converts the design to a timeline.
  ///
  /// A part that SwiftUI cannot show is baked: it becomes a sequence of pictures. Each deviation from the design is a
  /// finding of the timeline. The summary counts exact properties as `verified(against:_:progress:)` does: their values
  /// are compared at every frame.
  ///
  /// - Parameters:
  ///   - options: The tolerance and the interval of the clock.
  ///   - bakesPictures: Whether parts are baked; they are omitted otherwise.
  public func converted(
    _ options: ConversionOptions = ConversionOptions(), bakesPictures: Bool = true
  ) -> TimelineDocument {
    var document = draft(options, bakesPictures: bakesPictures)
    let accuracy = accuracy(of: document.timeline)
    document.summary?.measure(
      exact: accuracy.exactCount, of: accuracy.propertyCount, distances: accuracy.distances)
    return document
  }

  /// Converts the design to a timeline whose summary has the counts that the conversion states.
  func draft(_ options: ConversionOptions, bakesPictures: Bool = true) -> TimelineDocument {
    let baked = composition.baked(makesPictures: bakesPictures)
    var conversion = composition.converted(options, lowered: baked.lowered)
    var diagnostics = baked.diagnostics
    diagnostics.append(contentsOf: conversion.diagnostics)
    for theme in file.theme == nil ? themes : [] {
      diagnostics.append(
        contentsOf: add(theme, to: &conversion.timeline, options, bakesPictures: bakesPictures))
    }
    let resources = TimelineResource.all(
      of: conversion.timeline, from: composition, baked: baked.pictureNames,
      in: pictureFolders)
    return TimelineDocument(
      conversion.timeline, diagnostics: diagnostics, summary: conversion.summary,
      resources: resources, stem: stem)
  }

  /// Adds a theme to the timeline of the design: the values in which the themed design differs.
  ///
  /// - Returns: The finding about what no theme of a timeline can change.
  private func add(
    _ name: String, to timeline: inout Timeline, _ options: ConversionOptions, bakesPictures: Bool
  ) -> DiagnosticList {
    var findings = DiagnosticList()
    guard let themed = try? theme(name).composition else { return findings }
    let baked = themed.baked(makesPictures: bakesPictures)
    let other = themed.converted(options, lowered: baked.lowered).timeline
    let (theme, difference) = timeline.theme(named: name, from: other)
    timeline.themes.append(theme)
    let picture = zip(composition.images, themed.images).first { $0 != $1 }
    if let difference = difference ?? picture.map({ "the picture “\($0.0.id)”" }) {
      findings.report(
        Diagnostic(
          .notConverted,
          message: "The theme “\(name)” also changes \(difference), which stays as it is."))
    }
    return findings
  }

  /// Compares the values of the properties of a timeline of the design at every frame.
  private func accuracy(of timeline: Timeline) -> PropertyAccuracy {
    let design = ComparedAnimation(self, converted: timeline)
    var one: any AnimationPlayer = design.scenes
    let copy = design.timeline
    var other: any AnimationPlayer = TimelineSession(copy)
    var comparator = PropertyComparator(
      design.canvas, one, copy.canvas, other, moving: design.moving)
    comparator.compare(&one, &other, at: design.sample(with: copy))
    return PropertyAccuracy(copy, copy, deviations: comparator.deviations)
  }
}
