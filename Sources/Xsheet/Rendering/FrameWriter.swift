package import ImageCoding

/// Writes the frames of an animation to one file or to many.
///
/// A writer is begun once, gets all frames in order, one after the other, and is finished. Frames are prepared on
/// several threads at once, so the costly part, such as compression, belongs there. Files appear under their names
/// only when they are complete: a writer that is dropped before it is finished leaves no part of a file behind.
package protocol FrameWriter: Sendable {
  /// A frame that was prepared for writing.
  associatedtype Prepared: Sendable

  /// Begins to write.
  ///
  /// - Throws: `XsheetError` if the output cannot take these frames.
  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError)

  /// Prepares a frame for writing, on any thread.
  static func prepare(
    _ image: consuming PixelImage, for info: FrameSequenceInfo
  ) throws(XsheetError) -> Prepared

  /// Writes the next frame.
  ///
  /// - Parameters:
  ///   - frame: The prepared frame.
  ///   - number: Its number in the animation.
  mutating func add(_ frame: Prepared, number: Int) throws(XsheetError)

  /// Completes the output.
  mutating func finish() throws(XsheetError)
}
