import CompositionModel
import Geometry
import StageModel

/// Brings the times of animations inside of precompositions to the composition's own time.
struct Retimer {
  /// A scope's time as root = start + stretch × local; `nil` behind a time remap, or where it
  /// is not finite.
  private struct Affinity {
    var start: Double
    var stretch: Double
  }

  private let scopes: [TimeScope]
  private var affinities: [Affinity?] = []

  init(_ scopes: [TimeScope]) {
    self.scopes = scopes
    for scope in scopes {
      switch scope {
      case .root:
        affinities.append(Affinity(start: 0, stretch: 1))
      case .shifted(let parent, let start, let stretch):
        affinities.append(
          affinities[parent].flatMap {
            // Stretches inside each other multiply, beyond all numbers in the end.
            let affinity = Affinity(
              start: $0.start + $0.stretch * start, stretch: $0.stretch * stretch)
            return affinity.start.isFinite && affinity.stretch.isFinite ? affinity : nil
          })
      case .remapped:
        affinities.append(nil)
      }
    }
  }

  /// The animation's values in root time; `nil` where times do not map to it one to one, forwards.
  func rootTimed(_ animation: StageAnimation) -> AnimatedValue<PropertyValue>? {
    guard let affinity = affinities[animation.scope], affinity.stretch > 0 else { return nil }
    guard affinity.start != 0 || affinity.stretch != 1 else { return animation.value }
    return animation.value.mapTimes {
      $0 == -.greatestFiniteMagnitude ? $0 : affinity.start + affinity.stretch * $0
    }
  }

  /// The animation's value at any root time.
  func evaluator(of animation: StageAnimation) -> (Double) -> PropertyValue {
    let chain = timeChain(to: animation.scope)
    var track = KeyframeTrack(animation.value)
    return { time in
      let place = track.place(at: chain.reduce(time) { $1($0) })
      switch animation.source {
      case .value: return track.value(at: place)
      case .pathAngle: return .number(track.pathAngle(at: place))
      }
    }
  }

  /// The steps from root time to a scope's time.
  private func timeChain(to scope: Int) -> [(Double) -> Double] {
    switch scopes[scope] {
    case .root:
      return []
    case .shifted(let parent, let start, let stretch):
      return timeChain(to: parent) + [{ ($0 - start) / stretch }]
    case .remapped(let parent, let value, let end):
      var track = KeyframeTrack(value.map { .number($0) })
      return timeChain(to: parent) + [
        { time in
          let remapped = track.value(at: track.place(at: time)).numberValue
          return remapped == end ? end - 1 : remapped
        }
      ]
    }
  }
}
