import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// The notation of values in a timeline's file: names of constants and of definitions in place of values, and times.
struct TimelineNotation {
  /// The names of constants, by their values; a value has a name for each of its roles.
  private var constants: [TimelineConstant.Value: [String]] = [:]
  private var definitions: [PropertyValue: String] = [:]
  private let grid: FrameGrid

  init(_ timeline: Timeline) {
    grid = FrameGrid(frameRate: timeline.frameRate)
    for constant in timeline.constants {
      constants[constant.value, default: []].append(constant.name)
    }
    for definition in timeline.definitions.reversed() {
      definitions[definition.value] = definition.name
    }
  }

  /// The name of a value for changes of a property; a name with the role of other properties is not used.
  func name(_ value: TimelineConstant.Value, of role: PropertyRole, isStep: Bool = false) -> String?
  {
    guard let names = constants[value] else { return nil }
    let own = names.filter { PropertyRole(ofConstant: $0) == role }
    let free = names.filter { PropertyRole(ofConstant: $0) == nil }
    let step = own.first { $0.hasSuffix(ConstantName.stepSuffix) == isStep }
    return step ?? own.first ?? free.first
  }

  /// The duration of a change.
  func duration(_ seconds: Double, of role: PropertyRole) -> JSONNode {
    name(.duration(seconds), of: role).map { .string($0) } ?? time(seconds)
  }

  /// The time that a change waits, or the step of a group.
  func delay(_ seconds: Double, of role: PropertyRole, isStep: Bool = false) -> JSONNode {
    name(.delay(seconds), of: role, isStep: isStep).map { .string($0) } ?? time(seconds)
  }

  /// The curve of a change.
  func curve(_ curve: AnimationCurve, of role: PropertyRole) -> JSONNode {
    name(.curve(curve), of: role).map { .string($0) } ?? curve.jsonNode
  }

  /// Seconds as a number; frames where these are whole and the seconds are no short decimal.
  func time(_ seconds: Double) -> JSONNode {
    guard !FrameGrid.isShort(seconds), let frames = grid.frames(seconds) else {
      return .number(seconds)
    }
    return .string("\(frames) \(frames == 1 ? FrameText.one : FrameText.several)")
  }

  /// A property's value, for a property whose default is `standard`.
  func value(_ value: PropertyValue, like standard: PropertyValue?) -> JSONNode {
    switch value {
    case .path, .numbers:
      definitions[value].map { .string($0) } ?? value.jsonNode(like: standard)
    case .flag, .number, .vector, .color: value.jsonNode(like: standard)
    }
  }
}

/// The words of times in frames.
enum FrameText {
  static let one = "frame"
  static let several = "frames"

  /// The frames of a text such as `12 frames`; `nil` for other texts.
  static func frames(_ text: String) -> Double? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == one || parts[1] == several, let count = Double(parts[0]),
      count.isFinite, count >= 0
    else { return nil }
    return count
  }
}
