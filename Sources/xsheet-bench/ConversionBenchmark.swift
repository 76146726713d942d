import DesignChecks
import JSONTree
import LottieImport
import TimelineConversion

/// Measures the import of a file to a composition, and its conversion to a timeline.
struct ConversionBenchmark {
  private let plan: BenchmarkPlan
  private let bytes: [UInt8]

  init(_ plan: BenchmarkPlan, bytes: [UInt8]) {
    self.plan = plan
    self.bytes = bytes
  }

  /// Returns CPU times in milliseconds; import and conversion alternate, after a round that is not measured.
  func measure() throws(ImportFailure) -> [JSONField] {
    var (imports, conversions): ([Double], [Double]) = ([], [])
    for round in 0...plan.loads {
      let start = Stopwatch.cpu
      let composition = try DesignImporter.importComposition(from: bytes).composition
      let middle = Stopwatch.cpu
      let result = composition.converted()
      let end = Stopwatch.cpu
      withExtendedLifetime(result) {}
      guard round > 0 else { continue }
      imports.append(middle - start)
      conversions.append(end - middle)
    }
    return [
      JSONField("bytes", .number(Double(bytes.count))),
      JSONField("import_ms", .number(imports.median)),
      JSONField("conversion_ms", .number(conversions.median)),
      JSONField("conversion_per_import", .number(conversions.median / imports.median)),
    ]
  }
}
