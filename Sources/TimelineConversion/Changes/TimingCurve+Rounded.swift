import Geometry

extension TimingCurve {
  /// The curve with control points as files hold them, to four places.
  var rounded: TimingCurve {
    TimingCurve(
      c1.x.rounded(toPlaces: 4), c1.y.rounded(toPlaces: 4), c2.x.rounded(toPlaces: 4),
      c2.y.rounded(toPlaces: 4))
  }
}
