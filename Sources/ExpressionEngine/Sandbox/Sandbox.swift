internal import CDuktape
import Diagnostics
import EmbeddedTexts
import Platform

/// A JavaScript heap with limits on memory, steps and time, in which expressions run.
///
/// The host answers the queries of scripts. Runs can be nested, as an answer may need another run.
final class Sandbox {
  /// The host that answers the queries of scripts.
  unowned let host: ExpressionHost
  private var box: UnsafeMutablePointer<xs_sandbox>?
  /// The buffer of the last answer.
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 16)

  /// Takes a heap in which the environment script has run; `nil` without memory.
  init?(host: ExpressionHost) {
    self.host = host
    let answer: xs_answer = { owner, question, arguments, count, text, length, result in
      guard let owner, let result else { return }
      let sandbox = Unmanaged<Sandbox>.fromOpaque(owner).takeUnretainedValue()
      let numbers = UnsafeBufferPointer(start: arguments, count: Int(count))
      let bytes = UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : length)
      sandbox.answer(Int(question), Array(numbers), bytes, result)
    }
    box = Sandbox.open(Unmanaged.passUnretained(self).toOpaque(), answer)
    guard let box else { return nil }
    box.pointee.steps = ExpressionLimits.steps
    box.pointee.deadline = xs_now() + ExpressionLimits.seconds
  }

  /// The files of the environment script, in the order in which they run.
  private static let environmentFiles = [
    "bounds", "patterns", "additions", "vectors", "interpolation", "colors", "values", "loops",
    "keys", "nodes", "footage", "layers", "texts", "globals", "run",
  ]

  /// The script that sets up the global scope of expressions, in the ECMAScript 5 that Duktape runs.
  ///
  /// It is a function of three functions: `ask` queries the host, `step` counts work and throws at the limit, and
  /// `evaluate` is the original `eval`. It returns the function that runs expressions. The scope follows lottie-web.
  private static let environmentSource =
    "(function (ask, step, evaluate) {\nvar global = this, C = null;\n"
    + environmentFiles.map { EmbeddedText.expressionEngine[$0] ?? "" }.joined(separator: "\n")
    + "\n})"

  /// The bytecode of the environment script, compiled once; empty without memory.
  private static let environment: [UInt8] = {
    var result = xs_value()
    let source = Array(environmentSource.utf8)
    let box = source.withUnsafeBytes {
      xs_translate(
        ExpressionLimits.memory, $0.bindMemory(to: CChar.self).baseAddress, $0.count, &result)
    }
    defer { xs_close(box) }
    guard box != nil, Int(result.kind) == XS_TEXT else { return [] }
    return Array(UnsafeRawBufferPointer(start: result.text, count: result.count))
  }()

  deinit {
    memory.deallocate()
    guard let box else { return }
    Sandbox.close(box)
  }

  /// Whether a limit for all runs is reached; further runs fail at once.
  var isExhausted: Bool { box?.pointee.is_exhausted != 0 }

  /// Calls the environment with numbers and, to compile one, a script.
  func run(_ script: String? = nil, _ arguments: [Double]) -> ScriptValue {
    guard let box else { return .nothing }
    let outer = box.pointee.call_steps
    defer { box.pointee.call_steps = outer }
    box.pointee.call_steps = ExpressionLimits.stepsPerEvaluation
    let source = script.map { Array($0.utf8) }
    let result = arguments.withUnsafeBufferPointer { arguments in
      guard let source else {
        return xs_run(box, nil, 0, arguments.baseAddress, Int32(arguments.count))
      }
      return source.withUnsafeBytes {
        xs_run(
          box, $0.bindMemory(to: CChar.self).baseAddress, $0.count, arguments.baseAddress,
          Int32(arguments.count))
      }
    }
    return outcome(result)
  }

  private func outcome(_ result: xs_value) -> ScriptValue {
    let kind = Int(result.kind)
    if kind == XS_NUMBERS {
      return .numbers(
        Array(UnsafeBufferPointer(start: result.numbers, count: result.count)))
    }
    if kind == XS_NUMBER { return .number(result.number) }
    guard kind == XS_TEXT || kind == XS_ERROR else { return .nothing }
    let text = UnsafeRawBufferPointer(start: result.text, count: result.count)
    let string = String(decoding: utf8FromCESU8(text), as: UTF8.self)
    return kind == XS_TEXT ? .text(string) : .failure(string)
  }

  private func answer(
    _ question: Int, _ arguments: [Double], _ text: UnsafeRawBufferPointer,
    _ result: UnsafeMutablePointer<xs_value>
  ) {
    let string = text.isEmpty ? "" : String(decoding: utf8FromCESU8(text), as: UTF8.self)
    switch host.answer(question, arguments, string) {
    case .nothing: break
    case .number(let number):
      result.pointee.kind = Int32(XS_NUMBER)
      result.pointee.number = number
    case .numbers(let list):
      list.withUnsafeBytes { keep($0) }
      result.pointee.kind = Int32(XS_NUMBERS)
      result.pointee.count = list.count
      result.pointee.numbers = UnsafePointer(
        memory.assumingMemoryBound(to: Double.self).baseAddress)
    case .text(let string):
      give(string, Int32(XS_TEXT), result)
    case .failure(let message):
      give(message, Int32(XS_ERROR), result)
    }
  }

  private func give(_ text: String, _ kind: Int32, _ result: UnsafeMutablePointer<xs_value>) {
    let bytes = Array(text.utf8) + [0]
    bytes.withUnsafeBytes { keep($0) }
    result.pointee.kind = kind
    result.pointee.count = bytes.count - 1
    result.pointee.text = UnsafePointer(memory.assumingMemoryBound(to: CChar.self).baseAddress)
  }

  /// Copies bytes to the buffer of the last answer.
  private func keep(_ bytes: UnsafeRawBufferPointer) {
    if bytes.count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: bytes.count * 2, alignment: 16)
    }
    memory.copyMemory(from: bytes)
  }
}

