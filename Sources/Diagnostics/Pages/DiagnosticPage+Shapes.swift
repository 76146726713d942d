extension DiagnosticPage {
  /// Pages about shapes, masks and blending.
  static let aboutShapes: [DiagnosticCode: DiagnosticPage] = [
    .unsupportedShape: DiagnosticPage(
      meaning: """
        A shape of this type is not drawn. What stands beside it in the group is.
        """,
      cause: """
        The exporter wrote a shape that only other players know, or a newer one than this version \
        does.
        """,
      remedy: """
        Convert the shape to a Bezier path (context menu of the shape's path: Convert To Bezier \
        Path), then export again.
        """),
    .unsupportedModifier: DiagnosticPage(
      meaning: """
        A path operation, such as Wiggle Paths, is not drawn: the paths keep their plain form.
        """,
      cause: """
        The operation was added to a shape layer by its Add menu. The message says which one it \
        is.
        """,
      remedy: """
        Delete the operation and edit the vertices of the path to the same form, with keyframes if \
        it moves. A shape can also be made in Illustrator and pasted as a path.
        """),
    .unsupportedMerge: DiagnosticPage(
      meaning: """
        Merge Paths has a mode of an unknown number, or its paths cross each other too often. They \
        are drawn as one with holes, as in mode Merge.
        """,
      cause: """
        A newer exporter or a script wrote the file; After Effects has five modes, and all are \
        drawn. Or the paths are traced or generated, with thousands of crossings.
        """,
      remedy: """
        Choose one of the modes Merge, Add, Subtract, Intersect and Exclude Intersections, and \
        export again; merge simpler paths.
        """),
    .unsupportedStroke: DiagnosticPage(
      meaning: """
        A feature of the stroke is not drawn. The message says which one, and what is drawn in its \
        place.
        """,
      cause: """
        A property is animated that strokes hold constant, such as the miter limit, or a taper or \
        wave was set.
        """,
      remedy: """
        Keep the property constant. A line that grows thinner can be drawn as a filled path.
        """),
    .unsupportedMask: DiagnosticPage(
      meaning: """
        A feature of the mask is not drawn, such as a mode that is not known. The message says \
        whether the mask still cuts.
        """,
      cause: """
        The mask has a setting that has no counterpart, or a newer exporter or a script wrote the \
        file.
        """,
      remedy: """
        Use a mask of mode Add or Subtract. A soft edge can be a matte: a shape with a gradient \
        from opaque to transparent.
        """),
    .unsupportedMatte: DiagnosticPage(
      meaning: """
        The kind of track matte is not known. The layer is drawn uncut.
        """,
      cause: """
        A newer exporter, a script or damage to the file.
        """,
      remedy: """
        Use an alpha or luma matte, or a mask, and export again with a current exporter.
        """),
    .unsupportedBlendMode: DiagnosticPage(
      meaning: """
        The blend mode is not drawn; the layer or shape covers what is below as in mode Normal.
        """,
      cause: """
        A mode is used that has no counterpart, or it is set on a part of a shape where it has no \
        effect.
        """,
      remedy: """
        Set the blending mode to Normal and choose colour and opacity so that the result looks \
        alike. Most modes over one plain background can be replaced so.
        """),
    .misplacedTransform: DiagnosticPage(
      meaning: """
        A transform stands where it has no meaning, such as in a layer's own list of shapes. It is \
        not used.
        """,
      cause: """
        The file was made by a script or an old exporter.
        """,
      remedy: """
        Export the composition again with a current exporter. By hand, move the transform into a \
        group around the shapes that it is to move.
        """),
  ]
}
