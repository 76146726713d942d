import Testing

@testable import SwiftUIExport

/// Structures of source that only differ in constants.
@Suite struct TypeMergerTests {
  private func type(_ name: String, _ numbers: [Double], shape: String = "Circle") -> SwiftType {
    SwiftType(
      keyword: "struct", name: name,
      members: [
        .property(
          SwiftProperty(
            keyword: "var", name: "body", type: "some View",
            body: [
              .expression(
                .call(
                  shape, numbers.enumerated().map { SwiftArgument("a\($0)", .number($1)) }))
            ]))
      ])
  }

  @Test("different numbers become parameters, equal ones stay")
  func parameters() throws {
    let merged = TypeMerger([type("A", [1, 2]), type("B", [1, 3])], outlineTypes: [:]).merged
    let first = try #require(merged.first)
    #expect(first.parameters == ["a1"])
    #expect(first.arguments == ["A": ["2"], "B": ["3"]])
    #expect(
      SwiftPrinter.text(of: SwiftFile(imports: [], declarations: [.type(first.type)])).contains(
        "(a0: 1, a1: a1)"))
  }

  @Test("other functions, other structures and many differences keep structures apart")
  func different() {
    let first = type("A", [1])
    #expect(
      TypeMerger([first, type("B", [1], shape: "Ellipse")], outlineTypes: [:]).merged.isEmpty)
    #expect(TypeMerger([first, type("B", [1, 2])], outlineTypes: [:]).merged.isEmpty)
    let many = (0..<7).map(Double.init)
    #expect(
      TypeMerger([type("A", many), type("B", many.map { $0 + 10 })], outlineTypes: [:])
        .merged.isEmpty)
  }

  /// A structure whose state changes at an event, some seconds after it.
  private func fading(_ name: String, _ state: String, at event: String, after delay: String?)
    -> SwiftType
  {
    let change = SwiftStatement.assignment(.text(state), "1")
    let later = delay.map { delay in
      SwiftStatement.expression(
        .call(
          "timer.after", [SwiftArgument(nil, .text(delay))],
          SwiftClosure([], [change], isInline: true)))
    }
    return SwiftType(
      keyword: "struct", name: name,
      members: [
        .property(
          SwiftProperty(
            modifiers: ["@State", "private"], keyword: "var", name: state, value: "0.0")),
        .function(
          SwiftFunction(
            name: "handleEvent", parameters: ["at event: TimerEvent"],
            body: [
              .choice(
                "event",
                [SwiftCase([event], [later ?? change]), SwiftCase([], [.expression("break")])])
            ])),
      ])
  }

  private func text(_ type: SwiftType) -> String {
    SwiftPrinter.text(of: SwiftFile(imports: [], declarations: [.type(type)]))
  }

  @Test("events, delays and their names become parameters, and variables get the words in common")
  func events() throws {
    let types = [
      fading("A", "starOpacity", at: ".appear", after: "0.5"),
      fading("B", "moonOpacity", at: ".second(3)", after: "Constants.fadeStep"),
      fading("C", "sunOpacity", at: ".second(4)", after: nil),
    ]
    let merged = try #require(TypeMerger(types, outlineTypes: [:]).merged.first)
    #expect(merged.parameters == ["start", "after"])
    #expect(
      merged.arguments == [
        "A": [".appear", "0.5"], "B": [".second(3)", "Constants.fadeStep"],
        "C": [".second(4)", "0"],
      ])
    let text = text(merged.type)
    #expect(text.contains("let start: TimerEvent\n") && text.contains("let after: Double\n"))
    #expect(text.contains("case start:") && text.contains("timer.after(after) { opacity = 1 }"))
    #expect(text.contains("var opacity = 0.0") && !text.contains("starOpacity"))
  }

  @Test("functions with different names are no parameters")
  func functions() {
    func type(_ name: String, _ curve: String) -> SwiftType {
      let body = SwiftExpression.call(
        .text("Circle"), [SwiftArgument(nil, .call(.text(curve), [SwiftArgument(nil, "1")], nil))],
        nil)
      return SwiftType(
        keyword: "struct", name: name,
        members: [
          .property(
            SwiftProperty(
              keyword: "var", name: "body", type: "some View", body: [.expression(body)]))
        ])
    }
    let types = [type("A", "Constants.easeIn"), type("B", "Constants.easeOut")]
    #expect(TypeMerger(types, outlineTypes: [:]).merged.isEmpty)
  }

  @Test("changes that all are made at once stay so")
  func immediate() throws {
    let types = [".second(1)", ".second(2)"].enumerated().map {
      fading("A\($0.offset)", "opacity", at: $0.element, after: nil)
    }
    let merged = try #require(TypeMerger(types, outlineTypes: [:]).merged.first)
    #expect(merged.parameters == ["start"])
    #expect(!text(merged.type.withoutIdleDelays).contains("timer.after"))
  }

  @Test("names, numbers and strings are tokens")
  func tokens() {
    #expect(SourceTokens.split("-1.5e-7") == ["-1.5e-7"])
    #expect(
      SourceTokens.split(#"f("a \" b", x.y)"#) == ["f", "(", #""a \" b""#, ",", " ", "x.y", ")"])
  }
}
