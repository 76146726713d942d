import CompositionModel
import SceneModel

extension ImageAsset: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(kind: "Image", name: name, hint: hint, pointer: pointer)
  }

  private var hint: String {
    if case .external(let path) = source { path } else { id }
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    switch (member, picture, source) {
    case ("picture", let picture?, _):
      element.properties.append(
        DescribedProperty(
          name: "picture",
          value: .text(ContentMark.text(of: picture), digest: picture.levels[0].hashValue)))
    case ("picture", nil, .external):
      element.properties.append(DescribedProperty(name: "picture", value: .text("missing")))
    case ("picture", nil, .embedded): break
    // The picture tells whether the bytes differ.
    case ("source", .some, .embedded):
      element.properties.append(DescribedProperty(name: "file", value: .text("embedded")))
    default: return false
    }
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
  static var scope: ReferenceScope? { .images }
}

extension SoundAsset: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Sound", name: name, hint: id) }
  static var listRole: DescribedList.Role { .unordered }
  static var scope: ReferenceScope? { .sounds }
}

extension DataAsset: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Data file", name: name, hint: id) }
  static var listRole: DescribedList.Role { .unordered }
  static var scope: ReferenceScope? { .dataSources }
}

extension FontAsset: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Font", name: name) }
  static var listRole: DescribedList.Role { .unordered }
}

extension Glyph: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Character", name: character) }
  static var listRole: DescribedList.Role { .summarized("characters") }
}

extension Marker: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Marker", name: name) }
  static var listRole: DescribedList.Role { .unordered }
}

extension MotionBlurSettings: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Motion blur settings", name: "") }
}

extension Slot: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Slot", name: id) }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    // The properties that use the slot have its value and tell its changes.
    member == "value" && !uses.isEmpty
  }

  static var listRole: DescribedList.Role { .unordered }
}
