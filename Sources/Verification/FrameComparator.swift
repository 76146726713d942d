package import SceneModel
import SceneRendering
import VectorRaster

/// Draws pairs of scenes and compares them.
package final class FrameComparator {
  private let first: SceneRenderer
  private let second: SceneRenderer
  private var firstBitmap: Bitmap
  private var secondBitmap: Bitmap
  /// The comparison of all frames so far.
  package private(set) var comparison = FrameSequenceComparison()

  /// Makes a comparator that draws at a size in pixels.
  package init(width: Int, height: Int) {
    first = SceneRenderer(width: width, height: height)
    second = SceneRenderer(width: width, height: height)
    firstBitmap = Bitmap(width: width, height: height)
    secondBitmap = firstBitmap
  }

  /// Draws two scenes of one frame and adds their differences.
  package func compare(_ one: borrowing Scene, _ other: borrowing Scene, frame: Int) {
    first.render(copy one, into: &firstBitmap)
    second.render(copy other, into: &secondBitmap)
    let pictures = BitmapComparison(firstBitmap, secondBitmap)
    var result = FrameSequenceComparison.WorstFrame(
      frame: frame, badShare: pictures.badShare, meanError: pictures.meanError, source: nil,
      deviation: 0)
    if let worst = comparison.worst, pictures.badShare <= worst.badShare, pictures.meanError == 0 {
      return comparison.add(result)
    }
    let scenes = SceneComparison(copy one, copy other)
    result.source = scenes.worstSource
    result.deviation = scenes.largestDeviation
    comparison.add(result)
  }
}
