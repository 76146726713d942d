extension Diagnostic: CustomStringConvertible {
  /// One line: the severity, the code, the message and the layer.
  public var description: String {
    let place = layerPath.isEmpty ? "" : " [\(layerPath.joined(separator: " › "))]"
    return "\(severity.rawValue) \(code.rawValue): \(message)\(place)"
  }
}
