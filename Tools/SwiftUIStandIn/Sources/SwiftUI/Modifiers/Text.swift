import Foundation
import Geometry
import SceneModel
import TextLayout

/// A font.
public struct Font: Hashable, Sendable {
  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// Ultralight.
    public static let ultraLight = Weight(value: -0.8)
    /// Thin.
    public static let thin = Weight(value: -0.6)
    /// Light.
    public static let light = Weight(value: -0.4)
    /// Regular.
    public static let regular = Weight(value: 0)
    /// Medium.
    public static let medium = Weight(value: 0.23)
    /// Semibold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Heavy.
    public static let heavy = Weight(value: 0.56)
    /// Black.
    public static let black = Weight(value: 0.62)
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    /// The default.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// Of fixed width.
    case monospaced
  }

  /// The size of the text, in points.
  let size: CGFloat
  var name = ""
  var fontWeight: Weight?

  /// The font of bodies.
  public static let body = Font(size: 17)
  /// The font of headlines.
  public static let headline = Font(size: 17)
  /// The font of subheadlines.
  public static let subheadline = Font(size: 15)
  /// The font of titles.
  public static let title = Font(size: 28)
  /// The font of second titles.
  public static let title2 = Font(size: 22)
  /// The font of third titles.
  public static let title3 = Font(size: 20)
  /// The font of large titles.
  public static let largeTitle = Font(size: 34)
  /// The font of callouts.
  public static let callout = Font(size: 16)
  /// The font of footnotes.
  public static let footnote = Font(size: 13)
  /// The font of captions.
  public static let caption = Font(size: 12)

  /// Returns a font that scales with the text size of the system.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, name: name) }
  /// Returns a font of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, name: name)
  }
  /// Returns a system font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, fontWeight: weight)
  }
  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.fontWeight = weight
    return result
  }
  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }
  /// Returns the font in italics.
  public func italic() -> Font { self }
}

/// The alignment of lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  /// The share of a line before the point that lines have in common.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

extension EnvironmentValues {
  /// The alignment of the lines of texts.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

/// A text, which is laid out and drawn with the fonts of the system.
nonisolated public struct Text: View, Equatable, Sendable {
  /// Primitive.
  public typealias Body = Never
  private let content: String
  private var ownFont: Font?
  private var weight: Font.Weight?
  private var tracking: CGFloat = 0
  private var style: AnyShapeStyle?

  /// Makes a text that is not localized.
  nonisolated public init(verbatim content: String) { self.content = content }
  /// Makes a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  /// Makes a localized text.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public init(_ resource: LocalizedStringResource) { content = resource.key }
  /// Makes a localized text.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.key
  }

  /// Compares all but the style.
  public static func == (one: Text, other: Text) -> Bool {
    one.content == other.content && one.ownFont == other.ownFont && one.weight == other.weight
      && one.tracking == other.tracking
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var result = self
    change(&result)
    return result
  }

  /// Returns the text with a font.
  nonisolated public func font(_ font: Font?) -> Text { with { $0.ownFont = font } }
  /// Returns the text with a weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Returns the text in bold.
  nonisolated public func bold() -> Text { fontWeight(.bold) }
  /// Returns the text in italics.
  nonisolated public func italic() -> Text { self }
  /// Returns the text with distances between letters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  /// Returns the text with distances after letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Returns the text in a color.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { AnyShapeStyle($0) } }
  }
  /// Returns the text in a style.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = AnyShapeStyle(style) }
  }
  /// Returns the text above or below its line, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension Text: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    let environment = inputs.environment
    let alignment = environment.multilineTextAlignment
    var font = ownFont ?? environment.font ?? .body
    if let weight { font.fontWeight = weight }
    var painting = (style ?? AnyShapeStyle(ForegroundStyle())).painted(in: environment)
    let target = painting.vector
    let present = inputs.child(.index(1)).animated(target)
    if present != target, present.numbers.count == target.numbers.count { painting.set(present) }
    guard let block = font.block(of: content, tracking: tracking, alignment) else {
      inputs.graph.note("Text is not drawn without fonts.")
      return []
    }
    let item = TextItem(block, painting) { inputs.graph.picture($0, .main) }
    let change = inputs.child(.index(2)).contentChange(to: content)
    if let change, let old = font.block(of: change.old, tracking: tracking, alignment) {
      item.drawing = block.drawing(
        replacing: old, by: environment.contentTransition.kind, progress: change.progress)
    }
    return [item]
  }
}

/// The lines of a text in the middle of the space of its font.
@MainActor private final class TextItem: LayoutItem {
  private let block: TextBlock
  private let painting: Painting
  private let lines: [SetLine]
  /// The outlines of the text, or of a content transition to it.
  lazy var drawing = block.drawing
  /// Returns the picture of a letter.
  private let picture: @MainActor (String) -> Picture?

  init(
    _ block: TextBlock, _ painting: Painting, picture: @escaping @MainActor (String) -> Picture?
  ) {
    (self.block, self.painting, self.picture) = (block, painting, picture)
    lines = block.lines
    super.init()
  }

  private var metrics: FontMetrics { block.typesetter.stack.face.metrics }
  private var ascent: CGFloat { metrics.ascent * block.typesetter.size }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Tracking follows the last letter too, and makes the text narrower if it is negative.
    let width = max((lines.map(\.width).max() ?? 0) + block.typesetter.tracking, 0)
    let height =
      CGFloat(max(lines.count - 1, 0)) * block.lineHeight
      + (metrics.ascent + metrics.descent) * block.typesetter.size
    return CGSize(width: width, height: height)
  }

  override func guide(
    _ alignment: VerticalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat {
    switch alignment.baseline {
    case .first: ascent
    case .last: ascent + CGFloat(max(lines.count - 1, 0)) * block.lineHeight
    case nil: super.guide(alignment, proposal)
    }
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let rect = CGRect(origin: .zero, size: size(proposal))
    let state = painting.blendMode.map { state.adding(.blend($0)) } ?? state
    let drawing = drawing
    // The block is about the point of its alignment.
    let left = (lines.map(\.width).max() ?? 0) * block.alignment
    let place = Affine.translation(Vector2(left, ascent))
    let outline = drawing.outline.transformed(by: place)
    state.paint(Path(outline), .fill(.nonZero), painting, in: rect)
    for part in drawing.parts {
      let state = part.opacity < 1 ? state.adding(.opacity(part.opacity)) : state
      switch part.content {
      case .outline(let outline, let color):
        let outline = outline.transformed(by: place)
        guard let paint = color.map(Paint.color) ?? painting.scenePaint(in: rect) else { continue }
        state.emit(.shape(.init(path: outline, style: .fill(.nonZero), paint: paint)))
      case .picture(let name, _, let bounds):
        guard let picture = picture(name) else { continue }
        let image = DisplayNode.image(
          .init(picture: picture, size: CGSize(width: bounds.width, height: bounds.height)))
        state.emit(image.transformed(.translation(bounds.minX + left, bounds.minY + ascent)))
      }
    }
  }
}

extension View {
  /// Sets the font of texts.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentModifier { $0.font = font })
  }
  /// Sets distances between letters, in points.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Sets distances after letters, in points.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Sets the number of lines.
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  /// Sets distances between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Sets the alignment of lines.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentModifier { $0.multilineTextAlignment = alignment })
  }
}
