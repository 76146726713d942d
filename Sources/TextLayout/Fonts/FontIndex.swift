import Geometry

/// A list of fonts.
protocol FontIndex: Sendable {
  /// The faces with a name, in an order that does not depend on the machine.
  func entries(_ name: FontName, _ value: String) -> [FontEntry]

  /// The best face for a family that is missing.
  ///
  /// - Parameters:
  ///   - family: The family; empty for the default one.
  ///   - traits: The weight and slope.
  ///   - isEquivalent: Whether the face must be of an alias of the family: a family of equal widths, such as Liberation
  ///     Sans for Arial, or the family of a generic name.
  ///   - scalar: A character that the face must have; `nil` for any face.
  func substitute(
    for family: String, _ traits: FontTraits, isEquivalent: Bool, having scalar: Unicode.Scalar?
  ) -> FontEntry?
}

/// A kind of name that a face has.
enum FontName: Hashable, Sendable {
  /// The family, in any case.
  case family
  /// The full name, such as `Lato Bold`.
  case fullName
  /// The PostScript name, such as `Lato-Bold`.
  case postScriptName
}

/// A face in a list, or a range of weights of a variable one.
struct FontEntry: Hashable {
  var path: String
  var index: Int
  var family: String
  var style: String
  /// The weights, 1...1000.
  var weights: ClosedRange<Double>
  var isItalic: Bool
  /// The width, in percent of the normal one.
  var width: Double
  var isVariable: Bool
}

extension [FontEntry] {
  /// The entry whose traits are closest, by CSS's rules for weights.
  func closest(to traits: FontTraits) -> FontEntry? {
    let slanted = filter { $0.isItalic == traits.isItalic }
    let candidates = slanted.isEmpty ? self : slanted
    return candidates.min { $0.distance(from: traits.weight) < $1.distance(from: traits.weight) }
  }
}

extension FontEntry {
  /// The order in which CSS takes weights: https://www.w3.org/TR/css-fonts-4/#font-style-matching.
  fileprivate func distance(from weight: Double) -> Double {
    let nearest = weight.clamped(to: weights)
    let isLighter = nearest < weight
    let difference = abs(nearest - weight)
    // Widths other than the normal one come last, fixed faces before variable ones.
    let last = abs(width - 100) * 1e6 + (isVariable ? 0.5 : 0)
    if difference == 0 { return last }
    let isMedium = (400...500).contains(weight)
    if isMedium, !isLighter, nearest <= 500 { return last + difference }
    let prefersLighter = weight <= 500
    return last + difference + (isLighter == prefersLighter ? 1_000 : 2_000)
  }
}
