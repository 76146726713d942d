import CompositionLowering
import CompositionModel
import JSONTree

extension LayerStyleControl {
  /// Reads the control of a style; `nil` where the style does not have it.
  func read(_ reader: inout ObjectReader) -> EffectValue? {
    guard reader.value(member) != nil else { return nil }
    return EffectValue(name: name, matchName: member.description, content: content(&reader))
  }

  private func content(_ reader: inout ObjectReader) -> ControlContent {
    switch form {
    case .slider: return .slider(reader.property(member, NumberFormat.plain()))
    case .angle: return .angle(reader.property(member, NumberFormat.plain()))
    case .color: return .color(reader.property(member, ColorFormat(isPaint: false)))
    case .checkbox: return .checkbox(reader.property(member, NumberFormat.plain()))
    case .menu: return .menu(reader.property(member, NumberFormat.plain()))
    case .point: return .point(reader.property(member, VectorFormat.controlPoint))
    case .gradient:
      let (count, stops) = GradientReader.stops(member, &reader)
      return .gradient(colorStopCount: count, stops: stops)
    }
  }
}
