import CompositionModel
import Diagnostics
import ImageCoding
import LottieImport
import SceneRendering
import TimelineConversion
import TimelineModel
import VectorRaster
import ViewTree

/// Converts a Lottie file and draws the timeline after a second, 320 pixels wide.
func convertAndDraw(_ lottie: [UInt8]) throws -> (timeline: [UInt8], picture: [UInt8]) {
  let result = try LottieImporter.importComposition(from: lottie, name: "example")
  for finding in result.diagnostics.items {
    print(finding.code.rawValue, finding.pointer, finding.message)
  }
  let timeline = result.composition.converted().timeline

  var session = TimelineSession(timeline)
  session.advance(to: 1.0)
  let size = timeline.canvas.size
  let (width, height) = (320, Int((320 * size.y / size.x).rounded()))
  let bitmap = SceneRenderer(width: width, height: height).render(session.scene)
  let picture = try bitmap.straightAlphaBytes().withUnsafeBytes {
    try PNGEncoder.encode(rgba: $0, width: width, height: height, rowBytes: width * 4)
  }
  return (timeline.jsonBytes(), picture)
}
