/// Texts of identifiers: words in camel case.
enum IdentifierText {
  /// The longest part of a name that is used, in Unicode scalars.
  private static let nameLength = 200

  /// Words that are no valid identifiers, or that SwiftUI's own declarations use.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "body", "root",
  ]

  /// A text as an identifier, with another word at the end where it is reserved.
  static func valid(_ text: String) -> String { keywords.contains(text) ? text + "View" : text }

  /// A prefix and a further text, whose first letter becomes a capital.
  static func joined(_ prefix: String, _ text: String) -> String {
    guard !prefix.isEmpty else { return text }
    guard !text.isEmpty else { return prefix }
    return prefix + capitalized(text)
  }

  /// A text with a capital first letter.
  static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return text
    }
    return String(decoding: [first & ~caseBit], as: UTF8.self) + text.dropFirst()
  }

  /// A text with a number above 1; a word keeps it apart from digits at the end of the text.
  static func numbered(_ text: String, _ number: Int) -> String {
    guard number > 1 else { return text }
    return endsWithDigit(text) ? "\(text)Copy\(number)" : "\(text)\(number)"
  }

  /// Whether the last letter is a digit.
  static func endsWithDigit(_ text: String) -> Bool { text.utf8.last.map(isDigit) ?? false }

  /// Whether the first letter is a digit.
  static func startsWithDigit(_ text: String) -> Bool { text.utf8.first.map(isDigit) ?? false }

  private static func isDigit(_ code: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= code
  }

  /// The words of a name in camel case, with ASCII letters and digits only; empty without any.
  static func camelCase(_ name: String) -> String {
    var result: [UInt8] = []
    // Words of capitals at the beginning, as in “BG image” or “TO STOP. again”, become lowercase.
    var isShouted = true
    for word in words(of: name) {
      let capitals = word.prefix { $0 & caseBit == 0 || isDigit($0) }.count
      isShouted = isShouted && capitals == word.count
      let small = isShouted ? word.count : result.isEmpty ? Swift.max(1, capitals - 1) : 0
      for (index, letter) in word.enumerated() {
        if index == 0, !result.isEmpty {
          result.append(isDigit(letter) ? letter : letter & ~caseBit)
        } else {
          // Digits have the bit of lowercase letters.
          result.append(index < small ? letter | caseBit : letter)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The words of a name: runs of letters and digits.
  private static func words(of name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var startsWord = true
    for scalar in name.unicodeScalars.prefix(nameLength) {
      guard let letter = letter(scalar) else {
        // A combining accent is a part of its letter.
        startsWord = startsWord || !(0x300...0x36F ~= scalar.value)
        continue
      }
      if startsWord { words.append([]) }
      words[words.count - 1].append(letter)
      startsWord = false
    }
    return words
  }

  /// The ASCII letter or digit of a Unicode scalar, without its accent; `nil` for others.
  private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
    var code = UInt8(truncatingIfNeeded: scalar.value)
    if !scalar.isASCII {
      guard firstAccented...lastAccented ~= scalar.value else { return nil }
      code = baseLetters[Int(scalar.value - firstAccented)]
    }
    return isDigit(code) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= code | caseBit ? code : nil
  }

  /// The bit of lowercase letters.
  private static let caseBit: UInt8 = 0x20

  private static let firstAccented: UInt32 = 0xC0
  private static let lastAccented: UInt32 = 0x17E

  /// The letters below the accents of U+00C0...U+017E; a hyphen where there is none.
  private static let baseLetters = Array(
    ("AAAAAAACEEEEIIIIDNOOOOO-OUUUUYTsaaaaaaaceeeeiiiidnooooo-ouuuuyty"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNn"
      + "OoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz").utf8)
}

/// A name that After Effects gives by itself, such as “Shape Layer 4” or “Group 1”: a known word with or without a number.
///
/// Identifiers prefer the names of layers and groups around such a view. Names of localized versions are known too.
struct DefaultName {
  /// The name without its number.
  let stem: Substring
  /// The number at its end; `nil` without one.
  let number: Int?

  /// Splits a name.
  private init(_ name: String) {
    let digits = name.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    number = Int(String(Substring(name.utf8.suffix(digits))))
    var stem = Substring(name.utf8.dropLast(digits))
    while let last = stem.last, last == " " || last == "-" || last == "_" { stem.removeLast() }
    self.stem = stem
  }

  /// The default name of an entry of a shape layer; `nil` for other names.
  init?(ofShape name: String) {
    self.init(name)
    guard stem.isEmpty || DefaultName.shapes.contains(stem.lowercased()) else { return nil }
  }

  /// The default name of a layer; `nil` for other names.
  init?(ofLayer name: String) {
    self.init(name)
    let word = stem.lowercased()
    guard stem.isEmpty || DefaultName.layers.contains(word) || DefaultName.shapes.contains(word)
    else { return nil }
  }

  private static let layers: Set<String> = [
    "shape layer", "null", "null object", "comp", "composition", "pre-comp", "precomp", "layer",
    "adjustment layer", "solid", "text", "text layer", "camera", "light", "image", "unknown",
    "shapes", "precomposition", "frame", "artboard", "camada", "camada de forma", "calque",
    "calque de forme", "capa", "capa de formas", "capa de forma", "formebene", "ebene",
    "livello", "livello forma", "nulo", "nul", "nullobjekt", "слой", "слой-фигура", "形状图层",
    "空", "合成", "预合成", "图层", "シェイプレイヤー", "ヌル", "コンポ", "プリコンポジション", "レイヤー", "모양 레이어",
    "널",
  ]

  private static let shapes: Set<String> = [
    "shape", "group", "rectangle", "ellipse", "polystar", "star", "polygon", "path",
    "rectangle path", "ellipse path", "polystar path", "fill", "stroke", "gradient fill",
    "gradient stroke", "trim paths", "trim path", "merge paths", "repeater", "round corners",
    "offset paths", "pucker & bloat", "twist", "wiggle paths", "zig zag", "vector", "mask", "line",
    "compound path", "clip group", "circle", "rect",
    // Spanish, Portuguese, Italian
    "forma", "grupo", "rectángulo", "elipse", "trazado", "relleno", "trazo", "recortar trazados",
    "combinar trazados", "trazado de rectángulo", "trazado de elipse", "relleno de degradado",
    "máscara", "retângulo", "caminho", "preenchimento", "traçado", "aparar caminhos", "gruppo",
    "rettangolo", "ellisse", "tracciato", "riempimento", "traccia", "maschera",
    // German, French
    "form", "gruppe", "rechteck", "polystern", "stern", "pfad", "fläche", "kontur", "rechteckpfad",
    "ellipsenpfad", "pfade trimmen", "pfade zusammenfügen", "verlaufsfüllung", "maske", "forme",
    "groupe", "étoile", "tracé", "fond", "contour", "tracé rectangulaire", "réduire les tracés",
    "fusionner les tracés", "fond dégradé", "masque",
    // Russian, Chinese, Japanese, Korean
    "фигура", "группа", "прямоугольник", "эллипс", "контур", "заливка", "обводка", "маска", "形状",
    "组", "矩形", "椭圆", "多边星形", "路径", "填充", "描边", "矩形路径", "椭圆路径", "渐变填充", "修剪路径", "合并路径",
    "蒙版", "シェイプ", "グループ", "長方形", "楕円形", "パス", "塗り", "線", "マスク", "모양", "그룹", "사각형", "타원", "패스",
    "칠", "선", "마스크",
  ]
}
