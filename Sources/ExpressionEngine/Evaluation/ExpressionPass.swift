import CompositionLowering
package import CompositionModel
package import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// Evaluates all expressions of a composition that affect some of its frames, and replaces them by their results.
struct ExpressionPass {
  /// The composition with the results so far.
  private(set) var composition: Composition
  /// The findings about the expressions.
  private(set) var findings: [Diagnostic] = []
  private let host: ExpressionHost
  private var grids: [FrameGrid]
  private var numberCount = 0

  init(_ composition: Composition, on grid: FrameGrid) {
    self.composition = composition
    host = ExpressionHost(composition)
    grids = Array(repeating: FrameGrid(), count: composition.compositionCount)
    grids[0] = grid
  }

  /// Evaluates outer compositions first, as their time remaps determine the frames of inner ones.
  mutating func run() {
    for number in host.times.order {
      grids[number].sort()
      evaluate(number)
      let layers = composition.layers(of: number)
      for index in layers.indices {
        guard let inner = layers[index].content.precomposition,
          composition.precompositions.indices.contains(inner)
        else { continue }
        grids[inner + 1].add(layers[index], in: grids[number])
      }
    }
  }

  // MARK: One composition

  /// A property with its results so far.
  private struct Target {
    var property: EvaluatedProperty
    var start: Double
    var end: Double
    var samples: [SampleReducer.Sample] = []
  }

  private mutating func evaluate(_ number: Int) {
    let layers = composition.layers(of: number)
    let parents = Set(layers.compactMap { $0.parent } + layers.compactMap { $0.matte?.layer })
    var written: [Int: AnimatedValue<PropertyValue>] = [:]
    var targets: [Target] = []
    var evaluated: [LayerAddress] = []
    for index in layers.indices where !layers[index].expressions.isEmpty {
      let address = LayerAddress(composition: number, layer: index)
      guard !layers[index].isHidden || parents.contains(index) else { continue }
      evaluated.append(address)
      for target in self.targets(address, isParent: parents.contains(index)) {
        if let value = unrolled(target) {
          written[target.property.number] = value
        } else {
          targets.append(target)
        }
      }
    }
    sample(&targets, on: grids[number])
    for target in targets
    where host.failures[target.property.number] == nil && !target.samples.isEmpty {
      written[target.property.number] = SampleReducer(tolerance: tolerance(target)).reduce(
        target.samples, fallback: target.property.value.initial)
    }
    for address in evaluated {
      write(written, texts(of: address, on: grids[number]), to: address)
      report(address)
    }
  }

  /// The properties of a layer with an expression and a visible result.
  private func targets(_ address: LayerAddress, isParent: Bool) -> [Target] {
    let layer = composition.layer(at: address)
    let isNull = if case .null = layer.content { true } else { false }
    return host.layer(address).properties.compactMap { property in
      guard property.expression != nil, !property.isOnlyRead else { return nil }
      let isAlways = property.isPlace && isParent
      guard isAlways || !isNull else { return nil }
      return Target(
        property: property, start: isAlways ? -.infinity : layer.inPoint,
        end: isAlways ? .infinity : layer.outPoint)
    }
  }

  /// The repeated keyframes of a property whose expression is a plain loop; `nil` for other expressions.
  private func unrolled(_ target: Target) -> AnimatedValue<PropertyValue>? {
    guard let end = grids[target.property.address.composition].frames.last else { return nil }
    return LoopExpression(host.source(of: target.property))?
      .unrolled(target.property.value, until: min(end, target.end))
  }

  /// Evaluates frame by frame, so that properties can reuse each other's last values.
  private mutating func sample(_ targets: inout [Target], on grid: FrameGrid) {
    guard !targets.isEmpty else { return }
    for frame in grid.frames {
      for index in targets.indices {
        let property = targets[index].property
        guard frame >= targets[index].start, frame <= targets[index].end,
          host.failures[property.number] == nil, numberCount < ExpressionLimits.numbers
        else { continue }
        let value = host.value(of: property, at: frame)
        numberCount += value.pathValue.points.count * 2 + value.numbersValue.count + 4
        targets[index].samples.append((frame, value))
      }
    }
    if numberCount >= ExpressionLimits.numbers {
      for target in targets { host.fail(target.property.number, ExpressionHost.tooLong) }
    }
  }

  /// The invisible distance of a result from the expression, in the units of the model.
  private func tolerance(_ target: Target) -> Double {
    switch target.property.value.initial {
    case .color, .numbers: 0.0005
    // A remapped time selects whole frames, so it needs a smaller tolerance.
    case .number where target.property.name == "timeRemap": 0.0005
    case .flag, .number, .vector, .path, .text: 0.01 / target.property.unit.factor
    }
  }

  // MARK: Results

  /// The texts of a layer from each frame with a change; `nil` without an expression, or if it fails.
  private func texts(of address: LayerAddress, on grid: FrameGrid) -> [TextKeyframe]? {
    let layer = composition.layer(at: address)
    guard case .text(let content) = layer.content, let expression = content.expression else {
      return nil
    }
    let text = host.evaluatedText(address, expression)
    var keyframes: [TextKeyframe] = []
    for frame in grid.frames(from: layer.inPoint, to: layer.outPoint) {
      guard let document = host.document(of: address, at: frame), host.failures[text.number] == nil
      else { return nil }
      guard keyframes.last?.document != document else { continue }
      keyframes.append(TextKeyframe(time: frame, document: document))
    }
    return keyframes.isEmpty ? nil : keyframes
  }

