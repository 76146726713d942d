/// The outline of the combined areas of pieces, recomputed only when pieces move relative to each
/// other.
///
/// Areas are computed in the coordinates of the first piece, so that moving all pieces together
/// does not change them.
package struct CombinedAreas {
  private let combination: PathCombination
  private var pieces: [GeometryPiece] = []
  private var outline = BezierPath()
  /// Whether the areas exceed `EdgeLimits`; the outline contains all pieces then.
  package private(set) var isUncombined = false

  /// The steps per unit at which transforms are compared; coarser than rounding errors.
  private static let precision = 1e9

  /// Makes areas of no pieces.
  package init(_ combination: PathCombination) { self.combination = combination }

  /// Returns the outline, in the coordinates after the pieces' transforms.
  package mutating func outline(of pieces: ArraySlice<GeometryPiece>) -> BezierPath {
    let base = CombinedAreas.base(pieces)
    let own = CombinedAreas.pieces(pieces, in: base)
    if own != self.pieces {
      self.pieces = own
      let operands = CombinedAreas.operands(own)
      let combined =
        operands.count == 1 ? operands[0] : BezierPath.combined(operands, by: combination)
      isUncombined = combined == nil
      outline = combined ?? operands.reduce(into: BezierPath()) { $0.append($1) }
    }
    return outline.transformed(by: base)
  }

  /// The coordinates in which areas are computed: the first piece's, unless its transform is
  /// singular or mirrors.
  private static func base(_ pieces: ArraySlice<GeometryPiece>) -> Affine {
    guard let first = pieces.first(where: { !$0.isMeasuredOnly })?.transform, first.isFinite,
      first.determinant > 1e-9
    else { return .identity }
    return first
  }

  /// The pieces with areas, in some coordinates.
  private static func pieces(
    _ pieces: ArraySlice<GeometryPiece>, in base: Affine
  ) -> [GeometryPiece] {
    let inverse = base == .identity ? nil : base.inverse
    return pieces.compactMap { piece in
      guard !piece.isMeasuredOnly else { return nil }
      guard let inverse else { return piece }
      var own = piece
      own.transform = piece.transform == base ? .identity : rounded(inverse * piece.transform)
      return own
    }
  }

  private static func rounded(_ transform: Affine) -> Affine {
    func round(_ value: Double) -> Double { (value * precision).rounded() / precision }
    return Affine(
      a: round(transform.a), b: round(transform.b), c: round(transform.c), d: round(transform.d),
      tx: round(transform.tx), ty: round(transform.ty))
  }

  /// The paths whose areas are combined; all pieces of a compound path are one path.
  private static func operands(_ pieces: [GeometryPiece]) -> [BezierPath] {
    var operands: [BezierPath] = []
    var places: [Int: Int] = [:]
    for piece in pieces {
      if let compound = piece.compound {
        if let place = places[compound] {
          operands[place].append(piece.path, transform: piece.transform)
          continue
        }
        places[compound] = operands.count
      }
      operands.append(piece.path.transformed(by: piece.transform))
    }
    return operands
  }
}
