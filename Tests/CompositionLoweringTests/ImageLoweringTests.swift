import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct ImageLoweringTests {
  /// A composition whose layers show pictures one after the other.
  private func composition(_ images: [ImageAsset]) -> Composition {
    var composition = Composition(size: Vector2(100, 100), frameRate: 30, outPoint: 10)
    composition.images = images
    composition.layers = images.indices.map { index in
      Layer(name: "Picture \(index)", content: .image(index), inPoint: 0, outPoint: 5)
    }
    return composition
  }

  private func asset(_ source: AssetSource, _ picture: Picture? = nil) -> ImageAsset {
    var asset = ImageAsset(id: "a", size: Vector2(20, 10), source: source)
    asset.picture = picture
    return asset
  }

  @Test func imageLayersBecomeImages() throws {
    let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 4]))
    let composition = composition([asset(.embedded([1]), picture)])
    let sources = composition.lowered().canvas.imageSources
    #expect(sources == ["#a"])
    var session = CompositionSession(composition)
    session.advance(to: 0)
    #expect(session.scene.images == [SceneImage(picture: picture, size: Vector2(20, 10))])
    #expect(session.scene.nodes.contains { $0.kind == .image })
    #expect(session.scene.groups.allSatisfy { $0.isVisible })
    session.advance(to: 5)
    #expect(session.scene.groups.contains { !$0.isVisible })
  }

  @Test func picturesThatAreNotDecodedStayViews() {
    let composition = composition([asset(.external(path: "images/a.png"))])
    #expect(composition.lowered().canvas.imageSources == ["images/a.png"])
    #expect(composition.at(frame: 0).images.map(\.picture) == [nil])
  }

  @Test func layersOfNoSizeOrAssetAreLeftOut() {
    var composition = composition([asset(.embedded([]))])
    composition.layers[0].content = .image(7)
    #expect(composition.lowered().canvas.imageSources == [])
    composition.layers[0].content = .image(0)
    composition.images[0].size = Vector2(0, 10)
    #expect(composition.lowered().canvas.imageSources == [])
  }

  @Test func sourcesCanBeRenamed() {
    var canvas = composition([
      asset(.external(path: "a.png")), asset(.external(path: "b.png")),
      asset(.external(path: "a.png")),
    ]).lowered().canvas
    #expect(Set(canvas.imageSources) == ["a.png", "b.png"] && canvas.imageSources.count == 2)
    canvas.renameImageSources(["a.png": "c.png"])
    #expect(Set(canvas.imageSources) == ["c.png", "b.png"])
  }
}
