package import SceneModel

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the end of the line.
  case butt = 0
  /// A half circle.
  case round = 1
  /// A half square.
  case square = 2
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A point, up to the miter limit.
  case miter = 0
  /// An arc.
  case round = 1
  /// A straight edge.
  case bevel = 2
}

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than 0.
  case winding = 0
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// A bitmap image; the stand-in makes one only from pictures of its host.
public final class CGImage: Sendable {
  package let picture: Picture

  package init(picture: Picture) { self.picture = picture }

  /// The width, in pixels.
  public var width: Int { picture.width }
  /// The height, in pixels.
  public var height: Int { picture.height }
}

/// An immutable path.
public final class CGPath: Sendable {
  package let path: Path

  package init(path: Path) { self.path = path }
}
