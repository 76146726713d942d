import CompositionLowering
import Platform
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
    converted(options, bakesPictures: bakesPictures, for: .timeline, isCounted: true)
  }

  /// Converts the design to a timeline for a format, and hands it to a function while values are compared.
  ///
  /// The function gets the counts that the conversion states, and no findings about values.
  package func converted<Use>(
    _ options: ConversionOptions, bakesPictures: Bool, for format: ExportFormat, isCounted: Bool,
    _ use: (TimelineDocument) throws -> Use
  ) rethrows -> (TimelineDocument, Use) {
    let lowered = composition.lowered()
    let draft = draft(options, lowered, bakesPictures: bakesPictures, for: format)
    guard isCounted || hasApproximations(draft) else { return (draft, try use(draft)) }
    let measured = Background { self.measured(draft, options, lowered) }
    let result = try use(draft)
    return (measured.wait(), result)
  }

  /// Converts the design to a timeline for a format.
  ///
  /// Without a count, values are compared only where conversion resamples properties, for the findings; the counts of
  /// other designs are those that conversion states, before values are rounded for the file.
  package func converted(
    _ options: ConversionOptions, bakesPictures: Bool, for format: ExportFormat, isCounted: Bool
  ) -> TimelineDocument {
    let lowered = composition.lowered()
    let draft = draft(options, lowered, bakesPictures: bakesPictures, for: format)
    return isCounted || hasApproximations(draft) ? measured(draft, options, lowered) : draft
  }

  private func hasApproximations(_ document: TimelineDocument) -> Bool {
    (document.summary?.approximate ?? 0) > 0
  }

  /// A document with measured counts of exact properties in its summary, and with findings about properties that are
  /// farther from the design than the tolerance.
  private func measured(
    _ draft: TimelineDocument, _ options: ConversionOptions, _ lowered: LoweredComposition
  ) -> TimelineDocument {
    var document = draft
    let design = ComparedAnimation(self, lowered: lowered, converted: document.timeline)
    let deviations = design.deviationsAtFrames
    let accuracy = PropertyAccuracy(design.timeline, design.timeline, deviations: deviations)
    document.summary?.measure(
      exact: accuracy.exactCount, of: accuracy.propertyCount, distances: accuracy.distances)
    for finding in design.findings(about: deviations, beyond: options.tolerance) {
      document.diagnostics.report(finding)
    }
    return document
  }

  /// Converts the design to a timeline whose summary has the counts that the conversion states.
  ///
  /// - Parameters:
  ///   - options: The tolerance and the interval of the clock.
  ///   - bakesPictures: Whether parts are baked.
  ///   - format: The format that the timeline is for; one that makes pictures of its own gets all parts that have any.
  func draft(
    _ options: ConversionOptions, bakesPictures: Bool = true, for format: ExportFormat = .timeline
  ) -> TimelineDocument {
    draft(options, composition.lowered(), bakesPictures: bakesPictures, for: format)
  }

  private func draft(
    _ options: ConversionOptions, _ lowered: LoweredComposition, bakesPictures: Bool,
    for format: ExportFormat
  ) -> TimelineDocument {
    let mode: BakingMode = bakesPictures ? .pictures : .removed
    let baking = format.exporter.makesPictures ? .kept : mode
    let baked = composition.baked(baking, lowered: lowered)
    var conversion = composition.converted(options, lowered: baked.lowered)
    var diagnostics = baked.diagnostics
    if !lacksPictures, !isVisible(baking == .pictures ? baked.lowered : lowered) {
      diagnostics.report(
        Diagnostic(.invisibleDesign, message: "No frame of the design shows anything."))
    }
    diagnostics.append(contentsOf: conversion.diagnostics)
    var images = composition.images
    for theme in file.theme == nil ? themes : [] {
      diagnostics.append(
        contentsOf: add(theme, to: &conversion.timeline, &images, options, baking))
    }
    let resources = TimelineResource.all(
      of: conversion.timeline, from: images, baked: baked.pictureNames,
      in: pictureFolders)
    return TimelineDocument(
      conversion.timeline, diagnostics: diagnostics, summary: conversion.summary,
      resources: resources, stem: stem
    ).setting(bakesPictures: bakesPictures)
  }

  /// Adds a theme to the timeline of the design: the values and pictures in which the themed design differs.
  ///
  /// Its pictures come after the pictures of the design.
  ///
  /// - Returns: The finding about what no theme of a timeline can change.
  private func add(
    _ name: String, to timeline: inout Timeline, _ images: inout [ImageAsset],
    _ options: ConversionOptions, _ baking: BakingMode
  ) -> DiagnosticList {
    var findings = DiagnosticList()
    guard var themed = try? theme(name).composition else { return findings }
    for (index, image) in zip(themed.images.indices, composition.images)
    where themed.images[index] != image {
      // A picture of its own, which has the identifier of the slot's asset until here.
      themed.images[index].id += " \(name)"
      images.append(themed.images[index])
    }
    let baked = themed.baked(baking)
    // The events of both have the same numbers.
    var options = options
    options.interval = timeline.clock.interval
    let other = themed.converted(options, lowered: baked.lowered).timeline
    let (theme, difference) = timeline.theme(named: name, from: other)
    timeline.themes.append(theme)
    for source in theme.pictures.values { timeline.pictures[source] = other.pictures[source] }
    if let difference {
      findings.report(
        Diagnostic(
          .notConverted,
          message: "The theme “\(name)” also changes \(difference), which stays as it is."))
    }
    return findings
  }
}

