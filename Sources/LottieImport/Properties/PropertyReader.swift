import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

/// The format of a property's values in the file, and the default.
protocol PropertyFormat {
  /// The type of the property's values.
  associatedtype Value: ModelValue

  /// The value of a property that is missing or invalid.
  var fallback: Value { get }
  /// Whether keyframes may have tangents of a motion path.
  var isSpatial: Bool { get }

  /// The value in the file; reports an invalid one, and returns `nil`.
  func decode(_ value: JSONValue, _ context: ImportContext) -> Value?

  /// Whether an array of objects without times is a value rather than a list of keyframes.
  var isWrittenAsObject: Bool { get }

  /// Reports problems of an animation as a whole.
  func check(_ keyframes: [Keyframe<Value>], _ context: ImportContext)
}

extension PropertyFormat {
  var isSpatial: Bool { false }
  var isWrittenAsObject: Bool { false }

  func check(_ keyframes: [Keyframe<Value>], _ context: ImportContext) {}
}

/// A property with one number.
struct NumberFormat: PropertyFormat {
  /// The value of a missing property, in the unit of the model.
  var fallback: Double
  /// The divisor of the numbers in the file.
  var divisor = 1.0

  /// A number in the unit of the file.
  static func plain(_ fallback: Double = 0) -> NumberFormat { NumberFormat(fallback: fallback) }

  /// A percentage, which becomes a factor.
  static func percent(_ fallback: Double) -> NumberFormat {
    NumberFormat(fallback: fallback, divisor: 100)
  }

  func decode(_ value: JSONValue, _ context: ImportContext) -> Double? {
    context.number(value).map { $0 / divisor }
  }
}

/// Reads properties: constants, keyframes, and values without an object around them.
struct PropertyReader<Format: PropertyFormat> {
  /// The format of the values.
  let format: Format
  /// The state that all readers share.
  let context: ImportContext

  /// Reads a property at the present place.
  func read(_ value: JSONValue, mayUseSlot: Bool = true) -> AnimatedValue<Format.Value> {
    guard value.kind == .object else { return content(value) }
    guard var reader = ObjectReader(value, as: .property, in: context) else { return fallback }
    let isStatic = reader.plainNumber("a") == .some(.some(0))
    let inline = reader.value("k")
    let slot = reader.string("sid")
    guard inline != nil || slot != nil || reader.has("k") else { return content(value) }
    defer { reader.finish() }
    let expression = reader.expression()
    let used = mayUseSlot ? slot.map { context.useSlot($0) } : nil
    var result = self.value(inline, slot: used)
    if isStatic, result.isAnimated {
      context.reportOnce(
        .unusualForm, kind: "a", member: "a",
        message: "The property is marked as static but has keyframes; it is animated.")
    }
    if expression != nil { result.expression = expression }
    result.slot = used
    return result
  }

  private func value(_ inline: JSONValue?, slot: SlotNumber?) -> AnimatedValue<Format.Value> {
    if let slot, let result = slotValue(slot) { return result }
    guard let inline else {
      context.report(.missingMember, "The property has no value \"k\".")
      return fallback
    }
    return context.at("k") { content(inline) }
  }

  private var fallback: AnimatedValue<Format.Value> { AnimatedValue(format.fallback) }

  /// As in lottie-web, the type of the value determines whether it is a list of keyframes, as `a`
  /// is often missing.
  private func content(_ value: JSONValue) -> AnimatedValue<Format.Value> {
    guard value.kind == .array else { return constant(value) }
    guard let first = value.kind(at: 0) else {
      context.report(.emptyKeyframes, "The property has no keyframes; its default is used.")
      return fallback
    }
    guard first == .object, !format.isWrittenAsObject || value[0]?["t"] != nil else {
      return constant(value)
    }
    return keyframes(value)
  }

  private func constant(_ value: JSONValue) -> AnimatedValue<Format.Value> {
    AnimatedValue(format.decode(value, context) ?? format.fallback)
  }

