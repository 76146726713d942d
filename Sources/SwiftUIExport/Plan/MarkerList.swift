import TimelineModel

/// The markers of a timeline as values of a view's type.
enum MarkerList {
  /// The extension with the markers; `nil` without any.
  static func declaration(_ markers: [TimelineMarker], _ options: SwiftUIOptions) -> SwiftType? {
    var used: Set<String> = []
    let members = markers.enumerated().map { index, marker -> SwiftDeclaration in
      let nearest = SwiftIdentifier.nearest(to: marker.name) ?? "marker\(index + 1)"
      let word = nearest.prefix(1).lowercased() + nearest.dropFirst()
      let name = used.insertUnique(word)
      var arguments: SwiftArguments = ["at": .number(marker.time)]
      if marker.duration > 0 { arguments += ["until": .number(marker.time + marker.duration)] }
      return .property(
        "\(options.access.modifier)static var", name, type: "Self",
        body: [.expression(.call("Self", arguments))],
        documentation: name == marker.name ? "" : "“\(SwiftString.comment(marker.name))”.")
    }
    guard !members.isEmpty else { return nil }
    return SwiftType(
      documentation: "Named times of the animation, in seconds.", keyword: "extension",
      name: "\(options.supportNamespace).Marker<\(options.viewName)>", members: members)
  }
}
