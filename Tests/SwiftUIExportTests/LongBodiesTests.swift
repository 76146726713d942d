import Testing

@testable import SwiftUIExport

/// Bodies and handlers that are too long to read.
@Suite struct LongBodiesTests {
  private func lines(_ type: SwiftType) -> [String] {
    SwiftPrinter.text(of: SwiftFile(imports: [], declarations: [.type(type)]))
      .split(separator: "\n").map(String.init)
  }

  private func type(_ member: SwiftDeclaration) -> SwiftType {
    SwiftType(keyword: "struct", name: "A", members: [member])
  }

  private func body(_ statements: [SwiftStatement]) -> SwiftDeclaration {
    .property("var", "body", type: "some View", body: statements)
  }

  private func stack(_ count: Int, of view: SwiftExpression) -> SwiftExpression {
    .stack((0..<count).map { _ in view })
  }

  @Test("a long body has its views in members, a short one keeps them")
  func bodies() {
    let long = type(body([.expression(stack(70, of: .call("DotView")))]))
      .dividingLongBodies(2)
    let text = lines(long)
    #expect(text.contains("      dotPart"))
    #expect(text.contains("      dotPart2"))
    #expect(text.contains("  @ViewBuilder private var dotPart: some View {"))
    #expect(text.filter { $0.contains("DotView()") }.count == 70)
    let short = type(body([.expression(stack(50, of: .call("DotView")))]))
    #expect(short.dividingLongBodies(2) == short)
  }

  @Test("members get the values of keyframes that they use")
  func values() {
    let dot = SwiftExpression.call("Dot", ["x": .member("values", "x")])
    let animator = SwiftExpression.call(
      "KeyframeRun", [nil: "Self.timeline2", "from": .call("Values2")],
      SwiftClosure(["values"], views: [stack(70, of: dot)]))
    let text = lines(type(body([.expression(animator)])).dividingLongBodies(2))
    #expect(text.contains("        part(values)"))
    #expect(
      text.contains("  @ViewBuilder private func part(_ values: Values2) -> some View {"))
  }

  @Test("views that use the index of a loop stay in it")
  func loops() {
    let loop = SwiftExpression.call(
      "ForEach", ["0..<3"],
      SwiftClosure(["index"], views: (0..<70).map { _ in .call("Dot", ["index"]) }))
    let long = type(body([.expression(loop)]))
    #expect(long.dividingLongBodies(2) == long)
  }

  @Test("the events of a long handler are functions of few lines")
  func handlers() {
    let change = SwiftStatement.assignment("x", 1)
    let handler = SwiftFunction(
      name: "handleEvent", parameters: ["at event: TimerEvent"],
      body: [
        .choice(
          "event",
          [
            SwiftCase([.event(".appear")], [change]),
            SwiftCase([.event(".second(1)")], Array(repeating: change, count: 70)),
            SwiftCase([], [.expression("break")]),
          ])
      ])
    let text = lines(type(.function(handler)).dividingLongBodies(2))
    #expect(text.contains("      second1()"))
    #expect(text.contains("  private func second1Part2() {"))
    #expect(!text.contains { $0.contains("appear()") })
    #expect(text.filter { $0.hasSuffix("x = 1") }.count == 71)
  }

  @Test("long words of views keep their ends, and stay different")
  func words() {
    let long = String(repeating: "Precomposition", count: 5) + "Null12Rectangle"
    let words = ExportNames.shortened([long, "a" + long, "dot"])
    #expect(words[0].hasSuffix("Null12Rectangle"))
    #expect(words[2] == "dot")
    #expect(Set(words).count == 3)
    #expect(words.allSatisfy { $0.count <= 42 && $0.first?.isLowercase == true })
  }

  @Test("long types of tables stand on lines of their own")
  func tables() {
    func text(_ words: Int) -> [String] {
      let type = String(repeating: "Part", count: words)
      let rows = [SwiftExpression](repeating: "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)", count: 2)
      return lines(
        self.type(.property("private static let", "parts", type: "[\(type)]", .array(rows))))
    }
    #expect(text(17).contains { $0.hasPrefix("  private static let parts: [Part") })
    #expect(text(18).contains { $0.hasPrefix("    [Part") && $0.hasSuffix("] = [") })
  }
}
