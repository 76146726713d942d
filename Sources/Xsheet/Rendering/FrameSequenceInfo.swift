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
  /// The number of these frames a second; `nil` for the times that they have in the animation.
  package var pace: Double?
  /// Whether no pixel is transparent.
  package var isOpaque = false
  /// Whether video gets a plane of opacity.
  package var hasAlphaPlane = false

  /// The time of a frame by its position, or of the end after the last one, in seconds from the first one.
  package func time(at index: Int) -> Double {
    if let pace { return Double(index) / pace }
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    if index < numbers.count { return Double(numbers[index] - first) / frameRate }
    // The last frame lasts as long as the one before it.
    let step = numbers.count > 1 ? last - numbers[numbers.count - 2] : 1
    return Double(last - first + step) / frameRate
  }

  /// The number of frames a second that are shown, if all last equally long.
  package var shownRate: Double { pace ?? Double(1) / (time(at: 1) > 0 ? time(at: 1) : 1) }
}
