package import CompositionModel
import ViewTree

extension Composition {
  /// The largest number of views that a composition is lowered to; further layers are omitted.
  package static let maximumViews = 500_000

  /// The deepest nesting of precompositions that is lowered.
  package static let maximumPrecompositionDepth = 64

  /// The longest chain of mattes of mattes that is lowered.
  package static let maximumMatteDepth = 64

  /// Lowers the composition to views with animations.
  package func lowered() -> LoweredComposition {
    var lowering = LayerLowering(self)
    let root = lowering.root()
    return ViewTreeAssembler.assemble(root, timeScopes: lowering.timeScopes, of: self)
  }
}
