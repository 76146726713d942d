import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The names of types and variables in generated code, made from the identifiers of views.
struct ExportNames: Sendable {
  private let identifiers: [String]
  private let types: [Int: String]
  private let owners: [Int]
  /// The paths whose identifiers end with the word that names their property.
  private let ownPaths: Set<Int>

  /// Chooses the names; those of the types of units begin with a prefix.
  init(_ options: SwiftUIOptions, _ tree: ExportTree, _ owners: [Int], prefix: String) {
    identifiers = ExportNames.shortened(tree.views.map(\.node.id))
    self.owners = owners
    ownPaths = ExportNames.ownPaths(tree, identifiers)
    var types: [Int: String] = [:]
    var used = ExportNames.takenNames.union([options.viewName])
    for index in owners.indices.dropFirst() where owners[index] == index {
      let word = identifiers[index].uppercasingFirst
      types[index] = used.insertUnique("\(prefix)\(word)View")
    }
    self.types = types
  }

  private static func ownPaths(_ tree: ExportTree, _ identifiers: [String]) -> Set<Int> {
    let paths = tree.views.indices.filter { tree.views[$0].node.kind == .path }
    let known = Set(paths.map { identifiers[$0] })
    // The path “wave” and the path “wavePath” have names of their own.
    return Set(
      paths.filter { index in
        let word = identifiers[index]
        return word.hasSuffix("Path") && !known.contains(String(word.dropLast(4)))
      })
  }

  /// The names of types that generated source uses, of Swift and SwiftUI too, which a type in its scope would hide.
  static let takenNames = Set(
    [
      "TimelineView", "AnyView", "TupleView", "EmptyView", "ScrollView", "GroupView", "View",
      "Angle", "Animatable", "AnimatablePair", "Animation", "AnyGradient", "AnyShape", "Array",
      "Axis", "Bool", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Canvas",
      "Circle", "Color", "ContinuousClock", "CubicKeyframe", "Double", "Ellipse", "Environment",
      "ForEach", "GeometryEffect", "GeometryReader", "Gradient", "Group", "Image", "Int",
      "KeyframeAnimator", "KeyframeTimeline", "KeyframeTrack", "LinearGradient", "LinearKeyframe",
      "MoveKeyframe", "Path", "PhaseAnimator", "ProjectionTransform", "RadialGradient", "Rectangle",
      "RoundedRectangle", "Shape", "SpringKeyframe", "State", "String", "StrokeStyle", "Swift",
      "SwiftUI", "Task", "Text", "Transaction", "UnitCurve", "UnitPoint", "VectorArithmetic",
      "ZStack",
    ] + SwiftConstant.Scope.allCases.map(\.rawValue)
      + SupportPart.allCases.flatMap(\.typeNames))

  func type(of index: Int) -> String { types[index] ?? identifiers[index] }

  /// The word for a view, its outline, gradient and route.
  func outline(of index: Int) -> String { identifiers[index] }

  /// The variables of a property that changes, in the order of dimensions; the whole value has none.
  func variables(
    _ key: PropertyKey, of index: Int, _ motion: PropertyMotion, initial: PropertyValue
  ) -> [(component: Int?, name: String)] {
    let name = variable(key, of: index)
    let count: Int
    switch initial {
    case .vector where !motion.components.isEmpty: count = motion.components.contains(2) ? 3 : 2
    case .numbers(let numbers) where key == .dashes: count = numbers.count
    default: return [(nil, name)]
    }
    var components = motion.components
    if motion.changesWhole { components.formUnion(0..<(key == .dashes ? count : 2)) }
    return components.filter { $0 < count }.sorted().map {
      ($0, name + ExportNames.component($0, of: key))
    }
  }

  /// The suffix of the variable of one dimension: a letter for a vector, the number of the element for a list.
  static func component(_ index: Int, of key: PropertyKey) -> String {
    let letters = ["X", "Y", "Z"]
    return key != .dashes && letters.indices.contains(index) ? letters[index] : "\(index + 1)"
  }

  /// The name of the variable of a property: without that of the view in its own structure.
  func variable(_ key: PropertyKey, of index: Int) -> String {
    if owners[index] == index, index != 0 { return key.rawValue }
    if key == .path, ownPaths.contains(index) { return identifiers[index] }
    if key == .isVisible { return "is\(identifiers[index].uppercasingFirst)Visible" }
    return identifiers[index] + key.rawValue.uppercasingFirst
  }

  /// Returns the identifiers, long ones shortened to their last words, which say most.
  static func shortened(_ identifiers: [String]) -> [String] {
    var used = Set(identifiers.filter { $0.count <= longestWord })
    return identifiers.map { identifier in
      guard identifier.count > longestWord else { return identifier }
      let tail = identifier.suffix(longestWord)
      let start = tail.firstIndex { $0.isUppercase } ?? tail.startIndex
      let last = tail[start...]
      let word = last.first?.isLetter == true ? last.lowercasingFirst : "view\(last)"
      return used.insertUnique(word, mark: "N")
    }
  }

  /// The most characters of a view's word in names.
  private static let longestWord = 40

  /// The words of a name in camel case, which begin with capitals.
  static func words(of name: String) -> [Substring] {
    let name = name.uppercasingFirst
    var (words, start) = ([Substring](), name.startIndex)
    for index in name.indices.dropFirst()
    where name[index].isUppercase
      || name[index].isNumber && !name[name.index(before: index)].isNumber
    {
      words.append(name[start..<index])
      start = index
    }
    return words + [name[start...]]
  }
}

// Words for colors.
extension Color {
  /// The hues by the angle at which they end, in degrees.
  private static let hues: [(end: Double, word: String)] = [
    (12, "red"), (42, "orange"), (68, "yellow"), (150, "green"), (172, "mint"), (190, "teal"),
    (202, "cyan"), (238, "blue"), (258, "indigo"), (295, "purple"), (348, "pink"), (360, "red"),
  ]

  /// The grays by the lightness at which they end.
  private static let grays: [(end: Double, word: String)] = [
    (0.25, "charcoal"), (0.42, "darkGray"), (0.62, "gray"), (0.88, "lightGray"), (2, "offWhite"),
  ]

  /// The smallest difference of the components of a color that is no gray.
  private static let leastChroma = 0.06

  /// A word for a color: its hue with its lightness, or a gray.
  var word: String {
    alpha < 1 ? "translucent\(opaqueWord.uppercasingFirst)" : opaqueWord
  }

  private var opaqueWord: String {
    let components = [red, green, blue]
    if components == [0, 0, 0] { return "black" }
    if components == [1, 1, 1] { return "white" }
    let (low, high) = (components.min() ?? 0, components.max() ?? 0)
    let (lightness, chroma) = ((low + high) / 2, high - low)
    guard chroma >= Color.leastChroma else {
      return Color.grays.first { lightness < $0.end }?.word ?? "gray"
    }
    let angle = hue(chroma: chroma, high: high)
    let word = Color.hues.first { angle < $0.end }?.word ?? "red"
    if word == "orange", lightness < 0.38 { return lightness < 0.2 ? "darkBrown" : "brown" }
    if lightness < 0.3 { return "dark\(word.uppercasingFirst)" }
    return lightness > 0.78 ? "light\(word.uppercasingFirst)" : word
  }

  /// The angle on the circle of hues, in 0..<360 degrees.
  private func hue(chroma: Double, high: Double) -> Double {
    let sector: Double
    if high == red {
      sector = (green - blue) / chroma
    } else if high == green {
      sector = 2 + (blue - red) / chroma
    } else {
      sector = 4 + (red - green) / chroma
    }
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }
}
