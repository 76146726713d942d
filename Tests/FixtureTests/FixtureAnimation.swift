import CompositionLowering
import CompositionModel
import DesignChecks
import Diagnostics
import ImageCoding
import LottieImport
import SceneModel
import SceneRendering
import TimelineConversion
import TimelineFormat
import TimelineModel
import VectorRaster
import ViewTree

/// A fixture's composition and the timeline that it is converted to.
struct FixtureAnimation {
  /// Pixels per point; a scale other than 1 also shows errors in scaling.
  private static let scale = 1.5

  /// All that import and conversion report.
  let findings: DiagnosticList
  /// The timeline as it is written.
  let timelineBytes: [UInt8]

  /// Whether a feature without a counterpart in SwiftUI is missing in the timeline.
  let isIncomplete: Bool

  private let composition: Composition
  private let pictures: PictureStore

  /// Imports and converts a composition.
  ///
  /// - Throws: `ImportFailure` if it is refused.
  init(_ bytes: [UInt8]) throws(ImportFailure) {
    let imported = try DesignImporter.importComposition(from: bytes).checked()
    var composition = imported.composition
    for index in composition.images.indices {
      guard case .embedded(let data) = composition.images[index].source,
        let image = try? ImageDecoder.decode(data)
      else { continue }
      composition.images[index].picture = Picture(
        width: image.width, height: image.height, rgba: image.pixels)
    }
    // Pictures of the resolution of the compared frames take less time and look the same.
    let side = max(composition.size.x, composition.size.y)
    let baked = composition.baked(denseSide: side * FixtureAnimation.scale)
    let conversion = composition.converted(lowered: baked.lowered)
    var findings = imported.diagnostics
    findings.append(contentsOf: baked.diagnostics)
    findings.append(contentsOf: conversion.diagnostics)
    (self.findings, self.composition) = (findings, composition)
    isIncomplete = findings.items.contains { $0.code == .notConverted }
    timelineBytes = conversion.timeline.jsonBytes()
    pictures = conversion.timeline.pictures
  }

  /// The title of a composition; `nil` if the file is refused.
  static func title(of bytes: [UInt8]) -> String? {
    try? DesignImporter.importComposition(from: bytes).composition.name
  }

  /// Draws a frame of the composition.
  func compositionFrame(_ number: Int) -> Bitmap {
    draw(composition.at(frame: composition.inPoint + Double(number)))
  }

  /// Draws a frame of the timeline, as it is read back from its JSON.
  func timelineFrame(_ number: Int) throws -> Bitmap {
    var timeline = try Timeline.read(from: timelineBytes)
    timeline.pictures = pictures
    var session = TimelineSession(timeline)
    session.advance(toFrame: Double(number))
    return draw(session.scene)
  }

  private func draw(_ scene: Scene) -> Bitmap {
    let size = scene.size * FixtureAnimation.scale
    return SceneRenderer(width: Int(size.x.rounded()), height: Int(size.y.rounded())).render(scene)
  }
}
