package import Animation
package import Geometry
package import SceneModel

/// A picture.
package struct ImageAsset: Hashable, Sendable {
  /// The identifier in references of the file.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The size at which it is shown, in points.
  package var size: Vector2
  /// The location of its bytes.
  package var source: AssetSource
  /// Whether it is part of an image sequence.
  package var isSequencePart: Bool
  /// How the picture fills its size if their aspect ratios differ.
  package var fit = PictureFit.cover
  /// The JSON pointer to it.
  package var pointer = ""
  /// The decoded picture; `nil` before it is decoded and where decoding failed.
  package var picture: Picture?

  /// The name of the picture in views: its path, or `#` and its identifier if it is embedded.
  package var sourceName: String {
    switch source {
    case .embedded: "#\(id)"
    case .external(let path): path
    }
  }

  package init(
    id: String, name: String = "", size: Vector2, source: AssetSource, isSequencePart: Bool = false
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.source = source
    self.isSequencePart = isSequencePart
  }
}

/// A sound, or a data file, mostly JSON, that expressions read.
package struct FileAsset: Hashable, Sendable {
  /// The identifier in references of the file.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The location of its bytes.
  package var source: AssetSource
  /// The text of a data file; `nil` if it was not read.
  package var text: String?

  package init(id: String, name: String = "", source: AssetSource) {
    self.id = id
    self.name = name
    self.source = source
  }
}

/// The location of the bytes of a picture, sound or data file.
package enum AssetSource: Hashable, Sendable {
  /// Embedded: the bytes of the file, such as a PNG or JPEG picture.
  case embedded([UInt8])
  /// External: a path relative to the composition's file, or an address.
  case external(path: String)
}

/// A composition that layers of others show.
package struct Precomposition: Hashable, Sendable {
  /// The identifier in references of the file.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The layers, topmost first.
  package var layers: [Layer]
  /// Its own frame rate, in frames a second, which does not change its speed; `nil` where the file has none.
  package var frameRate: Double?
  /// The JSON pointer to it.
  package var pointer: String

  /// The name, or the identifier where the file has none.
  package var title: String { name.isEmpty ? id : name }

  package init(id: String, name: String = "", layers: [Layer] = [], pointer: String = "") {
    self.id = id
    self.name = name
    self.layers = layers
    self.pointer = pointer
  }
}

/// A slot: a named value that overrides the values of properties, and that an application may replace.
package struct Slot: Hashable, Sendable {
  /// The identifier in references of properties.
  package var id: String
  /// The value, in the units of the first property that uses it; `nil` for an unused slot, one without a value in the
  /// file, and for text.
  package var value: AnimatedValue<PropertyValue>?
  /// The JSON pointers to the properties that use it.
  package var uses: [String]

  package init(id: String, value: AnimatedValue<PropertyValue>? = nil, uses: [String] = []) {
    self.id = id
    self.value = value
    self.uses = uses
  }
}
