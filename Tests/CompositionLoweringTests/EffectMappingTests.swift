import CompositionModel
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering

/// The declarations of effects and layer styles.
@Suite struct EffectMappingTests {
  /// Controls of one type that move.
  private static let controls: [ControlContent] = [
    .slider(.ramp(1, 2, 0...9)), .point(.ramp(.zero, Vector3(9, 9, 0), 0...9)),
    .color(
      AnimatedValue(
        keyframes: [Keyframe(time: 0, value: .black), Keyframe(time: 9, value: .white)],
        fallback: .black)),
  ]

  /// The keys of the animations that a mapping makes from animated controls, which must all be
  /// declared.
  private func keys(_ view: ViewDraft?) -> Set<PropertyKey> {
    guard let view else { return [] }
    let keys = Set(view.animations.map(\.key))
    #expect(keys.isSubset(of: view.kind.properties.map(\.key)), "\(view.kind.name)")
    return keys
  }

  @Test func effectsMapControlsToTheirOwnProperties() {
    for mapping in EffectMapping.all where mapping.role == .pixelEffect {
      let mapped = EffectMappingTests.controls.flatMap { control in
        let effect = Effect(mapping, Array(repeating: control, count: 40))
        #expect(effect.mapping?.title == mapping.title && effect.isDrawn)
        return keys(
          mapping.view(of: effect, size: Vector2(9, 9), during: LayerSpan(), scope: 0))
      }
      #expect(!mapped.isEmpty, "\(mapping.title)")
    }
  }

  @Test func stylesMapControlsToTheirOwnProperties() {
    for mapping in LayerStyleMapping.all {
      let mapped = EffectMappingTests.controls.flatMap { control in
        var values = Dictionary(
          uniqueKeysWithValues: mapping.controls.map { ($0.member.description, control) })
        for member in mapping.controls where member.form == .gradient {
          values[member.member.description] = .gradient(
            colorStopCount: 0, stops: AnimatedValue([]))
        }
        return keys(mapping.view(of: LayerStyle(mapping, values), scope: 0))
      }
      #expect(!mapped.isEmpty, "\(mapping.title)")
    }
  }

  @Test func onlyEffectsThatAreDrawnHaveARole() {
    #expect(EffectMapping.meshWarp.role == .notDrawn && EffectMapping.puppet.role == .notDrawn)
    #expect(!Effect(.puppet, []).isDrawn && !Effect(.expressionControl, []).isDrawn)
    #expect(Effect(.transform, []).isDrawn && Effect(.setMatte, []).isDrawn)
    let unknown = Effect(name: "", matchName: "ADBE Glo2", number: 5)
    #expect(unknown.title == nil && !unknown.isDrawn && unknown.role == .notDrawn)
  }
}
