import CompositionModel
import DesignChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import LottieImport

/// Designs outside of the project, in the folders that environment variables name.
@Suite struct FurtherDesignTests {
  private static let designs = ProjectFolder.files(of: .designs).map(\.path)
  private static let brokenDesigns = ProjectFolder.files(of: .brokenDesigns).map(\.path)

  @Test(
    "every design is imported",
    .enabled(if: !designs.isEmpty, "There are no further designs."),
    arguments: designs)
  func imports(path: String) throws {
    let result = try DesignImporter.importComposition(from: try bytes(path)).checked()
    #expect(result.composition.frameCount > 0)
    #expect(!result.composition.layers.isEmpty)
    // The remaining member is a note of an editor on layers that it hides.
    let unknown = result.diagnostics.items.filter { $0.code == .unknownMember }.map(\.pointer)
    #expect(unknown.allSatisfy { $0.hasSuffix("/hidden") })
  }

  @Test(
    "every broken file gives a coded error or a finding",
    .enabled(if: !brokenDesigns.isEmpty, "There are no broken designs."),
    arguments: brokenDesigns)
  func reports(path: String) throws {
    let isHealthy = path.contains("00-valid")
    do {
      let result = try DesignImporter.importComposition(from: try bytes(path)).checked()
      #expect(result.diagnostics.items.isEmpty == isHealthy)
    } catch let failure as ImportFailure {
      #expect(!isHealthy)
      #expect(failure.diagnostic.severity == .error)
      #expect(!failure.diagnostic.message.isEmpty)
    }
  }
}
