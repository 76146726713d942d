/// How a picture fills a rectangle of other proportions; it is centered.
public enum PictureFit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Scaled evenly to cover the rectangle, and cropped.
  case cover
  /// Scaled evenly to fit into the rectangle; the rest stays empty.
  case contain
  /// Stretched to the rectangle.
  case stretch
}
