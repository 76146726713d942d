import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// An expression that only loops the keyframes of its property after the last one.
///
/// The keyframes are repeated, which keeps their easing exactly.
struct LoopExpression {
  /// The kind of loop.
  enum Kind: String {
    /// Restarts at the first keyframe.
    case cycle
    /// Alternates forwards and backwards.
    case pingpong
    /// Restarts at the first keyframe with the last value added.
    case offset
  }

  let kind: Kind
  /// The number of repeated segments before the last keyframe; 0 for all.
  let segments: Int

  /// The distance of the two keyframes of a jump, in frames; the last keyframe keeps its own value.
  private static let jump = 1.0 / 1024

  /// Parses an expression; `nil` if it is not a plain loop.
  init?(_ source: String) {
    guard source.hasBytes(of: "loopOut") else { return nil }
    var text = source.filter { !$0.isWhitespace }[...]
    if text.hasPrefix("var$bm_rt;") { text = text.dropFirst(10) }
    guard text.hasPrefix("$bm_rt=loopOut(") else { return nil }
    text = text.dropFirst(15)
    while text.hasSuffix(";") { text = text.dropLast() }
    guard text.hasSuffix(")") else { return nil }
    let arguments = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    guard arguments.count <= 2 else { return nil }
    var name = arguments.first ?? ""
    if let quote = name.first, quote == "'" || quote == "\"" {
      guard name.count >= 2, name.last == quote else { return nil }
      name = name.dropFirst().dropLast()
    } else if !name.isEmpty {
      return nil
    }
    guard let kind = name.isEmpty ? .cycle : Kind(rawValue: name.lowercased()) else { return nil }
    let count = arguments.count == 2 ? Int(arguments[1]) : 0
    guard let count, count >= 0 else { return nil }
    self.kind = kind
    segments = count
  }

  /// The value with its keyframes repeated until a time, in frames; `nil` if keyframes cannot express that.
  func unrolled(
    _ value: AnimatedValue<PropertyValue>, until end: Double
  ) -> AnimatedValue<PropertyValue>? {
    let all = value.keyframes
    guard all.count > 1, let last = all.last else { return value }
    let count = segments == 0 || segments > all.count - 1 ? all.count - 1 : segments
    let cycle = Array(all[(all.count - 1 - count)...])
    let length = last.time - cycle[0].time
    guard end > last.time else { return value }
    let rounds = ((end - last.time) / length).rounded(.up)
    guard length > 0, rounds * Double(count) <= Double(ExpressionLimits.unrolledKeyframes) else {
      return nil
    }
    guard let back = kind == .pingpong ? Self.reversed(cycle) : cycle else { return nil }
    var result = Array(all.dropLast())
    var edge = Keyframe(time: last.time, value: last.value, easing: .hold)
    for round in 1...Int(rounds) {
      let source = kind == .pingpong && round % 2 == 0 ? cycle : back
      let shift = last.time + Double(round - 1) * length - source[0].time
      guard let repeated = shifted(source, by: shift, round: round, of: cycle) else { return nil }
      if edge.value == repeated[0].value {
        result.append(repeated[0])
      } else {
        result.append(edge)
        var first = repeated[0]
        if round == 1 { first.time += Self.jump }
        guard first.time < repeated[1].time else { return nil }
        result.append(first)
      }
      result += repeated.dropFirst().dropLast()
      edge = repeated[repeated.count - 1]
      edge.easing = .hold
      edge.tangents = nil
    }
    result.append(edge)
    return AnimatedValue(keyframes: result, fallback: value.initial)
  }

  /// One cycle of keyframes, moved to its time and, for `offset`, to its value.
  private func shifted(
    _ keyframes: [Keyframe<PropertyValue>], by shift: Double, round: Int,
    of cycle: [Keyframe<PropertyValue>]
  ) -> [Keyframe<PropertyValue>]? {
    var result = keyframes
    for index in result.indices { result[index].time += shift }
    guard kind == .offset else { return result }
    for index in result.indices {
      switch (result[index].value, cycle[0].value, cycle[cycle.count - 1].value) {
      case (.number(let own), .number(let first), .number(let last)):
        result[index].value = .number(own + (last - first) * Double(round))
      case (.vector(let own), .vector(let first), .vector(let last)):
        result[index].value = .vector(own + (last - first) * Double(round))
      default: return nil
      }
    }
    return result
  }

  /// The keyframes in reverse; `nil` if one is a hold, as its jump would move to the other side.
  private static func reversed(
    _ keyframes: [Keyframe<PropertyValue>]
  ) -> [Keyframe<PropertyValue>]? {
    var result: [Keyframe<PropertyValue>] = []
    let end = keyframes[keyframes.count - 1]
    for index in keyframes.indices.reversed() {
      var keyframe = Keyframe(
        time: end.time - keyframes[index].time, value: keyframes[index].value)
      if index > 0 {
        guard let easing = keyframes[index - 1].easing.reversed else { return nil }
        keyframe.easing = easing
        keyframe.tangents = keyframes[index - 1].tangents.map {
          SpatialTangents(outgoing: $0.incoming, incoming: $0.outgoing)
        }
      }
      result.append(keyframe)
    }
    return result
  }
}

extension Easing {
  /// The reversed easing; `nil` for a hold.
  fileprivate var reversed: Easing? {
    switch self {
    case .hold: nil
    case .curve(let curve): .curve(curve.reversed)
    case .perDimension(let curves): .perDimension(curves.map(\.reversed))
    }
  }
}
