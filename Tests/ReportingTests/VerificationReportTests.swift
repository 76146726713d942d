import JSONTree
import Testing
import Verification

@testable import Reporting

/// Verdicts as text and as JSON.
@Suite struct VerificationReportTests {
  @Test func noFrames() {
    let report = VerificationReport(
      file: "a.json", comparison: FrameSequenceComparison(), worstLayer: [])
    #expect(report.text == "a.json: match, 0 frames\n")
    #expect(
      report.json == ["file": "a.json", "verdict": "match", "frames": 0, "meanError": 0])
  }
}
