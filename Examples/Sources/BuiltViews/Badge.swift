import SwiftUI

/// A bell that rings, with a dot.
public struct Badge: View {
  /// Makes the view.
  public init() {}

  /// The bell, from `bell.json`, and the dot.
  public var body: some View {
    ZStack {
      BellView()
      Circle()
        .fill(.red)
        .frame(width: 12, height: 12)
        .position(x: 64, y: 16)
    }
    .frame(width: 80, height: 80)
  }
}
