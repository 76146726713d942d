import CompositionModel
import Diagnostics
import Testing

/// Expressions that would run away.
@Suite struct BoundTests {
  @Test(
    "evaluation stops at its limits of time and memory",
    arguments: [
      "while (true) {}", "for (;;) ;", "do {} while (true);", "(function f() { f(); f(); })();",
      "for (var i = 0; i < 1; i) { try { while (true) {} } catch (e) {} }",
      "var a = []; a.length = 4294967295; a.forEach(function () {});",
      "var a = [1]; while (true) a = a.concat(a);", "var s = 'a'; while (true) s += s;",
      "eval('while (true) {}');", "[1].map(x => { while (true); });",
      "var o = { get a() { while (true); } }; o.a;",
      "/(a+)+b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');",
      "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'.match('(a|a)*b');",
      "'a'.repeat(300).replace(/a*a*a*a*b/, '');",
      "'a'.repeat(40).search(new RegExp('(a?)'.repeat(40) + 'b'));",
      "function f() { try { f(); } catch (e) { f(); } } f();",
    ])
  func runaway(script: String) throws {
    let fixture = try ExpressionFixture(
      layers: ExpressionFixture.turning("var $bm_rt; \(script)\n$bm_rt = 3;"))
    #expect(
      fixture.codes == [.expressionLimit] || fixture.codes == [.unsupportedExpression],
      "\(fixture.findings.map(\.message))")
    #expect(fixture.rotation(at: 5) == 20)
  }

  @Test("a bound of one expression leaves the others alone")
  func others() throws {
    let bad = ExpressionFixture.turning("var $bm_rt; while (true) {}")
    let good = ExpressionFixture.turning("var $bm_rt; $bm_rt = 3;", name: "B", index: 2)
    let fixture = try ExpressionFixture(layers: bad + "," + good)
    #expect(fixture.codes == [.expressionLimit, .evaluatedExpression])
    #expect(fixture.rotation(at: 5, of: 1) == 3)
  }

  @Test("long chains of properties end")
  func chains() throws {
    let layers = (1...60).map { index in
      ExpressionFixture.turning(
        "var $bm_rt; $bm_rt = thisComp.layer(\(index + 1)).rotation + 1;", name: "L\(index)",
        index: index)
    }
    let last = ExpressionFixture.turning("var $bm_rt; $bm_rt = 5;", name: "L61", index: 61)
    let fixture = try ExpressionFixture(layers: (layers + [last]).joined(separator: ","))
    #expect(fixture.codes.contains(.unsupportedExpression))
    #expect(fixture.rotation(at: 5, of: 59) == 6)
  }

  @Test("huge and infinite results stay within bounds")
  func magnitudes() throws {
    #expect(try evaluated("1e300") == 1e9)
    #expect(try evaluated("time < 0.3 ? 7 : 1 / 0") == 7)
  }
}