  /// The value of a slot, which overrides the value next to the reference.
  private func slotValue(_ slot: SlotNumber) -> AnimatedValue<Format.Value>? {
    guard let result = context.slotValue(slot, ["p"], { read($0, mayUseSlot: false) }) else {
      return nil
    }
    let place = Int(slot.index)
    if context.usedSlots[place].value == nil {
      context.usedSlots[place].value = result.map { $0.erased }
    }
    return result
  }
}

extension ObjectReader {
  /// A property; the format's default without it.
  mutating func property<Format: PropertyFormat>(
    _ name: JSONName, _ format: Format
  ) -> AnimatedValue<Format.Value> {
    optionalProperty(name, format) ?? AnimatedValue(format.fallback)
  }

  /// A property; `nil` without it.
  mutating func optionalProperty<Format: PropertyFormat>(
    _ name: JSONName, _ format: Format
  ) -> AnimatedValue<Format.Value>? {
    guard let value = value(name) else { return nil }
    return context.at(name) { PropertyReader(format: format, context: context).read(value) }
  }

  /// Keeps the expression of the property, and returns its index; `nil` without one.
  mutating func expression() -> ExpressionNumber? {
    guard let text = value("x")?.string, !text.isEmpty else { return nil }
    context.count(.textBytes, text.utf8.count)
    context.expressions.append(
      PropertyExpression(pointer: context.path.pointer, source: text))
    context.hasExpressions = true
    return ExpressionNumber(context.expressions.count - 1)
  }
}

// Lists of keyframes, in the present dialect and the old one.
//
// A keyframe has its value in `s`. Old exporters wrote the value of the next keyframe into `e`, and no value into the
// last keyframe.
extension PropertyReader {
  /// A keyframe in the file.
  private struct Draft {
    var time: Double
    var value: Format.Value?
    var endValue: Format.Value?
    var easing: Easing
    var tangents: SpatialTangents?
    /// The number of numbers in its value; 0 without a value.
    var width: Int
  }

  /// Reads a list of keyframes at the present place.
  func keyframes(_ list: JSONValue) -> AnimatedValue<Format.Value> {
    context.count(.keyframes, list.count)
    guard !context.isRefused else { return AnimatedValue(format.fallback) }
    var drafts: [Draft] = []
    drafts.reserveCapacity(list.count)
    for (index, element) in list.elements.enumerated() {
      if let draft = context.at(index, { draft(element) }) { drafts.append(draft) }
    }
    let keyframes = resolved(sorted(drafts))
    format.check(keyframes, context)
    reportBaked(keyframes)
    return AnimatedValue(keyframes: keyframes, fallback: format.fallback)
  }

  private func draft(_ value: JSONValue) -> Draft? {
    guard var reader = ObjectReader(value, as: .keyframe, in: context) else { return nil }
    defer { reader.finish() }
    guard let time = reader.frame("t") else {
      context.report(.missingMember, "The keyframe has no time; it is ignored.")
      reader.ignoreRest()
      return nil
    }
    let written = reader.value("s")
    if written?.kind == .number { context.reportDialect(.plainValues) }
    let width = written?.count ?? 0
    let start = reader.read("s") { format.decode($0, context) }
    let end = reader.read("e") { format.decode($0, context) }
    let easing = reader.easing()
    return Draft(
      time: time, value: start, endValue: end, easing: easing,
      tangents: tangents(&reader, easing: easing), width: width)
  }

  private func tangents(_ reader: inout ObjectReader, easing: Easing) -> SpatialTangents? {
    let outgoing = reader.value("to")
    let incoming = reader.value("ti")
    guard format.isSpatial, easing != .hold, outgoing != nil || incoming != nil else { return nil }
    let tangents = SpatialTangents(
      outgoing: tangent(outgoing, "to"), incoming: tangent(incoming, "ti"))
    return tangents.outgoing == .zero && tangents.incoming == .zero ? nil : tangents
  }

  private func tangent(_ value: JSONValue?, _ name: JSONName) -> Vector3 {
    guard let value, value.count > 0 else { return .zero }
    return context.at(name) { VectorFormat.plain.decode(value, context) } ?? .zero
  }

