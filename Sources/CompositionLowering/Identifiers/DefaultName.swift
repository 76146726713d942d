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
