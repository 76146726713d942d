/// An effect on a layer.
public struct Effect: Hashable, Sendable {
  /// The name that the designer gave it, or After Effects' own.
  public var name: String
  /// After Effects' internal name of its kind, such as `ADBE Gaussian Blur 2`; empty when the file has none.
  public var matchName: String
  /// What it does.
  public var kind: Kind
  /// Whether it is switched on.
  public var isEnabled: Bool
  /// Its controls, in the order of After Effects' panel.
  public var values: [EffectValue]
  /// The JSON pointer to it.
  public var pointer: String

  /// What an effect does.
  public enum Kind: Hashable, Sendable {
    /// Maps black and white to two colours.
    case tint
    /// Fills the layer with a colour.
    case fill
    /// Strokes the layer's masks.
    case stroke
    /// Maps shadows, midtones and highlights to three colours.
    case tritone
    /// Changes the range of each channel.
    case proLevels
    /// A shadow behind the layer.
    case dropShadow
    /// Uncovers the layer around a centre.
    case radialWipe
    /// Moves pixels by those of another layer.
    case displacementMap
    /// Cuts the layer by another one.
    case setMatte
    /// Blurs the layer.
    case gaussianBlur
    /// Turns the layer about a centre, the more the nearer.
    case twirl
    /// Warps the layer along a mesh.
    case meshWarp
    /// Warps the layer in waves.
    case waveWarp
    /// Warps the layer in circular waves.
    case ripple
    /// Warps the layer as if it were on a ball.
    case spherize
    /// Warps the layer between pins.
    case puppet
    /// A second transform.
    case transform
    /// Blurs the layer by means over boxes.
    case boxBlur
    /// Turns colours over.
    case invert
    /// Makes colours lighter and steeper.
    case brightnessContrast
    /// Turns hues, or gives all one.
    case hueSaturation
    /// Changes light as a camera's exposure does.
    case exposure
    /// Leaves few values of each component.
    case posterize
    /// Makes light colours white and dark ones black.
    case threshold
    /// Makes colours grey.
    case blackAndWhite
    /// Paints a gradient on the layer.
    case ramp
    /// Uncovers the layer along a way.
    case linearWipe
    /// Uncovers the layer in stripes.
    case venetianBlinds
    /// Mirrors one side of a line on the other.
    case mirror
    /// Moves the layer around in its own edges.
    case offset
    /// Repeats the layer.
    case motionTile
    /// Stretches the layer between four corners.
    case cornerPin
    /// Gives blocks of the layer one colour.
    case mosaic
    /// Holds values for expressions, and draws nothing.
    case control
    /// Another effect, by Lottie's number.
    case other(Int)
  }

  /// Makes an effect of its parts.
  public init(
    name: String, matchName: String = "", kind: Kind, isEnabled: Bool = true,
    values: [EffectValue] = [], pointer: String = ""
  ) {
    self.name = name
    self.matchName = matchName
    self.kind = kind
    self.isEnabled = isEnabled
    self.values = values
    self.pointer = pointer
  }

  /// The content of a control, by its place in the panel; `nil` where there is none.
  public func content(at index: Int) -> ControlContent? {
    values.indices.contains(index) ? values[index].content : nil
  }
}
