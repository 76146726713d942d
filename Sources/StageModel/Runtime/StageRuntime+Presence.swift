import Geometry
import SceneModel

extension StageRuntime {
  /// Makes a group's part of the scene anew.
  mutating func remakeGroup(_ index: Int, _ style: GroupStyle) {
    let slot = views[index].firstSlot
    var place = Appearance()
    if style.space != nil || views[index].isSpatial {
      place = appearance(of: index, style.space)
    } else {
      place.affine = transform(of: index).affine
    }
    var affine = place.affine
    var opacity = values[slot + GroupSlots.opacity].numberValue.clamped(to: 0...1)
    var isVisible = values[slot + GroupSlots.isVisible].flagValue && place.isVisible
    if let effect = style.effect { affine = driven(affine, effect, of: index) }
    if style.appears {
      let insertion = values[slot + GroupSlots.insertion(style)].numberValue
      let removal = values[slot + GroupSlots.removal(style)].numberValue
      isVisible = isVisible && insertion != 0 && removal != 1
      let state = transition(of: index, style, insertion: insertion, removal: removal)
      affine = state.transform * matched(affine, index, share: 1 - insertion + removal)
      opacity *= state.opacity
      for effect in views[index].transitionBlurs {
        scene.effects[effect] = .gaussianBlur(deviation: Vector2(state.blur, state.blur))
      }
    }
    for instance in views[index].instances {
      scene.groups[instance].transform = affine
      scene.groups[instance].divisor = place.divisor
      scene.groups[instance].opacity = opacity
      scene.groups[instance].isVisible = isVisible
    }
  }

  /// A group's transform with what its effect adds.
  private func driven(_ affine: Affine, _ effect: DrivenEffect, of index: Int) -> Affine {
    let slot = views[index].firstSlot
    // Whole cycles are taken away first, so that many of them cost no accuracy.
    let cycles = values[slot + GroupSlots.cycles].numberValue.truncatingRemainder(dividingBy: 1)
    let amplitude = values[slot + GroupSlots.amplitude].vectorValue.xy
    let way = amplitude * sine(2 * .pi * cycles)
    let pivot = values[slot + TransformSlots.position].vectorValue.xy
    let motion: Affine =
      switch effect {
      case .shake: .translation(way)
      case .swing: .translation(pivot) * .rotation(degrees: way.x) * .translation(-pivot)
      case .pulse: .translation(pivot) * .scale(way + Vector2(1, 1)) * .translation(-pivot)
      }
    return motion * affine
  }

  private func transition(
    of index: Int, _ style: GroupStyle, insertion: Double, removal: Double
  ) -> TransitionState {
    let slot = views[index].firstSlot
    let scale = values[slot + TransformSlots.scale].vectorValue.xy
    let extent = style.frameSize.map { $0 * scale } ?? scene.size
    var state = TransitionState(
      pivot: values[slot + TransformSlots.position].vectorValue.xy, extent: extent)
    let transition = style.transition ?? .opacity
    state.add(transition, share: 1 - insertion, isRemoval: false)
    state.add(transition, share: removal, isRemoval: true)
    return state
  }

  /// A group's transform on its way to the frame of the group that it is matched with.
  private mutating func matched(_ affine: Affine, _ index: Int, share: Double) -> Affine {
    let partner = views[index].partner
    guard partner >= 0, share != 0, case .group(let own) = views[index].kind,
      case .group(let other) = views[partner].kind
    else { return affine }
    var target = transform(of: partner).affine
    if let size = own.frameSize, let otherSize = other.frameSize, size.x > 0, size.y > 0 {
      target = target * .scale(otherSize / size)
    }
    return affine.interpolated(to: target, progress: share)
  }
}

extension Affine {
  /// The transform whose numbers are mixed; frames without a turn move and grow evenly.
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
