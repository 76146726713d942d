import Geometry

/// The order in which planes before a camera are drawn, so that nearer ones cover those behind them.
///
/// Planes that do not pass through each other are drawn as a whole, by their depths. Of two that do, one is parted where
/// they meet: a part is drawn before the other plane, and a part after it.
struct DepthSorter {
  /// What is drawn of one child.
  struct Plane {
    /// The child.
    var node: Int
    /// How deep it lies as a whole.
    var depth = 0.0
    /// How near it is, as a linear function of the pixel; `nil` for what is no plane.
    var nearness: Vector3?
    /// The corners of what is seen of it, in pixels: a convex polygon.
    var outline: [Vector2]
  }

  /// A part of a plane, or all of it.
  struct Part {
    var node: Int
    /// The sides of lines that the part lies on: linear functions of the pixel that are not negative there.
    var sides: [Vector3] = []

    var isCut: Bool { !sides.isEmpty }
  }

  /// The most parts of all planes; beyond that, planes that pass through each other are drawn by their depths.
  private static let maximumParts = 64

  private var partCount = 0

  /// The parts in the order in which they are drawn, from planes whose depth falls.
  mutating func parts(of planes: [Plane]) -> [Part] {
    partCount = planes.count
    return ordered(planes.map { Piece(part: Part(node: $0.node), plane: $0) }).map(\.part)
  }

  private struct Piece {
    var part: Part
    var plane: Plane

    /// The piece on one side of a line; `nil` if nothing of it is there.
    func piece(on side: Vector3) -> Piece? {
      var piece = self
      piece.part.sides.append(side)
      piece.plane.outline = ConvexPolygon.part(of: plane.outline, side)
      return piece.plane.outline.isEmpty ? nil : piece
    }
  }

  /// How one piece lies before another where both are seen.
  private enum Relation {
    /// They do not meet in the picture.
    case apart
    case behind
    case before
    /// Before it where a linear function of the pixel is positive, elsewhere behind it.
    case through(Vector3)

    var isThrough: Bool { if case .through = self { true } else { false } }
  }

  private mutating func ordered(_ pieces: [Piece]) -> [Piece] {
    guard partCount < DepthSorter.maximumParts, let middle = dividing(pieces) else { return pieces }
    let divider = pieces[middle]
    var (behind, before): ([Piece], [Piece]) = ([], [])
    for (index, piece) in pieces.enumerated() where index != middle {
      switch DepthSorter.relation(of: piece, to: divider) {
      case .apart: if index < middle { behind.append(piece) } else { before.append(piece) }
      case .behind: behind.append(piece)
      case .before: before.append(piece)
      case .through(let side):
        partCount += 1
        if let part = piece.piece(on: -side) { behind.append(part) }
        if let part = piece.piece(on: side) { before.append(part) }
      }
    }
    return ordered(behind) + [divider] + ordered(before)
  }

  /// The first piece that another one passes through.
  private func dividing(_ pieces: [Piece]) -> Int? {
    pieces.indices.first { index in
      pieces[(index + 1)...].contains {
        DepthSorter.canCross($0, pieces[index])
          && DepthSorter.relation(of: $0, to: pieces[index]).isThrough
      }
    }
  }

  /// Whether two pieces may pass through each other: for most this tells without looking for what they share.
  private static func canCross(_ piece: Piece, _ other: Piece) -> Bool {
    guard let own = piece.plane.nearness, let theirs = other.plane.nearness else { return false }
    let gap = own - theirs
    func hasBothSides(_ outline: [Vector2]) -> Bool {
      outline.contains { gap.value(at: $0) > 0 } && outline.contains { gap.value(at: $0) < 0 }
    }
    return hasBothSides(piece.plane.outline) && hasBothSides(other.plane.outline)
  }

  private static func relation(of piece: Piece, to other: Piece) -> Relation {
    guard let own = piece.plane.nearness, let theirs = other.plane.nearness,
      piece.plane.node != other.plane.node
    else { return .apart }
    let gap = own - theirs
    let shared = ConvexPolygon.shared(piece.plane.outline, other.plane.outline)
    guard !shared.isEmpty else { return .apart }
    var (lowest, highest) = (0.0, 0.0)
    for corner in shared {
      // As a share of how near both are, so that planes that touch along an edge do not part each other.
      let size = max(abs(own.value(at: corner)), abs(theirs.value(at: corner)))
      let share = size > 0 ? gap.value(at: corner) / size : 0
      (lowest, highest) = (min(lowest, share), max(highest, share))
    }
    let least = 1e-4
    if lowest < -least, highest > least { return .through(gap) }
    return highest > -lowest ? .before : .behind
  }
}

/// Convex polygons as lists of corners.
enum ConvexPolygon {
  /// The part of a polygon where a linear function is not negative; empty if there is none.
  static func part(of corners: [Vector2], _ side: Vector3) -> [Vector2] {
    var result: [Vector2] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (side.value(at: corner), side.value(at: next))
      if here >= 0 { result.append(corner) }
      if here * there < 0 {
        result.append(corner.interpolated(to: next, progress: here / (here - there)))
      }
    }
    return result.count > 2 ? result : []
  }

  /// What two polygons have in common.
  static func shared(_ first: [Vector2], _ second: [Vector2]) -> [Vector2] {
    var area = 0.0
    for (index, corner) in second.enumerated() {
      let next = second[(index + 1) % second.count]
      area += corner.x * next.y - corner.y * next.x
    }
    guard area != 0, area.isFinite else { return [] }
    var result = first
    for (index, corner) in second.enumerated() where !result.isEmpty {
      let way = (second[(index + 1) % second.count] - corner) * (area < 0 ? -1 : 1)
      result = part(
        of: result, Vector3(-way.y, way.x, corner.x * way.y - corner.y * way.x))
    }
    return result
  }
}

extension Vector3 {
  /// The value of a linear function of a place, whose coefficients these are.
  fileprivate func value(at place: Vector2) -> Double { x * place.x + y * place.y + z }
}
