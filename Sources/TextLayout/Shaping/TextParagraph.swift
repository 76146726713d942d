internal import CFriBidi
internal import CHarfBuzz
import Geometry

/// A paragraph, divided into runs of one direction, script and face.
struct TextParagraph {
  /// The letters.
  let units: [TextUnit]
  /// The scalars of all letters.
  private let scalars: [UInt32]
  /// The index of the first scalar of each letter, and the number of all.
  private let starts: [Int]
  /// The index of the letter of each scalar.
  private let letters: [Int]
  /// The runs in reading order.
  private var runs: [Run] = []

  /// Letters that are shaped at once.
  private struct Run {
    /// The letters.
    var units: Range<Int>
    /// The embedding level of the Unicode bidirectional algorithm; odd ones run to the left.
    var level: Int
    var face: FontFace
    var scale: Double

    func isLike(_ other: Run) -> Bool {
      level == other.level && face == other.face && scale == other.scale
    }
  }

  init(_ units: [TextUnit], _ typesetter: Typesetter) {
    self.units = units
    scalars = units.flatMap(\.scalars)
    var starts = [0]
    for unit in units { starts.append(starts[starts.count - 1] + unit.scalars.count) }
    self.starts = starts
    letters = units.indices.flatMap { index in units[index].scalars.map { _ in index } }
    let levels = TextParagraph.levels(of: scalars)
    let scripts = TextParagraph.scripts(of: scalars)
    var lastScript: hb_script_t?
    for (index, unit) in units.enumerated() {
      let start = starts[index]
      let run = Run(
        units: index..<index + 1, level: levels.isEmpty ? 0 : Int(levels[start]),
        face: unit.face ?? typesetter.stack.face, scale: unit.scale)
      if let last = runs.last, last.isLike(run), scripts[start] == lastScript {
        runs[runs.count - 1].units = last.units.lowerBound..<index + 1
      } else {
        runs.append(run)
      }
      lastScript = scripts[start]
    }
  }

