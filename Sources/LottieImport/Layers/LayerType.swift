/// The type of a layer, by its number in `ty`.
enum LayerType: Int {
  case precomposition
  case solid
  case image
  case null
  case shapes
  case text
  case audio
  case videoPlaceholder
  case imageSequence
  case video
  case imagePlaceholder
  case guide
  case adjustment
  case camera
  case light
  case data

  /// The name as in "Text layer".
  var name: String {
    switch self {
    case .precomposition: "Precomposition"
    case .solid: "Solid"
    case .image: "Image"
    case .null: "Null"
    case .shapes: "Shape"
    case .text: "Text"
    case .audio: "Audio"
    case .videoPlaceholder: "Video placeholder"
    case .imageSequence: "Image sequence"
    case .video: "Video"
    case .imagePlaceholder: "Image placeholder"
    case .guide: "Guide"
    case .adjustment: "Adjustment"
    case .camera: "Camera"
    case .light: "Light"
    case .data: "Data"
    }
  }

  /// The type by its name in files of the first exporters.
  init?(oldName: String) {
    switch oldName {
    case "PreCompLayer": self = .precomposition
    case "SolidLayer": self = .solid
    case "StillLayer": self = .image
    case "NullLayer": self = .null
    case "ShapeLayer": self = .shapes
    case "TextLayer": self = .text
    case "AudioLayer": self = .audio
    case "CameraLayer": self = .camera
    default: return nil
    }
  }
}
