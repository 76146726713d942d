import Foundation
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineFormat
import TimelineModel

@testable import Reporting

/// The words for members of the model.
@Suite struct PropertyVocabularyTests {
  /// Collects the members of values, as the keys of terms.
  private struct MemberScan {
    var keys: Set<String> = []

    mutating func add(_ value: Any) {
      if value is [Double] || value is [UInt8] || value is BezierPath || value is Picture { return }
      let mirror = Swift.Mirror(reflecting: value)
      let type = String(describing: mirror.subjectType)
      for child in mirror.children {
        if let label = child.label {
          keys.insert("\(type).\(label)")
          if mirror.displayStyle == .enum { addParts(of: child.value, "\(type).\(label)") }
        }
        add(child.value)
      }
    }

    private mutating func addParts(of value: Any, _ key: String) {
      let mirror = Swift.Mirror(reflecting: value)
      guard mirror.displayStyle == .tuple else { return }
      for part in mirror.children {
        guard let label = part.label else { continue }
        keys.insert("\(key).\(label.hasPrefix(".") ? String(label.dropFirst()) : label)")
      }
    }
  }

  /// A term for a member that does not exist, such as a renamed one, would be no use.
  @Test func termsNameMembersOfTheModel() throws {
    var scan = MemberScan()
    for file in ChangeLawTests.designs() {
      let text = try String(contentsOf: file, encoding: .utf8)
      if let composition = try? DesignSample.composition(text) { scan.add(composition) }
    }
    for file in ChangeLawTests.timelines() {
      if let timeline = try? Timeline.read(from: [UInt8](Data(contentsOf: file))) {
        scan.add(timeline)
      }
    }
    let unknown = PropertyVocabulary.terms.keys.filter { !scan.keys.contains($0) }
    #expect(unknown.sorted() == [])
  }

  @Test func membersWithoutTermHaveTheirWords() {
    #expect(PropertyVocabulary.term("Anything", "isLoudNow").name == "loud now")
    #expect(PropertyVocabulary.term("Anything", "dashOffset").name == "dash offset")
  }
}
