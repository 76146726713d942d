import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The parts of the source that all styles share.
struct SourceContext {
  let timeline: Timeline
  let options: SwiftUIOptions
  let tree: ExportTree
  let names: ExportNames
  let translator: ViewTranslator

  /// The file with the views of a style, followed by its constants, colors, gradients, paths and a preview.
  ///
  /// - Parameters:
  ///   - declarations: The views.
  ///   - constants: The named durations, delays and curves, of which those that no view uses are left out.
  ///   - palette: The colors of the views; those of gradients are added.
  ///   - imports: The modules.
  func file(
    _ declarations: [SwiftDeclaration], constants: SwiftType?, _ palette: inout Palette,
    imports: [String]
  ) -> SwiftFile {
    let constants = constants?.keepingMembers(usedIn: declarations)
    var declarations = declarations.map { declaration in
      guard case .type(let type) = declaration else { return declaration }
      return .type(LongBodies.divided(type, step: options.indentation))
    }
    if let constants { declarations.append(.type(constants)) }
    if let pictures { declarations.append(.type(pictures)) }
    let gradients = gradients.map { palette.named($0) }
    if let colors = palette.declaration { declarations.append(.type(colors)) }
    if let gradients { declarations.append(.type(gradients)) }
    if let outlines { declarations.append(.type(outlines)) }
    declarations.append(
      .verbatim([
        "#if canImport(DeveloperToolsSupport)", "  #Preview {", "    \(options.viewName)()", "  }",
        "#endif",
      ]))
    return SwiftFile(imports: imports, declarations: declarations)
  }

  /// The access of the root view, as modifiers.
  var access: [String] { options.access == "internal" ? [] : [options.access] }

  /// The documentation of the root view.
  var rootDocumentation: String {
    let title =
      timeline.name.isEmpty
      ? "An animation." : "The animation “\(SwiftString.comment(timeline.name))”."
    return """
      \(title)

      One cycle lasts \(seconds(timeline.duration)). Coordinates count from the center of a view, and those of `position` \
      from its upper left corner.
      """
  }

  private func seconds(_ value: Double) -> String {
    let text = SwiftNumber.text((value * 1000).rounded() / 1000)
    return text == "1" ? "1 second" : "\(text) seconds"
  }

  /// The modifiers that present the root view as one element.
  var accessibility: [SwiftModifier] {
    let label = timeline.name.isEmpty ? options.viewName : timeline.name
    return [
      SwiftModifier("accessibilityElement", [SwiftArgument("children", ".ignore")]),
      SwiftModifier(
        "accessibilityLabel",
        [SwiftArgument(nil, .call("Text", [SwiftArgument("verbatim", .sentence(label))]))]),
    ]
  }

  /// The documentation of a unit: the original name of its layer.
  func documentation(ofUnit unit: Int) -> String {
    let node = tree.views[unit].node
    let original = node.name.isEmpty ? node.id : SwiftString.comment(node.name)
    return unit == 0 ? "The layers." : "The layer “\(original)”."
  }

  /// The names of the pictures of sequences.
  private var pictures: SwiftType? {
    guard !translator.sequences.isEmpty else { return nil }
    let members = translator.sequences.map { name, pictures -> SwiftDeclaration in
      .property(
        SwiftProperty(
          modifiers: ["static"], keyword: "let", name: name, value: PictureNames.list(pictures)))
    }
    return SwiftType(
      documentation: "The names of pictures in the asset catalog.", modifiers: ["private"],
      keyword: "enum", name: "Pictures", members: members)
  }

  /// The gradients, in the color space of After Effects.
  private var gradients: SwiftType? {
    let still = translator.outlines.gradients.map { name, stops -> SwiftDeclaration in
      let list = Gradient.premultipliable(stops).map { stop in
        SwiftExpression.call(
          ".init",
          [
            SwiftArgument("color", ValueLiteral.color(stop.color)),
            SwiftArgument("location", .number(stop.offset)),
          ])
      }
      let gradient = SwiftExpression.call("Gradient", [SwiftArgument("stops", .array(list))])
      let space = SwiftModifier("colorSpace", [SwiftArgument(nil, ".device")])
      return .property(
        SwiftProperty(
          modifiers: ["static"], keyword: "var", name: name, type: "AnyGradient",
          body: [.expression(gradient.modified([space]))]))
    }
    let morphing = translator.outlines.morphingGradients.map { name, stops -> SwiftDeclaration in
      let list = stops.map { stop in
        SwiftExpression.call(
          "",
          [
            SwiftArgument(nil, ValueLiteral.animatableColor(stop.color)),
            SwiftArgument(nil, .number(stop.offset)),
          ])
      }
      return .property(
        SwiftProperty(
          modifiers: ["static"], keyword: "let", name: name,
          value: .call("MorphingGradient", [SwiftArgument(nil, .array(list))])))
    }
    guard !still.isEmpty || !morphing.isEmpty else { return nil }
    return SwiftType(
      documentation: "Gradients between colors in sRGB.", modifiers: ["private"], keyword: "enum",
      name: "Gradients", members: still + morphing)
  }

  /// The paths, each of which is declared once.
  private var outlines: SwiftType? {
    let outlines = translator.outlines
    guard !outlines.outlines.isEmpty || !outlines.lists.isEmpty else { return nil }
    let single = outlines.outlines.map { name, path -> SwiftDeclaration in
      .property(
        SwiftProperty(
          modifiers: ["static"], keyword: "let", name: name,
          value: .call(
            outlines.types[name] ?? "Path",
            [SwiftArgument("svg", PathText.expression(path))])))
    }
    let lists = outlines.lists.map { name, paths -> SwiftDeclaration in
      let elements = paths.map { path in
        SwiftExpression.call(".init", [SwiftArgument("svg", PathText.expression(path))])
      }
      return .property(
        SwiftProperty(
          modifiers: ["static"], keyword: "let", name: name, type: "[MorphingPoints]",
          value: .array(elements)))
    }
    let members = single + lists
    return SwiftType(
      documentation: "Paths, as SVG path data.", modifiers: ["private"], keyword: "enum",
      name: "Outlines", members: members)
  }
}

extension SwiftType {
  /// The type with the members that declarations use; `nil` if they use none.
  fileprivate func keepingMembers(usedIn declarations: [SwiftDeclaration]) -> SwiftType? {
    var used: Set<String> = []
    for case .type(let type) in declarations {
      for text in type.texts { used.formUnion(SourceTokens.split(text.text)) }
    }
    var result = self
    result.members = members.filter { member in
      switch member {
      case .property(let property): used.contains("\(name).\(property.name)")
      case .function(let function): used.contains("\(name).\(function.name)")
      case .type, .enumerationCase, .verbatim: true
      }
    }
    return result.members.isEmpty ? nil : result
  }
}
