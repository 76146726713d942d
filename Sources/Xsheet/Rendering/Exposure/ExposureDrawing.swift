import Geometry
import SceneModel
import SceneRendering

/// Draws an exposure sheet: a ruler with the ticks of the clock, and bars with their curves.
///
/// Views with many siblings that move share a row.
struct ExposureDrawing: Sendable {
  private let sheet: ExposureSheet
  /// The time from the left to the right edge of the bars, in seconds.
  let duration: Double
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// The rows that have room, in the order of the view tree.
  private let rows: [(name: String, bars: [SheetBar])]
  /// The height of a row, in pixels.
  private let rowHeight: Int

  /// The minimum number of siblings that share a row.
  private static let crowd = 4
  /// The lowest and the highest row, in pixels.
  private static let rowHeights = 12...26
  /// The height of the ruler, in pixels.
  private static let rulerHeight = 22
  /// The width of the names, in pixels.
  private static let nameWidth = 118
  private static let ground = Color(red: 0.965, green: 0.969, blue: 0.976)
  private static let grid = Color(red: 0.86, green: 0.87, blue: 0.89)
  private static let event = Color(red: 0.14, green: 0.34, blue: 0.84)
  private static let text: [UInt8] = [60, 66, 78, 255]
  /// The colors of bars by the first word of their properties; others have the last one.
  private static let colors: [(prefix: String, color: Color)] = [
    ("position", Color(red: 0.06, green: 0.62, blue: 0.51)),
    ("scale", Color(red: 0.49, green: 0.23, blue: 0.77)),
    ("rotation", Color(red: 0.80, green: 0.42, blue: 0.09)),
    ("opacity", Color(red: 0.15, green: 0.45, blue: 0.85)),
    ("", Color(red: 0.72, green: 0.16, blue: 0.42)),
  ]
  /// The space to the right of the bars, in pixels.
  private static let margin = 10

  /// Makes the rows of a sheet in a picture of a size in pixels.
  init(_ sheet: ExposureSheet, duration: Double, width: Int, height: Int) {
    (self.sheet, self.duration, self.width, self.height) = (sheet, duration, width, height)
    var siblings: [[String]: Int] = [:]
    for row in sheet.rows { siblings[row.path.dropLast(), default: 0] += 1 }
    var rows: [(name: String, bars: [SheetBar])] = []
    var shared: [[String]: Int] = [:]
    for row in sheet.rows {
      let parent = Array(row.path.dropLast())
      guard let name = parent.last, siblings[parent, default: 0] >= ExposureDrawing.crowd else {
        rows.append((row.name, row.bars))
        continue
      }
      if let index = shared[parent] {
        rows[index].bars += row.bars
      } else {
        shared[parent] = rows.count
        rows.append((name, row.bars))
      }
    }
    let room = max(1, height - ExposureDrawing.rulerHeight)
    let heights = ExposureDrawing.rowHeights
    rowHeight = min(max(room / max(1, rows.count), heights.lowerBound), heights.upperBound)
    self.rows = Array(rows.prefix(room / rowHeight))
  }

  /// The column of a time in seconds, in pixels.
  func column(_ time: Double) -> Int {
    let room = Double(width - ExposureDrawing.nameWidth - ExposureDrawing.margin)
    let share = duration > 0 ? min(max(0, time / duration), 1) : 0
    return ExposureDrawing.nameWidth + Int((share * room).rounded())
  }

  private func x(_ time: Double) -> Double { Double(column(time)) }

  /// The picture.
  var image: PixelImage {
    var scene = Scene(size: Vector2(Double(width), Double(height)))
    addGrid(to: &scene)
    for (index, row) in rows.enumerated() {
      let top = Double(ExposureDrawing.rulerHeight + index * rowHeight)
      for bar in row.bars { add(bar, top: top + 2, to: &scene) }
    }
    var canvas = PixelCanvas(
      PixelImage(
        SceneRenderer(width: width, height: height)
          .render(scene, background: ExposureDrawing.ground)))
    addText(to: &canvas)
    return canvas.image
  }