  /// Sorts by time; keyframes with equal times keep the order of the file.
  private func sorted(_ drafts: [Draft]) -> [Draft] {
    let unordered = drafts.indices.dropFirst().first { drafts[$0].time < drafts[$0 - 1].time }
    guard let unordered else {
      reportSimultaneous(drafts)
      return drafts
    }
    context.report(
      .unsortedKeyframes,
      "A keyframe at frame \(NumberText.plain(drafts[unordered].time)) follows one at frame "
        + "\(NumberText.plain(drafts[unordered - 1].time)); they are sorted.")
    return drafts.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }.map(\.element)
  }

  /// Reports keyframes at every frame, as expressions and plug-ins leave them when they are baked.
  private func reportBaked(_ keyframes: [Keyframe<Format.Value>]) {
    guard keyframes.count >= fewestBaked else { return }
    let gaps = keyframes.count - 1
    let dense = (1...gaps).count { keyframes[$0].time - keyframes[$0 - 1].time <= 1 }
    guard Double(dense) >= bakedShare * Double(gaps) else { return }
    context.report(
      .bakedKeyframes, "The export is baked: there are \(keyframes.count) keyframes, one a frame.")
  }

  /// Two keyframes at one time make a jump; of more, only the first and the last one have an effect.
  private func reportSimultaneous(_ drafts: [Draft]) {
    let index = drafts.indices.dropFirst().first { drafts[$0].time == drafts[$0 - 1].time }
    guard let index else { return }
    context.reportOnce(
      .simultaneousKeyframes, kind: "",
      message: "Several keyframes are at frame \(NumberText.plain(drafts[index].time)); "
        + "the value jumps there.")
  }

  private func resolved(_ drafts: [Draft]) -> [Keyframe<Format.Value>] {
    var keyframes: [Keyframe<Format.Value>] = []
    keyframes.reserveCapacity(drafts.count)
    for index in drafts.indices {
      let value =
        drafts[index].value
        ?? inherited(
          index > 0 ? drafts[index - 1].endValue : nil, keyframes.last?.value,
          at: drafts[index].time)
      keyframes.append(
        Keyframe(
          time: drafts[index].time, value: value, easing: drafts[index].easing,
          tangents: drafts[index].tangents))
    }
    if format.isSpatial { straighten(&keyframes, drafts) }
    checkEnds(drafts, keyframes)
    return keyframes
  }

  /// Reports an end value that the next keyframe overrides, or that no keyframe follows.
  private func checkEnds(_ drafts: [Draft], _ keyframes: [Keyframe<Format.Value>]) {
    for index in drafts.indices {
      guard let end = drafts[index].endValue, drafts[index].easing != .hold else { continue }
      let isLast = index + 1 == drafts.count
      let next = keyframes[isLast ? index : index + 1].value
      guard end != next else { continue }
      context.report(
        .unreachedEnd,
        "The keyframe at frame \(NumberText.plain(drafts[index].time)) has an end value, but "
          + (isLast ? "no keyframe follows" : "the next keyframe begins with another value")
          + "; it is ignored.")
      return
    }
  }

  /// Drops tangents that are on the line between two positions.
  ///
  /// As in lottie-web, the movement is straight even where the tangents go beyond the ends; not with three numbers and
  /// a last keyframe without a value.
  private func straighten(_ keyframes: inout [Keyframe<Format.Value>], _ drafts: [Draft]) {
    for index in keyframes.indices.dropLast()
    where drafts[index].width == 2 || (drafts[index].width == 3 && drafts[index + 1].width > 0) {
      guard let tangents = keyframes[index].tangents,
        let start = keyframes[index].value as? Vector3,
        let end = keyframes[index + 1].value as? Vector3, start != end
      else { continue }
      if tangents.areStraight(from: start, to: end) { keyframes[index].tangents = nil }
    }
  }

  /// The value of a keyframe without one in the file: the end value of the keyframe before it, or that one's value.
  private func inherited(
    _ end: Format.Value?, _ value: Format.Value?, at time: Double
  ) -> Format.Value {
    if let end {
      context.reportDialect(.endValues)
      return end
    }
    guard let value else {
      context.report(
        .missingMember,
        "The first keyframe, at frame \(NumberText.plain(time)), has no value; "
          + "the property's default is used.")
      return format.fallback
    }
    return value
  }
}

