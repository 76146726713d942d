import Animation
import CompositionModel
import Diagnostics
import SceneModel

/// Resolves the parents and mattes of the layers of one composition.
///
/// Reports and removes references to missing layers and cycles, so that the result is safe to follow.
struct LayerLinks {
  private var layers: [Layer]
  private let references: [LayerReferences]
  private let context: ImportContext
  /// The positions of layers by index; the first layer with an index counts.
  private var places: [Double: Int] = [:]

  /// Collects the indices of the layers of a composition.
  init(_ layers: consuming [Layer], _ references: [LayerReferences], context: ImportContext) {
    self.layers = layers
    self.references = references
    self.context = context
    for place in references.indices {
      guard let index = self.layers[place].index else { continue }
      if let first = places[index] {
        report(
          .duplicateIndex, place, "/ind",
          "The layer \"\(self.layers[first].name)\" has the index \(NumberText.plain(index)) too; "
            + "links to this index use that layer.")
      } else {
        places[index] = place
      }
    }
  }

  /// The layers with resolved references.
  consuming func resolved() -> [Layer] {
    var (parents, mattes): ([Int?], [Int?]) = ([], [])
    for place in layers.indices {
      let (parent, matte) = (parent(of: place), matte(of: place))
      (layers[place].parent, layers[place].matte) = (parent, matte)
      parents.append(parent)
      mattes.append(matte?.layer)
      reportMissingEffectLayers(of: place)
    }
    cutCycles(.parentCycle, "/parent", "parents", parents) { $0.parent = nil }
    cutDeepParents()
    cutCycles(.matteCycle, "/tt", "mattes", mattes) { $0.matte = nil }
    return layers
  }

  private func parent(of place: Int) -> Int? {
    guard let index = references[place].parent else { return nil }
    guard let parent = places[index] else {
      report(
        .missingParent, place, "/parent",
        "The parent, layer \(NumberText.plain(index)), is missing; the layer has no parent.")
      return nil
    }
    return parent
  }

  private func matte(of place: Int) -> Matte? {
    guard let mode = references[place].matteMode else { return nil }
    let source = references[place].matte.map { places[$0] } ?? (place > 0 ? place - 1 : nil)
    guard let source else {
      report(
        .missingMatte, place, "/tt", "The track matte is missing; the layer is drawn without it.")
      return nil
    }
    return Matte(layer: source, mode: mode)
  }

  /// Reports effects that use a missing layer.
  private func reportMissingEffectLayers(of place: Int) {
    for (number, effect) in layers[place].effects.enumerated()
    where effect.isEnabled {
      guard let index = effect.namedLayer?.initial, index != 0, places[index] == nil
      else { continue }
      report(
        .missingEffectLayer, place, "/ef/\(number)",
        "The layer that \"\(effect.name)\" uses is missing; the effect changes nothing.")
    }
  }

  /// Follows each link once, and removes those that lead back to a layer of the same chain.
  private mutating func cutCycles(
    _ code: DiagnosticCode, _ member: String, _ kind: String, _ links: [Int?],
    cut: (inout Layer) -> Void
  ) {
    var visits = [Int](repeating: -1, count: links.count)
    for start in links.indices where visits[start] < 0 {
      var place = start
      while visits[place] < 0 {
        visits[place] = start
        guard let next = links[place] else { break }
        if visits[next] == start {
          report(
            code, place, member,
            "The layer and \"\(layers[next].name)\" are in a cycle of \(kind); "
              + "this link is removed.")
          cut(&layers[place])
          break
        }
        place = next
      }
    }
  }

  /// Cuts chains of parents at the limit; cycles are cut before.
  private mutating func cutDeepParents() {
    var depths = [Int](repeating: -1, count: layers.count)
    for start in layers.indices {
      var chain: [Int] = []
      var next: Int? = start
      while let place = next, depths[place] < 0 {
        chain.append(place)
        next = layers[place].parent
      }
      for place in chain.reversed() {
        depths[place] = layers[place].parent.map { depths[$0] + 1 } ?? 0
        guard depths[place] > ImportLimits.parentDepth else { continue }
        report(
          .limitExceeded, place, "/parent",
          "The layer has a chain of more than \(ImportLimits.parentDepth) parents; "
            + "this link is removed.")
        layers[place].parent = nil
        depths[place] = 0
      }
    }
  }

  private func report(
    _ code: DiagnosticCode, _ place: Int, _ member: String, _ message: String
  ) {
    context.inside(layers[place].name) {
      context.report(code, pointer: layers[place].pointer + member, message)
    }
  }
}

/// The unresolved references of a layer: the index of its parent, the mode of its track matte, and the index of its matte
/// layer, which is `nil` for the layer above.
typealias LayerReferences = (parent: Double?, matteMode: MatteMode?, matte: Double?)
