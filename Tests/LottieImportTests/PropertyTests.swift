import CompositionModel
import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import LottieImport

/// Constants in all notations.
@Suite struct PropertyTests {
  @Test(
    "a constant with and without object, with and without \"a\"",
    arguments: [
      #"{"a": 0, "k": [30, 40]}"#, #"{"k": [30, 40]}"#, "[30, 40]", #"{"a": 1, "k": [30, 40, 0]}"#,
      #"{"a": 0, "k": [30, 40], "ix": 3, "l": 2}"#,
    ])
  func constants(text: String) throws {
    let size = try rectangle(try importClean(Fixture.rectangle(size: text))).size
    #expect(size == AnimatedValue(Vector3(30, 40, 0)))
  }

  @Test(
    "a number is written directly or as an array of one",
    arguments: [
      "5", "[5]", #"{"k": 5}"#, #"{"a": 0, "k": [5]}"#,
    ])
  func numbers(text: String) throws {
    let layer = Fixture.shapeLayer(#"{"ty": "rc", "s": [1, 1], "r": \#(text)}"#)
    #expect(try rectangle(try importClean(Fixture.file(layers: layer))).cornerRadius.initial == 5)
  }

  @Test("a numeric string is a number, and reported")
  func numericString() throws {
    let layer = Fixture.shapeLayer(#"{"ty": "rc", "s": [1, 1], "r": "5.5"}"#)
    let result = try importText(Fixture.file(layers: layer))
    #expect(try rectangle(result.composition).cornerRadius.initial == 5.5)
    #expect(codes(result) == [.unusualForm])
    #expect(result.diagnostics.highestSeverity == .note)
  }

  @Test("one number for two dimensions is used for both, and reported")
  func uniform() throws {
    let result = try importText(Fixture.rectangle(size: #"{"k": 30}"#))
    #expect(try rectangle(result.composition).size.initial == Vector3(30, 30, 0))
    #expect(codes(result) == [.wrongType])
  }

  @Test(
    "an invalid value gives the default and a finding",
    arguments: [
      (#"{"k": [1e308, 3]}"#, DiagnosticCode.numberOutOfRange), (#"{"k": []}"#, .emptyKeyframes),
      (#"{"k": ["x", 2]}"#, .wrongType), (#"{"k": {"z": 1}}"#, .wrongType),
      (#"{"k": null}"#, .missingMember), ("true", .wrongType), (#""wide""#, .wrongType),
      (#"{"k": [[1, 2], [3, 4]]}"#, .wrongType),
    ])
  func broken(text: String, code: DiagnosticCode) throws {
    let result = try importText(Fixture.rectangle(size: text))
    #expect(codes(result).first == code)
    #expect(result.diagnostics.items.first?.pointer.hasPrefix("/layers/0/shapes/0/s") == true)
    #expect(result.diagnostics.items.first?.layerPath == ["Test", "Layer"])
  }

  @Test("an expression without result is reported, and its property keeps its value")
  func expression() throws {
    let result = try importText(Fixture.rectangle(size: #"{"k": [3, 4], "x": "var $bm_rt;"}"#))
    #expect(try rectangle(result.composition).size.initial == Vector3(3, 4, 0))
    #expect(codes(result) == [.unsupportedExpression])
    #expect(result.diagnostics.items[0].pointer == "/layers/0/shapes/0/s/x")
  }

  @Test("a slot's value overrides the one next to it")
  func slots() throws {
    let file = Fixture.file(
      layers: Fixture.shapeLayer(
        #"{"ty": "rc", "s": {"sid": "size"}, "p": {"sid": "none", "k": [1, 2]}}"#),
      more: #", "slots": {"size": {"p": {"a": 0, "k": [7, 8]}}}"#)
    let result = try importText(file)
    #expect(try rectangle(result.composition).size.initial == Vector3(7, 8, 0))
    #expect(try rectangle(result.composition).position.initial == Vector3(1, 2, 0))
    #expect(codes(result) == [.emptySlot, .unsupportedSlot])
    #expect(result.composition.slots.map(\.id) == ["none", "size"])
    #expect(try rectangle(result.composition).position.slot == SlotNumber(0))
    #expect(try rectangle(result.composition).size.slot == SlotNumber(1))
  }

  @Test("a slot's gradient overrides that of a paint")
  func gradientSlots() throws {
    let file = Fixture.file(
      layers: Fixture.shapeLayer(
        #"""
        {"ty": "gf", "t": 1, "s": {"k": [0, 0]}, "e": {"k": [9, 0]}, "o": {"k": 100},
         "g": {"sid": "ramp", "p": 2, "k": {"k": [0, 0, 0, 0, 1, 1, 1, 1]}}}
        """#),
      more:
        #", "slots": {"ramp": {"p": {"p": 3, "k": {"k": [0, 1, 0, 0, 0.5, 0, 1, 0, 1, 0, 0, 1]}}}}"#
    )
    let result = try importText(file)
    guard case .shapes(let items) = result.composition.layers[0].content,
      case .fill(let fill)? = items.first?.kind, case .gradient(let gradient) = fill.source
    else { throw Missing() }
    #expect(gradient.colorStopCount == 3)
    #expect(gradient.stops.initial == [0, 1, 0, 0, 0.5, 0, 1, 0, 1, 0, 0, 1])
    #expect(gradient.stops.slot == SlotNumber(0))
    #expect(codes(result) == [.unsupportedSlot])
  }

  private struct Missing: Error {}
}
