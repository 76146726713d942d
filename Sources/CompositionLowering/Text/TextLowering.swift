import CompositionModel
import Geometry
import SceneModel
import TextLayout
import ViewTree

/// Lowers text to shapes, with the outlines of characters from the file or a font.
struct TextLowering {
  let glyphs: GlyphTable
  /// The time scope of the layer's keyframes.
  let scope: Int
  /// The views of the precompositions that are shown for characters, by index.
  var compositions: [Int: [ViewDraft]] = [:]

  /// The views of a text: one for each document, shown until the next one.
  func drafts(of content: TextContent, in layer: Layer) -> [ViewDraft] {
    let documents = content.documents
    return documents.indices.compactMap { index in
      let document = documents[index].document
      let drawn =
        content.animators.isEmpty && content.path == nil && compositions.isEmpty
        ? shape(document, name: layer.name) : letters(content, document, name: layer.name)
      guard let shape = drawn else { return nil }
      guard documents.count > 1 else { return shape }
      let group = ViewDraft(
        name: "\(layer.name) \(index + 1)", kind: .group(GroupView()), children: [shape],
        pointer: layer.pointer)
      let begin = index == 0 ? -Double.greatestFiniteMagnitude : documents[index].time
      let end =
        index + 1 < documents.count ? documents[index + 1].time : Double.greatestFiniteMagnitude
      group.setVisibility(from: begin, to: end, scope: scope)
      return group
    }
  }

  /// All letters of a document as one shape; `nil` if none is drawn.
  private func shape(_ document: TextDocument, name: String) -> ViewDraft? {
    let layout = LetterLayout(document, glyphs)
    if let text = text(document, layout, name: name) { return text }
    let letters = layout.letters.compactMap { outline($0, document, at: $0.origin) }
    let paints = paints(of: document)
    guard !letters.isEmpty, !paints.isEmpty else { return nil }
    return ViewDraft(name: name, kind: .shape, children: letters + paints)
  }

  /// The lines of a document as texts; `nil` where they are drawn as outlines.
  private func text(
    _ document: TextDocument, _ layout: LetterLayout, name: String
  ) -> ViewDraft? {
    guard let text = text(in: document), let fill = document.fill,
      !layout.lines.contains(where: \.isStretched), !glyphs.hasColorLetters(document)
    else { return nil }
    let lines = layout.lines.filter { !$0.text.isEmpty }.map { line in
      var text = text
      text.tracking = layout.tracking
      text.alignment = document.justification.lineAlignment
      let draft = ViewDraft(name: name, kind: .text(text))
      draft.set(.string, to: .text(line.text))
      let position = line.origin + Vector2(line.width * text.alignment.share, 0)
      draft.set(.position, to: .vector(Vector3(position)))
      draft.set(.color, to: .color(fill))
      return draft
    }
    guard lines.count != 1 else { return lines[0] }
    return lines.isEmpty ? nil : ViewDraft(name: name, kind: .group(GroupView()), children: lines)
  }

  /// A text in the font of a document; `nil` where it is drawn as outlines.
  private func text(in document: TextDocument) -> TextView? {
    guard glyphs.keepsText, let stack = glyphs.stack(of: document),
      glyphs.outlineCause(of: document, in: stack) == nil, let font = glyphs.fontName(of: stack)
    else { return nil }
    return .with {
      ($0.font, $0.stack, $0.size) = (font, stack, document.fontSize)
    }
  }

  /// The letters of a document as groups of their own, which animators move; `nil` if none is drawn.
  private func letters(
    _ content: TextContent, _ document: TextDocument, name: String
  ) -> ViewDraft? {
    let document = document.strokedByAnimators(content.animators)
    let layout = LetterLayout(
      document, glyphs, grouping: content.anchorGrouping,
      isDivided: !content.animators.isEmpty || content.path != nil)
    let letters = layout.letters
    guard letters.contains(where: { $0.content != nil }) else { return nil }
    let animation = LetterAnimation(content, document, layout)
    let groups = letters.indices.compactMap { index -> ViewDraft? in
      guard letters[index].content != nil else { return nil }
      return letter(letters[index], number: index, animation, content, document)
    }
    guard !groups.isEmpty else { return nil }
    return ViewDraft(name: name, kind: .group(GroupView()), children: groups)
  }

