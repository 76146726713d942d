import CompositionLowering
import CompositionModel
import Geometry
import JSONTree
import SceneModel
import ViewTree

extension ExpressionHost {
  /// A query of the environment script, with its arguments.
  private enum Question: Int {
    /// The value of a property: number, seconds, whether to run its expression.
    case value = 1
    /// The times of a property's keyframes, in seconds.
    case keyTimes
    /// The value of a keyframe: number of the property, index.
    case keyValue
    /// A layer, as JSON: composition, index.
    case layer
    /// A composition, as JSON.
    case composition
    /// The transform from a layer to its composition: composition, index, seconds.
    case matrix
    /// The text of a text layer: composition, index, seconds.
    case text
    /// The number of the composition with a name.
    case compositionNamed
    /// A script, rewritten to count its steps.
    case rewritten
    /// A point on a path: number, seconds, whether to run its expression, fraction of the length.
    case pointOnPath
    /// A time of one composition, converted to another: seconds, from, to.
    case time
    /// The bounds of a layer's content: composition, index, seconds.
    case sourceRect
    /// The text of a data file, by its index.
    case footage
    /// The index of the data file with a name.
    case footageNamed
    /// A note that a property uses random numbers, by its number.
    case random
    /// The style of a text layer, as JSON: composition, index, seconds.
    case textStyle
    /// A change of the style that an expression returns: property, value.
    case styleChange
    /// A note that an expression sets a style that is not drawn, by the name of its setter.
    case missingStyle
  }

  /// Answers a query by its number, with the numbers and the text of the script.
  func answer(_ question: Int, _ arguments: [Double], _ text: String) -> ScriptValue {
    guard let question = Question(rawValue: question), arguments.allSatisfy(\.isFinite) else {
      return .failure("an argument is not a finite number")
    }
    switch question {
    case .compositionNamed: return .number(Double(number(ofComposition: text)))
    case .footageNamed: return .number(Double(number(ofFootage: text)))
    case .footage: return footage(count(arguments[0]))
    case .random:
      randomProperties.insert(count(arguments[0]))
      return .number(0)
    case .styleChange:
      guard let property = TextStyleProperty(rawValue: count(arguments[0])) else {
        return .failure("no such style")
      }
      style.set(property, Array(arguments.dropFirst()), text)
      return .number(0)
    case .missingStyle:
      missingStyles.insert(text)
      return .number(0)
    case .rewritten:
      do {
        return .text(try ScriptRewriter.rewrite(text))
      } catch {
        return .failure("SyntaxError: \(error.message)")
      }
    case .composition:
      return count(arguments[0]) < composition.compositionCount
        ? .json(description(ofComposition: count(arguments[0]))) : .failure("no such composition")
    case .time:
      return .number(
        times.convert(frame(arguments[0]), from: count(arguments[1]), to: count(arguments[2]))
          / composition.frameRate)
    case .value, .keyTimes, .keyValue, .pointOnPath:
      guard count(arguments[0]) < properties.count else { return .failure("no such property") }
      return answer(question, about: properties[count(arguments[0])], arguments)
    case .layer, .matrix, .text, .textStyle, .sourceRect:
      let address = LayerAddress(composition: count(arguments[0]), layer: count(arguments[1]))
      guard address.composition < composition.compositionCount,
        address.layer < composition.layers(of: address.composition).count
      else { return .failure("no such layer") }
      return answer(question, about: address, arguments)
    }
  }

  private func count(_ argument: Double) -> Int {
    argument >= 0 && argument < 1e9 ? Int(argument) : Int.max
  }

  private func frame(_ seconds: Double) -> Double {
    // Scripts use seconds. Rounding removes the error of the conversion, which could shift a frame.
    let frame = seconds * composition.frameRate
    return abs(frame - frame.rounded()) < 1e-7 ? frame.rounded() : frame
  }

  private func answer(
    _ question: Question, about property: EvaluatedProperty, _ arguments: [Double]
  ) -> ScriptValue {
    let keyframes = property.value.keyframes
    if question == .keyTimes {
      return .numbers(keyframes.map { $0.time / composition.frameRate })
    }
    if question == .keyValue {
      guard keyframes.indices.contains(count(arguments[1])) else {
        return .failure("no such keyframe")
      }
      return .numbers(keyframes[count(arguments[1])].value.numbers(property.unit))
    }
    let frame = frame(arguments[1])
    let value =
      arguments[2] == 0 ? property.keyframeValue(at: frame) : value(of: property, at: frame)
    if question == .pointOnPath {
      let point = value.pathValue.traversed(to: arguments[3])
      return .numbers([point.x, point.y])
    }
    let numbers = value.numbers(property.unit)
    if case .number = value { return .number(numbers[0]) }
    return .numbers(numbers)
  }

