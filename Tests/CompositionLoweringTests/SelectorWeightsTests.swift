import Geometry
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

@Suite struct SelectorWeightsTests {
  private func letters(_ lines: [String]) -> [LetterLayout.Letter] {
    lines.enumerated().flatMap { number, line in
      line.map {
        LetterLayout.Letter(text: String($0), content: nil, origin: .zero, width: 1, line: number)
      }
    }
  }

  private func weights(_ text: String = "ABCD", _ change: (inout TextSelector) -> Void) -> [Double]
  {
    var selector = TextSelector()
    change(&selector)
    var weights = SelectorWeights(selector, letters: letters([text]))
    return weights.weights(at: 0)
  }

  @Test func wholeRangeChoosesAll() {
    #expect(weights { _ in } == [1, 1, 1, 1])
  }

  @Test func squareRangesEndWithinLetters() {
    #expect(weights { $0.end = AnimatedValue(0.375) } == [1, 0.5, 0, 0])
    #expect(weights { $0.start = AnimatedValue(0.5) } == [0, 0, 1, 1])
  }

  @Test func offsetsMoveRanges() {
    let moved = weights {
      $0.end = AnimatedValue(0.25)
      $0.offset = AnimatedValue(0.5)
    }
    #expect(moved == [0, 0, 1, 0])
  }

  @Test func unitsCanBePieces() {
    let chosen = weights {
      $0.units = .index
      $0.end = AnimatedValue(3)
    }
    #expect(chosen == [1, 1, 1, 0])
  }

  @Test func rampsRiseAndFall() {
    let up = weights { $0.shape = .rampUp }
    let down = weights { $0.shape = .rampDown }
    #expect(zip(up, up.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(up, down).allSatisfy { abs($0 + $1 - 1) < 1e-9 })
    let middle = weights { $0.shape = .triangle }
    #expect(middle[1] == middle[2] && middle[0] < middle[1])
    #expect(weights { $0.shape = .round }.allSatisfy { (0...1).contains($0) })
    #expect(weights { $0.shape = .smooth }.allSatisfy { (0...1).contains($0) })
  }

  @Test func wordsAreChosenAsOne() {
    let chosen = weights("AB CD") {
      $0.basis = .words
      $0.end = AnimatedValue(0.5)
    }
    #expect(chosen[0] == 1 && chosen[1] == 1 && chosen[3] == 0 && chosen[4] == 0)
  }

  @Test func amountScales() {
    #expect(weights { $0.amount = AnimatedValue(-0.5) } == [-0.5, -0.5, -0.5, -0.5])
  }

  @Test func randomOrderIsAPermutationAndStays() {
    let mixed = weights("ABCDEFGH") {
      $0.isRandom = true
      $0.end = AnimatedValue(0.5)
    }
    #expect(mixed.filter { $0 == 1 }.count == 4)
    #expect(mixed != [1, 1, 1, 1, 0, 0, 0, 0])
    let again = weights("ABCDEFGH") {
      $0.isRandom = true
      $0.end = AnimatedValue(0.5)
    }
    #expect(mixed == again)
  }

  @Test func noLettersHaveNoWeights() {
    var none = SelectorWeights(TextSelector(), letters: [])
    #expect(none.weights(at: 0).isEmpty)
  }
}
