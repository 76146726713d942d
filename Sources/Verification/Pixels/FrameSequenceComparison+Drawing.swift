package import Geometry
package import ViewTree

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
