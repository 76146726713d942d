/// The frames that a frame writer gets.
package struct FrameSequenceInfo: Hashable, Sendable {
  /// The width of the frames, in pixels.
  package var width: Int
  /// The height of the frames, in pixels.
  package var height: Int
  /// The number of frames a second in the animation.
  package var frameRate: Double
  /// The numbers of the frames in the animation, in ascending order.
  package var numbers: [Int]
}