  private func addGrid(to scene: inout Scene) {
    let bottom = Double(ExposureDrawing.rulerHeight + rows.count * rowHeight)
    for tick in 0...sheet.clock.ticks {
      let time = Double(tick) * sheet.clock.interval
      guard time <= duration + Clock.timeTolerance else { break }
      scene.fill(
        Rect(minX: x(time), minY: 16, maxX: x(time) + 1, maxY: bottom), ExposureDrawing.grid)
    }
    for event in sheet.events {
      scene.fill(
        Rect(minX: x(event.time), minY: 14, maxX: x(event.time) + 2, maxY: 22),
        ExposureDrawing.event)
    }
    for row in 0...rows.count {
      let y = Double(ExposureDrawing.rulerHeight + row * rowHeight)
      scene.fill(
        Rect(minX: 0, minY: y, maxX: Double(width), maxY: y + 1), ExposureDrawing.grid)
    }
  }

  private func add(_ bar: SheetBar, top: Double, to scene: inout Scene) {
    let color = ExposureDrawing.colors.first { bar.property.hasPrefix($0.prefix) }?.color ?? .black
    let height = Double(rowHeight) - 3
    let start = bar.start + bar.delay
    guard bar.duration > 0 else {
      let (center, radius) = (Vector2(x(bar.start), top + height / 2), height / 3)
      let diamond = [
        Vector2(0, -radius), Vector2(radius, 0), Vector2(0, radius), Vector2(-radius, 0),
      ]
      scene.fill(diamond.map { center + $0 }, color)
      return
    }
    let all = bar.runs.map { Double($0) * bar.duration } ?? .infinity
    let end = min(duration, start + all)
    var pale = color
    pale.alpha = 0.18
    scene.fill(
      Rect(minX: x(bar.start), minY: top + height / 2, maxX: x(start), maxY: top + height / 2 + 1),
      color)
    let right = max(x(end), x(start) + 2)
    scene.fill(Rect(minX: x(start), minY: top, maxX: right, maxY: top + height), pale)
    addCurve(bar, from: start, to: end, top: top, height: height, color, to: &scene)
  }

  private func addCurve(
    _ bar: SheetBar, from start: Double, to end: Double, top: Double, height: Double,
    _ color: Color, to scene: inout Scene
  ) {
    guard bar.progress.count > 1 else { return }
    var path = BezierPath()
    var (run, isFirst) = (0, true)
    while start + Double(run) * bar.duration < end, run < 200 {
      let isBack = bar.autoreverses && run % 2 == 1
      for (index, progress) in bar.progress.enumerated() {
        let share = Double(index) / Double(bar.progress.count - 1)
        let time = start + (Double(run) + share) * bar.duration
        guard time <= end + Clock.timeTolerance else { break }
        let value = min(max(isBack ? 1 - progress : progress, 0), 1)
        let point = Vector2(x(time), top + height - 1 - value * (height - 2))
        if isFirst { path.move(to: point) } else { path.addLine(to: point) }
        isFirst = false
      }
      run += 1
    }
    scene.stroke(path, color, width: 1.2)
  }

  private func addText(to canvas: inout PixelCanvas) {
    for (index, row) in rows.enumerated() {
      let y =
        ExposureDrawing.rulerHeight + index * rowHeight
        + (rowHeight - PixelFont.height) / 2
      canvas.write(
        PixelFont.fitted(row.name, width: ExposureDrawing.nameWidth - 12), x: 6, y: y,
        color: ExposureDrawing.text)
    }
    var free = 0
    for event in sheet.events {
      let label = "\(event.number)"
      let left = Int(x(event.time)) - PixelFont.width(of: label) / 2 + 1
      guard left >= free, left + PixelFont.width(of: label) <= width else { continue }
      canvas.write(label, x: left, y: 2, color: ExposureDrawing.text)
      free = left + PixelFont.width(of: label) + 6
    }
  }
}

extension Scene {
  /// Adds a filled rectangle to the root.
  fileprivate mutating func fill(_ rect: Rect, _ color: Color) { fill(rect.corners, color) }

  /// Adds a filled polygon to the root.
  fileprivate mutating func fill(_ corners: [Vector2], _ color: Color) {
    add(.polygon(corners), .fill(.nonZero), color)
  }

  /// Adds a line to the root.
  fileprivate mutating func stroke(_ path: BezierPath, _ color: Color, width: Double) {
    add(path, .stroke(StrokeStyle(width: width, cap: .round, join: .round)), color)
  }

  private mutating func add(_ path: BezierPath, _ style: SceneShape.Style, _ color: Color) {
    paths.append(ScenePath(path: path))
    shapes.append(SceneShape(path: paths.count - 1, style: style, paint: .color(color)))
    nodes.append(
      SceneNode(kind: .shape, index: shapes.count - 1, end: nodes.count + 1, source: 0))
    nodes[0].end = nodes.count
  }
}
