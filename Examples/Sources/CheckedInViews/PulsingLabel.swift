import SwiftUI

/// A pulse behind a text.
public struct PulsingLabel: View {
  private let text: String

  /// Makes the view.
  public init(_ text: String) { self.text = text }

  /// The pulse, from `pulse.xsheet.json`, and the text.
  public var body: some View {
    ZStack {
      PulseView()
      Text(verbatim: text)
    }
  }
}
