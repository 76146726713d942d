import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineEvent {
  /// The event with its actions, of which equal ones of several views are one.
  func jsonNode(_ notation: TimelineNotation, _ parents: ViewParents) -> JSONNode {
    let groups = groups(parents)
    var fields = [JSONField(ActionName.event, .number(Double(number)))]
    if !actions.isEmpty || keyframes.isEmpty && phases.isEmpty {
      fields.append(JSONField(ActionName.actions, .array(groups.map { $0.jsonNode(notation) })))
    }
    if !keyframes.isEmpty {
      fields.append(
        JSONField(ActionName.keyframes, .array(runGroups.map { $0.jsonNode(notation) })))
    }
    if !phases.isEmpty {
      fields.append(JSONField(ActionName.phases, .array(phases.map { $0.jsonNode(notation) })))
    }
    return .object(fields)
  }
}

extension TimelineAction {
  /// The target in an action with several: a property, or the view that is inserted or removed.
  var nameInGroup: String {
    guard case .animate(let animation) = change, animation.isPresence(of: target) else {
      return target.text
    }
    return target.view
  }

  func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    var fields: [JSONField]
    switch change {
    case .set(let value):
      fields = [
        JSONField(ActionKind.set.rawValue, .string(target.text)),
        JSONField(ActionName.to, notation.value(value, like: target.standard)),
      ]
    case .animate(let animation) where animation.isPresence(of: target):
      let kind = target.key == .insertion ? ActionKind.insert : .remove
      fields =
        [JSONField(kind.rawValue, .string(target.view))] + animation.paceFields(role, notation)
    case .animate(let animation):
      fields =
        [JSONField(ActionKind.animate.rawValue, .string(target.text))]
        + animation.fields(of: target, notation)
    case .play(let playback):
      fields = [
        JSONField(ActionKind.play.rawValue, .string(target.view)),
        JSONField(ActionName.interval, .number(playback.interval)),
      ]
      if playback.count != 1 {
        fields.append(JSONField(ActionName.repeats, .times(playback.count)))
      }
    case .stop:
      let isPlayback = target.key == .frameIndex && target.component == nil
      fields = [
        JSONField(ActionKind.stop.rawValue, .string(isPlayback ? target.view : target.text))
      ]
    }
    if after != 0 { fields.append(JSONField(ActionName.after, notation.delay(after, of: role))) }
    if case .within(let distance) = accuracy {
      let unit = target.key.unit
      let node: JSONNode =
        unit.suffix.isEmpty ? .number(distance) : .string(unit.text(distance))
      fields.append(JSONField(ActionName.within, node))
    }
    return .object(fields)
  }
}

extension TimelineAnimation {
  fileprivate func fields(
    of target: TimelineAction.Target, _ notation: TimelineNotation
  ) -> [JSONField] {
    var fields: [JSONField] = []
    if let from {
      fields.append(JSONField(ActionName.from, notation.value(from, like: target.standard)))
    }
    fields.append(JSONField(ActionName.to, notation.value(to, like: target.standard)))
    if let along {
      let tangents = [along.outgoing, along.incoming].map { $0.jsonNode(thirdDefault: 0) }
      fields.append(JSONField(ActionName.along, .array(tangents)))
    }
    return fields + paceFields(PropertyRole(target.key), notation) + (repetition?.fields ?? [])
  }

  /// Curve, duration, delay and speed.
  fileprivate func paceFields(
    _ role: PropertyRole, _ notation: TimelineNotation
  ) -> [JSONField] {
    var fields: [JSONField] = []
    if curve != .linear {
      fields.append(JSONField(ActionName.curve, notation.curve(curve, of: role)))
    }
    if curve.settlingDuration == nil {
      fields.append(JSONField(ActionName.duration, notation.duration(duration, of: role)))
    }
    if delay != 0 { fields.append(JSONField(ActionName.delay, notation.delay(delay, of: role))) }
    if speed != 1 { fields.append(JSONField(ActionName.speed, .number(speed))) }
    return fields
  }
}

extension TimelineAnimation.Repetition {
  fileprivate var fields: [JSONField] {
    let field = JSONField(ActionName.repeats, .times(count))
    return autoreverses ? [field] : [field, JSONField(ActionName.autoreverses, false)]
  }
}

extension AnimationCurve {
  /// The name, or the control points.
  var jsonNode: JSONNode {
    if let name { return .string(name) }
    switch self {
    case .spring(let duration, let bounce):
      return [CurveName.duration: .number(duration), CurveName.bounce: .number(bounce)]
    case .interpolatingSpring(let spring, let velocity):
      return [
        CurveName.mass: .number(spring.mass), CurveName.stiffness: .number(spring.stiffness),
        CurveName.damping: .number(spring.damping), CurveName.velocity: .number(velocity),
      ]
    case .linear, .easeIn, .easeOut, .easeInOut, .timingCurve:
      let curve = timingCurve ?? .linear
      return .numbers([curve.c1.x, curve.c1.y, curve.c2.x, curve.c2.y])
    }
  }
}

extension JSONNode {
  /// A number of runs; `nil` for endless repetition.
  static func times(_ count: Int?) -> JSONNode {
    count.map { .number(Double($0)) } ?? .string(ActionName.forever)
  }
}
