import CompositionModel
import Containers
import DesignChecks
import LottieImport
import SceneRendering
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// Takes any bytes through all view trees: files, import, lowering, conversion, timelines and pictures.
///
/// Refusing an input is right; crashing, hanging or breaking a law of `FuzzedPipeline` is not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let pipeline = FuzzedPipeline(drawing: FuzzedPipeline.isDrawn(bytes))
  if let timeline = try? Timeline.read(from: bytes) {
    pipeline.run(timeline)
  } else if let file = try? DesignFile(reading: bytes) {
    for animation in file.animations.prefix(4) {
      guard let result = try? DesignImporter.importComposition(from: animation, of: file).checked()
      else { continue }
      pipeline.run(result.composition)
    }
  }
  return 0
}
