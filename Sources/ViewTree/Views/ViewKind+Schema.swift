import Geometry
import SceneModel

/// A property that a kind of view has, and its value where nothing is said.
public struct PropertySlot: Hashable, Sendable {
  /// The name.
  public let key: PropertyKey
  /// The default.
  public let initial: PropertyValue

  /// Makes a slot.
  init(_ key: PropertyKey, _ initial: PropertyValue) {
    self.key = key
    self.initial = initial
  }
}

extension [PropertySlot] {
  /// The place of a property; `nil` without it.
  public func index(of key: PropertyKey) -> Int? {
    withUnsafeBufferPointer { slots in
      // By index, as a slot's value is not worth a copy here.
      slots.indices.first { slots[$0].key == key }
    }
  }
}

extension ViewKind {
  /// The properties that views of this kind have, in a fixed order.
  public var schema: [PropertySlot] {
    switch self {
    case .group(let style): style.schema
    case .shape: Schema.shape
    case .image: Schema.image
    case .frames: Schema.frames
    case .repeater: Schema.repeater
    case .path: Schema.path
    case .rectangle: Schema.rectangle
    case .ellipse: Schema.ellipse
    case .star: Schema.star
    case .transformed: Schema.transform
    case .trim: Schema.trim
    case .roundCorners: Schema.roundCorners
    case .puckerBloat: Schema.puckerBloat
    case .twist: Schema.twist
    case .zigZag: Schema.zigZag
    case .offsetPath: Schema.offsetPath
    case .combine, .measured: []
    case .fill(_, let paint): paint.gradient == nil ? Schema.colorPaint : Schema.gradientPaint
    case .stroke(_, let paint):
      paint.gradient == nil ? Schema.colorStroke : Schema.gradientStroke
    case .mask: Schema.mask
    case .effect(let effect): effect.schema
    }
  }

  /// Whether views of this kind make paths.
  public var isGeometry: Bool {
    switch self {
    case .path, .rectangle, .ellipse, .star, .transformed, .trim, .roundCorners, .puckerBloat,
      .twist, .zigZag, .offsetPath, .combine, .measured:
      true
    default: false
    }
  }

  /// Whether views of this kind paint a shape's paths.
  public var isPaint: Bool {
    switch self {
    case .fill, .stroke: true
    default: false
    }
  }

  /// Whether views of this kind cut their group.
  public var isMask: Bool {
    if case .mask = self { true } else { false }
  }

  /// Whether views of this kind change the pixels of their group.
  public var isEffect: Bool {
    if case .effect = self { true } else { false }
  }

  /// Whether views of this kind are drawn by themselves.
  public var isDrawn: Bool {
    switch self {
    case .group, .shape, .repeater, .image, .frames: true
    default: false
    }
  }
}

extension GroupStyle {
  fileprivate var schema: [PropertySlot] {
    let isCamera = space?.isCamera == true
    guard effect != nil || appears || isCamera else { return Schema.group }
    return Schema.group + (effect == nil ? [] : Schema.driven) + (appears ? Schema.presence : [])
      + (isCamera ? Schema.camera : [])
  }
}

/// The properties of each kind of view; `ViewRuntime` reads them by position.
enum Schema {
  static let transform: [PropertySlot] = [
    PropertySlot(.anchor, .vector(.zero)),
    PropertySlot(.position, .vector(.zero)),
    PropertySlot(.scale, .vector(Vector3(1, 1, 1))),
    PropertySlot(.rotation, .number(0)),
    PropertySlot(.rotationX, .number(0)),
    PropertySlot(.rotationY, .number(0)),
    PropertySlot(.orientation, .vector(.zero)),
    PropertySlot(.skew, .number(0)),
    PropertySlot(.skewAxis, .number(0)),
    PropertySlot(.pathAngle, .number(0)),
    PropertySlot(.motionPath, .path(BezierPath())),
    PropertySlot(.progress, .number(0)),
    PropertySlot(.autoOrient, .flag(false)),
  ]
  static let group =
    transform + [PropertySlot(.opacity, .number(1)), PropertySlot(.isVisible, .flag(true))]
  static let driven = [PropertySlot(.cycles, .number(0)), PropertySlot(.amplitude, .vector(.zero))]
  static let camera = [PropertySlot(.zoom, .number(0))]
  static let presence = [PropertySlot(.insertion, .number(1)), PropertySlot(.removal, .number(0))]
  static let shape: [PropertySlot] = []
  static let image: [PropertySlot] = []
  static let frames = [PropertySlot(.frameIndex, .number(0))]
  static let repeater =
    transform + [
      PropertySlot(.copies, .number(1)),
      PropertySlot(.copyOffset, .number(0)),
      PropertySlot(.startOpacity, .number(1)),
      PropertySlot(.endOpacity, .number(1)),
    ]
  static let path = [PropertySlot(.path, .path(BezierPath()))]
  static let rectangle = [
    PropertySlot(.position, .vector(.zero)),
    PropertySlot(.size, .vector(.zero)),
    PropertySlot(.cornerRadius, .number(0)),
  ]
  static let ellipse = [
    PropertySlot(.position, .vector(.zero)), PropertySlot(.size, .vector(.zero)),
  ]
  static let star = [
    PropertySlot(.position, .vector(.zero)),
    PropertySlot(.points, .number(5)),
    PropertySlot(.rotation, .number(0)),
    PropertySlot(.outerRadius, .number(0)),
    PropertySlot(.innerRadius, .number(0)),
    PropertySlot(.outerRoundness, .number(0)),
    PropertySlot(.innerRoundness, .number(0)),
  ]
  static let trim = [
    PropertySlot(.trimStart, .number(0)),
    PropertySlot(.trimEnd, .number(1)),
    PropertySlot(.trimOffset, .number(0)),
  ]
  static let roundCorners = [PropertySlot(.cornerRadius, .number(0))]
  static let puckerBloat = [PropertySlot(.amount, .number(0))]
  static let twist = [
    PropertySlot(.rotation, .number(0)), PropertySlot(.center, .vector(.zero)),
  ]
  static let zigZag = [
    PropertySlot(.amount, .number(0)), PropertySlot(.ridges, .number(0)),
  ]
  static let offsetPath = [
    PropertySlot(.amount, .number(0)), PropertySlot(.miterLimit, .number(4)),
  ]
  static let colorPaint = [
    PropertySlot(.opacity, .number(1)), PropertySlot(.color, .color(.black)),
  ]
  static let gradientPaint = [
    PropertySlot(.opacity, .number(1)),
    PropertySlot(.gradientStart, .vector(.zero)),
    PropertySlot(.gradientEnd, .vector(.zero)),
    PropertySlot(.highlightLength, .number(0)),
    PropertySlot(.highlightAngle, .number(0)),
    PropertySlot(.gradientStops, .numbers([])),
  ]
  static let line = [
    PropertySlot(.lineWidth, .number(1)),
    PropertySlot(.dashes, .numbers([])),
    PropertySlot(.dashOffset, .number(0)),
  ]
  static let colorStroke = colorPaint + line
  static let gradientStroke = gradientPaint + line
  static let mask = [
    PropertySlot(.path, .path(BezierPath())),
    PropertySlot(.opacity, .number(1)),
    PropertySlot(.expansion, .number(0)),
    PropertySlot(.feather, .vector(.zero)),
  ]
}
