import JSONTree
import SceneModel
import TimelineModel

/// The notation of values in a timeline's file: names of constants and of definitions in place of values, and times.
struct TimelineNotation {
  /// The names of constants, by their values; a value has a name for each of its roles.
  private var constants: [ConstantValue: [String]] = [:]
  /// The names of definitions, by the paths and the numbers that they name.
  private(set) var definitions: [PropertyValue: String] = [:]
  private var grid = FrameTimes(frameRate: TimelineForm.frameRate)
  /// The groups around views.
  private(set) var parents: [String: Int] = [:]
  /// The target of the values that are written; without one, times and curves have no names.
  private(set) var target: TimelineAction.Target?

  /// The notation of values alone, without names.
  init() {}

  /// The notation of a timeline.
  init(_ timeline: Timeline) {
    grid = FrameTimes(frameRate: timeline.frameRate)
    parents = timeline.canvas.parents
    for constant in timeline.constants {
      constants[constant.value, default: []].append(constant.name)
    }
    for definition in timeline.definitions.reversed() {
      definitions[definition.value] = definition.name
    }
  }

  /// The notation of changes of a target.
  func of(_ target: TimelineAction.Target?) -> TimelineNotation {
    var result = self
    result.target = target
    return result
  }

  /// The name of a value for changes of the target; a name with the role of other properties is not used.
  func name(_ value: ConstantValue, isStep: Bool = false) -> JSONNode? {
    guard let target, let names = constants[value] else { return nil }
    let own = names.filter { PropertyRole(ofConstant: $0) == PropertyRole(target.key) }
    let free = names.filter { PropertyRole(ofConstant: $0) == nil }
    let step = own.first { $0.hasSuffix(TimelineNotation.stepSuffix) == isStep }
    return (step ?? own.first ?? free.first).map { .string($0) }
  }

  /// The last word of the names of steps, which are delays.
  private static let stepSuffix = "Step"

  /// Seconds as a number; frames if they are whole and the seconds are no short decimal.
  func time(_ seconds: Double) -> JSONNode { times([seconds])[0] }

  /// Several times, all in frames or none.
  func times(_ seconds: [Double]) -> [JSONNode] {
    let frames = seconds.compactMap { grid.frames($0) }
    guard frames.count == seconds.count, !seconds.allSatisfy(FrameTimes.isShort) else {
      return seconds.map { .number($0) }
    }
    return frames.map { .string("\($0) \($0 == 1 ? "frame" : "frames")") }
  }
}
