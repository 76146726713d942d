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

  @Test("names, numbers and strings are tokens")
  func tokens() {
    #expect(SourceTokens.split("-1.5e-7") == ["-1.5e-7"])
    #expect(
      SourceTokens.split(#"f("a \" b", x.y)"#) == ["f", "(", #""a \" b""#, ",", " ", "x.y", ")"])
  }
}
