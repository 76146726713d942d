import Geometry

extension Scene {
  /// The scene as bytes, for another process of the same build.
  ///
  /// - Parameter pictures: The pictures, which the bytes hold by their names; others are left out.
  public func archived(pictures: PictureStore = PictureStore()) -> [UInt8] {
    var archive = SceneArchive(pictures: pictures)
    var scene = self
    scene.archive(&archive)
    return archive.bytes
  }

  /// Reads a scene from the bytes that `archived(pictures:)` returned; `nil` for other bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - pictures: The pictures by their names.
  public init?(archived bytes: [UInt8], pictures: PictureStore = PictureStore()) {
    var archive = SceneArchive(reading: bytes, pictures: pictures)
    self.init(size: .zero)
    self.archive(&archive)
    guard !archive.isBroken, archive.isAtEnd, hasValidIndices else { return nil }
  }

  private mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&size)
    archive.value(&nodes)
    archive.value(&groups)
    archive.value(&shapes)
    archive.value(&images)
    archive.value(&paths)
    archive.value(&masks)
    archive.value(&effects)
  }

  /// Whether all indices are inside of the arrays that they refer to.
  private var hasValidIndices: Bool {
    func holds(_ range: Range<Int>, _ count: Int) -> Bool {
      range.isEmpty || range.lowerBound >= 0 && range.upperBound <= count
    }
    let areNodesValid = nodes.enumerated().allSatisfy { place, node in
      let count =
        switch node.kind {
        case .group: groups.count
        case .shape: shapes.count
        case .image: images.count
        }
      return (0..<count).contains(node.index) && node.end > place && node.end <= nodes.count
    }
    return areNodesValid && nodes.first?.kind == .group
      && shapes.allSatisfy { paths.indices.contains($0.path) }
      && masks.allSatisfy { paths.indices.contains($0.path) }
      && groups.allSatisfy { holds($0.masks, masks.count) && holds($0.effects, effects.count) }
  }
}

extension SceneNode: Archived {
  static var blank: SceneNode { SceneNode(kind: .group, index: 0, end: 0, source: 0) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&kind)
    archive.value(&index)
    archive.value(&end)
    archive.value(&source)
  }
}

extension SceneGroup: Archived {
  static var blank: SceneGroup { SceneGroup() }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&isVisible)
    archive.value(&transform)
    archive.value(&divisor)
    archive.value(&depth)
    archive.value(&inverseDepth)
    archive.value(&sortsByDepth)
    archive.value(&opacity)
    archive.value(&blendMode)
    archive.value(&clip)
    archive.value(&masks)
    archive.value(&effects)
    archive.value(&matte)
    archive.value(&hasMap)
    archive.value(&adjustsBelow)
    archive.value(&averagesChildren)
  }
}

extension SceneShape: Archived {
  static var blank: SceneShape { SceneShape(path: 0, style: .fill(.nonZero), paint: .blank) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&isVisible)
    archive.value(&path)
    archive.value(&style)
    archive.value(&paint)
    archive.value(&opacity)
    archive.value(&blendMode)
  }
}

extension SceneShape.Style: Archived {
  static var blank: Self { .fill(.nonZero) }
  mutating func archive(_ archive: inout SceneArchive) {
    var (rule, stroke) = (FillRule.nonZero, StrokeStyle?.none)
    switch self {
    case .fill(let value): rule = value
    case .stroke(let value): stroke = value
    }
    archive.value(&rule)
    archive.value(&stroke)
    self = stroke.map { .stroke($0) } ?? .fill(rule)
  }
}

extension StrokeStyle: Archived {
  static var blank: StrokeStyle { StrokeStyle(width: 0) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&width)
    archive.value(&cap)
    archive.value(&join)
    archive.value(&miterLimit)
    archive.value(&dashes)
    archive.value(&dashOffset)
  }
}

extension Paint: Archived {
  static var blank: Paint { .color(.black) }
  mutating func archive(_ archive: inout SceneArchive) {
    var (color, gradient) = (Color.black, Gradient?.none)
    switch self {
    case .color(let value): color = value
    case .gradient(let value): gradient = value
    }
    archive.value(&color)
    archive.value(&gradient)
    self = gradient.map { .gradient($0) } ?? .color(color)
  }
}

