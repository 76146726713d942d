import CompositionLowering
import CompositionModel
import Geometry
import ViewTree

/// Evaluates the expressions of a composition, and answers what they ask about it.
final class ExpressionHost: SandboxHost {
  /// The composition as it was before its expressions were evaluated.
  let composition: Composition
  /// The times of compositions that show each other.
  let times: CompositionTimes
  /// The outlines of characters, by which texts are measured.
  private(set) lazy var glyphs = GlyphTable(composition)
  private(set) var properties: [EvaluatedProperty] = []
  private var layers: [LayerAddress: EvaluatedLayer] = [:]
  /// The texts that expressions gave, by layer, at a frame.
  private var texts: [LayerAddress: EvaluatedText] = [:]
  private var sandbox: Sandbox?
  private var depth = 0
  /// How many evaluations there were.
  private(set) var evaluations = 0
  /// Why an expression failed, by its property; the first reason counts.
  private(set) var failures: [Int: String] = [:]

  init(_ composition: Composition) {
    self.composition = composition
    times = CompositionTimes(composition)
  }

  /// Why an expression is given up that is beyond a bound on its time.
  static let tooLong = "it takes too long"

  /// Notes why an expression failed, by its property's number.
  func fail(_ number: Int, _ reason: String) {
    if failures[number] == nil { failures[number] = reason }
  }

  /// Whether no further expression can be evaluated.
  var isExhausted: Bool {
    evaluations >= ExpressionLimits.evaluations || (sandbox?.isExhausted ?? false)
  }

  /// The layer's properties, listed when they are first asked for.
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

  /// The value of a property at a frame of its composition, by its expression if it has one that works.
  func value(of property: EvaluatedProperty, at frame: Double) -> PropertyValue {
    let plain = property.keyframeValue(at: frame)
    guard let expression = property.value.expression else { return plain }
    guard property.lastFrame != frame else { return property.lastValue }
    if property.state == .waiting { compile(property, expression) }
    // A property that follows from itself takes its keyframes, as in lottie-web.
    guard property.state == .ready else { return plain }
    guard let numbers = run(property, at: frame) else { return plain }
    property.lastValue = lastValue(property, plain).replaced(by: numbers, property.unit)
    property.lastFrame = frame
    return property.lastValue
  }

  /// What dimensions keep that the expression does not give.
  private func lastValue(_ property: EvaluatedProperty, _ plain: PropertyValue) -> PropertyValue {
    property.lastFrame.isNaN ? plain : property.lastValue
  }

  private func compile(_ property: EvaluatedProperty, _ expression: ExpressionNumber) {
    let source = composition.layer(at: property.address).expressions[Int(expression.index)].source
    property.state = compile(source, number: property.number) ? .ready : .failed
  }

  /// Compiles an expression under a number, or notes why it can not be.
  private func compile(_ source: String, number: Int) -> Bool {
    guard let sandbox = openSandbox() else {
      failures[number] = "there is no memory"
      return false
    }
    guard source.utf8.count <= ExpressionLimits.sourceBytes else {
      failures[number] = "it is too long"
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

  /// The numbers that a property's expression gives; `nil` if it fails.
  private func run(_ property: EvaluatedProperty, at frame: Double) -> [Double]? {
    guard depth < ExpressionLimits.depth, !isExhausted else {
      fail(property, isExhausted ? Self.tooLong : "properties follow from each other too deep")
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
    case .text, .nothing, nil: fail(property, "it has no result")
    }
    return nil
  }

  /// What the environment is told about an evaluation.
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

  /// The text of a layer at a frame, by its expression if it has one that works; `nil` if it is no text.
  func text(of address: LayerAddress, at frame: Double) -> String? {
    guard case .text(let content) = composition.layer(at: address).content else { return nil }
    let plain = content.document(at: frame).text
    guard let expression = content.expression else { return plain }
    let text = evaluatedText(address, expression)
    guard text.lastFrame != frame else { return text.lastText }
    guard text.isReady, !text.isRunning, !isExhausted, depth < ExpressionLimits.depth else {
      if text.isReady, !text.isRunning { failures[text.number] = Self.tooLong }
      return plain
    }
    depth += 1
    evaluations += 1
    text.isRunning = true
    defer {
      depth -= 1
      text.isRunning = false
    }
    switch sandbox?.run(nil, arguments(text.number, address, frame)) {
    case .text(let string):
      text.lastText = String(
        decoding: string.utf8.prefix(ExpressionLimits.textBytes), as: UTF8.self)
      text.lastFrame = frame
      return text.lastText
    case .failure(let message): failures[text.number] = message
    case .numbers, .nothing, nil: failures[text.number] = "it has no result"
    }
    text.isReady = false
    return plain
  }

  /// The text's place among the properties, which the layer's description names as well.
  func evaluatedText(_ address: LayerAddress, _ expression: ExpressionNumber) -> EvaluatedText {
    if let text = texts[address] { return text }
    let number = properties.count
    properties.append(
      EvaluatedProperty(
        number: number, address: address, unit: .plain, value: AnimatedValue(.flag(false))))
    let source = composition.layer(at: address).expressions[Int(expression.index)].source
    let text = EvaluatedText(number: number)
    texts[address] = text
    text.isReady = compile(source, number: number)
    return text
  }
}

/// The properties of a layer, and how the environment's script sees them.
struct EvaluatedLayer {
  /// The number of the first property.
  var first: Int
  /// The properties and their groups.
  var collector: PropertyCollector
}

/// A text's expression, with its last result.
final class EvaluatedText {
  /// The number by which the environment's script knows it.
  let number: Int
  /// Whether it can be run.
  var isReady = false
  /// Whether it is being run.
  var isRunning = false
  /// The frame of the last evaluation; NaN before the first.
  var lastFrame = Double.nan
  /// The result of the last evaluation.
  var lastText = ""

  init(number: Int) {
    self.number = number
  }
}