  private mutating func write(
    _ values: [Int: AnimatedValue<PropertyValue>], _ texts: [TextKeyframe]?,
    to address: LayerAddress
  ) {
    let frameRate = composition.frameRate
    var writer = PropertyWriter(values: values, number: host.layer(address).first)
    composition.withLayer(at: address) { layer in
      layer.visitProperties(frameRate: frameRate, &writer)
      if case .shapes(var items) = layer.content {
        layer.content = .null
        ShapeItem.limitRepeaters(of: &items)
        layer.content = .shapes(items)
      }
      if let texts, case .text(var content) = layer.content {
        content.documents = texts
        layer.content = .text(content)
      }
    }
  }

  // MARK: Findings

  /// Reports the failed expressions of a layer, and the number of others.
  private mutating func report(_ address: LayerAddress) {
    let layer = composition.layer(at: address)
    let number = address.composition
    let title = number == 0 ? composition.title : composition.precompositions[number - 1].title
    func report(_ code: DiagnosticCode, at index: Int, _ message: String, count: Int = 1) {
      findings.append(
        Diagnostic(
          code, message: message, pointer: layer.expressions[index].pointer + "/x",
          layerPath: [title, layer.name],
          frames: layer.inPoint < layer.outPoint ? layer.inPoint..<layer.outPoint : nil,
          count: count))
    }
    let properties = host.layer(address).properties + (host.texts[address].map { [$0] } ?? [])
    let owned = properties.compactMap { property in
      property.expression.map { (index: Int($0.index), property: property) }
    }
    var failures = owned.compactMap { index, property in
      host.failures[property.number].map { (index: index, reason: $0) }
    }
    let read = Set(owned.map(\.index))
    failures += layer.expressions.indices.filter { !read.contains($0) }
      .map { ($0, "its property is not drawn") }
    let failed = Set(failures.map(\.index))
    let evaluated = layer.expressions.indices.filter { !failed.contains($0) }
    if let first = evaluated.first {
      report(
        .evaluatedExpression, at: first,
        evaluated.count == 1
          ? "The expression was evaluated at each frame."
          : "\(evaluated.count) expressions of the layer were evaluated at each frame.",
        count: evaluated.count)
    }
    let random = owned.filter {
      host.randomProperties.contains($0.property.number) && !failed.contains($0.index)
    }
    if let first = random.first {
      report(
        .randomExpression, at: first.index,
        "The expression uses random numbers, which differ from those of After Effects.",
        count: random.count)
    }
    if let (index, text) = owned.last, !text.missingStyles.isEmpty,
      host.failures[text.number] == nil
    {
      let setters = text.missingStyles.sorted().joined(separator: ", ")
      report(
        .unsupportedTextStyle, at: index,
        "The expression sets text styles that are not drawn: \(setters).")
    }
    for (index, reason) in failures {
      let isLimit = [ExpressionHost.tooLong, "alloc failed", "callstack limit"]
        .contains { reason.contains($0) }
      let shown = String(decoding: reason.utf8.prefix(300), as: UTF8.self)
      report(
        isLimit ? .expressionLimit : .unsupportedExpression, at: index,
        "The expression cannot be evaluated: \(shown). The keyframes or the value of the property are "
          + "used.")
    }
  }
}

extension Composition {
  /// Replaces each property with an expression by the values of the expression at visible frames.
  ///
  /// Constant results become constants, loops become repeated keyframes, and other results become the fewest linear
  /// segments that are right at each frame. A property keeps its keyframes if its expression fails.
  ///
  /// - Parameter frames: The frames that will be drawn, counted from 0; `nil` for all.
  /// - Returns: Findings about evaluated and failed expressions.
  package mutating func evaluateExpressions(atFrames frames: [Int]?) -> [Diagnostic] {
    var pass = ExpressionPass(self, on: FrameGrid(of: self, near: frames))
    pass.run()
    self = pass.composition
    return pass.findings
  }
}

/// The times at which a composition is evaluated, in frames, ascending.
struct FrameGrid {
  /// The times.
  private(set) var frames: [Double] = []

  /// Makes the grid of the whole frames of a composition, and the frame after the last.
  ///
  /// - Parameters:
  ///   - composition: The composition.
  ///   - drawn: The frames that will be drawn, counted from 0; `nil` for all. The grid has their neighbors, too, between
  ///     which motion blur looks.
  init(of composition: Composition, near drawn: [Int]?) {
    let all = 0...min(composition.wholeFrameCount, ExpressionLimits.frames)
    let numbers = drawn.map { drawn in
      Set(drawn.filter(all.contains).flatMap { [$0 - 1, $0, $0 + 1] }).filter(all.contains).sorted()
    }
    frames = (numbers ?? Array(all)).map { composition.inPoint + Double($0) }
  }

  /// Makes an empty grid.
  init() {}

  /// Adds the times inside a precomposition layer at the times of the grid of its composition.
  mutating func add(_ layer: Layer, in outer: FrameGrid) {
    guard frames.count + outer.frames.count <= ExpressionLimits.frames * 2 else { return }
    var step = TimeStep(TimeScope(inside: layer, parent: 0))
    frames += outer.frames(from: layer.inPoint, to: layer.outPoint).map { step.time(at: $0) }
  }

  /// Sorts the times, and merges those that differ only by rounding.
  mutating func sort() {
    frames.sort()
    var result: [Double] = []
    for frame in frames where frame.isFinite {
      let frame = abs(frame - frame.rounded()) < 1e-7 ? frame.rounded() : frame
      if let last = result.last, frame - last < 1e-6 { continue }
      result.append(frame)
    }
    frames = Array(result.prefix(ExpressionLimits.frames))
  }

  /// The times in a range that includes its end.
  func frames(from start: Double, to end: Double) -> ArraySlice<Double> {
    guard let first = frames.firstIndex(where: { $0 >= start }),
      let last = frames.lastIndex(where: { $0 <= end }), first <= last
    else { return [] }
    return frames[first...last]
  }
}
