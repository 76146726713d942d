/// The terms for members of the model that their names alone do not give.
///
/// Any other member is a property without unit, named by the words of its identifier: a new member of the model is
/// compared without an entry here.
enum PropertyVocabulary {
  /// Returns the term for a member of a type, or of a case of an enumeration.
  static func term(_ type: String, _ label: String) -> PropertyTerm {
    guard var term = terms["\(type).\(label)"] else {
      return common[label] ?? .named(words(label))
    }
    term.isWhole = true
    return term
  }

  /// The words of an identifier such as `dashOffset`, without a leading `is`.
  static func words(_ label: String) -> String {
    var words = [""]
    for character in label {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    if words.count > 1, words[0] == "is" || words[0] == "has" { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The terms for members of any type.
  private static let common: [String: PropertyTerm] = [
    "pointer": .hidden, "id": .hidden, "name": .hidden,
    "anchor": .named("anchor point", .points), "position": .named("position", .points),
    "scale": .named("scale", .percent), "rotation": .named("rotation", .degrees),
    "rotationX": .named("x rotation", .degrees), "rotationY": .named("y rotation", .degrees),
    "orientation": .named("orientation", .degrees), "skew": .named("skew", .degrees),
    "skewAxis": .named("skew axis", .degrees), "opacity": .named("opacity", .percent),
    "size": .named("size", .points), "transform": .inline, "content": .inline,
    "fillOpacity": .named("fill opacity", .percent),
    "strokeOpacity": .named("stroke opacity", .percent),
    "startOpacity": .named("start opacity", .percent),
    "endOpacity": .named("end opacity", .percent), "outPoint": .time("out point"),
    "inPoint": .time("in point"), "source": .inline, "isEnabled": .named("enabled"),
    "cap": .named("line cap"), "join": .named("line join"), "rule": .named("fill rule"),
    "isReversed": .named("reversed path direction"), "time": .time("time"),
    "fontSize": .named("font size", .points), "strokeWidth": .named("stroke width", .points),
    "lineSpacing": .named("line spacing", .points), "matchName": .hidden,
  ]

  /// The terms for members of single types.
  static let terms = [layers, shapes, text, assets, timelines].reduce(into: [:]) { all, some in
    all.merge(some) { first, _ in first }
  }
}
