import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TextLayout

// The documents of a text, in the present dialect and the old one.
extension TextReader {
  /// The document of a text without documents.
  static var emptyDocuments: [TextKeyframe] {
    [TextKeyframe(time: 0, document: TextDocument(text: "", fontName: "", fontSize: 10))]
  }

  /// The documents at the current place, in order of time; reports an empty list, and returns
  /// `nil`.
  func documents(_ value: JSONValue) -> [TextKeyframe]? {
    // Before 4.4.14, exporters wrote a single document instead of keyframes.
    if value.kind == .object, value["k"] == nil, value["sid"] == nil,
      value["t"]?.kind == .string || value["f"] != nil
    {
      context.reportDialect(.singleDocument)
      return document(value).map { [TextKeyframe(time: 0, document: $0)] }
    }
    guard var reader = ObjectReader(value, as: .textDocuments, in: context) else { return nil }
    defer { reader.finish() }
    _ = reader.expression()
    if let slot = reader.string("sid").map({ context.useSlot($0) }),
      let documents = context.slotValue(slot, ["p", "k"], { keyframes($0) })
    {
      reader.skip("k")
      return documents
    }
    guard reader.value("k") != nil else {
      context.report(.missingMember, "The text has no documents \"k\".")
      return nil
    }
    return reader.read("k") { keyframes($0) }
  }

  private func keyframes(_ value: JSONValue) -> [TextKeyframe]? {
    guard value.kind == .array else {
      return document(value).map { [TextKeyframe(time: 0, document: $0)] }
    }
    context.count(.keyframes, value.count)
    var keyframes: [TextKeyframe] = []
    for (index, element) in value.elements.enumerated() where !context.isRefused {
      let read = context.at(index) { context.object(element, as: .textKeyframe, keyframe) }
      guard var keyframe = read else { continue }
      keyframe.document.lacksTracking = value.count > 1 && element["s"]?["tr"] == nil
      keyframes.append(keyframe)
    }
    guard !keyframes.isEmpty else {
      context.report(.emptyKeyframes, "The text has no documents; it is empty.")
      return nil
    }
    let unsorted = zip(keyframes, keyframes.dropFirst()).first { $0.time > $1.time }
    if let (earlier, later) = unsorted {
      context.report(
        .unsortedKeyframes,
        "A document at frame \(NumberText.plain(later.time)) follows one at frame "
          + "\(NumberText.plain(earlier.time)); they are sorted.")
      return keyframes.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
    return keyframes
  }

  private func keyframe(_ reader: inout ObjectReader) -> TextKeyframe? {
    let time = reader.frame("t") ?? 0
    guard let document = reader.read("s", { self.document($0) }) else {
      if reader.value("s") == nil {
        context.report(.missingMember, "The keyframe has no document \"s\".")
      }
      return nil
    }
    return TextKeyframe(time: time, document: document)
  }

  private func document(_ value: JSONValue) -> TextDocument? {
    guard var reader = ObjectReader(value, as: .textDocument, in: context) else { return nil }
    defer { reader.finish() }
    let text = reader.string("t") ?? ""
    context.count(.textBytes, text.utf8.count)
    var document = TextDocument(
      text: lines(text), fontName: reader.string("f") ?? "", fontSize: size(&reader))
    checkFont(document.fontName)
    document.fill = color("fc", &reader)
    document.stroke = color("sc", &reader)
    document.strokeWidth = reader.number("sw") ?? 0
    document.isStrokeAboveFill = reader.flag("of", default: true)
    paragraph(&reader, into: &document)
    return document
  }

  private func size(_ reader: inout ObjectReader) -> Double {
    guard reader.value("s") == nil else { return reader.number("s") ?? 10 }
    context.report(
      .missingMember, "The document has no font size \"s\"; 10 is used."
    )
    return 10
  }

  /// Exporters separate lines by carriage returns and end-of-text characters.
  private func lines(_ text: String) -> String {
    // To lottie-web, a line feed is a letter without a width.
    let text =
      context.options.text.rules == .players
      ? String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "\u{2028}" : $0 }))
      : text
    guard text.utf8.contains(where: { $0 == 13 || $0 == 3 }) else { return text }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      let isReturn = scalar == "\r"
      if isReturn || scalar == "\u{3}" {
        result.append("\n")
      } else if !(wasReturn && ["\n", "\u{2028}"].contains(scalar)) {
        result.append(scalar)
      }
      wasReturn = isReturn
    }
    return String(result)
  }

  private func checkFont(_ name: String) {
    guard !context.fontNames.contains(name) else { return }
    context.reportOnce(
      .missingFont, kind: name, member: "f",
      message: name.isEmpty
        ? "The document names no font." : "The font \"\(name)\" is not among the fonts of the file."
    )
  }

  /// A color; `nil` for an empty list, which some exporters write.
  private func color(_ name: JSONName, _ reader: inout ObjectReader) -> Color? {
    reader.read(name) { value in
      value.kind == .array && value.count == 0
        ? nil : ColorFormat(isPaint: false).decode(value, context)
    }
  }

  private func paragraph(_ reader: inout ObjectReader, into document: inout TextDocument) {
    document.justification =
      TextDocument.Justification(rawValue: reader.integer("j") ?? 0) ?? .left
    document.capitals = TextDocument.Capitals(rawValue: reader.integer("ca") ?? 0) ?? .none
    document.tracking = reader.number("tr") ?? 0
    let height = reader.number("lh") ?? 0
    if height != 0 { document.lineHeight = height }
    document.baselineShift = reader.number("ls") ?? 0
    document.verticalAlignment = reader.choice("vj", TextDocument.VerticalAlignment.self)
    let size = vector("sz", &reader)
    let position = vector("ps", &reader)
    if let size, size.x > 0 {
      document.box = TextDocument.Box(position: position ?? .zero, size: size)
    } else if let position {
      document.box = TextDocument.Box(position: position, size: .zero)
    }
  }

  private func vector(_ name: JSONName, _ reader: inout ObjectReader) -> Vector2? {
    reader.read(name) { VectorFormat.plain.decode($0, context)?.xy }
  }
}
