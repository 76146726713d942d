import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

/// A property with two or three numbers.
struct VectorFormat: PropertyFormat {
  /// The value of a missing property, in the unit of the model; its z applies to vectors of two numbers.
  var fallback = Vector3.zero
  /// The unit in the file.
  var unit = ModelUnit.plain

  /// Distances, which may be one number for all dimensions.
  static let loose = VectorFormat(unit: .distances)
  /// A point of an effect, which may be one number where it is not set.
  static let controlPoint = VectorFormat(unit: ModelUnit(isSpatial: true, isLoose: true))
  static let point = VectorFormat(unit: .spacePoint)
  /// Sizes and angles in the unit of the file.
  static let plain = VectorFormat()
  /// Percentages that become factors, 0 by default.
  static let percent = VectorFormat(unit: .percent)
  /// Percentages that become factors, 1 by default.
  static let scale = VectorFormat(fallback: Vector3(1, 1, 1), unit: .percent)

  var isSpatial: Bool { unit.isSpatial }

  func decode(_ value: JSONValue, _ context: ImportContext) -> Vector3? {
    let count = value.kind == .array ? value.count : 0
    guard count >= 2 else { return uniform(value, context) }
    guard let x = component(0, of: value, context), let y = component(1, of: value, context) else {
      return nil
    }
    guard count > 2 else { return Vector3(x / unit.factor, y / unit.factor, fallback.z) }
    guard let z = component(2, of: value, context) else { return nil }
    return Vector3(x, y, z) / unit.factor
  }

  private func component(_ index: Int, of value: JSONValue, _ context: ImportContext) -> Double? {
    if let number = value.number(at: index), abs(number) <= ImportLimits.magnitude { return number }
    guard let element = value[index] else { return nil }
    guard element.kind != .array else {
      context.reportWrongType(element, expected: "a number")
      return nil
    }
    return context.number(element)
  }

  /// One number for x and y.
  private func uniform(_ value: JSONValue, _ context: ImportContext) -> Vector3? {
    guard value.kind != .array || value.count == 1 else {
      context.reportWrongType(value, expected: "an array of two or three numbers")
      return nil
    }
    guard let number = context.number(value) else { return nil }
    if !unit.isLoose {
      context.report(
        .wrongType,
        "The value is one number, \(NumberText.plain(number)), for two dimensions; it is used for both."
      )
    }
    return Vector3(number / unit.factor, number / unit.factor, fallback.z)
  }
}

/// A property with a color.
///
/// As in lottie-web, alpha is ignored: opacity is a separate property.
struct ColorFormat: PropertyFormat {
  /// Whether it is the color of a fill or stroke: only these were 0...255 in files of old exporters, and only their
  /// ignored alpha is reported.
  var isPaint = true

  let fallback = Color.black

  func decode(_ value: JSONValue, _ context: ImportContext) -> Color? {
    guard value.kind == .array, value.count >= 3 else {
      context.reportWrongType(value, expected: "an array of red, green and blue")
      return nil
    }
    var components = SIMD4<Double>(0, 0, 0, 1)
    for index in 0..<min(4, value.count) {
      guard let number = context.number(index, of: value) else { return nil }
      components[index] = number
    }
    if isPaint && context.version < .unitColors {
      components /= 255
      context.reportDialect(.byteColors)
      if value.count == 3 { components.w = 1 }
    }
    if isPaint && components.w < 1 && context.version >= .unitColors {
      context.reportOnce(
        .colorAlpha, kind: "",
        message:
          "The alpha of the color, \(components.w), is ignored; the opacity of the paint applies.")
    }
    return Color(red: unit(components.x), green: unit(components.y), blue: unit(components.z))
  }

  private func unit(_ number: Double) -> Double { min(max(number, 0), 1) }
}

/// A property with a path: vertices with tangents, which are relative in current files.
struct PathFormat: PropertyFormat {
  /// The flag next to the path that closes it, in files of old exporters; `nil` in others.
  var isClosed: Bool?
  /// Whether tangents are points rather than distances from their vertex.
  var hasAbsoluteTangents = false

  let fallback = BezierPath()
  let isWrittenAsObject = true

  func decode(_ value: JSONValue, _ context: ImportContext) -> BezierPath? {
    if value.kind == .array {
      guard let first = value[0], first.kind == .object else {
        context.reportWrongType(value, expected: "a path")
        return nil
      }
      return context.at(0) { decode(first, context) }
    }
    guard var reader = ObjectReader(value, as: .path, in: context) else { return nil }
    defer { reader.finish() }
    let closed = reader.flag("c")
    let incoming = points("i", &reader)
    let outgoing = points("o", &reader)
    guard let vertices = points("v", &reader) else {
      context.report(.missingMember, "The path has no vertices \"v\".")
      return nil
    }
    checkCounts(vertices, incoming, outgoing, context)
    return path(vertices, incoming, outgoing, isClosed: isClosed ?? closed)
  }

