import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The weights of letters in a selector, as lottie-web computes them.
struct SelectorWeights {
  private let selector: TextSelector
  /// The index of the unit of each letter.
  private let pieces: [Int]
  /// The number of units.
  private let count: Double
  private var start: ValueTrack
  private var end: ValueTrack?
  private var offset: ValueTrack
  private var amount: ValueTrack
  private var minimumEase: ValueTrack
  private var maximumEase: ValueTrack
  private var smoothness: ValueTrack

  init(_ selector: TextSelector, letters: [LetterLayout.Letter]) {
    self.selector = selector
    let numbering = SelectorWeights.numbering(selector.basis, letters)
    count = Double(numbering.count)
    pieces =
      selector.isRandom
      ? SelectorWeights.mixed(numbering.pieces, count: numbering.count) : numbering.pieces
    start = ValueTrack(selector.start)
    end = selector.end.map { ValueTrack($0) }
    offset = ValueTrack(selector.offset)
    amount = ValueTrack(selector.amount)
    minimumEase = ValueTrack(selector.minimumEase)
    maximumEase = ValueTrack(selector.maximumEase)
    smoothness = ValueTrack(selector.smoothness)
  }

  /// The ranges of times in which weights change.
  var changes: [ClosedRange<Double>] {
    [start, offset, amount, minimumEase, maximumEase, smoothness, end].compactMap { $0?.changes }
  }

  /// The weight of each letter at a time.
  mutating func weights(at time: Double) -> [Double] {
    let unit = selector.units == .fraction ? count : 1
    let shift = offset.number(at: time) * unit
    let start = start.number(at: time) * unit + shift
    let end = (end?.number(at: time)).map { $0 * unit + shift } ?? count + shift
    let (low, high) = (Swift.min(start, end), Swift.max(start, end))
    let ease = ease(at: time)
    let soft = smoothness.number(at: time)
    let factor = amount.number(at: time)
    return pieces.map { piece in
      let raw = weight(of: Double(piece), low, high)
      return SelectorWeights.softened(ease.progress(at: raw), soft) * factor
    }
  }

  private mutating func ease(at time: Double) -> TimingCurve {
    let (low, high) = (minimumEase.number(at: time), maximumEase.number(at: time))
    return TimingCurve(
      Swift.max(0, low), Swift.max(0, -low), 1 - Swift.max(0, high), 1 + Swift.min(0, high))
  }

  /// The weight of a unit by the selector's shape, before easing.
  private func weight(of index: Double, _ start: Double, _ end: Double) -> Double {
    let length = end - start
    let ramp = length > 0 ? ((0.5 + index - start) / length).clamped(to: 0...1) : 0
    let place = length > 0 ? (index + 0.5 - start).clamped(to: 0...length) / length : 0
    switch selector.shape {
    case .square:
      guard index >= start.rounded(.down) else { return 0 }
      guard index < start else { return (end - index).clamped(to: 0...1) }
      return (Swift.min(end, 1) - (start - index)).clamped(to: 0...1)
    case .rampUp: return length > 0 ? ramp : (index >= end ? 1 : 0)
    case .rampDown: return length > 0 ? 1 - ramp : (index >= end ? 0 : 1)
    case .triangle: return ramp < 0.5 ? ramp * 2 : 2 - ramp * 2
    case .round:
      guard length > 0 else { return 0 }
      let distance = place * 2 - 1
      return Swift.max(0, 1 - distance * distance).squareRoot()
    case .smooth: return length > 0 ? (1 + cosine(.pi + .pi * 2 * place)) / 2 : 0
    }
  }

  /// A weight with a harder edge, for a smoothness below 1.
  private static func softened(_ weight: Double, _ smoothness: Double) -> Double {
    guard smoothness < 1 else { return weight }
    let width = Swift.max(smoothness, 1e-8)
    return ((weight - (0.5 - width / 2)) / width).clamped(to: 0...1)
  }

  /// The unit of each letter, and the number of units.
  private static func numbering(
    _ basis: TextSelector.Basis, _ letters: [LetterLayout.Letter]
  ) -> (pieces: [Int], count: Int) {
    var pieces: [Int] = []
    var next = 0
    for (index, letter) in letters.enumerated() {
      pieces.append(next)
      let isLast = index + 1 == letters.count
      let endsLine = isLast || letters[index + 1].line != letter.line
      let isSpace = letter.isSpace
      let endsPiece =
        switch basis {
        case .characters: true
        case .charactersWithoutSpaces: !isSpace
        case .words: isSpace || endsLine
        case .lines: endsLine
        }
      if endsPiece { next += 1 }
    }
    return (pieces, next)
  }

  /// The units in a random order that is the same in each run.
  private static func mixed(_ pieces: [Int], count: Int) -> [Int] {
    var order = Array(0..<count)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in order.indices.reversed() where index > 0 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(index, Int(state >> 33) % (index + 1))
    }
    return pieces.map { order.indices.contains($0) ? order[$0] : $0 }
  }
}

/// The keyframes of a text property, prepared for evaluation at many times.
struct ValueTrack {
  private var track: KeyframeTrack
  /// The range of times in which the value changes; `nil` for a constant.
  let changes: ClosedRange<Double>?

  init<Value: ModelValue>(_ value: AnimatedValue<Value>) {
    track = KeyframeTrack(value.map { $0.erased })
    changes = value.keyframes.last.map { last in
      value.keyframes[0].time...Swift.max(value.keyframes[0].time, last.time)
    }
  }

  /// The value at a time, in frames.
  mutating func value(at time: Double) -> PropertyValue { track.value(at: time) }

  /// The number at a time.
  mutating func number(at time: Double) -> Double { value(at: time).numberValue }
}
