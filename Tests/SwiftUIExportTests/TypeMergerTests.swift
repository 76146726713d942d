import Testing

@testable import SwiftUIExport

/// Structures of source that only differ in constants.
@Suite struct TypeMergerTests {
  private func type(_ name: String, _ numbers: [Double], shape: String = "Circle") -> SwiftType {
    let arguments = numbers.enumerated().map {
      (Optional("a\($0)"), SwiftExpression.number($1))
    }
    return type(name, .call(shape, SwiftArguments(arguments)))
  }

  private func type(_ name: String, _ body: SwiftExpression) -> SwiftType {
    SwiftType(
      keyword: "struct", name: name,
      members: [.property("var", "body", type: "some View", body: [.expression(body)])])
  }

  @Test("different numbers become parameters, equal ones stay")
  func parameters() throws {
    let merged = TypeMerger.merged([type("A", [1, 2]), type("B", [1, 3])])
    let first = try #require(merged.first)
    #expect(first.parameters.map(\.name) == ["a1"])
    #expect(first.arguments == ["A": [2], "B": [3]])
    #expect(
      SwiftPrinter.text(of: SwiftFile(imports: [], declarations: [.type(first.type)])).contains(
        "(a0: 1, a1: a1)"))
  }

  @Test("other functions, other structures and many differences keep structures apart")
  func different() {
    let first = type("A", [1])
    #expect(TypeMerger.merged([first, type("B", [1], shape: "Ellipse")]).isEmpty)
    #expect(TypeMerger.merged([first, type("B", [1, 2])]).isEmpty)
    let many = (0..<7).map(Double.init)
    #expect(TypeMerger.merged([type("A", many), type("B", many.map { $0 + 10 })]).isEmpty)
  }

  /// A structure whose state changes at an event, some seconds after it.
  private func fading(
    _ name: String, _ state: String, at event: String, after delay: SwiftExpression?
  ) -> SwiftType {
    let change = SwiftStatement.assignment(.text(state), 1)
    let later = delay.map { delay in
      SwiftStatement.expression(
        .call("timer.after", [delay], SwiftClosure([], [change], isInline: true)))
    }
    return SwiftType(
      keyword: "struct", name: name,
      members: [
        .property(SwiftProperty.state, state, .double(0)),
        .function(
          SwiftFunction(
            name: "handleEvent", parameters: ["at event: TimerEvent"],
            body: [
              .choice(
                "event",
                [
                  SwiftCase([.event(event)], [later ?? change]),
                  SwiftCase([], [.expression("break")]),
                ])
            ])),
      ])
  }

  private func text(_ type: SwiftType) -> String {
    SwiftPrinter.text(of: SwiftFile(imports: [], declarations: [.type(type)]))
  }

  @Test("events, delays and their names become parameters, and variables get the words in common")
  func events() throws {
    let types = [
      fading("A", "starOpacity", at: ".appear", after: 0.5),
      fading("B", "moonOpacity", at: ".second(3)", after: .constant(.constants, "fadeStep")),
      fading("C", "sunOpacity", at: ".second(4)", after: nil),
    ]
    let merged = try #require(TypeMerger.merged(types).first)
    #expect(merged.parameters.map(\.name) == ["start", "after"])
    #expect(
      merged.arguments == [
        "A": [.event(".appear"), 0.5],
        "B": [.event(".second(3)"), .constant(.constants, "fadeStep")],
        "C": [.event(".second(4)"), 0],
      ])
    let text = text(merged.type)
    #expect(text.contains("let start: TimerEvent\n") && text.contains("let after: Double\n"))
    #expect(text.contains("case start:") && text.contains("timer.after(after) { opacity = 1 }"))
    #expect(text.contains("var opacity = 0.0") && !text.contains("starOpacity"))
  }

  @Test("functions with different names are no parameters")
  func functions() {
    let types = ["easeIn", "easeOut"].map { curve in
      type(curve, .call("Circle", [.call(.constant(.constants, curve), [1], nil)]))
    }
    #expect(TypeMerger.merged(types).isEmpty)
  }

  @Test("changes that all are made at once stay so")
  func immediate() throws {
    let types = [".second(1)", ".second(2)"].enumerated().map {
      fading("A\($0.offset)", "opacity", at: $0.element, after: nil)
    }
    let merged = try #require(TypeMerger.merged(types).first)
    #expect(merged.parameters.map(\.name) == ["start"])
    #expect(!text(merged.type.removingZeroDelays).contains("timer.after"))
  }
}