// Heaps are kept for the next designs of a process: starting one takes longer than most scripts.
extension Sandbox {
  /// The heaps of a process.
  private struct Heaps {
    /// The heaps that no sandbox uses, each with an image of its state after the environment script.
    var idle: [UnsafeMutablePointer<xs_sandbox>] = []
    /// The number of heaps that were started.
    var started = 0
  }

  private static let heaps = Locked(Heaps())
  /// The largest number of idle heaps, which take 1 MB each.
  private static let mostIdle = 8

  /// Takes an idle heap, or starts one; `nil` without memory.
  private static func open(
    _ owner: UnsafeMutableRawPointer, _ answer: @escaping xs_answer
  ) -> UnsafeMutablePointer<xs_sandbox>? {
    if let box = heaps.with({ $0.idle.popLast() }) {
      xs_renew(box, owner)
      return box
    }
    let box = environment.withUnsafeBytes {
      xs_open(
        owner, answer, ExpressionLimits.memory, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
    guard let box else { return nil }
    let started = heaps.with { heaps in
      heaps.started += 1
      return heaps.started
    }
    // Most processes convert or draw one design: the first heap is not worth an image.
    if started > 1 { xs_keep(box) }
    return box
  }

  private static func close(_ box: UnsafeMutablePointer<xs_sandbox>) {
    let isIdle = heaps.with { heaps in
      guard box.pointee.image != nil, heaps.idle.count < mostIdle else { return false }
      xs_shrink(box)
      heaps.idle.append(box)
      return true
    }
    if !isIdle { xs_close(box) }
  }
}

/// The result of a script, or the answer to a query of one.
enum ScriptValue {
  case nothing
  case number(Double)
  case numbers([Double])
  case text(String)
  case failure(String)
}

/// The UTF-8 of a text in CESU-8, in which Duktape encodes characters beyond the basic plane as surrogates.
func utf8FromCESU8(_ text: UnsafeRawBufferPointer) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var index = 0
  while index < text.count {
    if let high = surrogate(text, index), let low = surrogate(text, index + 3),
      (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    {
      result.append(contentsOf: String(scalar).utf8)
      index += 6
    } else {
      result.append(text[index])
      index += 1
    }
  }
  return result
}

/// The surrogate that three bytes encode; `nil` for other bytes.
private func surrogate(_ text: UnsafeRawBufferPointer, _ index: Int) -> UInt32? {
  guard index + 2 < text.count, text[index] == 0xED, text[index + 1] & 0xE0 == 0xA0 else {
    return nil
  }
  return 0xD000 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
}
