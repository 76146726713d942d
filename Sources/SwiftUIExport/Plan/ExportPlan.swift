import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

/// The plan of a source file: the tree of views, the views that become structures, and all names.
struct ExportPlan: Sendable {
  let timeline: Timeline
  let options: SwiftUIOptions
  let tree: ExportTree
  /// The sets of groups that look like copies of one view.
  let copies: [[Int]]
  /// The groups that share frames; none in the style `keyframes`.
  let matched: Set<Int>
  /// These and the views around them.
  let matchedBranches: Set<Int>
  /// The index of the unit that each view belongs to; a unit belongs to itself.
  let owners: [Int]
  let names: ExportNames
  /// The named durations, delays and curves.
  let timingNames: TimingNames
  /// The time of the state that is shown where motion is reduced, in seconds.
  let still: Double
  /// The theme whose motions the plan has; `nil` for the motions of the design.
  let motion: ThemeMotion?

  init(
    _ timeline: Timeline, _ options: SwiftUIOptions, _ tree: ExportTree,
    copies: [[Int]] = [], motion: ThemeMotion? = nil
  ) {
    (self.timeline, self.options, self.tree, self.copies) = (timeline, options, tree, copies)
    self.motion = motion
    matched = options.style == .events ? tree.matchedGroups : []
    matchedBranches = Set(matched.flatMap { tree.path(from: $0) })
    owners = tree.unitOwners(copies: copies)
    names = ExportNames(options, tree, owners, prefix: motion?.word ?? "")
    timingNames = TimingNames(timeline.constants)
    still = options.still(of: timeline)
  }

  /// The views that become structures of their own, in ascending order; the root is the first one.
  var units: [Int] { owners.indices.filter { owners[$0] == $0 } }
}

/// A theme with which views move otherwise.
struct ThemeMotion: Hashable, Sendable {
  let theme: String
  let member: String

  /// The beginning of the names of types.
  var word: String { member.uppercasingFirst }
}

/// The names of types and variables in generated code, made from the identifiers of views.
struct ExportNames: Sendable {
  private let identifiers: [String]
  private let types: [Int: String]
  private let owners: [Int]
  /// The paths whose identifiers end with the word that names their property.
  private let ownPaths: Set<Int>

  /// Chooses the names; names of the types of units begin with a prefix.
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

  /// The names of types that generated source uses, including Swift's and SwiftUI's; a type with one of these names
  /// would hide another.
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

  /// The name of the variable of a property: without the view's name in its own structure.
  func variable(_ key: PropertyKey, of index: Int) -> String {
    if owners[index] == index, index != 0 { return key.rawValue }
    if key == .path, ownPaths.contains(index) { return identifiers[index] }
    if key == .isVisible { return "is\(identifiers[index].uppercasingFirst)Visible" }
    return identifiers[index] + key.rawValue.uppercasingFirst
  }

  /// Returns the identifiers; long ones are shortened to their last words, which say most.
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
