import Geometry
import SceneModel

extension GraphicsContext {
  /// A filter of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, radius: Double, x: Double, y: Double)
      case blur(Double)
      case color(ColorFilter)
      case luminance
    }

    let kind: Kind

    /// Projects.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    /// Adds a shadow; the radius is the standard deviation in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }
    /// Multiplies colors.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .color(.multiply(color)))
    }
    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation(angle)))
    }
    /// Changes saturation.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(amount)))
    }
    /// Adds to components.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness(amount)))
    }
    /// Changes contrast.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast(amount)))
    }
    /// Makes gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.grayscale(amount)))
    }
    /// Inverts colors.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var filter = ColorFilter.invert
      let factor = 1 - 2 * amount
      filter.rows = (
        SIMD4(factor, 0, 0, amount), SIMD4(0, factor, 0, amount), SIMD4(0, 0, factor, amount)
      )
      return Filter(kind: .color(filter))
    }
    /// Blurs; the radius is the standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }
    /// Makes black of light.
    public static var luminanceToAlpha: Filter { Filter(kind: .luminance) }
  }

  /// Ways of drawing shadows, which the stand-in ignores.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is in front.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }

  /// Ways of blurring, which the stand-in ignores.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Banding is hidden.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

extension GraphicsContext.FilterStep {
  /// Filters a node in the coordinates of the canvas.
  func apply(to node: DisplayNode) -> DisplayNode {
    switch filter.kind {
    case .color(let color): return node.mapColors(color.apply)
    case .projection(let matrix):
      let place = ProjectionTransform(transform)
      let local = node.transformed(place.inverted())
      guard matrix.isUsable else { return node }
      return local.transformed(matrix).transformed(place)
    case .blur(let radius): return pixels(PixelEffects.blur(radius), node)
    case .shadow(let color, let radius, let x, let y):
      return pixels(PixelEffects.shadow(color, radius: radius, x: x, y: y), node)
    case .luminance: return LuminanceItem.node([node])
    }
  }

  private func pixels(_ effect: SceneEffect?, _ node: DisplayNode) -> DisplayNode {
    guard let effect else { return node }
    let place = ProjectionTransform(transform)
    var group = DisplayNode.GroupContent()
    group.effects = [effect]
    return DisplayNode.group(group, [node.transformed(place.inverted())]).transformed(place)
  }
}
