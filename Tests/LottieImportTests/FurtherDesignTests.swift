import CompositionModel
import Diagnostics
import Testing

@testable import LottieImport

/// Public and broken files next to the project.
@Suite struct SharedFileTests {
  private static let conformanceFiles = sharedFiles("conformance/files")
  private static let malformedFiles = sharedFiles("malformed")

  @Test(
    "every conformance file is imported",
    .enabled(if: !conformanceFiles.isEmpty, "There are no conformance files."),
    arguments: conformanceFiles)
  func conformance(path: String) throws {
    let result = try LottieImporter.importComposition(from: try bytes(path))
    #expect(result.composition.frameCount > 0)
    #expect(!result.composition.layers.isEmpty)
    // The remaining member is a note of an editor on layers that it hides.
    let unknown = result.diagnostics.items.filter { $0.code == .unknownMember }.map(\.pointer)
    #expect(unknown.allSatisfy { $0.hasSuffix("/hidden") })
  }

  @Test(
    "every broken file gives a coded error or a finding",
    .enabled(if: !malformedFiles.isEmpty, "There are no malformed files."),
    arguments: malformedFiles)
  func malformed(path: String) throws {
    let isHealthy = path.contains("00-valid")
    do {
      let result = try LottieImporter.importComposition(from: try bytes(path))
      #expect(result.diagnostics.items.isEmpty == isHealthy)
    } catch let failure as ImportFailure {
      #expect(!isHealthy)
      #expect(failure.diagnostic.severity == .error)
      #expect(!failure.diagnostic.message.isEmpty)
    }
  }
}
