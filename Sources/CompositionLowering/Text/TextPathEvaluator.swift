import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The path of a text, prepared for evaluation at many times.
///
/// As in lottie-web, the center of each unit of text is on the path. Beyond the ends of an open
/// path letters continue along the tangents; on a closed path they wrap around.
struct TextPathEvaluator {
  private let layout: LetterLayout
  private let justification: TextDocument.Justification
  private let tracking: Double
  private var path: ValueTrack
  private var firstMargin: ValueTrack
  private var isReversed: ValueTrack
  private var isPerpendicular: ValueTrack
  private var fillsPath: ValueTrack
  /// The last path, with its arc length.
  private var measured: (path: BezierPath, route: MotionRoute?) = (BezierPath(), nil)

  init(_ path: TextPath, _ document: TextDocument, _ layout: LetterLayout) {
    self.layout = layout
    justification = document.justification
    tracking = document.tracking / 1000 * document.fontSize
    self.path = ValueTrack(path.path)
    firstMargin = ValueTrack(path.firstMargin)
    isReversed = ValueTrack(path.isReversed)
    isPerpendicular = ValueTrack(path.isPerpendicular)
    fillsPath = ValueTrack(path.fillsPath)
  }

  /// The ranges of times in which values change.
  var changes: [ClosedRange<Double>] {
    [path, firstMargin, isReversed, isPerpendicular, fillsPath].compactMap(\.changes)
  }

  /// Sets the positions and rotations of letters at a time, from their shifts.
  mutating func place(_ states: inout [LetterState], at time: Double) {
    let path = self.path.value(at: time).pathValue
    if measured.route == nil || measured.path != path { measured = (path, MotionRoute(path)) }
    guard let route = measured.route, route.length > 0, let last = layout.letters.last else {
      return
    }
    let placement = PathPlacement(
      route: route, isClosed: path.contours.first?.isClosed == true,
      isReversed: isReversed.number(at: time) != 0,
      isPerpendicular: isPerpendicular.number(at: time) != 0)
    let margin = firstMargin.number(at: time)
    let ends = (layout.letters[0].piece.width + last.piece.width) / 2
    let room = (route.length - margin - ends) / Double(Swift.max(1, layout.letters.count - 1))
    let isSpread = fillsPath.number(at: time) != 0
    var position = margin
    for index in states.indices {
      let letter = layout.letters[index]
      position = beginning(of: index, after: position, margin: margin, route.length)
      var place = position + states[index].alignment.x / 2 * letter.piece.width
      if isSpread {
        place = layout.letters[0].piece.width / 2 + room * Double(letter.piece.index) + margin
      }
      placement.put(&states[index], at: place + states[index].position.x + states[index].anchor.x)
      if !isFirstOfLine(index) { position += states[index].shift }
    }
  }

  private func isFirstOfLine(_ index: Int) -> Bool {
    index == 0 || layout.letters[index - 1].line != layout.letters[index].line
  }

  /// The position of a letter's unit along the path, after one at `position`, by their centers.
  private func beginning(
    of index: Int, after position: Double, margin: Double, _ length: Double
  ) -> Double {
    let letter = layout.letters[index]
    if isFirstOfLine(index) {
      let free = length - layout.lineLengths[letter.line]
      let indent =
        switch justification {
        case .right: free
        case .center: free / 2
        case .left, .justifiedLastLeft, .justifiedLastRight, .justifiedLastCenter, .justified: 0.0
        }
      return margin + indent + letter.piece.width / 2
    }
    let previous = layout.letters[index - 1]
    guard previous.piece.index != letter.piece.index else { return position }
    // The width of a word excludes its space.
    let space = previous.isSpace ? previous.width : 0
    let gap = previous.piece.index == index - 1 ? 0 : space
    return position + (previous.piece.width + letter.piece.width) / 2 + gap + tracking
  }
}

/// Puts letters on a path.
private struct PathPlacement {
  let route: MotionRoute
  let isClosed: Bool
  let isReversed: Bool
  let isPerpendicular: Bool

  /// Puts a letter at a distance from the start of the path.
  func put(_ state: inout LetterState, at length: Double) {
    var share = length / route.length
    guard share.isFinite else { return }
    if isClosed { share -= share.rounded(.down) }
    if isReversed { share = 1 - share }
    state.place = route.position(at: share)
    guard isPerpendicular else { return }
    state.turn = (route.angle(at: share) * 180 / .pi) + (isReversed ? 180 : 0)
  }
}
