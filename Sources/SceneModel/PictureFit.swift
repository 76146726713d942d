/// How a picture fills a rectangle that may have other proportions; it lies in the middle.
public enum PictureFit: String, Hashable, Sendable, CaseIterable {
  /// It is scaled evenly until it covers the rectangle; what sticks out is cut off.
  case cover
  /// It is scaled evenly until it just fits; beside it nothing is drawn.
  case contain
  /// It is stretched to the rectangle.
  case stretch
}
