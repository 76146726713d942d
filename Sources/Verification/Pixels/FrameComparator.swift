package import Geometry
package import SceneModel
import SceneRendering
import VectorRaster
package import ViewTree

/// Draws pairs of scenes and compares them.
package final class FrameComparator {
  private let first: SceneRenderer
  private let second: SceneRenderer
  private var firstBitmap: Bitmap
  private var secondBitmap: Bitmap
  private let tolerance: BitmapComparison.Tolerance
  /// The comparison of all frames so far.
  package private(set) var comparison = FrameSequenceComparison()

  /// Makes a comparator that draws at a size in pixels.
  ///
  /// The scenes are resampled if one has pictures of the other one's shapes.
  package init(width: Int, height: Int, canvas: Vector2, isResampled: Bool = false) {
    first = SceneRenderer(width: width, height: height)
    second = SceneRenderer(width: width, height: height)
    firstBitmap = Bitmap(width: width, height: height)
    secondBitmap = firstBitmap
    let pixelsPerPoint = Double(max(width, height)) / max(1, canvas.max())
    tolerance = isResampled ? .resampled : .shapes(pixelsPerPoint: pixelsPerPoint)
  }

  /// The longer side of pictures with a pixel for each point, at most, in pixels.
  private static let sideLimit = 1024.0

  /// Makes a comparator that draws a pixel for each point, or fewer for a large canvas.
  ///
  /// The longer side has a least length in pixels.
  convenience init(canvas: Vector2, leastSide: Int = 0, isResampled: Bool) {
    let side = max(1, canvas.max())
    let scale = max(min(1, FrameComparator.sideLimit / side), Double(leastSide) / side)
    self.init(
      width: max(1, Int((canvas.x * scale).rounded())),
      height: max(1, Int((canvas.y * scale).rounded())), canvas: canvas, isResampled: isResampled)
  }

  /// Draws two scenes of one frame and adds their differences.
  package func compare(_ one: borrowing Scene, _ other: borrowing Scene, frame: Int) {
    comparison.add(self.frame(frame, one, other))
  }

  /// Draws two scenes of one frame and returns their differences.
  func frame(
    _ number: Int, _ one: borrowing Scene, _ other: borrowing Scene
  ) -> FrameSequenceComparison.Frame {
    let pictures = pictures(of: one, other)
    var result = FrameSequenceComparison.Frame(
      number: number, badShare: pictures.badShare, badCount: pictures.badCount,
      meanError: pictures.meanError)
    if pictures.badCount > 0 {
      let scenes = SceneComparison(copy one, copy other)
      result.source = scenes.worstSource
      result.deviation = scenes.largestDeviation
    }
    return result
  }

  /// Draws two scenes and compares the pictures.
  package func pictures(
    of one: borrowing Scene, _ other: borrowing Scene
  ) -> BitmapComparison {
    first.render(copy one, into: &firstBitmap)
    second.render(copy other, into: &secondBitmap)
    return BitmapComparison(firstBitmap, secondBitmap, tolerance)
  }
}

extension FrameSequenceComparison {
  /// A frame of two animations that are compared by their pictures alone, when their views differ: its number, and its
  /// places in the design and in the copy, in frames.
  package typealias FramePair = (frame: Int, source: Double, copy: Double)

  /// Draws frames of two animations and compares them.
  ///
  /// The pairs are in ascending order; the copy is resampled if it has pictures of shapes of the design.
  package init(
    _ design: any ScenePlayer, _ copy: any ScenePlayer, canvas: Vector2, pairs: [FramePair],
    isResampled: Bool
  ) {
    let comparator = FrameComparator(canvas: canvas, isResampled: isResampled)
    var (one, other) = (design, copy)
    for pair in pairs {
      one.advance(toFrame: pair.source)
      other.advance(toFrame: pair.copy)
      one.withScene { first in
        other.withScene { second in comparator.compare(first, second, frame: pair.frame) }
      }
    }
    self = comparator.comparison
    totalCount = pairs.count
  }
}
