/// The type of a layer, by its number in `ty`.
enum LayerType: Int {
  case precomposition, solid, image, null, shapes, text, audio, videoPlaceholder, imageSequence
  case video, imagePlaceholder, guide, adjustment, camera, light, data

  /// The name as in "Text layer".
  var name: String { LayerType.names[rawValue] }

  private static let names = [
    "Precomposition", "Solid", "Image", "Null", "Shape", "Text", "Audio", "Video placeholder",
    "Image sequence", "Video", "Image placeholder", "Guide", "Adjustment", "Camera", "Light",
    "Data",
  ]

  /// The types by their names in files of the first exporters.
  private static let oldNames: [String: LayerType] = [
    "PreCompLayer": .precomposition, "SolidLayer": .solid, "StillLayer": .image,
    "NullLayer": .null, "ShapeLayer": .shapes, "TextLayer": .text, "AudioLayer": .audio,
    "CameraLayer": .camera,
  ]

  /// The type by its name in files of the first exporters.
  init?(oldName: String) {
    guard let type = LayerType.oldNames[oldName] else { return nil }
    self = type
  }
}
