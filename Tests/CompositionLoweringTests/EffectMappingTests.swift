import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// The declarations of effects and layer styles.
@Suite struct EffectMappingTests {
  /// Controls of one type that move.
  private static let controls: [ControlContent] = [
    .number(.slider, .ramp(1, 2, 0...9)), .point(.ramp(.zero, Vector3(9, 9, 0), 0...9)),
    .color(
      AnimatedValue(
        keyframes: [Keyframe(time: 0, value: .black), Keyframe(time: 9, value: .white)],
        fallback: .black)),
  ]

  /// The keys of the animations that a mapping makes from animated controls, which must all be
  /// declared.
  private func keys(_ view: ViewDraft?) -> Set<PropertyKey> {
    guard let view else { return [] }
    let keys = Set(view.animations.map(\.target.key))
    #expect(keys.isSubset(of: view.kind.properties.map(\.key)), "\(view.kind.name)")
    return keys
  }

  /// The views of all effects that change pixels, each with moving controls of one type.
  private let effects = EffectMapping.all.filter { $0.role == .pixelEffect }.map { mapping in
    (
      title: mapping.title,
      views: EffectMappingTests.controls.map { control in
        let effect = Effect(mapping, Array(repeating: control, count: 40))
        #expect(effect.mapping?.title == mapping.title && effect.isDrawn)
        return mapping.table?.view(
          "", ControlPanel(values: effect.values, size: Vector2(9, 9)), scope: 0, pointer: "")
      }
    )
  }

  /// The views of all layer styles, each with moving controls of one type.
  private let styles = LayerStyleMapping.all.map { mapping in
    (
      title: mapping.title,
      views: EffectMappingTests.controls.map { control in
        var values = Dictionary(
          uniqueKeysWithValues: mapping.controls.map { ($0.member.description, control) })
        for member in mapping.controls where member.kind == .gradient {
          values[member.member.description] = .gradient(
            colorStopCount: 0, stops: AnimatedValue([]))
        }
        return mapping.table.view(
          "", LayerStyle(mapping, values).panel, scope: 0, pointer: "")
      }
    )
  }

  @Test func controlsMapToProperties() {
    for (title, views) in effects + styles {
      #expect(!views.flatMap { keys($0) }.isEmpty, "\(title)")
    }
  }

  @Test func allPixelEffectsHaveAMapping() {
    let views = (effects + styles).flatMap(\.views)
    #expect(
      Set(views.compactMap { $0?.kind.name }) == Set(SceneEffect.all.map { $0.kindName }))
  }

  @Test func menuOfStylesHasAllBlendModes() {
    let modes = (0...40).compactMap { BlendMode(styleMenu: Double($0)) }
    #expect(modes.count == BlendMode.allCases.count && Set(modes) == Set(BlendMode.allCases))
  }

  @Test func onlyEffectsThatAreDrawnHaveARole() {
    #expect(EffectMapping.meshWarp.role == .notDrawn && EffectMapping.puppet.role == .notDrawn)
    #expect(!Effect(.puppet, []).isDrawn && !Effect(.expressionControl, []).isDrawn)
    #expect(Effect(.transform, []).isDrawn && Effect(.setMatte, []).isDrawn)
    let unknown = Effect(name: "", matchName: "ADBE Glo2", number: 5)
    #expect(unknown.title == nil && !unknown.isDrawn && unknown.role == .notDrawn)
  }
}
