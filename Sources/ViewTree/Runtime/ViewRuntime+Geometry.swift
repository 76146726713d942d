import Geometry
import SceneModel

extension ViewRuntime {
  /// Makes the path of a shape from its geometry children.
  mutating func makeGeometry(ofShape index: Int) {
    let target = views[index].path
    if let only = onlyPath(ofShape: index),
      case .path(let path) = values[views[only].valueIndex + PathView.layout.slots.index]
    {
      scene.paths[target].path = path
      return
    }
    pieces.removeAll(keepingCapacity: true)
    compoundCount = 0
    addGeometry(ofChildren: index, transform: .identity)
    scene.paths[target].path.removeAll()
    for piece in pieces where !piece.isMeasuredOnly {
      scene.paths[target].path.append(piece.path, transform: piece.transform)
    }
  }

  /// The single free path that is a shape's whole geometry, if there is one.
  private func onlyPath(ofShape index: Int) -> Int? {
    var found: Int?
    for child in views[index].children where !views[child].isPaint {
      guard found == nil, views[child].kind == .path else { return nil }
      found = child
    }
    return found
  }

  /// Appends the pieces of a view's geometry children.
  private mutating func addGeometry(ofChildren index: Int, transform: Affine) {
    for child in views[index].children { addGeometry(child, transform: transform) }
  }

  /// Appends the pieces of a geometry view.
  private mutating func addGeometry(_ index: Int, transform: Affine) {
    let base = views[index].valueIndex
    switch views[index].kind {
    case .path:
      let path = values[PathView.layout.slots, base]
      pieces.append(GeometryPiece(path: path, transform: transform))
    case .rectangle(let rectangle):
      let slots = RectangleView.layout.slots
      var path = BezierPath()
      path.addRectangle(
        center: values[slots.position, base].xy, size: values[slots.size, base].xy,
        cornerRadius: values[slots.cornerRadius, base], isReversed: rectangle.isReversed)
      pieces.append(GeometryPiece(path: path, transform: transform))
    case .ellipse(let ellipse):
      let slots = EllipseView.layout.slots
      var path = BezierPath()
      path.addEllipse(
        center: values[slots.position, base].xy, size: values[slots.size, base].xy,
        isReversed: ellipse.isReversed)
      pieces.append(GeometryPiece(path: path, transform: transform))
    case .star(let star):
      addStar(base, isPolygon: false, isReversed: star.isReversed, transform: transform)
    case .polygon(let polygon):
      addStar(base, isPolygon: true, isReversed: polygon.isReversed, transform: transform)
    case .transformed:
      addGeometry(ofChildren: index, transform: transform * self.transform(of: index).affine)
    case .measured:
      let first = pieces.count
      addGeometry(ofChildren: index, transform: transform)
      for piece in first..<pieces.count { pieces[piece].isMeasuredOnly = true }
    case .trim(let view):
      let first = pieces.count
      addGeometry(ofChildren: index, transform: transform)
      trim(from: first, view.mode, index)
    case .roundCorners:
      let radius = values[RoundCornersView.layout.slots, base]
      modifyGeometry(of: index, transform) { $0.roundingCorners(radius: radius) }
    case .puckerBloat:
      let amount = values[PuckerBloatView.layout.slots, base]
      modifyGeometry(of: index, transform) { $0.puckered(amount: amount) }
    case .twist:
      let angle = values[TwistView.layout.slots.angle, base]
      let center = values[TwistView.layout.slots.center, base].xy
      modifyGeometry(of: index, transform) { $0.twisted(degrees: angle, center: center) }
    case .zigZag(let view):
      let amount = values[ZigZagView.layout.slots.amount, base]
      let ridges = values[ZigZagView.layout.slots.ridges, base]
      modifyGeometry(of: index, transform) {
        $0.zigZagged(amplitude: amount, ridges: ridges, corner: view.corner)
      }
    case .offsetPath(let view):
      let amount = values[OffsetPathView.layout.slots.amount, base]
      let limit = values[OffsetPathView.layout.slots.miterLimit, base]
      modifyGeometry(of: index, transform) {
        $0.offset(by: amount, join: view.join, miterLimit: limit)
      }
    case .repeater:
      addCopies(index, transform: transform)
    case .combine(let view):
      combine(index, view.mode, transform: transform)
    case .group, .shape, .image, .frames, .text, .fill, .stroke, .mask, .effect:
      break
    }
  }