  func check(_ keyframes: [Keyframe<BezierPath>], _ context: ImportContext) {
    guard let first = keyframes.first?.value.knotCount,
      let other = keyframes.first(where: { $0.value.knotCount != first })
    else { return }
    context.report(
      .unevenPath,
      "The path has \(first) vertices in its first keyframe and \(other.value.knotCount) "
        + "at frame \(NumberText.plain(other.time)).")
  }

  private func checkCounts(
    _ vertices: Points, _ incoming: Points?, _ outgoing: Points?, _ context: ImportContext
  ) {
    let counts = (incoming?.count ?? 0, outgoing?.count ?? 0)
    guard counts != (vertices.count, vertices.count) else { return }
    context.report(
      .missingTangents,
      "The path has \(vertices.count) vertices, \(counts.0) incoming and \(counts.1) outgoing "
        + "tangents; missing tangents are treated as straight.")
  }

  private func path(
    _ vertices: Points, _ incoming: Points?, _ outgoing: Points?, isClosed: Bool
  ) -> BezierPath {
    var path = BezierPath()
    guard vertices.count > 0 else { return path }
    func handle(_ index: Int, _ tangents: Points?, at vertex: Vector2) -> Vector2 {
      guard let tangents, index < tangents.count else { return vertex }
      return hasAbsoluteTangents ? tangents[index] : vertex + tangents[index]
    }
    path.points.reserveCapacity(vertices.count * 3)
    path.contours.append(
      BezierPath.Contour(firstKnot: 0, knotCount: vertices.count, isClosed: isClosed))
    for index in 0..<vertices.count {
      let vertex = vertices[index]
      path.points.append(handle(index, incoming, at: vertex))
      path.points.append(vertex)
      path.points.append(handle(index, outgoing, at: vertex))
    }
    return path
  }

  /// A list of points, which is read where it is used.
  private struct Points {
    /// The array in the file.
    let value: JSONValue
    /// The points with zero in place of invalid ones; `nil` where all are valid.
    var repaired: [Vector2]?

    var count: Int { value.count }

    subscript(index: Int) -> Vector2 {
      if let repaired { return repaired[index] }
      return value.point(at: index) ?? .zero
    }
  }

  /// A list of points; reports invalid points.
  private func points(_ name: JSONName, _ reader: inout ObjectReader) -> Points? {
    let context = reader.context
    return reader.read(name) { value in
      guard value.kind == .array else {
        context.reportWrongType(value, expected: "an array of points")
        return nil
      }
      guard !(0..<value.count).allSatisfy({ isValid(value.point(at: $0)) }) else {
        return Points(value: value)
      }
      let repaired = value.elements.enumerated().map { index, element in
        context.at(index) { point(element, context) }
      }
      return Points(value: value, repaired: repaired)
    }
  }

  private func isValid(_ point: Vector2?) -> Bool {
    guard let point else { return false }
    return abs(point.x) <= ImportLimits.magnitude && abs(point.y) <= ImportLimits.magnitude
  }

  private func point(_ value: JSONValue, _ context: ImportContext) -> Vector2 {
    guard value.kind == .array, let x = value[0], let y = value[1] else {
      context.reportWrongType(value, expected: "a point")
      return .zero
    }
    return Vector2(context.number(x) ?? 0, context.number(y) ?? 0)
  }
}

extension ImportContext {
  /// The flag beside a path that closes it, in files of exporters that wrote one; `nil` in others.
  ///
  /// As in lottie-web, a path of such a file is open without the flag.
  func closingFlag(_ name: JSONName, _ reader: inout ObjectReader) -> Bool? {
    guard self.version < .closedInPath else { return nil }
    reportDialect(.closedBeside)
    return reader.value(name)?.bool ?? false
  }
}

extension ObjectReader: PropertyVisitor {
  /// Reads a property that the model declares; it keeps its value if the member is missing or invalid.
  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    guard property.member.utf8CodeUnitCount > 0 else { return }
    let unit = property.unit
    switch value.initial.erased {
    case .number(let fallback):
      read(NumberFormat(fallback: fallback, divisor: unit.factor), property, into: &value)
    case .vector(let fallback):
      read(VectorFormat(fallback: fallback, unit: unit), property, into: &value)
    case .color: read(ColorFormat(isPaint: false), property, into: &value)
    case .flag, .numbers, .path, .text: break
    }
  }

  /// Whether the member is there.
  mutating func visits(_ property: ModelProperty, isPresent: Bool) -> Bool {
    property.member.utf8CodeUnitCount > 0 && value(JSONName(property.member)) != nil
  }

  private mutating func read<Value: ModelValue>(
    _ format: some PropertyFormat, _ property: ModelProperty,
    into value: inout AnimatedValue<Value>
  ) {
    guard let read = optionalProperty(JSONName(property.member), format) as? AnimatedValue<Value>
    else {
      return
    }
    value = read
  }
}