extension SpatialTangents {
  /// Whether both tangents are on the line between two positions, by lottie-web's rule.
  fileprivate func areStraight(from start: Vector3, to end: Vector3) -> Bool {
    let movement = end - start
    return [(start, outgoing), (end, incoming)].allSatisfy { origin, tangent in
      let point = origin + tangent
      guard start.z != 0 || end.z != 0 || point.z != 0 else {
        return abs(movement.xy.cross((point - start).xy)) < 0.001
      }
      let sides = [movement.length, (point - start).length, (point - end).length].sorted()
      return abs(sides[2] - sides[1] - sides[0]) < 0.0001
    }
  }
}

/// The fewest keyframes of a list that counts as baked.
private let fewestBaked = 24
/// The smallest share of gaps of one frame or less in such a list.
private let bakedShare = 0.8

extension ObjectReader {
  /// A control point for each of the first four dimensions, and the number of all dimensions.
  private typealias Handle = (x: SIMD4<Double>, y: SIMD4<Double>, count: Int)

  /// The easing of a keyframe, from `h`, `o` and `i`; linear without handles.
  fileprivate mutating func easing() -> Easing {
    let isHold = flag("h")
    let outgoing = handle("o", (SIMD4(repeating: 0), SIMD4(repeating: 0), 1))
    let incoming = handle("i", (SIMD4(repeating: 1), SIMD4(repeating: 1), 1))
    if isHold { return .hold }
    let count = max(outgoing.count, incoming.count)
    func curve(_ index: Int) -> TimingCurve {
      TimingCurve(outgoing.x[index], outgoing.y[index], incoming.x[index], incoming.y[index])
    }
    let first = curve(0)
    if count <= 4, (1..<count).allSatisfy({ curve($0) == first }) { return .curve(first) }
    let curves = (0..<count).map { $0 < 4 ? curve($0) : furtherCurve($0) }
    return curves.allSatisfy { $0 == first } ? .curve(first) : .perDimension(curves)
  }

  /// The curve of the fifth dimension or a further one, which only gradients have.
  private mutating func furtherCurve(_ dimension: Int) -> TimingCurve {
    func coordinate(_ handle: JSONName, _ axis: JSONName, _ fallback: Double) -> Double {
      guard let value = value(handle)?[axis] else { return fallback }
      return context.at(handle) {
        context.at(axis) {
          context.number(value.count > dimension ? dimension : 0, of: value) ?? fallback
        }
      }
    }
    return TimingCurve(
      coordinate("o", "x", 0), coordinate("o", "y", 0), coordinate("i", "x", 1),
      coordinate("i", "y", 1))
  }

  private mutating func handle(_ name: JSONName, _ fallback: Handle) -> Handle {
    let handle = object(name, as: .handle) { reader -> Handle? in
      var handle = fallback
      let counts = (
        reader.readComponents("x", into: &handle.x), reader.readComponents("y", into: &handle.y)
      )
      handle.count = max(counts.0, counts.1)
      return handle
    }
    if handle == nil, isNull(name) { context.reportDialect(.nullHandles) }
    return handle ?? fallback
  }

  /// Reads a number or one for each dimension; further dimensions take the first, as in lottie-web.
  private mutating func readComponents(
    _ name: JSONName, into result: inout SIMD4<Double>
  ) -> Int {
    guard let plain = plainNumber(name) else { return 1 }
    if let plain, abs(plain) <= ImportLimits.magnitude {
      result = SIMD4(repeating: plain)
      return 1
    }
    guard let value = value(name) else { return 1 }
    let count = value.kind == .array ? value.count : 1
    var numbers = result
    for index in 0..<min(count, 4) {
      guard let number = context.number(index, of: value) else { continue }
      if index == 0 { numbers = SIMD4(repeating: number) }
      numbers[index] = number
    }
    result = numbers
    return max(count, 1)
  }
}
