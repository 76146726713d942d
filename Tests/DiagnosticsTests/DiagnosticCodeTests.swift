import Diagnostics
import Testing

/// The table of codes.
@Suite struct DiagnosticCodeTests {
  @Test("titles of codes are distinct")
  func titles() {
    #expect(Set(DiagnosticCode.allCases.map(\.title)).count == DiagnosticCode.allCases.count)
  }

  @Test("codes are two letters and four digits, in rising order by kind")
  func form() {
    for code in DiagnosticCode.allCases {
      let text = Array(code.rawValue.utf8)
      #expect(
        text.count == 6
          && ["FC", "LI", "PV", "SU", "TC", "WK"]
            .contains(String(code.rawValue.prefix(2)))
      )
      #expect(text.dropFirst(2).allSatisfy { (48...57).contains($0) })
    }
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(codes == codes.sorted())
  }

  @Test("a finding takes severity and advice of its code unless they are given")
  func diagnostic() {
    let plain = Diagnostic(.unsupportedEffect, message: "m")
    #expect(plain.severity == .warning && plain.advice == DiagnosticCode.unsupportedEffect.advice)
    #expect(plain.frames == nil && plain.count == 1)
    let special = Diagnostic(
      .unsupportedEffect, severity: .note, message: "m", advice: "a", frames: 1..<2)
    #expect(special.severity == .note && special.advice == "a" && special.frames == 1..<2)
  }
}
