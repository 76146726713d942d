import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Other names of kinds of views, and messages about them.
@Suite struct KindAdviceTests {
  @Test func synonymsAreUnique() {
    let synonyms = ViewCatalog.entries.flatMap(\.signature.synonyms)
    #expect(synonyms.count > 30)
    #expect(Set(synonyms).count == synonyms.count)
    #expect(Set(synonyms).isDisjoint(with: ViewCatalog.names.map { $0.lowercased() }))
    // Names are compared as small letters and digits.
    for name in synonyms {
      #expect(name == name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
  }

  @Test(arguments: [
    (ViewPlace.shape, "circle", "; use “ellipse”"),
    (.group, "circle", "; use “ellipse”, in a “shape”"),
    (.group, "Z-Stack", "; use “group”"),
    (.group, "IMG", "; use “image”"),
    (.shape, "polyline", "; use “path”"),
    (.shape, "triangle", "; use “polygon”"),
    (.group, "label", "; use “text”"),
    (.group, "grup", "; did you mean “group”?"),
    (.group, "strok", "; did you mean “stroke”, in a “shape”?"),
    (.geometry, "blur", "; use “gaussianBlur”, in a “group”"),
    (.group, "quux", ""),
  ])
  func hints(place: ViewPlace, word: String, hint: String) {
    #expect(place.hint(ofKind: word) == hint)
  }

  @Test(arguments: ViewPlace.allCases)
  func listsHaveTheKindsOfThePlace(place: ViewPlace) {
    let list = place.listOfKinds
    for entry in ViewCatalog.entries where entry.role != .effect {
      let isListed = list.contains("“\(entry.signature.name)”")
      #expect(isListed == entry.role.isAllowed(in: place))
    }
    #expect(list.contains("an effect") == (place == .group))
  }
}
