extension DiagnosticPage {
  /// Pages about links between the parts of a file.
  static let aboutLinks: [DiagnosticCode: DiagnosticPage] = [
    .missingParent: DiagnosticPage(
      meaning: """
        A layer names a parent that the composition does not have. The layer is drawn as if it had \
        no parent, and so may stand elsewhere.
        """,
      cause: """
        The parent was left out of the export because it is hidden, a guide layer, or of a kind \
        that the exporter does not know.
        """,
      remedy: """
        In After Effects, choose the parent again in the Parent & Link column, or make its layer \
        one that is exported: visible, and no guide layer. A null object serves well as parent.
        """),
    .parentCycle: DiagnosticPage(
      meaning: """
        Layers are each other's parents in a circle, so that none of them has a place. The circle \
        is cut at one of them.
        """,
      cause: """
        After Effects does not allow this; the file was changed by hand or by a script, or two \
        layers have the same index.
        """,
      remedy: """
        Set the parent of one of the named layers to None, and export again. Look for LI0108, \
        which often is the cause.
        """),
    .missingMatte: DiagnosticPage(
      meaning: """
        A layer is to be cut by a matte that is not there, and is drawn uncut; or an effect looks at a \
        layer that is not there, and changes nothing.
        """,
      cause: """
        The matte layer was not exported, because it was hidden by the exporter's settings or was \
        deleted afterwards. Old files mean the layer just above, and there is none.
        """,
      remedy: """
        Choose the track matte of the layer again, and see that the matte layer is exported too. \
        An eye switched off does no harm to a matte.
        """),
    .matteCycle: DiagnosticPage(
      meaning: """
        Layers are each other's mattes in a circle. The circle is cut at one of them, which is \
        drawn without a matte.
        """,
      cause: """
        The file was changed by hand or by a script, or two layers have the same index.
        """,
      remedy: """
        Set the track matte of one of the named layers to None. If each is to cut the other, \
        duplicate one of them.
        """),
    .missingAsset: DiagnosticPage(
      meaning: """
        A layer shows a picture, a sound or a composition that is not among the file's assets, or \
        names none. Nothing of it is drawn.
        """,
      cause: """
        The footage was missing in After Effects when the composition was exported, or a program \
        that makes files smaller removed the asset.
        """,
      remedy: """
        Relink missing footage (File > Dependencies > Find Missing Footage), then export again \
        with all assets.
        """),
    .wrongAsset: DiagnosticPage(
      meaning: """
        A layer names an asset of another kind than it shows: a picture layer a composition, for \
        instance. Nothing of it is drawn.
        """,
      cause: """
        Footage was replaced by a composition, or the other way round, and the exporter wrote the \
        old kind of layer; or two assets share an identifier.
        """,
      remedy: """
        Put the footage into the composition as a new layer in place of the old one, then export \
        again with a current exporter.
        """),
    .precompositionCycle: DiagnosticPage(
      meaning: """
        A precomposition contains itself, directly or through others, and would be drawn without \
        end. The inner one is left out.
        """,
      cause: """
        After Effects does not allow this; the file was put together by a script, or two assets \
        share an identifier.
        """,
      remedy: """
        Replace the inner layer by the contents that it should show. Look for LI0109, which may be \
        the cause.
        """),
    .duplicateIndex: DiagnosticPage(
      meaning: """
        Two layers of one composition have the same index. Those that name it as parent or matte \
        mean the first one.
        """,
      cause: """
        Layers of several files were put together by a script, or an old exporter counted wrongly.
        """,
      remedy: """
        Export the composition again with a current exporter. If parents or mattes look right, \
        nothing has to be done.
        """),
    .duplicateAsset: DiagnosticPage(
      meaning: """
        Two assets have the same identifier. Layers that name it show the first one.
        """,
      cause: """
        Files were put together by a script, or several animations share one list of assets.
        """,
      remedy: """
        Export the composition again. In a file made by a script, rename one asset and the layers \
        that mean it.
        """),
    .missingIdentifier: DiagnosticPage(
      meaning: """
        An asset has no identifier, so that no layer can name it and nothing shows it.
        """,
      cause: """
        The file was made by a script or an unfinished exporter.
        """,
      remedy: """
        Export the composition again with a current exporter.
        """),
    .missingFont: DiagnosticPage(
      meaning: """
        A text is set in a font that the file does not list. It is not known which of the \
        characters' outlines belong to it, so that some are missing or look different.
        """,
      cause: """
        The font was not active in After Effects when the composition was exported, or the list of \
        fonts was removed afterwards.
        """,
      remedy: """
        Install or activate the font and export again with "Glyphs" switched on in Bodymovin's \
        settings; or create shapes from the text (Layer > Create > Create Shapes from Text).
        """),
    .missingTextPath: DiagnosticPage(
      meaning: """
        A text is to follow a mask that its layer does not have. It is set on a straight line.
        """,
      cause: """
        The mask was deleted or renumbered after it was chosen as the path, or was not exported.
        """,
      remedy: """
        In the text layer's Path Options choose the mask again, then export.
        """),
  ]
}