  /// A letter in a group that rotates and scales about the center of its unit on the baseline.
  private func letter(
    _ letter: LetterLayout.Letter, number: Int, _ animation: LetterAnimation,
    _ content: TextContent, _ document: TextDocument
  ) -> ViewDraft? {
    guard let drawn = drawnView(of: letter, number: number, animation, document) else { return nil }
    let group = ViewDraft(
      name: letter.text, kind: .group(GroupView()),
      children: [drawn] + blurs(of: number, animation))
    // Letters that only move and fade have no use for an anchor.
    let turns = animation.moves([.scale, .rotation, .skew])
    func middle(_ state: LetterState) -> Vector3 {
      guard turns || content.path != nil else { return .zero }
      return Vector3(
        letter.piece.width * (0.5 + state.alignment.x / 2) - letter.piece.start,
        state.alignment.y * document.fontSize * 1.2 * 0.714, 0)
    }
    func place(_ state: LetterState) -> Vector3 {
      Vector3(letter.origin + state.lineShift) + middle(state)
    }
    func set<Value: ModelValue>(
      _ key: PropertyKey, _ part: LetterState.Parts, _ read: (LetterState) -> Value
    ) {
      group.set(key, animation.value(of: number, part, read), scope: scope)
    }
    set(.anchor, .anchor) { middle($0) + $0.anchor }
    // On a path, the path evaluator moves letters along the line.
    let isOnPath = content.path != nil
    set(.position, .position) {
      isOnPath
        ? Vector3(0, place($0).y + $0.position.y, $0.position.z)
        : place($0) + $0.position + Vector3($0.shift, 0, 0)
    }
    set(.scale, .scale) { Vector3($0.scale.xy, z: 1) }
    set(.rotation, .rotation, \.rotation)
    set(.rotationX, .rotation, \.rotationX)
    set(.rotationY, .rotation, \.rotationY)
    set(.skew, .skew, \.skew)
    set(.skewAxis, .skew, \.skewAxis)
    set(.opacity, .opacity) { $0.opacity.clamped(to: 0...1) }
    return isOnPath ? placed(group, number: number, animation) : group
  }

  /// The drawn view of a letter at the origin: its outline with paints, or its precomposition; `nil` for neither.
  private func drawnView(
    of letter: LetterLayout.Letter, number: Int, _ animation: LetterAnimation,
    _ document: TextDocument
  ) -> ViewDraft? {
    if case .precomposition(let index) = letter.content {
      guard let views = index.flatMap({ compositions[$0] }), !views.isEmpty else { return nil }
      let group = ViewDraft(name: "", kind: .group(GroupView()), children: views)
      let size = document.fontSize / 100
      group.set(.scale, to: .vector(Vector3(size, size, 1)))
      return group
    }
    if let text = text(letter, number: number, animation, document) { return text }
    let paints = paints(of: document, letter: number, animation)
    guard let outline = outline(letter, document, at: .zero), !paints.isEmpty else { return nil }
    return ViewDraft(name: "", kind: .shape, children: [outline] + paints)
  }

  /// A letter as text at the origin; `nil` where it is drawn as an outline.
  private func text(
    _ letter: LetterLayout.Letter, number: Int, _ animation: LetterAnimation,
    _ document: TextDocument
  ) -> ViewDraft? {
    guard document.stroke == nil, let text = text(in: document),
      let stack = text.stack,
      // Letters of some scripts have another form by themselves.
      let single = stack.letter(letter.text),
      glyphs.content(of: single, in: document) == letter.content
    else { return nil }
    let draft = ViewDraft(name: "", kind: .text(text))
    let color = animation.value(of: number, .paint) { state in
      var color = state.fill ?? .black
      color.alpha *= state.fillOpacity.clamped(to: 0...1)
      return color
    }
    draft.set(.string, to: .text(letter.text))
    draft.set(.color, color, scope: scope)
    return draft
  }

  /// The blurs of a letter by animators: one where both axes are equal at all times.
  private func blurs(of letter: Int, _ animation: LetterAnimation) -> [ViewDraft] {
    let (isAny, isUneven) = animation.blur(of: letter)
    guard isAny else { return [] }
    func blur(_ axes: GaussianBlur.Axes, _ read: (LetterState) -> Double) -> ViewDraft {
      let effect = GaussianBlur.with { $0.axes = axes }
      let view = ViewDraft(name: "", kind: .effect(SceneEffect(effect)))
      let amount = animation.value(of: letter, .blur) { Swift.max(0, read($0)) }
      view.set(.blurriness, amount, scope: scope)
      return view
    }
    guard isUneven else { return [blur(.both, \.blur.x)] }
    return [blur(.horizontal, \.blur.x), blur(.vertical, \.blur.y)]
  }

