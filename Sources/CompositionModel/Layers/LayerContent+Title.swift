extension Layer.Content {
  /// After Effects' name, as in “Shape layer”.
  package var title: String {
    switch self {
    case .null: "Null"
    case .shapes: "Shape"
    case .solid: "Solid"
    case .precomposition: "Precomposition"
    case .image: "Image"
    case .text: "Text"
    case .audio: "Audio"
    case .camera: "Camera"
    case .data: "Data"
    case .adjustment: "Adjustment"
    case .unsupported(let name): name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
