extension Double {
  /// The shortest text that reads back as the same number.
  var shortText: String {
    // Adding zero turns minus zero into zero.
    let text = (self + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