extension Color: Archived {
  static var blank: Color { .black }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&red)
    archive.value(&green)
    archive.value(&blue)
    archive.value(&alpha)
  }
}

extension Gradient: Archived {
  static var blank: Gradient { Gradient(kind: .linear, start: .zero, end: .zero, stops: []) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&kind)
    archive.value(&start)
    archive.value(&end)
    archive.value(&focalPoint)
    archive.value(&stops)
  }
}

extension Gradient.Stop: Archived {
  static var blank: Self { Self(offset: 0, color: .black) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&offset)
    archive.value(&color)
  }
}

extension SceneImage: Archived {
  static var blank: SceneImage { SceneImage(picture: nil, size: .zero) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&picture)
    archive.value(&size)
    archive.value(&fit)
    archive.value(&opacity)
  }
}

extension ScenePath: Archived {
  static var blank: ScenePath { ScenePath(path: BezierPath()) }
  mutating func archive(_ archive: inout SceneArchive) { archive.value(&path) }
}

extension SceneMask: Archived {
  static var blank: SceneMask { SceneMask(mode: .add, path: 0) }
  mutating func archive(_ archive: inout SceneArchive) {
    archive.value(&mode)
    archive.value(&path)
    archive.value(&opacity)
    archive.value(&isInverted)
    archive.value(&expansion)
    archive.value(&feather)
  }
}

extension SceneEffect: Archived {
  static var blank: SceneEffect { SceneEffect(GaussianBlur()) }
  mutating func archive(_ archive: inout SceneArchive) {
    var name = type(of: value).kindName
    archive.value(&name)
    guard let type = SceneEffect.all.first(where: { $0.kindName == name }) else {
      return archive.refuse()
    }
    var effect = archive.isReading ? SceneEffect.standard(type) : self
    effect.archiveMembers(&archive)
    self = effect
  }

  private static func standard<Effect: PixelEffect>(_ type: Effect.Type) -> SceneEffect {
    SceneEffect(Effect())
  }

  private mutating func archiveMembers(_ archive: inout SceneArchive) {
    self = SceneEffect.archived(value, &archive)
  }

  /// Reads or writes the options and the values of an effect; options with their own form keep their defaults.
  private static func archived<Effect: PixelEffect>(
    _ effect: Effect, _ archive: inout SceneArchive
  ) -> SceneEffect {
    var effect = effect
    for option in Effect.declaration.options {
      var value = option.read(effect)
      value.archive(&archive)
      option.write(&effect, value)
    }
    for property in Effect.properties {
      var value = property.read(effect)
      value.archive(&archive)
      property.write(&effect, value)
    }
    return SceneEffect(effect)
  }
}

extension OptionValue {
  /// Reads or writes the value; its kind is known.
  fileprivate mutating func archive(_ archive: inout SceneArchive) {
    switch self {
    case .none, .custom, .texts: break
    case .flag(var value):
      archive.value(&value)
      self = .flag(value)
    case .word(var value):
      archive.value(&value)
      self = .word(value)
    case .text(var value):
      archive.value(&value)
      self = .text(value)
    case .count(var value):
      archive.value(&value)
      self = .count(value)
    case .number(var value):
      archive.value(&value)
      self = .number(value)
    case .pair(var value):
      archive.value(&value)
      self = .pair(value)
    }
  }
}

extension PropertyValue {
  /// Reads or writes the value; its kind is known.
  fileprivate mutating func archive(_ archive: inout SceneArchive) {
    switch self {
    case .flag(var value):
      archive.value(&value)
      self = .flag(value)
    case .number(var value):
      archive.value(&value)
      self = .number(value)
    case .vector(var value):
      archive.value(&value)
      self = .vector(value)
    case .color(var value):
      archive.value(&value)
      self = .color(value)
    case .numbers(var value):
      archive.value(&value)
      self = .numbers(value)
    case .path(var value):
      archive.value(&value)
      self = .path(value)
    }
  }
}
