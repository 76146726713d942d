/// The effects of an adjustment layer.
struct Adjustment {
  /// The map of its displacement; `nil` without one.
  let map: ViewDraft?
  let effects: [ViewDraft]
  /// Whether each pixel of all results depends on that pixel alone.
  let isPerPixel: Bool

  /// The content of a group that the effects change.
  func around(_ content: [ViewDraft]) -> [ViewDraft] {
    (map.map { [$0] } ?? []) + content + effects
  }
}
