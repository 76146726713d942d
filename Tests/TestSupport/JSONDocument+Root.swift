package import JSONTree

extension JSONDocument {
  /// The value that the text consists of; its document stays in memory for the rest of the process.
  package var root: JSONValue {
    _ = Unmanaged.passRetained(self)
    return withRoot { $0 }
  }
}