  private func answer(
    _ question: Question, about address: LayerAddress, _ arguments: [Double]
  ) -> ScriptValue {
    guard question != .layer else { return .json(description(of: address)) }
    let frame = frame(arguments[2])
    switch question {
    case .matrix: return .numbers(matrix(of: address, at: frame))
    case .text: return .text(document(of: address, at: frame)?.text ?? "")
    case .textStyle: return .json(document(of: address, at: frame)?.styleDescription ?? [:])
    default: return .numbers(sourceRect(of: address, at: frame))
    }
  }

  // MARK: Compositions and layers

  /// The number of the first composition with a name; -1 if there is none.
  private func number(ofComposition name: String) -> Int {
    for number in 0..<composition.compositionCount {
      for layer in composition.layers(of: number) where layer.name == name {
        if let index = layer.content.precomposition { return index + 1 }
      }
    }
    if composition.name == name { return 0 }
    let index = composition.precompositions.firstIndex { $0.name == name }
    return index.map { $0 + 1 } ?? -1
  }

  /// The index of the data file with a name, or of the first data layer with the name; -1 if there is none.
  private func number(ofFootage name: String) -> Int {
    let index = composition.dataSources.firstIndex { asset in
      if case .external(let path) = asset.source, path.hasSuffix("/" + name) || path == name {
        return true
      }
      return asset.name == name
    }
    if let index { return index }
    for number in 0..<composition.compositionCount {
      for layer in composition.layers(of: number) where layer.name == name {
        if case .data(let index?) = layer.content { return index }
      }
    }
    return -1
  }

  /// The text of a data file.
  private func footage(_ index: Int) -> ScriptValue {
    guard composition.dataSources.indices.contains(index),
      let text = composition.dataSources[index].text
    else { return .failure("the data file was not read") }
    return .text(text)
  }

  /// The transform from a layer to its composition, in column-major order.
  private func matrix(of address: LayerAddress, at frame: Double) -> [Double] {
    var matrix = Matrix4.identity
    var index: Int? = address.layer
    var count = 0
    let layers = composition.layers(of: address.composition)
    while let layer = index, count <= layers.count {
      let own = LayerAddress(composition: address.composition, layer: layer)
      matrix = transform(of: own, at: frame) * matrix
      index = layers[layer].parent
      count += 1
    }
    let (x, y, z, w) = matrix.columns
    return [x, y, z, w].flatMap { column in (0..<4).map { column[$0] } }
  }

  private func transform(of address: LayerAddress, at frame: Double) -> Matrix4 {
    var transform = ViewTransform()
    for property in layer(address).groups.first?.properties ?? [] {
      let value = value(of: property, at: frame)
      switch property.name {
      case "anchorPoint": transform.anchor = value.vectorValue
      case "position": transform.position = value.vectorValue
      case "xPosition": transform.position.x = value.numberValue
      case "yPosition": transform.position.y = value.numberValue
      case "zPosition": transform.position.z = value.numberValue
      case "scale": transform.scale = value.vectorValue
      case "rotation": transform.rotation = value.numberValue
      case "skew": transform.skew = value.numberValue
      case "skewAxis": transform.skewAxis = value.numberValue
      case "xRotation": transform.rotationX = value.numberValue
      case "yRotation": transform.rotationY = value.numberValue
      case "orientation": transform.orientation = value.vectorValue
      default: break
      }
    }
    return transform.isThreeDimensional ? transform.matrix : Matrix4(transform.affine)
  }

  /// Top, left, width and height of a layer's content, where lottie-web supports them.
  private func sourceRect(of address: LayerAddress, at frame: Double) -> [Double] {
    switch composition.layer(at: address).content {
    case .text(let content):
      let document = document(of: address, at: frame) ?? content.document(at: frame)
      guard let bounds = glyphs.bounds(of: document) else { return [0, 0, 0, 0] }
      return [
        bounds.minY, bounds.minX, bounds.maxX - bounds.minX, bounds.maxY - bounds.minY,
      ]
    case .solid(_, let size), .precomposition(_, let size, _): return [0, 0, size.x, size.y]
    case .image(let index) where composition.images.indices.contains(index):
      return [0, 0, composition.images[index].size.x, composition.images[index].size.y]
    case .null, .shapes, .image, .audio, .camera, .data, .adjustment, .unsupported:
      return [0, 0, 100, 100]
    }
  }
}
