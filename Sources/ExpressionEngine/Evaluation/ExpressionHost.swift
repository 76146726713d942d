import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Evaluates the expressions of a composition, and answers the queries of the environment script.
final class ExpressionHost: SandboxHost {
  /// The composition before the evaluation of its expressions.
  let composition: Composition
  /// Converts times between compositions.
  let times: CompositionTimes
  /// The outlines of characters, for the bounds of texts.
  private(set) lazy var glyphs = GlyphTable(composition)
  private(set) var properties: [EvaluatedProperty] = []
  private var layers: [LayerAddress: EvaluatedLayer] = [:]
  /// The evaluated texts by layer.
  private var texts: [LayerAddress: EvaluatedProperty] = [:]
  private var sandbox: Sandbox?
  private var depth = 0
  /// The number of evaluations.
  private(set) var evaluations = 0
  /// The first failure of each expression, by the number of its property.
  private(set) var failures: [Int: String] = [:]
  /// The numbers of the properties whose expressions use random numbers.
  private(set) var randomProperties: Set<Int> = []

  init(_ composition: Composition) {
    self.composition = composition
    times = CompositionTimes(composition)
  }

  /// The failure of an expression beyond a limit on time.
  static let tooLong = "the evaluation takes too long"

  /// Stores the failure of an expression, by the number of its property.
  func fail(_ number: Int, _ reason: String) {
    if failures[number] == nil { failures[number] = reason }
  }

  /// Stores that the expression of a property uses random numbers.
  func noteRandom(_ number: Int) { randomProperties.insert(number) }

  /// Whether no further expression can be evaluated.
  var isExhausted: Bool {
    evaluations >= ExpressionLimits.evaluations || (sandbox?.isExhausted ?? false)
  }

  /// The properties of a layer, collected at the first access.
  func layer(_ address: LayerAddress) -> EvaluatedLayer {
    if let layer = layers[address] { return layer }
    var collector = PropertyCollector()
    var copy = composition.layer(at: address)
    copy.visitProperties(frameRate: composition.frameRate, &collector)
    let layer = EvaluatedLayer(first: properties.count, collector: collector)
    for property in collector.properties {
      properties.append(
        EvaluatedProperty(
          number: properties.count, address: address, unit: property.unit, value: property.value))
    }
    layers[address] = layer
    return layer
  }

  // MARK: Values

  /// The value of a property at a frame of its composition: of its expression, or of its keyframes if that fails.
  func value(of property: EvaluatedProperty, at frame: Double) -> PropertyValue {
    let plain = property.keyframeValue(at: frame)
    guard let expression = property.value.expression else { return plain }
    guard property.lastFrame != frame else { return property.lastValue }
    if property.state == .waiting { compile(property, expression) }
    // As in lottie-web, a property that depends on itself uses its keyframes.
    guard property.state == .ready else { return plain }
    guard let numbers = run(property, at: frame) else { return plain }
    property.lastValue = lastValue(property, plain).replaced(by: numbers, property.unit)
    property.lastFrame = frame
    return property.lastValue
  }

  /// The value of dimensions that the expression does not return.
  private func lastValue(_ property: EvaluatedProperty, _ plain: PropertyValue) -> PropertyValue {
    property.lastFrame.isNaN ? plain : property.lastValue
  }

  private func compile(_ property: EvaluatedProperty, _ expression: ExpressionNumber) {
    let source = composition.layer(at: property.address).expressions[Int(expression.index)].source
    property.state = compile(source, number: property.number) ? .ready : .failed
  }

  /// Compiles an expression under a number; stores the failure and returns false if that is impossible.
  private func compile(_ source: String, number: Int) -> Bool {
    guard let sandbox = openSandbox() else {
      failures[number] = "out of memory"
      return false
    }
    guard source.utf8.count <= ExpressionLimits.sourceBytes else {
      failures[number] = "the source is too long"
      return false
    }
    do {
      let body = try ScriptRewriter.rewrite(source)
      let script =
        "(function(eval){return function(){var $bm_rt;\n\(body)\n;return $bm_rt;}})"
      if case .failure(let message) = sandbox.run(script, [Double(number)]) {
        failures[number] = message
        return false
      }
      return true
    } catch {
      failures[number] = error.message
      return false
    }
  }

  private func openSandbox() -> Sandbox? {
    if sandbox == nil { sandbox = Sandbox(host: self) }
    return sandbox
  }

  /// The numbers that the expression of a property returns; `nil` if it fails.
  private func run(_ property: EvaluatedProperty, at frame: Double) -> [Double]? {
    guard depth < ExpressionLimits.depth, !isExhausted else {
      fail(property, isExhausted ? Self.tooLong : "the chain of dependent properties is too long")
      return nil
    }
    depth += 1
    evaluations += 1
    property.state = .running
    defer { depth -= 1 }
    let outcome = sandbox?.run(nil, arguments(property.number, property.address, frame))
    property.state = .ready
    switch outcome {
    case .numbers(let numbers): return numbers
    case .failure(let message): fail(property, message)
    case .text, .nothing, nil: fail(property, "the result is undefined")
    }
    return nil
  }

  /// The arguments of an evaluation.
  private func arguments(_ number: Int, _ address: LayerAddress, _ frame: Double) -> [Double] {
    [
      Double(number), Double(number), Double(address.composition), Double(address.layer),
      frame / composition.frameRate,
    ]
  }

  private func fail(_ property: EvaluatedProperty, _ message: String) {
    property.state = .failed
    fail(property.number, message)
  }

  // MARK: Texts

  /// The text of a layer at a frame: of its expression, or of its keyframes if that fails; `nil` for other layers.
  func text(of address: LayerAddress, at frame: Double) -> String? {
    guard case .text(let content) = composition.layer(at: address).content else { return nil }
    let plain = content.document(at: frame).text
    guard let expression = content.expression else { return plain }
    let text = evaluatedText(address, expression)
    guard text.lastFrame != frame else { return text.lastText }
    guard text.state == .ready else { return plain }
    guard !isExhausted, depth < ExpressionLimits.depth else {
      failures[text.number] = Self.tooLong
      return plain
    }
    depth += 1
    evaluations += 1
    text.state = .running
    defer { depth -= 1 }
    switch sandbox?.run(nil, arguments(text.number, address, frame)) {
    case .text(let string):
      text.lastText = String(
        decoding: string.utf8.prefix(ExpressionLimits.textBytes), as: UTF8.self)
      text.lastFrame = frame
      text.state = .ready
      return text.lastText
    case .failure(let message): failures[text.number] = message
    case .numbers, .nothing, nil: failures[text.number] = "the result is undefined"
    }
    text.state = .failed
    return plain
  }

  /// The text of a layer, which has a number like a property.
  func evaluatedText(
    _ address: LayerAddress, _ expression: ExpressionNumber
  ) -> EvaluatedProperty {
    if let text = texts[address] { return text }
    let text = EvaluatedProperty(
      number: properties.count, address: address, unit: .plain, value: AnimatedValue(.flag(false)))
    properties.append(text)
    texts[address] = text
    let source = composition.layer(at: address).expressions[Int(expression.index)].source
    text.state = compile(source, number: text.number) ? .ready : .failed
    return text
  }
}

/// The properties of a layer, with their numbers in the environment script.
struct EvaluatedLayer {
  /// The number of the first property.
  var first: Int
  /// The properties and their groups.
  var collector: PropertyCollector
}
