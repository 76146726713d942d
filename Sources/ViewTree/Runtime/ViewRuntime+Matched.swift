import Geometry

// Groups that adopt the frames of others, as with SwiftUI's `matchedGeometryEffect`.
extension ViewRuntime {
  /// Returns a group's transform, adjusted to the frames of the groups that it is matched with.
  mutating func matched(_ affine: Affine, _ index: Int, _ style: GroupView) -> Affine {
    guard let own = style.matched else { return affine }
    if own.isSource, let link = views[index].links.first {
      let presence = presence(of: index, style)
      // A source moves from the other source's frame and back to it, whichever of them is present.
      let share = 1 - presence
      guard share != 0, let target = target(affine, index, style, link) else { return affine }
      return affine.interpolated(to: target, progress: share)
    }
    return followed(affine, index, style)
  }

  /// Returns a follower's transform: the mean of the sources' frames, weighted by presence; its own without any.
  private mutating func followed(_ affine: Affine, _ index: Int, _ style: GroupView) -> Affine {
    var (frames, sum) = (affine, 0.0)
    for link in views[index].links {
      guard case .group(let other) = views[link.source].kind else { continue }
      let presence = other.appears ? presence(of: link.source, other).clamped(to: 0...1) : 1
      guard presence > 0, let target = target(affine, index, style, link) else { continue }
      sum += presence
      frames = frames.interpolated(to: target, progress: presence / sum)
    }
    return affine.interpolated(to: frames, progress: Swift.min(1, sum))
  }

  /// Returns the presence of a group: 1 for present, 0 for absent; springs overshoot both.
  private func presence(of index: Int, _ style: GroupView) -> Double {
    guard let presence = style.slots.presence else { return 1 }
    let base = views[index].valueIndex
    return values[presence.insertion, base] - values[presence.removal, base]
  }

  /// Returns the transform of a group in the frame of a source; `nil` if it cannot be computed.
  private mutating func target(
    _ affine: Affine, _ index: Int, _ style: GroupView, _ link: MatchedLinks.Link
  ) -> Affine? {
    guard case .group(let other) = views[link.source].kind, let own = style.matched,
      let source = other.matched, let size = style.frameSize, let otherSize = other.frameSize
    else { return nil }
    var around = Affine.identity
    for view in link.outward { around = place(of: view) * around }
    guard let back = around.inverse else { return nil }
    // A descendant of the source uses the source's frame without its transform.
    var place = link.isInside ? Affine.identity : transform(of: link.source).affine
    for view in link.inward.reversed() { place = self.place(of: view) * place }
    place = back * place
    switch own.properties {
    case .frame:
      return size.x > 0 && size.y > 0 ? place * .scale(otherSize / size) : place
    case .position:
      let point = place.apply(source.anchor * otherSize)
      return .translation(point - affine.apply(own.anchor * size)) * affine
    case .size:
      let center = own.anchor * size
      let factor = Vector2(
        ratio(place.applyLinear(Vector2(otherSize.x, 0)), affine.applyLinear(Vector2(size.x, 0))),
        ratio(place.applyLinear(Vector2(0, otherSize.y)), affine.applyLinear(Vector2(0, size.y))))
      return affine * .translation(center) * .scale(factor) * .translation(-center)
    }
  }

  /// The ratio of two vectors' lengths; 1 if it is undefined.
  private func ratio(_ one: Vector2, _ other: Vector2) -> Double {
    other.length > 0 ? one.length / other.length : 1
  }

  /// Returns a group's transform; the identity for views of other kinds, which links never contain.
  private mutating func place(of index: Int) -> Affine {
    guard case .group(let style) = views[index].kind else { return .identity }
    return place(of: index, style)
  }
}

extension Affine {
  /// Interpolates the numbers of the transform; frames without rotation move and scale linearly.
  fileprivate func interpolated(to end: Affine, progress: Double) -> Affine {
    Affine(
      a: a.interpolated(to: end.a, progress: progress),
      b: b.interpolated(to: end.b, progress: progress),
      c: c.interpolated(to: end.c, progress: progress),
      d: d.interpolated(to: end.d, progress: progress),
      tx: tx.interpolated(to: end.tx, progress: progress),
      ty: ty.interpolated(to: end.ty, progress: progress))
  }
}
