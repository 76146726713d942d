package import Geometry
package import ViewTree

/// A pair of frames of two animations that are compared by their pictures alone, when their views differ.
package struct FramePair: Hashable, Sendable {
  /// The number of the frame.
  package let frame: Int
  /// The place in the design, in frames.
  package let source: Double
  /// The place in the copy, in frames.
  package let copy: Double

  /// The part of a frame that is added to times, so that neither animation is before a change at that time.
  package static let frameShare = 0.01

  /// Makes a pair; the copy is at the frame if nothing else is given.
  package init(frame: Int, source: Double, copy: Double? = nil) {
    (self.frame, self.source, self.copy) = (frame, source, copy ?? Double(frame))
  }
}

extension FrameSequenceComparison {
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
