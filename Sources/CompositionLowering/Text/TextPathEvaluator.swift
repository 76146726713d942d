import CompositionModel
import Geometry
import SceneModel

/// The path of a text, prepared for evaluation at many times.
///
/// As in lottie-web, the center of each unit of text is on the path. Beyond the ends of an open
/// path letters continue along the tangents; on a closed path they wrap around.
struct TextPathEvaluator {
  private let layout: LetterLayout
  private let justification: TextDocument.Justification
  /// The letters from left to right.
  private let order: [Int]
  /// The distance of the center of each letter's unit from the start of its line.
  private let centers: [Double]
  /// The number of each letter's unit from left to right.
  private let ranks: [Int]
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
    order = layout.visualOrder(layout.letters.indices)
    centers = layout.unitCenters
    ranks = layout.unitRanks(order)
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
    guard let route = measured.route, route.length > 0,
      let last = order.last.map({ layout.letters[$0] })
    else { return }
    let isClosed = path.contours.first?.isClosed == true
    let isReversed = isReversed.number(at: time) != 0
    let isPerpendicular = isPerpendicular.number(at: time) != 0
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
    let margin = firstMargin.number(at: time)
    let first = layout.letters[order[0]]
    let ends = (first.piece.width + last.piece.width) / 2
    let room = (route.length - margin - ends) / Double(Swift.max(1, layout.letters.count - 1))
    let isSpread = fillsPath.number(at: time) != 0
    var shift = 0.0
    for (number, index) in order.enumerated() {
      let letter = layout.letters[index]
      let isFirst = number == 0 || layout.letters[order[number - 1]].line != letter.line
      if isFirst { shift = 0 }
      var place =
        margin + indent(ofLine: letter.line, route.length) + centers[index] + shift
        + states[index].alignment.x / 2 * letter.piece.width
      if isSpread { place = margin + first.piece.width / 2 + room * Double(ranks[index]) }
      put(&states[index], at: place + states[index].position.x + states[index].anchor.x)
      if !isFirst { shift += states[index].shift }
    }
  }

  /// The distance of a line's start from the margin.
  private func indent(ofLine line: Int, _ length: Double) -> Double {
    let free = length - layout.lineLengths[line]
    return switch justification {
    case .right: free
    case .center: free / 2
    case .left, .justifiedLastLeft, .justifiedLastRight, .justifiedLastCenter, .justified: 0
    }
  }
}

extension LetterLayout {
  /// The distance of the center of each letter's unit from the start of its line, without animators.
  fileprivate var unitCenters: [Double] {
    guard lines.isEmpty else {
      return letters.map {
        $0.origin.x - $0.piece.start + $0.piece.width / 2 - lines[$0.line].origin.x
      }
    }
    var centers: [Double] = []
    for (index, letter) in letters.enumerated() {
      guard index > 0, letters[index - 1].line == letter.line else {
        centers.append(letter.piece.width / 2)
        continue
      }
      let previous = letters[index - 1]
      guard previous.piece.index != letter.piece.index else {
        centers.append(centers[index - 1])
        continue
      }
      // The width of a word excludes its space.
      let space = previous.isSpace ? previous.width : 0
      let gap = previous.piece.index == index - 1 ? 0 : space
      centers.append(
        centers[index - 1] + (previous.piece.width + letter.piece.width) / 2 + gap + tracking)
    }
    return centers
  }

  /// The number of each letter's unit from left to right.
  fileprivate func unitRanks(_ order: [Int]) -> [Int] {
    var ranks = [Int](repeating: 0, count: letters.count)
    var rank = -1
    var last: Int?
    for index in order {
      if letters[index].piece.index != last { rank += 1 }
      last = letters[index].piece.index
      ranks[index] = rank
    }
    return ranks
  }
}
