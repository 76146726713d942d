/// The outline of the combined areas of pieces, which is computed anew only when they change against each other.
///
/// Areas are computed in the coordinates of the first piece, so that their result is the same however all pieces move
/// as one.
package struct CombinedAreas {
  private var pieces: [GeometryPiece] = []
  private var outline = BezierPath()
  /// Whether the areas are too much to be computed; the outline is that of all pieces in one then.
  package private(set) var isUncombined = false

  /// Transforms are compared in steps of this share of a unit, below what rounding makes of equal movements.
  private static let precision = 1e9

  /// Makes areas of no pieces.
  package init() {}

  /// The outline, in the coordinates that the pieces are transformed to.
  package mutating func outline(
    of pieces: ArraySlice<GeometryPiece>, by combination: PathCombination
  ) -> BezierPath {
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
    return base == .identity ? outline : outline.transformed(by: base)
  }

  /// The coordinates that areas are computed in; those that pieces are transformed to if the first piece has none that
  /// keep what runs clockwise.
  private static func base(_ pieces: ArraySlice<GeometryPiece>) -> Affine {
    guard let first = pieces.first(where: { !$0.isMeasuredOnly })?.transform, first.isFinite,
      first.determinant > 1e-9
    else { return .identity }
    return first
  }

  /// What areas are computed of, in some coordinates.
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

  /// The paths whose areas are combined: compound paths are one path each.
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
      operands.append(
        piece.transform == .identity ? piece.path : piece.path.transformed(by: piece.transform))
    }
    return operands
  }
}
