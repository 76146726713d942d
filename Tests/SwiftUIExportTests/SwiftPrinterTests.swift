import Geometry
import Testing

@testable import SwiftUIExport

/// The layout of printed source.
@Suite struct SwiftPrinterTests {
  private func text(_ expression: SwiftExpression) -> String {
    let body = SwiftDeclaration.property(
      "var", "body", type: "some View", body: [.expression(expression)])
    let type = SwiftType(keyword: "struct", name: "A", inherited: ["View"], members: [body])
    let text = SwiftPrinter.text(
      of: SwiftFile(imports: ["SwiftUI"], declarations: [.type(type)]))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).dropLast(3)
      .joined(separator: "\n")
  }

  @Test("modifiers stand below a view; a single one stays on its line")
  func modifiers() {
    let circle = SwiftExpression.call("Circle")
    let fill = SwiftModifier("fill", [".red"])
    let offset = SwiftModifier("offset", ["x": 1.5])
    #expect(text(circle.modified([fill])) == "    Circle().fill(.red)")
    #expect(
      text(circle.modified([fill, offset])) == """
            Circle()
              .fill(.red)
              .offset(x: 1.5)
        """)
  }

  @Test("modifiers of a container are not indented")
  func containers() {
    let stack = SwiftExpression.stack([.call("A"), .call("B")])
    #expect(
      text(stack.modified([SwiftModifier("clipped")])) == """
            ZStack {
              A()
              B()
            }
            .clipped()
        """)
  }

  @Test(
    "a long call breaks between its arguments, and its parenthesis stands alone before modifiers")
  func longCalls() {
    let words = (1...3).map { "argument\($0)WithALongName" }
    let call = SwiftExpression.call(
      "function", SwiftArguments(words.map { ($0, .text("aValueOf\($0)")) }))
    #expect(
      text(call.modified([SwiftModifier("clipped")])) == """
            function(
              argument1WithALongName: aValueOfargument1WithALongName,
              argument2WithALongName: aValueOfargument2WithALongName,
              argument3WithALongName: aValueOfargument3WithALongName
            )
            .clipped()
        """)
  }

  @Test("a long call without arguments breaks before its name")
  func longMembers() {
    let copies = "values.theNumberOfCopiesOfTheContentOfALayerWithAVeryVeryLongNameIndeed"
    let range = SwiftExpression.prefixed("0..<", .call("Int", [.text(copies)]))
    let reversed = SwiftExpression.call(.member(.tuple([range]), "reversed"), [], nil)
    #expect(
      text(.call("ForEach", [nil: .call("Array", [reversed]), "id": "\\.self"])) == """
            ForEach(
              Array(
                (0..<Int(\(copies)))
                  .reversed()),
              id: \\.self)
        """)
  }

  @Test("neighboring offsets are one, and none if they cancel")
  func offsets() {
    func offset(_ x: Double, _ y: Double) -> SwiftModifier {
      .place("offset", Vector2(x, y))
    }
    let moving = SwiftModifier("offset", ["y": "lift"])
    let turn = SwiftModifier("rotationEffect", [".zero"])
    #expect(SwiftModifier.mergingOffsets([offset(3, 4), offset(-3, -4)]).isEmpty)
    #expect(
      SwiftModifier.mergingOffsets([offset(1, 0), offset(2, 5), turn, offset(1, 1), moving])
        == [offset(3, 5), turn, offset(1, 1), moving])
  }

  @Test("strings, numbers and comments are escaped")
  func literals() {
    #expect(SwiftString.literal("a\"b\\c\n\u{202E}") == #""a\"b\\c\n\u{202E}""#)
    #expect(SwiftString.comment("a\nb\u{202E}c") == "a b c")
    #expect(
      [0.0, -0.0, 3, -2.5, 1e20, .infinity].map(SwiftNumber.text) == [
        "0", "0", "3", "-2.5", "1e+20", ".infinity",
      ])
  }
}
