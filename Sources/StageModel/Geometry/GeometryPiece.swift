import Geometry

/// A path on its way to a shape: modifiers work in its own coordinates, the transform comes last.
struct GeometryPiece {
  var path: BezierPath
  var transform: Affine
  /// The number of the compound path that it is part of; `nil` if it is a path for itself.
  var compound: Int?
  /// Whether it only counts where paths are trimmed one after the other.
  var isMeasuredOnly = false
}

extension [GeometryPiece] {
  /// Takes pieces from an index on out, as what areas are computed of: compound paths are one path each.
  mutating func takeOperands(from first: Int) -> [BezierPath] {
    var operands: [BezierPath] = []
    var places: [Int: Int] = [:]
    for piece in self[first...] where !piece.isMeasuredOnly {
      if let compound = piece.compound {
        if let place = places[compound] {
          operands[place].append(piece.path, transform: piece.transform)
          continue
        }
        places[compound] = operands.count
      }
      operands.append(piece.path.transformed(by: piece.transform))
    }
    removeSubrange(first...)
    return operands
  }
}
