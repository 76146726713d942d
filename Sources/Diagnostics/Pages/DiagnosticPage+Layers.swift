extension DiagnosticPage {
  /// Pages about layers that are not drawn.
  static let aboutLayers: [DiagnosticCode: DiagnosticPage] = [
    .unsupportedLayer: DiagnosticPage(
      meaning: """
        The layer is of a kind that is not drawn. Its children keep their places, and so does its \
        transform.
        """,
      cause: """
        The exporter wrote a kind of layer that only other players know, or a newer one than this \
        version does.
        """,
      remedy: """
        Replace the layer by shapes or by a precomposition with the same look. A layer that shows \
        nothing can become a null object.
        """),
    .unsupportedImage: DiagnosticPage(
      meaning: """
        The layer stands for a picture that is missing, or for one that cannot be drawn.
        """,
      cause: """
        A placeholder was left in After Effects, or the picture is of a kind other than PNG, JPEG \
        and WebP.
        """,
      remedy: """
        Replace the placeholder by footage. Draw simple pictures as shapes; they stay sharp at all \
        sizes. A picture that the app chooses itself can be added there.
        """),
    .unsupportedVideo: DiagnosticPage(
      meaning: """
        The layer shows a video. Nothing of it is drawn.
        """,
      cause: """
        Video footage is in the composition. Lottie has no way to carry the frames of a video.
        """,
      remedy: """
        Play the video in the app, beside the animation. Short loops can be drawn as shapes, or as \
        pictures on layers of their own.
        """),
    .unsupportedAudio: DiagnosticPage(
      meaning: """
        The layer plays a sound, which is not heard; the timeline has none.
        """,
      cause: """
        The composition was made to music, or the sound is meant to be in the app.
        """,
      remedy: """
        Play the sound in the app, started together with the animation. A sound that only helped \
        to time the movement can be a guide layer, which is not exported.
        """),
    .unsupportedLight: DiagnosticPage(
      meaning: """
        The composition has a light, which does not shine: layers have their plain colours.
        """,
      cause: """
        Three-dimensional layers are lit in After Effects. Lottie carries no shading.
        """,
      remedy: """
        Paint light and shade with gradients and half-transparent shapes, and animate those.
        """),
    .unsupportedData: DiagnosticPage(
      meaning: """
        The layer holds data, such as a table, that expressions read. It shows nothing itself, and \
        expressions are not evaluated.
        """,
      cause: """
        A data file (JSON or CSV) is in the composition and drives properties.
        """,
      remedy: """
        Convert the expressions that read the data to keyframes (Animation > Keyframe Assistant > \
        Convert Expression to Keyframes), then delete the layer.
        """),
    .unsupportedAdjustment: DiagnosticPage(
      meaning: """
        The adjustment layer changes the layers below it, but not by all that it has. The message \
        names what is missing.
        """,
      cause: """
        A transform, a stroke, a set matte or a layer style is on the adjustment layer.
        """,
      remedy: """
        Precompose the layers below, and apply it to their precomposition.
        """),
    .guideLayer: DiagnosticPage(
      meaning: """
        The layer is a guide layer: it is not drawn, as in After Effects' own output. Its children \
        keep their places.
        """,
      cause: """
        A sketch or a reference was left in the composition.
        """,
      remedy: """
        Nothing has to be done. If the layer is to be seen, switch Guide Layer off in the Layer \
        menu.
        """),
  ]
}
