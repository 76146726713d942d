import CompositionModel
import Containers
import JSONTree
import TimelineModel
import ViewTree

extension SourceFile {
  /// The path of a picture that the file names; `nil` if there is none, or if it may not be read.
  package func path(ofPicture name: String) -> String? {
    guard case .file(let path) = pictureFolders.place(of: name) else { return nil }
    return path
  }
}

extension AnimationFile {
  /// The names of the picture files of the animation, each once, in the order of their first use.
  package var pictureNames: [String] {
    var seen: Set<String> = []
    return allPictureNames.filter { seen.insert($0).inserted }
  }

  private var allPictureNames: [String] {
    switch self {
    case .design(let design):
      design.composition.images.compactMap { image in
        guard case .external(let name) = image.source else { return nil }
        return name
      }
    case .timeline(let timeline):
      timeline.timeline.canvas.imageSources.filter { !DataURL.isOne($0) }
    }
  }
}
