import CompositionLowering
import CompositionModel
import SceneModel
import ViewTree

/// Evaluates the expressions of a composition, and answers the queries of the environment script.
final class ExpressionHost {
  /// The composition before the evaluation of its expressions.
  let composition: Composition
  /// Converts times between compositions.
  let times: CompositionTimes
  /// The outlines of characters, for the bounds of texts.
  private(set) lazy var glyphs = GlyphTable(composition)
  /// The properties of all layers that were accessed, by their numbers.
  private(set) var properties: [EvaluatedProperty] = []
  private var layers: [LayerAddress: PropertyCollector] = [:]
  private(set) var texts: [LayerAddress: EvaluatedProperty] = [:]
  /// The changes of the text style that the running expression returns.
  var style = TextStyle()
  /// The setters of styles that the running expression calls, and that are not drawn.
  var missingStyles: Set<String> = []
  private var sandbox: Sandbox?
  /// The numbers of the compiled scripts, or why they cannot be compiled, by the sources of their expressions.
  private var scripts: [String: Result<Int, ScriptError>] = [:]
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
  func layer(_ address: LayerAddress) -> PropertyCollector {
    if let layer = layers[address] { return layer }
    var collector = PropertyCollector(address, first: properties.count)
    var copy = composition.layer(at: address)
    copy.visitProperties(frameRate: composition.frameRate, &collector)
    properties += collector.properties
    layers[address] = collector
    return collector
  }

  // MARK: Values

  /// The value of a property at a frame of its composition: of its expression, or of its keyframes if that fails.
  func value(of property: EvaluatedProperty, at frame: Double) -> PropertyValue {
    let plain = property.keyframeValue(at: frame)
    guard property.value.expression != nil else { return plain }
    guard property.lastFrame != frame else { return property.lastValue }
    if property.state == .waiting { compile(property) }
    // As in lottie-web, a property that depends on itself uses its keyframes.
    guard property.state == .ready else { return plain }
    let result = run(property, at: frame) { outcome -> [Double]? in
      switch outcome {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      case .nothing, .text, .failure: nil
      }
    }
    guard let numbers = result else { return plain }
    // Dimensions that the expression does not return keep their last value.
    let last = property.lastFrame.isNaN ? plain : property.lastValue
    property.lastValue = last.replaced(by: numbers, property.unit)
    property.lastFrame = frame
    return property.lastValue
  }

  /// Compiles the expression of a property or text; stores the failure if that is impossible.
  private func compile(_ property: EvaluatedProperty) {
    property.state = .failed
    sandbox = sandbox ?? Sandbox(host: self)
    guard let sandbox else {
      failures[property.number] = "out of memory"
      return
    }
    let source = source(of: property)
    do throws(ScriptError) {
      let script = try scripts[source]?.get()
      let number = script ?? scripts.count
      let text = try script == nil ? self.script(of: source) : nil
      let outcome = sandbox.run(text, [Double(property.number), Double(number)])
      if case .failure(let message) = outcome { throw ScriptError(message: message) }
      property.state = .ready
      scripts[source] = .success(number)
    } catch {
      failures[property.number] = error.message
      scripts[source] = scripts[source] ?? .failure(error)
    }
  }

  /// The script of an expression: a function that makes functions which run the expression.
  private func script(of source: String) throws(ScriptError) -> String {
    guard source.utf8.count <= ExpressionLimits.sourceBytes else {
      throw ScriptError(message: "the source is too long")
    }
    let body = try ScriptRewriter.rewrite(source)
    return "(function(eval){return function(){var $bm_rt;\n\(body)\n;return $bm_rt;}})"
  }

  /// The expression on a property or text; empty without one.
  func source(of property: EvaluatedProperty) -> String {
    property.expression.map {
      composition.layer(at: property.address).expressions[Int($0.index)].source
    } ?? ""
  }

  /// Runs the compiled expression of a property, and reads the result.
  ///
  /// - Returns: The result; `nil` if it is of another kind or the expression fails, which is stored.
  private func run<Result>(
    _ property: EvaluatedProperty, at frame: Double, _ read: (ScriptValue) -> Result?
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

// Texts and their styles.
extension ExpressionHost {
  /// The text of a layer at a frame: of its expression, or of its keyframes if that fails; `nil` for other layers.
  func document(of address: LayerAddress, at frame: Double) -> TextDocument? {
    guard case .text(let content) = composition.layer(at: address).content else { return nil }
    let plain = content.document(at: frame)
    guard let expression = content.expression else { return plain }
    let text = evaluatedText(address, expression)
    if text.lastFrame == frame, let document = text.lastDocument { return document }
    guard text.state == .ready else { return plain }
    let result = run(text, at: frame) { outcome in
      if case .text(let string) = outcome { string } else { nil }
    }
    let (style, missing) = (self.style, missingStyles)
    self.style = TextStyle()
    missingStyles = []
    guard let string = result else { return plain }
    var document = style.applied(to: plain)
    let returned = String(decoding: string.utf8.prefix(ExpressionLimits.textBytes), as: UTF8.self)
    document.text = String(returned.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    text.missingStyles.formUnion(missing)
    text.lastDocument = document
    text.lastFrame = frame
    return document
  }

  /// The text of a layer, which has a number like a property.
  func evaluatedText(_ address: LayerAddress, _ expression: ExpressionNumber) -> EvaluatedProperty {
    if let text = texts[address] { return text }
    let text = EvaluatedProperty(
      "Source Text", number: properties.count, address: address, kind: "t",
      value: AnimatedValue(.flag(false)), expression: expression)
    properties.append(text)
    texts[address] = text
    compile(text)
    return text
  }
}
