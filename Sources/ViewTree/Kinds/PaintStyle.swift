public import SceneModel

/// The options that fills and strokes share.
public struct PaintStyle: Hashable, Sendable {
  /// How it mixes with the pixels behind it.
  public var blendMode: BlendMode
  /// The kind of its gradient; `nil` for a color.
  public var gradient: Gradient.Kind?
  /// The number of color stops of the gradient.
  public var colorStopCount: Int

  /// Makes the style of a plain color.
  public init(
    blendMode: BlendMode = .normal, gradient: Gradient.Kind? = nil, colorStopCount: Int = 0
  ) {
    self.blendMode = blendMode
    self.gradient = gradient
    self.colorStopCount = colorStopCount
  }
}

/// A fill or a stroke.
public protocol PaintView: DeclaredView {
  /// The options of the paint.
  var paint: PaintStyle { get set }
}

extension PaintView {
  /// Radial gradients of SwiftUI have no highlight.
  public func nativeGap(_ values: TakenValues) -> NativeGap<Self>? {
    guard paint.gradient == .radial,
      !values(.highlightLength).allSatisfy({ $0.numberValue == 0 })
    else { return nil }
    return NativeGap(
      "The highlight of a radial gradient",
      fallback: .without([.highlightLength, .highlightAngle]))
  }

  /// The declarations of the options.
  static var paintOptions: [OptionDeclaration<Self>] {
    var count = OptionDeclaration<Self>(
      "colorStops", .count(Gradient.colorStopCounts), standard: OptionValue.none,
      "The number of color stops of the gradient.",
      read: { $0.paint.gradient == nil ? .none : .count($0.paint.colorStopCount) },
      write: { view, value in
        if case .count(let count) = value { view.paint.colorStopCount = count }
      })
    count.signature.requiredWith = "gradient"
    return [
      .word(\.paint.blendMode, "blendMode", "How it mixes with the pixels behind it."),
      .word(\.paint.gradient, "gradient", "The kind of its gradient; a color without it."), count,
    ]
  }
}
