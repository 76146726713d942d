import CompositionLowering
import ViewTree

/// A layer of a design.
public struct DesignLayer: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The number in the timeline panel of After Effects: its place in its composition, from 1 at the top.
  public let number: Int
  /// The kind in After Effects' words, such as "Shape" or "Precomposition".
  public let kind: String
  /// The time in which it is shown, in seconds of its composition.
  public let time: Range<Double>
  /// The name of its parent; `nil` for none.
  public let parent: String?
  /// Whether it is hidden at all times.
  public let isHidden: Bool
  /// The layers of the precomposition that it shows, topmost first; a precomposition that is used several times has them
  /// at its first use.
  public let layers: [DesignLayer]
}

/// A text of a design.
public struct DesignText: Hashable, Sendable {
  /// The names of the layers on the way to it, the layer itself last.
  public let layers: [String]
  /// The text; `\n` separates lines.
  public let string: String
  /// The name of the font.
  public let font: String
  /// The size of the font, in points.
  public let size: Double
  /// The color of the letters; `nil` for outlines alone.
  public let color: Color?
}

/// A color of a design.
public struct DesignColor: Hashable, Sendable {
  /// The color.
  public let color: Color
  /// The names of the layers on the way to the layer that has it.
  public let layers: [String]
}

/// A named time of a design.
public struct DesignMarker: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The time, in seconds from the beginning.
  public let time: Double
  /// The duration in seconds; 0 for an instant.
  public let duration: Double
}

/// A picture of a design.
public struct DesignPicture: Hashable, Sendable {
  /// The identifier in the file.
  public let id: String
  /// The path that the file names; `nil` for a picture in the file itself.
  public let path: String?
  /// The width at which it is shown, in points.
  public let width: Double
  /// The height at which it is shown, in points.
  public let height: Double
  /// Whether it could not be read, so that it is not drawn.
  public let isMissing: Bool
}

extension Design {
  /// The layers, topmost first.
  public var layers: [DesignLayer] {
    var seen: Set<Int> = []
    return layers(composition.layers, from: composition.inPoint, &seen)
  }

  /// The texts, in the order of the layers; a text that changes is there with each of its strings.
  public var texts: [DesignText] {
    var seen: Set<Int> = []
    var texts: [DesignText] = []
    collectTexts(composition.layers, [], &seen, &texts)
    return texts
  }

  /// The colors of fills, strokes, solids and texts at the beginning, each once a layer, those behind first.
  ///
  /// Stops of gradients are not among them.
  public var colors: [DesignColor] {
    let lowered = composition.lowered()
    var seen: Set<DesignColor> = []
    return zip(lowered.canvas.root.preorder, lowered.origins).flatMap { view, origin in
      view.node.kind.properties.compactMap { property -> DesignColor? in
        guard case .color(let color) = view.node.initialValue(property.key) ?? property.initial,
          view.node.kind.paint?.gradient == nil
        else { return nil }
        let found = DesignColor(color: color, layers: origin.layerPath)
        return seen.insert(found).inserted ? found : nil
      }
    }
  }

  /// The markers, in the order of the file.
  public var markers: [DesignMarker] {
    composition.markers.map { marker in
      DesignMarker(
        name: marker.name, time: (marker.time - composition.inPoint) / composition.frameRate,
        duration: marker.duration / composition.frameRate)
    }
  }

  /// The pictures, in the order of the file.
  public var pictures: [DesignPicture] {
    composition.images.map { image in
      let path: String? = if case .external(let path) = image.source { path } else { nil }
      return DesignPicture(
        id: image.id, path: path, width: image.size.x, height: image.size.y,
        isMissing: image.picture == nil)
    }
  }

  private func layers(
    _ layers: [Layer], from start: Double, _ seen: inout Set<Int>
  ) -> [DesignLayer] {
    layers.enumerated().map { index, layer in
      let first = (layer.inPoint - start) / composition.frameRate
      let end = (layer.outPoint - start) / composition.frameRate
      return DesignLayer(
        name: layer.name, number: index + 1, kind: layer.content.title,
        time: first..<max(first, end),
        parent: layer.parent.map { layers[$0].name }, isHidden: layer.isHidden,
        layers: precomposition(of: layer, &seen).map { self.layers($0, from: 0, &seen) } ?? [])
    }
  }

  private func collectTexts(
    _ layers: [Layer], _ path: [String], _ seen: inout Set<Int>, _ texts: inout [DesignText]
  ) {
    for layer in layers {
      let path = path + [layer.name]
      if case .text(let content) = layer.content {
        texts += content.documents.map(\.document).map { document in
          DesignText(
            layers: path, string: document.text, font: document.fontName, size: document.fontSize,
            color: document.fill)
        }
      } else if let inner = precomposition(of: layer, &seen) {
        collectTexts(inner, path, &seen, &texts)
      }
    }
  }

  /// The layers of the precomposition that a layer shows, at its first use.
  private func precomposition(of layer: Layer, _ seen: inout Set<Int>) -> [Layer]? {
    guard let index = layer.content.precomposition,
      composition.precompositions.indices.contains(index), seen.insert(index).inserted
    else { return nil }
    return composition.precompositions[index].layers
  }
}
