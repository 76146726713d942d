import Geometry

extension TimingCurve {
  /// The curve with control points as files hold them, to five places: at 500 points, a hundredth of a pixel or less.
  var rounded: TimingCurve {
    TimingCurve(
      c1.x.rounded(toPlaces: 5), c1.y.rounded(toPlaces: 5), c2.x.rounded(toPlaces: 5),
      c2.y.rounded(toPlaces: 5))
  }
}
