import Testing

@testable import SwiftUIExport

/// Flags in place of variables that change together.
@Suite struct FlagMergerTests {
  /// The source of a view whose variables change at events.
  private func text(
    _ variables: [(name: String, value: SwiftExpression)], _ modifiers: [SwiftModifier],
    _ events: [[SwiftStatement]]
  ) -> String {
    let cases = events.enumerated().map { index, changes in
      let body = SwiftClosure([], changes, isInline: changes.count == 1)
      return SwiftCase(
        [.text(".second(\(index))")], [.expression(.call("withAnimation", [".linear"], body))])
    }
    let type = SwiftType(
      keyword: "struct", name: "BoxView",
      members: variables.map { .property(SwiftProperty.state, $0.name, $0.value) } + [
        .property(
          "var", "body", type: "some View",
          body: [.expression(.modified("Circle()", modifiers))]),
        .function(
          SwiftFunction(
            name: "handleEvent", parameters: ["at event: TimerEvent"],
            body: [.choice("event", cases)])),
      ])
    return SwiftPrinter.text(
      of: SwiftFile(imports: [], declarations: [.type(FlagMerger.merged(type))]))
  }

  private func change(_ name: String, _ value: SwiftExpression) -> SwiftStatement {
    .assignment(.text(name), value)
  }

  private let fading: [(name: String, value: SwiftExpression)] = [
    ("menuOpacity", .double(0)), ("menuScale", .double(0.5)),
  ]
  private let uses = [
    SwiftModifier("opacity", ["menuOpacity"]), SwiftModifier("scaleEffect", ["menuScale"]),
  ]

  @Test("two variables between two values each are one flag")
  func flag() {
    let text = text(
      fading, uses,
      [
        [change("menuOpacity", 1), change("menuScale", 1)],
        [change("menuOpacity", 0), change("menuScale", 0.5)],
      ])
    #expect(text.contains("@State private var isMenuShown = false"))
    #expect(text.contains(".opacity(isMenuShown ? 1 : 0)"))
    #expect(text.contains(".scaleEffect(isMenuShown ? 1 : 0.5)"))
    #expect(text.contains("withAnimation(.linear) { isMenuShown = true }"))
    #expect(text.contains("withAnimation(.linear) { isMenuShown = false }"))
    #expect(!text.contains("menuScale"))
  }

  @Test("a flag is true where the view shows")
  func direction() {
    let text = text(
      [("opacity", .double(1)), ("x", .double(5))],
      [SwiftModifier("opacity", ["opacity"]), SwiftModifier("offset", ["x": .prefixed("-", "x")])],
      [[change("opacity", 0), change("x", 7)]])
    #expect(text.contains("@State private var isShown = true"))
    #expect(text.contains(".opacity(isShown ? 1 : 0)"))
    #expect(text.contains(".offset(x: isShown ? -5 : -7)"))
    #expect(text.contains("{ isShown = false }"))
  }

  @Test("a point is chosen by its coordinates, a condition by the flag itself")
  func points() {
    func point(_ y: Double) -> SwiftExpression { .call("CGPoint", ["x": 1, "y": .number(y)]) }
    let text = text(
      [("position", point(2)), ("isBackVisible", .flag(true))],
      [
        SwiftModifier("position", ["position"]),
        SwiftModifier("opacity", [.conditional("isBackVisible", 1, 0)]),
      ],
      [[change("position", point(3)), change("isBackVisible", .flag(false))]])
    #expect(text.contains("@State private var isShown = true"))
    #expect(text.contains(".position(x: 1, y: isShown ? 2 : 3)"))
    #expect(text.contains(".opacity(isShown ? 1 : 0)"))
  }

  @Test("a third value, another time and a second use keep variables")
  func kept() {
    #expect(
      text(
        fading, uses,
        [
          [change("menuOpacity", 1), change("menuScale", 1)],
          [change("menuOpacity", 0), change("menuScale", 2)],
        ]
      ).contains("menuScale = 2"))
    #expect(
      text(fading, uses, [[change("menuOpacity", 1)], [change("menuScale", 1)]])
        .contains("menuScale = 1"))
    let twice = uses + [SwiftModifier("rotationEffect", ["menuScale"])]
    #expect(
      text(fading, twice, [[change("menuOpacity", 1), change("menuScale", 1)]])
        .contains("menuScale = 1"))
    // One assignment leaves nothing to share.
    #expect(
      text(
        fading, uses,
        [[change("menuOpacity", 1), change("menuScale", 1)], [change("menuScale", 0.5)]]
      ).contains("menuScale = 0.5"))
  }
}