  /// A letter in a group at its position on the path of the text.
  private func placed(
    _ letter: ViewDraft, number: Int, _ animation: LetterAnimation
  ) -> ViewDraft {
    let group = ViewDraft(name: letter.name, kind: .group(GroupView()), children: [letter])
    let place = animation.value(of: number, .place) { Vector3($0.place) }
    group.set(.position, place, scope: scope)
    group.set(.rotation, animation.value(of: number, .place, \.turn), scope: scope)
    return group
  }

  /// Fill and stroke of a letter that animators paint, lower one first.
  private func paints(
    of document: TextDocument, letter: Int, _ animation: LetterAnimation
  ) -> [ViewDraft] {
    let paints = self.paints(of: document, isWidthAnimated: true)
    for paint in paints {
      let isFill = if case .fill = paint.kind { true } else { false }
      let color = animation.value(of: letter, .paint) { (isFill ? $0.fill : $0.stroke) ?? .black }
      paint.set(.color, color, scope: scope)
      let opacity = animation.value(of: letter, .paint) {
        (isFill ? $0.fillOpacity : $0.strokeOpacity).clamped(to: 0...1)
      }
      paint.set(.opacity, opacity, scope: scope)
      if !isFill {
        paint.set(
          .lineWidth, animation.value(of: letter, .paint, \.strokeWidth), scope: scope)
      }
    }
    return paints
  }

  /// A letter's outline at its position and size.
  private func outline(
    _ letter: LetterLayout.Letter, _ document: TextDocument, at origin: Vector2
  ) -> ViewDraft? {
    guard case .shapes(let items) = letter.content else { return nil }
    // As in lottie-web, the first group only: groups after it, which some exporters write, belong to other characters.
    var lowering = ShapeLowering(scope: scope)
    let geometry = lowering.geometry(of: Array(items.prefix(1)))
    guard !geometry.isEmpty else { return nil }
    let draft = ViewDraft(
      name: letter.text, kind: .transformed, children: geometry)
    let size = document.fontSize / 100
    draft.set(.position, to: .vector(Vector3(origin)))
    draft.set(.scale, to: .vector(Vector3(size, size, 1)))
    return draft
  }

  /// Fill and stroke, lower one first.
  private func paints(
    of document: TextDocument, isWidthAnimated: Bool = false
  ) -> [ViewDraft] {
    var paints: [ViewDraft] = []
    if let fill = document.fill {
      let draft = ViewDraft(name: "", kind: .fill(.nonZero, PaintStyle()))
      draft.set(.color, to: .color(fill))
      paints.append(draft)
    }
    if let stroke = document.stroke, document.strokeWidth > 0 || isWidthAnimated {
      let line = LineStyle(join: .round)
      let draft = ViewDraft(name: "", kind: .stroke(line, PaintStyle()))
      draft.set(.color, to: .color(stroke))
      draft.set(.lineWidth, to: .number(document.strokeWidth))
      // lottie-web draws strokes of text in fonts above fills.
      let isAbove =
        document.isStrokeAboveFill
        || (glyphs.rules == .players && glyphs.stack(of: document) != nil)
      paints.insert(draft, at: isAbove ? paints.count : 0)
    }
    return paints
  }
}

extension TextDocument.Justification {
  /// The point of lines that stays where it is when their text changes.
  fileprivate var lineAlignment: LineAlignment {
    switch self {
    case .right, .justifiedLastRight: .trailing
    case .center, .justifiedLastCenter: .center
    case .left, .justifiedLastLeft, .justified: .leading
    }
  }
}

extension TextDocument {
  /// The document with a stroke, if it has none and animators color the stroke.
  ///
  /// As in lottie-web, it is black and one point wide, or as wide as the animators make it.
  func strokedByAnimators(_ animators: [TextAnimator]) -> TextDocument {
    guard stroke == nil, animators.contains(where: { $0.strokeColor != nil }) else { return self }
    var result = self
    result.stroke = .black
    result.strokeWidth = animators.contains { $0.strokeWidth != nil } ? 0 : 1
    return result
  }
}
