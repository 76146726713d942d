import Animation
import CompositionModel
import DesignChecks
import Foundation
import Geometry
import JSONTree
import LottieImport
import SceneModel
import TestSupport
import Testing
import TextLayout

@testable import CompositionLowering

/// Texts whose letters lottie-web has placed: each is at the same place by its rules.
///
/// Beside the folder of texts, `positions/NAME.json` has the letters of each frame. Animators and paths of texts move
/// letters later, and are left out as well as precompositions.
@Suite struct TextCaseTests {
  private static let cases = ProjectFolder.files(of: .texts)

  /// The tolerance of places, in points: browsers round the advances of letters, and take those of emoji from pictures.
  private static func tolerance(of composition: Composition) -> Double {
    composition.images.isEmpty ? 0.1 : 0.5
  }

  @Test(
    .enabled(
      if: !cases.isEmpty && TestFonts.areInstalled,
      "There are no texts, or the fonts of tests are not installed."), arguments: cases)
  func lettersAreAtTheirPlaces(url: URL) throws {
    var options = ImportOptions()
    options.text = TextOptions(TestFonts.library)
    options.text.rules = .players
    let composition = try DesignImporter.importComposition(
      from: Array(try Data(contentsOf: url)), options: options
    ).composition
    let isPlain = composition.layers.allSatisfy { layer in
      if case .precomposition = layer.content { return false }
      guard case .text(let content) = layer.content else { return true }
      return content.animators.isEmpty && content.path == nil
    }
    guard isPlain else { return }
    let positions = url.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("positions/\(url.lastPathComponent)")
    let frames = try JSONDocument(parsing: Array(try Data(contentsOf: positions))).root
    for frame in frames.members {
      let expected = frame.value.elements.compactMap(Letter.init).filter { !$0.isBlank }
      let letters = composition.letters(at: try #require(Double(frame.name)))
      #expect(letters.map(\.text) == expected.map(\.text))
      for (letter, other) in zip(letters, expected) {
        #expect(
          (letter.matrix.apply(.zero) - other.matrix.apply(.zero)).length
            < Self.tolerance(of: composition),
          "\(letter) \(other)")
        #expect(letter.matrix.isLike(other.matrix), "\(letter) \(other)")
        #expect(letter.line == other.line)
      }
    }
  }
}

/// A letter with its transform from the letter's to the composition's coordinates.
private struct Letter {
  var text: String
  var matrix: Affine
  var line: Int
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension Letter {
  /// Reads a letter of the positions.
  init?(_ value: JSONValue) {
    guard let numbers = value["matrix"]?.numbers, numbers.count == 6 else { return nil }
    text = value["letter"]?.string ?? ""
    line = Int(value["line"]?.double ?? 0)
    matrix = Affine(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension Affine {
  /// Whether two transforms agree in all but the translation.
  fileprivate func isLike(_ other: Affine) -> Bool {
    zip([a, b, c, d], [other.a, other.b, other.c, other.d]).allSatisfy { abs($0 - $1) < 0.001 }
  }
}

extension Composition {
  /// The letters of all texts at a frame, topmost layer first.
  fileprivate func letters(at frame: Double) -> [Letter] {
    let glyphs = GlyphTable(self)
    return layers.indices.flatMap { index -> [Letter] in
      guard case .text(let content) = layers[index].content,
        (layers[index].inPoint..<layers[index].outPoint).contains(frame)
      else { return [] }
      let document = content.document(at: frame)
      let placement = placement(of: index, at: frame)
      return LetterLayout(document, glyphs).letters.compactMap { letter in
        guard !letter.text.allSatisfy(\.isWhitespace) else { return nil }
        return Letter(
          text: letter.text, matrix: placement * .translation(letter.origin), line: letter.line)
      }
    }
  }

  /// The transform of a layer and its parents.
  private func placement(of index: Int, at frame: Double) -> Affine {
    let transform = layers[index].transform
    func value(_ property: AnimatedValue<Vector3>) -> Vector2 {
      var track = ValueTrack(property)
      return track.value(at: frame).vectorValue.xy
    }
    var rotation = ValueTrack(transform.rotation)
    guard case .unified(let position) = transform.position else { return .identity }
    let own =
      Affine.translation(value(position)) * .rotation(degrees: rotation.number(at: frame))
      * .scale(value(transform.scale)) * .translation(value(transform.anchor) * -1)
    return (layers[index].parent.map { placement(of: $0, at: frame) } ?? .identity) * own
  }
}