extension ComparedAnimation {
  /// The deviations of the timeline of a design from the design at every frame, the largest first.
  fileprivate var deviationsAtFrames: [PropertyDeviation] {
    var (one, other): (any AnimationSession, any AnimationSession) = (
      scenes, TimelineSession(timeline)
    )
    var comparator = PropertyComparator(canvas, one, timeline.canvas, other, moving: moving)
    for frame in sample(with: timeline).frames.map(Double.init) {
      one.advanceValues(toFrame: frame)
      other.advanceValues(toFrame: frame)
      comparator.compare(one, other, frame: frame)
    }
    return comparator.deviations
  }

  /// A finding about each deviation that exceeds the tolerance.
  func findings(
    about deviations: [PropertyDeviation], beyond tolerance: ConversionTolerance
  ) -> [Diagnostic] {
    deviations.compactMap { deviation in
      // The tolerance of a place on a motion path is a length, as its unit is the length of the path.
      guard deviation.key != .progress else { return nil }
      let limit = tolerance.tolerance(of: deviation.key)
      guard deviation.exceeds(limit) else { return nil }
      let unit = deviation.key.unit
      let distance =
        deviation.largest.isFinite
        ? unit.text((deviation.largest * 1e5).rounded() / 1e5) : "another structure"
      return Diagnostic(
        .beyondTolerance,
        message: "\(deviation.key.rawValue) differs from the design by \(distance) at frame "
          + "\(NumberText.plain(deviation.frame)); the tolerance is \(unit.text(limit)).",
        pointer: pointers[deviation.source], layerPath: layerPaths[deviation.source])
    }
  }
}

extension Design {
  /// Whether a picture is missing or cannot be used, which a finding of its own reports.
  private var lacksPictures: Bool {
    composition.images.contains { $0.picture == nil && !$0.isSequencePart }
  }

  /// Whether any frame of the lowered design shows something.
  private func isVisible(_ lowered: LoweredComposition) -> Bool {
    guard !lowered.canvas.root.children.isEmpty else { return false }
    // Thin lines vanish in small pictures, with a longer side of 64 pixels.
    return [64, 1024].contains { side in
      guard let size = try? FrameSize.fitting(side).pixels(of: playback) else { return true }
      let scenes = CompositionSession(lowered)
      let player = FramePlayer(playback, scenes, size: size, background: .clear)
      // Most designs show something in their middle.
      return player.isVisible(atFrame: frameCount / 2)
        || (0..<frameCount).contains { player.isVisible(atFrame: $0) }
    }
  }
}

extension FramePlayer {
  /// Whether a pixel of a frame is not transparent.
  fileprivate func isVisible(atFrame frame: Int) -> Bool {
    let pixels = image(atFrame: Double(frame)).pixels
    return stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] > 0 }
  }
}