  /// The embedding levels of scalars; empty where all run to the right, and without FriBidi.
  private static func levels(of scalars: [UInt32]) -> [FriBidiLevel] {
    guard scalars.contains(where: \.mayRunLeft), !TextLibrary.friBidi.isMissing else { return [] }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: xs_fribidi_unknown, count: scalars.count)
    fribidi.get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi.get_bracket_types(scalars, count, types, &brackets)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = xs_fribidi_auto
    return fribidi.get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0
      ? levels : []
  }

  /// The script of each scalar; marks and punctuation have the script of the letter before, or of the first letter.
  private static func scripts(of scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb.unicode_funcs_get_default()
    let own = scalars.map { scalar -> hb_script_t? in
      let script = hb.unicode_script(functions, scalar)
      return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED ? nil : script
    }
    var last = own.lazy.compactMap(\.self).first ?? HB_SCRIPT_COMMON
    return own.map { script in
      last = script ?? last
      return last
    }
  }

  /// The ranges of letters in lines that are not wider than a width, in points.
  ///
  /// Lines break after blanks and hyphens and between ideographs; a longer word breaks anywhere.
  func breaks(width limit: Double, setBy typesetter: Typesetter) -> [Range<Int>] {
    let widths = widths(setBy: typesetter)
    var lines: [Range<Int>] = []
    var (start, index, length) = (0, 0, 0.0)
    var lastBreak: Int?
    while index < units.count {
      if index > start, canBreak(before: index) { lastBreak = index }
      guard length + widths[index] > limit + TextParagraph.slack, !units[index].isBlank,
        index > start
      else {
        length += widths[index] + typesetter.tracking
        index += 1
        continue
      }
      let end = lastBreak ?? index
      lines.append(start..<end)
      (start, index, length, lastBreak) = (end, end, 0, nil)
    }
    lines.append(start..<units.count)
    return lines
  }

  /// Lines that fit exactly must not break for a rounding error, in points.
  private static let slack = 1e-6

  private func canBreak(before index: Int) -> Bool {
    let (last, next) = (units[index - 1], units[index])
    if next.isBlank { return false }
    return last.isBlank || last.text == "-" || last.isIdeograph || next.isIdeograph
  }

  /// The width of each letter without tracking, in points; all of a ligature's is at its first letter.
  private func widths(setBy typesetter: Typesetter) -> [Double] {
    var widths = [Double](repeating: 0, count: units.count)
    for run in runs {
      for glyph in shape(run, typesetter) {
        widths[letters[glyph.cluster]] += glyph.advance * run.scale * typesetter.size
      }
    }
    return widths
  }

  private func shape(_ run: Run, _ typesetter: Typesetter) -> [ShapedGlyph] {
    run.face.shape(
      scalars, starts[run.units.lowerBound]..<starts[run.units.upperBound],
      isRightToLeft: run.level % 2 == 1, features: typesetter.features)
  }

  func line(_ range: Range<Int>, setBy typesetter: Typesetter) -> SetLine {
    let end = range.last { !units[$0].isBlank }.map { $0 + 1 } ?? range.lowerBound
    var letters: [Int: SetLetter] = [:]
    var x = 0.0
    for run in visualRuns(of: range, trailing: end) {
      for (letter, glyphs) in clusters(of: run, typesetter) {
        let set = set(glyphs, run, x: x, letter, typesetter.size)
        x += set.width + typesetter.tracking
        letters[letter] = set
      }
    }
    let inside = letters.filter { $0.key < end }.map(\.value)
    let left = inside.map(\.x).min() ?? 0
    let right = inside.map { $0.x + $0.width }.max() ?? 0
    let starts = letters.keys.sorted()
    let sorted = starts.indices.compactMap { index -> SetLetter? in
      // The letters without glyphs of their own are part of the ligature before them.
      let next = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      guard var letter = letters[starts[index]] else { return nil }
      letter.text = units[starts[index]..<next].map(\.text).joined()
      letter.x -= left
      return letter
    }
    return SetLine(
      letters: sorted, width: right - left, endsParagraph: range.upperBound == units.count)
  }

  /// The parts of runs in a line, from left to right.
  ///
  /// Blanks at the end have the level of the paragraph, by rule L1 of the bidirectional algorithm.
  private func visualRuns(of range: Range<Int>, trailing end: Int) -> [Run] {
    let base = (runs.first?.level ?? 0) % 2
    var parts: [Run] = []
    for run in runs {
      for part in [range.lowerBound..<end, end..<range.upperBound] {
        let units = run.units.clamped(to: part)
        guard !units.isEmpty else { continue }
        var piece = run
        piece.units = units
        if part.lowerBound == end { piece.level = base }
        parts.append(piece)
      }
    }
    // Rule L2: reverses from the highest level to the lowest odd one.
    let highest = parts.map(\.level).max() ?? 0
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        let end = parts[start...].firstIndex { $0.level < level } ?? parts.count
        parts[start..<end].reverse()
        start = end
      }
    }
    return parts
  }

  /// The glyphs of a run by letter, from left to right.
  private func clusters(
    of run: Run, _ typesetter: Typesetter
  ) -> [(letter: Int, glyphs: [ShapedGlyph])] {
    var clusters: [(letter: Int, glyphs: [ShapedGlyph])] = []
    for glyph in shape(run, typesetter) {
      let letter = letters[glyph.cluster]
      if clusters.last?.letter == letter {
        clusters[clusters.count - 1].glyphs.append(glyph)
      } else {
        clusters.append((letter, [glyph]))
      }
    }
    return clusters
  }

  private func set(
    _ glyphs: [ShapedGlyph], _ run: Run, x: Double, _ letter: Int, _ size: Double
  ) -> SetLetter {
    var pen = 0.0
    let placed = glyphs.map { glyph in
      defer { pen += glyph.advance }
      return SetGlyph(
        face: run.face, glyph: glyph.glyph, offset: Vector2(pen, 0) + glyph.offset,
        scale: run.scale)
    }
    return SetLetter(
      text: units[letter].text, x: x, width: pen * run.scale * size, glyphs: placed,
      isBlank: units[letter].isBlank)
  }
}

extension TextUnit {
  /// Whether lines may break at both sides: an ideograph, or a letter of Japanese.
  fileprivate var isIdeograph: Bool {
    guard let scalar = scalars.first else { return false }
    return (0x3040...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0x20000...0x3FFFF).contains(scalar)
  }
}
