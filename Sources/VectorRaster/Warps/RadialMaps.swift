import Geometry
public import SceneModel

// After Effects publishes what these effects do, not their formulas; the curves between centre and rim are the usual ones.

/// A turn about a centre that falls to nothing at a radius, by the square of the way there.
struct TwirlMap: PlaceMap {
  let angle: Double
  let center: Vector2
  let radius: Double

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let way = place - center
    let distance = way.length
    guard distance < radius else { return place }
    let share = 1 - distance / radius
    let turn = -angle * share * share
    let (cosine, sine) = (cosine(turn), sine(turn))
    return center + Vector2(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
  }
}

/// A circle that lies on the front of a ball: ways along its surface are those in the circle, seen from afar.
struct SpherizeMap: PlaceMap {
  let center: Vector2
  let radius: Double

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let way = place - center
    let distance = way.length
    guard distance < radius, distance > 0 else { return place }
    let share = (.pi / 2 - arccosine(distance / radius)) / (.pi / 2)
    return center + way * (share * radius / distance)
  }
}

/// Ways to and from a centre that go up and down along the radius, the less the further out.
struct RippleMap: PlaceMap {
  let ripple: Ripple

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let way = place - ripple.center
    let distance = way.length
    guard distance < ripple.radius, distance > 0, ripple.width > 0 else { return place }
    let wave = sine((distance / ripple.width) * 2 * .pi - ripple.phase.radians)
    let shift = wave * ripple.height * (1 - distance / ripple.radius)
    return ripple.center + way * ((distance + shift) / distance)
  }
}

extension Twirl: PixelWarp {
  /// The circle that it turns.
  public var reach: WarpReach { angle == 0 ? .nothing : .circle(center, radius) }

  /// The warp of pixels.
  public func warp(in space: PointSpace) -> WarpFilter? {
    WarpFilter(TwirlMap(angle: angle.radians, center: center, radius: radius), space)
  }
}

extension Spherize: PixelWarp {
  /// The circle that it puts on a sphere.
  public var reach: WarpReach { .circle(center, radius) }

  /// The warp of pixels.
  public func warp(in space: PointSpace) -> WarpFilter? {
    WarpFilter(SpherizeMap(center: center, radius: radius), space)
  }
}

extension Ripple: PixelWarp {
  /// The circle in which waves travel.
  public var reach: WarpReach {
    height != 0 && width > 0 ? .circle(center, radius) : .nothing
  }

  /// The warp of pixels.
  public func warp(in space: PointSpace) -> WarpFilter? {
    WarpFilter(RippleMap(ripple: self), space)
  }
}
