import Geometry
public import SceneModel
import TimelineModel
import ViewTree

/// The options of a conversion.
public struct ConversionOptions: Hashable, Sendable {
  /// The largest distance of a resampled property from the design.
  public var tolerance: ConversionTolerance
  /// The time between two ticks, in seconds, above 0; `nil` for about a second.
  public var interval: Double?

  /// Makes options.
  public init(tolerance: ConversionTolerance = ConversionTolerance(), interval: Double? = nil) {
    self.tolerance = tolerance
    self.interval = interval
  }
}

/// The largest distance of a resampled property from the design, by unit.
public struct ConversionTolerance: Hashable, Sendable {
  /// For lengths, in points.
  public var length: Double
  /// For angles, in degrees.
  public var angle: Double
  /// For components of colors and opacities, of 0...1.
  public var color: Double
  /// For scales, trims and other factors, where 1 is the whole.
  public var factor: Double

  /// Makes tolerances; distances within the defaults are invisible.
  public init(
    length: Double = 0.1, angle: Double = 0.1, color: Double = 0.5 / 255, factor: Double = 0.0005
  ) {
    self.length = length
    self.angle = angle
    self.color = color
    self.factor = factor
  }

  /// The number of dashes along a path whose errors may add up to the tolerance of lengths.
  private static let dashes = 100.0

  /// The tolerance of a property, in its own unit.
  public func tolerance(of key: PropertyKey) -> Double {
    switch key.unit {
    case .points where key == .dashes: length / ConversionTolerance.dashes
    case .points: length
    case .degrees: angle
    case .color: color
    case .factor: factor
    }
  }

  /// The tolerance in a canvas of a size: in a large canvas, an angle moves the corners by no more points than in a canvas
  /// of 400 by 400 points.
  func scaled(to canvas: SIMD2<Double>) -> ConversionTolerance {
    let standard = Vector2(400, 400).length
    var result = self
    result.angle *= Swift.min(1, standard / Swift.max(canvas.length, 1))
    return result
  }
}

/// The counts of a conversion, and the largest distances from the design.
public struct ConversionSummary: Hashable, Sendable {
  /// The number of keyframes of all properties, in all copies of precompositions.
  public internal(set) var keyframes = 0
  /// The number of changes of single properties in the timeline.
  public private(set) var changes = 0
  /// The number of actions and keyframe tracks in its JSON form, which states equal changes together.
  public private(set) var actions = 0
  /// The number of animated properties that equal the design at all times.
  public private(set) var exact = 0
  /// The number of animated properties that stay within the tolerance of the design.
  public private(set) var approximate = 0
  /// The number of properties with movements that repeat.
  public private(set) var loops = 0
  /// The largest distance from the design, by unit.
  public private(set) var errors: [PropertyUnit: Double] = [:]

  init() {}

  /// Replaces the counts of exact and other properties by measured ones, and adds the measured distances.
  ///
  /// - Parameters:
  ///   - exact: The number of properties that equal the design at all frames.
  ///   - distances: The largest measured distances of the others, by unit.
  package mutating func measure(exact: Int, of all: Int, distances: [PropertyUnit: Double]) {
    self.exact = exact
    approximate = all - exact
    errors.merge(distances) { Swift.max($0, $1) }
  }

  /// Adds the counts of some properties.
  ///
  /// Each change has become an action or, if it is a loop, a keyframe track.
  ///
  /// - Parameters:
  ///   - groups: The actions of each event, equal ones grouped.
  ///   - runs: The keyframe runs of each event, equal ones grouped.
  mutating func count(
    _ properties: ConvertedProperties, _ groups: [[ActionGroup]], _ runs: [[RunGroup]]
  ) {
    actions = groups.reduce(0) { $0 + $1.count }
    for run in runs.joined() { actions += run.first.timeline.tracks.count }
    for track in properties.tracks {
      guard let deviation = track.deviation else { continue }
      errors[track.target.key.unit] = Swift.max(
        errors[track.target.key.unit] ?? 0, deviation)
    }
    // Dimensions of a property may move apart, and count as one property.
    var (moving, looping) = (Set<PropertyTarget>(), Set<PropertyTarget>())
    var inexact = Set<PropertyTarget>()
    for property in properties.all {
      let track = properties.tracks[property.track]
      guard !track.changes.isEmpty else { continue }
      let target = PropertyTarget(view: property.target.view, key: property.target.key)
      changes += track.changes.count
      moving.insert(target)
      if track.changes.contains(where: \.repeats) { looping.insert(target) }
      if track.deviation != nil { inexact.insert(target) }
    }
    loops = looping.count
    approximate = inexact.count
    exact = moving.count - inexact.count
  }
}

extension ConversionSummary {
  /// The summary as a sentence.
  ///
  /// For example: `12 properties move, 10 exactly, 2 within 0.08 px, 3 in loops; 31 actions for 40 keyframes (0.78 each)`.
  package var text: String {
    let moving = exact + approximate
    guard moving > 0 else { return "nothing moves" }
    var text = "\(moving) \(moving == 1 ? "property moves" : "properties move"), "
    text += approximate == 0 ? "exactly" : "\(exact) exactly, \(approximate) within \(worst)"
    if loops > 0 { text += loops == 1 ? ", 1 in a loop" : ", \(loops) in loops" }
    text += "; \(actions) \(actions == 1 ? "action" : "actions")"
    guard keyframes > 0 else { return text }
    let ratio = (Double(actions) / Double(keyframes) * 100).rounded() / 100
    return text + " for \(keyframes) \(keyframes == 1 ? "keyframe" : "keyframes") (\(ratio) each)"
  }

  /// The largest distances, each with its unit.
  private var worst: String {
    PropertyUnit.allCases.compactMap { unit in errors[unit].map { unit.text($0) } }
      .joined(separator: ", ")
  }
}