  /// Appends the pieces of a view's geometry children, each modified separately.
  private mutating func modifyGeometry(
    of index: Int, _ transform: Affine, _ modify: (BezierPath) -> BezierPath
  ) {
    let first = pieces.count
    addGeometry(ofChildren: index, transform: transform)
    for piece in first..<pieces.count { pieces[piece].path = modify(pieces[piece].path) }
  }

  private mutating func addStar(
    _ base: Int, isPolygon: Bool, isReversed: Bool, transform: Affine
  ) {
    let slots = StarView.layout.slots
    var path = BezierPath()
    path.addStar(
      isPolygon: isPolygon, isReversed: isReversed, center: values[slots.position, base].xy,
      points: values[slots.points, base], rotation: values[slots.rotation, base],
      outerRadius: values[slots.outerRadius, base], innerRadius: values[slots.innerRadius, base],
      outerRoundness: values[slots.outerRoundness, base],
      innerRoundness: values[slots.innerRoundness, base])
    pieces.append(GeometryPiece(path: path, transform: transform))
  }

  /// Trims the pieces at an index and after it.
  private mutating func trim(from first: Int, _ mode: TrimMode, _ index: Int) {
    let base = views[index].valueIndex
    let range = TrimRange(
      start: values[TrimView.layout.slots.start, base],
      end: values[TrimView.layout.slots.end, base],
      offset: values[TrimView.layout.slots.offset, base])
    guard !range.keepsPaths else { return }
    guard !range.isEmpty else { return pieces.removeSubrange(first...) }
    measure(from: first, for: index)
    let total = views[index].trimmed.reduce(0) { $0 + $1.lengths.total }
    var position = 0.0
    for piece in first..<pieces.count {
      let measured = views[index].trimmed[piece - first].lengths
      let stretches: [ClosedRange<Double>]
      if mode == .individually {
        stretches = range.stretches(ofLength: total).map { stretch in
          let low = (stretch.lowerBound - position).clamped(to: 0...measured.total)
          return low...(stretch.upperBound - position).clamped(to: low...measured.total)
        }
      } else {
        stretches = range.stretches(ofLength: measured.total)
      }
      position += measured.total
      var trimmed = BezierPath()
      trimmed.appendTrimmed(pieces[piece].path, lengths: measured, stretches: stretches)
      pieces[piece].path = trimmed
    }
  }

  /// Measures the pieces at an index and after it for a trim, except pieces unchanged since the last call.
  private mutating func measure(from first: Int, for index: Int) {
    let count = pieces.count - first
    if views[index].trimmed.count > count {
      views[index].trimmed.removeLast(views[index].trimmed.count - count)
    }
    for place in 0..<count {
      let path = pieces[first + place].path
      if place == views[index].trimmed.count {
        views[index].trimmed.append((path, PathLengths(path)))
      } else if views[index].trimmed[place].path != path {
        views[index].trimmed[place] = (path, PathLengths(path))
      }
    }
  }

  /// Appends copies of a repeater's geometry.
  private mutating func addCopies(_ index: Int, transform: Affine) {
    let base = views[index].valueIndex
    let first = pieces.count
    addGeometry(ofChildren: index, transform: .identity)
    let originals = Array(pieces[first...])
    pieces.removeSubrange(first...)
    let steps = RepeaterSteps(
      self.transform(of: index), offset: values[RepeaterView.layout.slots.copyOffset, base])
    let count = RepeaterView.count(values[RepeaterView.layout.slots.copies, base])
    for affine in steps.affines(count: count) where pieces.count < ViewRuntime.maximumNodes {
      var compounds: [Int: Int] = [:]
      for original in originals {
        var piece = original
        piece.transform = transform * affine * piece.transform
        if let compound = piece.compound {
          piece.compound = compounds[compound] ?? newCompound()
          compounds[compound] = piece.compound
        }
        pieces.append(piece)
      }
    }
  }

  /// Returns a number that no other compound path of the shape has.
  private mutating func newCompound() -> Int {
    compoundCount += 1
    return compoundCount
  }

  /// Appends the outline of the combined areas of a view's geometry.
  private mutating func combine(
    _ index: Int, _ combination: PathCombination, transform: Affine
  ) {
    let first = pieces.count
    guard combination != .compound else {
      addGeometry(ofChildren: index, transform: transform)
      let compound = newCompound()
      for piece in first..<pieces.count { pieces[piece].compound = compound }
      return
    }
    addGeometry(ofChildren: index, transform: .identity)
    let outline = combinedAreas[index, default: CombinedAreas(combination)]
      .outline(of: pieces[first...])
    pieces.removeSubrange(first...)
    pieces.append(GeometryPiece(path: outline, transform: transform))
  }
}
