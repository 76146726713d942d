import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Makes the view of one layer style.
struct StylePainter {
  let style: LayerStyle
  /// The scope that keyframes' times are in.
  let scope: Int

  /// A view without properties.
  func view(_ effect: ViewEffect) -> ViewDraft {
    ViewDraft(name: style.name, kind: .effect(effect), pointer: style.pointer)
  }

  /// Sets what shadows and glows have.
  func setShadow(on view: ViewDraft) {
    color(.color, "c", on: view)
    number(.opacity, "o", on: view) { $0 / 100 }
    number(.softness, "s", on: view) { $0 * StyleLowering.softnessPerSize }
    number(.spread, "ch", on: view) { $0 / 100 }
    guard style.kind == .dropShadow || style.kind == .innerShadow else { return }
    setDirection(on: view)
    number(.distance, "d", on: view) { $0 }
  }

  func innerShadow() -> ViewDraft {
    let view = view(
      .innerShadow(style.blendMode, isFromCenter: style.content("sr")?.number?.initial == 2))
    setShadow(on: view)
    return view
  }

  func satin() -> ViewDraft {
    let isInverted = style.content("in")?.number?.initial == 1
    let view = view(.satin(style.blendMode, isInverted: isInverted))
    color(.color, "c", on: view)
    number(.opacity, "o", on: view) { $0 / 100 }
    number(.softness, "s", on: view) { $0 * StyleLowering.softnessPerSize }
    setDirection(on: view)
    number(.distance, "d", on: view) { $0 }
    return view
  }

  func colorOverlay() -> ViewDraft {
    let view = view(.colorOverlay(style.blendMode))
    color(.color, "c", on: view)
    number(.opacity, style.content("so") == nil ? "o" : "so", on: view) { $0 / 100 }
    return view
  }

  func gradientOverlay() -> ViewDraft? {
    guard case .gradient(let count, let stops)? = style.content("gf") else { return nil }
    let kinds = GradientOverlay.Kind.allCases
    let number = (style.content("gt")?.number?.initial ?? 1) - 1
    let kind = number >= 0 && number < Double(kinds.count) ? kinds[Int(number)] : .linear
    let view = view(
      .gradientOverlay(
        OverlayStyle(
          gradient: kind, colorStopCount: count,
          isReversed: style.content("re")?.number?.initial == 1, blendMode: style.blendMode)))
    view.set(.gradientStops, stops, scope: scope) { .numbers($0) }
    self.number(.opacity, "o", on: view) { $0 / 100 }
    self.number(.rotation, "a", on: view) { -$0 }
    self.number(.gradientScale, "s", on: view) { $0 / 100 }
    if let offset = style.content("of")?.point {
      view.set(.gradientCenter, offset, scope: scope) { .vector(Vector3($0.xy / 100)) }
    }
    return view
  }

  func outline() -> ViewDraft {
    let sides = Outline.Side.allCases
    let number = (style.content("p")?.number?.initial ?? 1) - 1
    let side = number >= 0 && number < Double(sides.count) ? sides[Int(number)] : .outside
    let view = view(.outline(side, style.blendMode))
    color(.color, "c", on: view)
    self.number(.opacity, "o", on: view) { $0 / 100 }
    self.number(.lineWidth, "s", on: view) { $0 }
    return view
  }

  func bevel() -> ViewDraft {
    let kind: Bevel.Kind =
      switch style.content("bs")?.number?.initial {
      case 1: .outer
      case 3, 5: .emboss
      case 4: .pillow
      default: .inner
      }
    let isChiseled = (style.content("bt")?.number?.initial ?? 1) > 1
    let view = view(
      .bevel(
        BevelStyle(
          kind: kind, isChiseled: isChiseled,
          highlightMode: style.blendMode("hm", standard: .screen),
          shadowMode: style.blendMode("sm", standard: .multiply))))
    number(.steepness, "sr", on: view) { $0 / 100 }
    number(.distance, "s", on: view) { $0 }
    number(.softness, "sf", on: view) { $0 * StyleLowering.softnessPerSize }
    number(.direction, "a", on: view) { 90 - $0 }
    number(.altitude, "ll", on: view) { $0 }
    color(.highlights, "hc", on: view)
    number(.highlightOpacity, "ho", on: view) { $0 / 100 }
    color(.shadows, "sc", on: view)
    number(.shadowOpacity, "so", on: view) { $0 / 100 }
    return view
  }

  /// The angle of a style is that from which light falls, counter-clockwise from the right.
  private func setDirection(on view: ViewDraft) {
    let angle = style.content("a")?.number ?? AnimatedValue(120)
    view.set(.direction, angle.map { PropertyValue.number(270 - $0) }, scope: scope)
  }

  private func number(
    _ key: PropertyKey, _ member: String, on view: ViewDraft, _ convert: (Double) -> Double
  ) {
    guard let value = style.content(member)?.number else { return }
    view.set(key, value, scope: scope) { .number(convert($0)) }
  }

  private func color(_ key: PropertyKey, _ member: String, on view: ViewDraft) {
    guard let value = style.content(member)?.color else { return }
    view.set(key, value, scope: scope) { .color($0) }
  }
}
