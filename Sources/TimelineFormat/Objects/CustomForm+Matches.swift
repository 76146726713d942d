import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reports matched groups without a source, with several, without a frame, and those that depend on themselves.
  mutating func checkMatches(_ root: ViewNode) {
    let all = root.preorder.map(\.node)
    let views = all.filter { $0.kind.matched != nil }
    guard !views.isEmpty, !isMissingViews else { return }
    guard views.count <= MatchedLinks.maximumViews else {
      let place = matchedPlaces[views[MatchedLinks.maximumViews].id]?.pointer ?? .root
      reportLimit("more than \(MatchedLinks.maximumViews) matched views", at: place)
      return
    }
    for view in views {
      guard case .group(let style) = view.kind, style.frameSize == nil else { continue }
      report(
        "a matched view needs a “frame”",
        at: matchedPlaces[view.id]?.pointer ?? .root, .matchWithoutFrame)
    }
    for (view, problem) in MatchedLinks(root).problems { report(problem, of: all[view]) }
    reportSimultaneous(views)
  }

  private mutating func report(_ problem: MatchedLinks.Problem, of view: ViewNode) {
    let name = ReadPlace.quoted(view.kind.matched?.id ?? "")
    let pointer = matchPointer(view)
    switch problem {
    case .noSource:
      report(
        "no other view that is matched as \(name) is a source of the frame of “\(view.id)”",
        at: pointer, .missingMatch)
    case .severalSources(let count):
      report(
        "\(name) has \(count) sources; at most two are possible, and others need "
          + "“isSource”: false", at: pointer, .severalSources)
    case .circle:
      report(
        "the frame of “\(view.id)” depends on itself through \(name)", at: pointer,
        .matchCircle)
    case .unplaced:
      report(
        "“\(view.id)” cannot be matched as \(name) across a repeater or a 3D space", at: pointer,
        .unplacedMatch)
    case .tooDeep:
      report("too many matched views depend on each other", at: pointer, .matchCircle)
    }
  }

  /// Reports pairs of sources that are both present at the beginning.
  private mutating func reportSimultaneous(_ views: [ViewNode]) {
    var present: [String: ViewNode] = [:]
    for view in views {
      guard let matched = view.kind.matched, matched.isSource,
        view.properties[.insertion] != .number(0), view.properties[.removal] != .number(1)
      else { continue }
      guard let other = present.updateValue(view, forKey: matched.id) else { continue }
      report(
        "“\(other.id)” and “\(view.id)” are both present at the beginning and matched as "
          + "\(ReadPlace.quoted(matched.id)); one needs “insertion”: 0",
        at: matchPointer(view), .severalSources)
    }
  }

  private func matchPointer(_ view: ViewNode) -> JSONPointer {
    matchedPlaces[view.id]?.pointer.appending(CustomForm.matched.name) ?? .root
  }
}

extension CustomForm {
  /// The form of shared frames: a name, or an object with it.
  static let matched = CustomForm(
    "matched", example: MatchedGeometry(id: ""), substitute: nil, decisive: source,
    ValueForm(
      SchemaPart.any([.string, match.schema])
        .described(
          "A frame shared with other groups, anywhere in the tree: its name, or an object.")
    ) { reader, place in
      if let name = place.value.string { return MatchedGeometry(id: name) }
      if place.value.kind == .object {
        return match.read(&reader, place, into: MatchedGeometry(id: ""))
      }
      reader.expected("a name or an object with an “id”", at: place)
      return nil
    } write: { value, notation in
      value == MatchedGeometry(id: value.id)
        ? .string(value.id) : .object(match.fields(value, notation))
    })

  private static let match = ObjectForm<MatchedGeometry>(
    "a match",
    [
      .required(
        "id", \.id, .string,
        "The name that the views share. Of two sources one is present at a time; other views follow it."
      ),
      .optional(
        "properties", \.properties, .words(), default: MatchedGeometry(id: "").properties,
        "The part of the frame that the view takes from the source."),
      .optional(
        "anchor", \.anchor, .pair("x and y of an anchor", in: TimelineLimits.numbers),
        default: MatchedGeometry(id: "").anchor,
        "The point of the frame that is its position, as shares of its size."),
      .optional(
        "isSource", \.isSource, .flag, default: true,
        "Whether others take the frame of this view."),
    ])

  /// A source, which appears and disappears.
  private static var source: SchemaPart {
    let follower = (["required": ["isSource"]] as SchemaPart)
      .adding([.optional("isSource", ["const": false])])
    return SchemaPart(dictionaryLiteral: ("not", follower.adding("type", "object").node))
      .example(["id": "hero", "anchor": [0, 0]])
  }
}
