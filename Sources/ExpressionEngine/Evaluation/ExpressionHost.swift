import CompositionLowering
import CompositionModel
import SceneModel
import ViewTree

/// Evaluates the expressions of a composition, and answers the queries of the environment script.
final class ExpressionHost {
  /// The properties of a layer with their groups, and the number of the first one in the environment script.
  typealias EvaluatedLayer = (first: Int, collector: PropertyCollector)

  /// The composition before the evaluation of its expressions.
  let composition: Composition
  /// Converts times between compositions.
  let times: CompositionTimes
  /// The outlines of characters, for the bounds of texts.
  private(set) lazy var glyphs = GlyphTable(composition)
  var properties: [EvaluatedProperty] = []
  private var layers: [LayerAddress: EvaluatedLayer] = [:]
  /// The evaluated texts by layer.
  var texts: [LayerAddress: EvaluatedProperty] = [:]
  /// The changes of the text style that the running expression returns.
  var style = TextStyle()
  /// The setters of styles that the running expression calls, and that are not drawn.
  var missingStyles: Set<String> = []
  private var sandbox: Sandbox?
  private var depth = 0
  /// The number of evaluations.
  private(set) var evaluations = 0
  /// The first failure of each expression, by the number of its property.
  private(set) var failures: [Int: String] = [:]
  /// The numbers of the properties whose expressions use random numbers.
  var randomProperties: Set<Int> = []

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
    let layer = (first: properties.count, collector: collector)
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
    let result = run(property, at: frame) { outcome in
      if case .numbers(let numbers) = outcome { numbers } else { nil }
    }
    guard let numbers = result else { return plain }
    // Dimensions that the expression does not return keep their last value.
    let last = property.lastFrame.isNaN ? plain : property.lastValue
    property.lastValue = last.replaced(by: numbers, property.unit)
    property.lastFrame = frame
    return property.lastValue
  }

  /// Compiles the expression of a property or text.
  func compile(_ property: EvaluatedProperty, _ expression: ExpressionNumber) {
    let source = composition.layer(at: property.address).expressions[Int(expression.index)].source
    property.state = compile(source, number: property.number) ? .ready : .failed
  }

  /// Compiles an expression under a number; stores the failure and returns false if that is impossible.
  private func compile(_ source: String, number: Int) -> Bool {
    sandbox = sandbox ?? Sandbox(host: self)
    guard let sandbox else {
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

  /// Runs the expression of a property.
  ///
  /// - Parameters:
  ///   - property: The property, whose expression is compiled.
  ///   - frame: The frame.
  ///   - read: Reads the result; `nil` for a result of another kind.
  /// - Returns: The result; `nil` if the expression fails, which is stored.
  func run<Result>(
    _ property: EvaluatedProperty, at frame: Double, _ read: (Sandbox.Outcome) -> Result?
  ) -> Result? {
    guard depth < ExpressionLimits.depth, !isExhausted else {
      fail(property, isExhausted ? Self.tooLong : "the chain of dependent properties is too long")
      return nil
    }
    depth += 1
    evaluations += 1
    property.state = .running
    defer { depth -= 1 }
    let arguments = [
      Double(property.number), Double(property.number), Double(property.address.composition),
      Double(property.address.layer), frame / composition.frameRate,
    ]
    let outcome = sandbox?.run(nil, arguments) ?? .nothing
    property.state = .ready
    if let result = read(outcome) { return result }
    if case .failure(let message) = outcome {
      fail(property, message)
    } else {
      fail(property, "the result is undefined")
    }
    return nil
  }

  private func fail(_ property: EvaluatedProperty, _ message: String) {
    property.state = .failed
    fail(property.number, message)
  }
}
