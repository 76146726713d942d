import JSONTree

/// The results of all files as one JSON object.
struct BenchmarkReport {
  /// The name of the format.
  static let format = "xsheet-bench"
  /// The version of the format; it rises when a member is renamed, removed or changes its unit.
  static let version = 1

  private let plan: BenchmarkPlan
  /// The results of each file, in order.
  var files: [JSONNode] = []

  init(_ plan: BenchmarkPlan) {
    self.plan = plan
  }

  /// The report.
  var node: JSONNode {
    .object([
      JSONField("format", .string(BenchmarkReport.format)),
      JSONField("version", .number(Double(BenchmarkReport.version))),
      JSONField("measures", .string(plan.subject.rawValue)),
      JSONField("options", options),
      JSONField("files", .array(files)),
    ])
  }

  private var options: JSONNode {
    let numbers = [
      ("size_px", plan.size), ("frames", plan.frames), ("passes", plan.passes),
      ("loads", plan.loads), ("threads", plan.threads),
    ]
    return .object(numbers.map { JSONField($0.0, .number(Double($0.1))) })
  }
}
