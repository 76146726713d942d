import Xsheet

/// A rule of a configuration: the findings that are neither listed nor counted.
struct IgnoreRule: Hashable {
  /// The codes; empty for all.
  var codes: Set<DiagnosticCode> = []
  /// The files; empty for all.
  var paths: [PathPattern] = []
}

extension [IgnoreRule] {
  /// The codes that rules ignore in a file, given by its names from the configuration's folder on.
  func codes(inFile path: [String]) -> Set<DiagnosticCode> {
    var codes: Set<DiagnosticCode> = []
    for rule in self where rule.paths.isEmpty || rule.paths.matchFile(path) {
      codes.formUnion(rule.codes.isEmpty ? Set(DiagnosticCode.allCases) : rule.codes)
    }
    return codes
  }
}
